import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import TestSupport

@testable import ListCore

/// Changes the sections and items of collections, and diffable snapshots, as an input says.
///
/// After changes that explain the data, a collection is as a new one of the same data; others are reported, and it is so, too.
/// Snapshots are compared with plain arrays, whose calls with unknown items are reported and change nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLists(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var random = unsafe SeededGenerator(bytes: UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    switch random.index(below: 4) {
    case 0: changeNumbers(random)
    case 1: changeCollection(random)
    case 2: applySnapshots(&random)
    default:
      var model = SnapshotModel(random)
      model.run()
    }
  }
  return 0
}

/// Looks up each section and item among changes.
private func changeNumbers(_ random: SeededGenerator) {
  let random = RandomChanges(from: random)
  let update = ListUpdate(
    random.changes, from: RandomChanges.counts(random.before), to: RandomChanges.counts(random.after))
  precondition(update.problem(in: .collection) == nil)
  func places(_ sections: [RandomChanges.Section]) -> [Int: ItemPlace] {
    var places: [Int: ItemPlace] = [:]
    for (index, section) in sections.enumerated() {
      for (item, id) in section.items.enumerated() { places[id] = ItemPlace(index, item) }
    }
    return places
  }
  let (before, after) = (places(random.before), places(random.after))
  for (id, place) in before { precondition(update.newPlace(of: place) == after[id]) }
  for (id, place) in after { precondition(update.oldPlace(of: place) == before[id]) }
}

/// Compares a collection after changes, right and wrong ones, with a new one of the same data.
@MainActor
private func changeCollection(_ random: SeededGenerator) {
  let first = RandomChanges(from: random)
  var random = first.random
  let scene = CollectionScene(first.before, height: 150)
  scene.view.allowsMultipleSelection = true
  // One that was laid out: before, changes are those of a view that has not asked for its data.
  scene.view.layoutIfNeeded()
  for _ in 0..<6 where !random.isOver {
    for cell in scene.view.indexPathsForVisibleItems.prefix(2) where Bool.random(using: &random) {
      scene.view.selectItem(at: cell, animated: false, scrollPosition: [])
    }
    let changes = RandomChanges(from: random, of: scene.source.sections)
    random = changes.random
    let isWrong = random.index(below: 4) == 0
    let extra = random.index(below: 3)
    let reports = LayoutDiagnostics.collect {
      scene.view.performBatchUpdates {
        scene.source.sections = changes.after
        if isWrong { for _ in 0...extra { scene.source.sections.append(.init(id: -9, items: [-1, -2])) } }
        scene.announce(changes.changes)
      }
      scene.view.layoutIfNeeded()
    }
    precondition(reports.isEmpty != isWrong, "\(reports)")
    precondition(scene.picture == scene.fresh())
    scene.view.contentOffset.y = CGFloat(random.index(below: 200))
    scene.view.layoutIfNeeded()
    precondition(scene.picture == scene.fresh())
  }
}

/// Compares a view that snapshots were applied to with a new one of the last.
@MainActor
private func applySnapshots(_ random: inout SeededGenerator) {
  let scene = DiffableScene()
  for _ in 0..<4 where !random.isOver {
    let snapshot = random.snapshot()
    scene.apply(snapshot, animated: random.index(below: 2) == 0)
    UIView.performWithoutAnimation { scene.window.layoutIfNeeded() }
    precondition(scene.counts == snapshot.rows.map(\.count))
    precondition(scene.source.snapshot().rows == snapshot.rows)
  }
  let last = scene.source.snapshot()
  scene.apply(last)
  let fresh = DiffableScene()
  fresh.apply(last)
  precondition(scene.rows == fresh.rows)
}

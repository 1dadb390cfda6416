import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import TestSupport
import Testing
import ViewTestSupport

@testable import ListCore

/// Changes of items and sections of a collection view.
@MainActor
struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func change(_ scene: CollectionScene, seed: UInt64) {
    let random = RandomChanges(seed: seed, of: scene.source.sections)
    scene.view.performBatchUpdates {
      scene.source.sections = random.after
      scene.announce(random.changes)
    }
  }

  @Test(arguments: TestEffort.seeds(120))
  func `after random changes all is as in a new view of the same data`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = CollectionScene(RandomChanges(seed: seed).before, height: 150)
    scene.view.allowsMultipleSelection = true
    let reports = LayoutDiagnostics.collect {
      for round in 0..<4 {
        if round > 0 || seed % 3 > 0 { scene.view.layoutIfNeeded() }
        for cell in scene.view.indexPathsForVisibleItems.prefix(2) {
          scene.view.selectItem(at: cell, animated: false, scrollPosition: [])
        }
        change(scene, seed: seed &* 7 &+ UInt64(round))
        scene.view.layoutIfNeeded()
        #expect(scene.picture == scene.fresh())
        scene.view.contentOffset.y = random.number(in: 0...200).rounded()
        scene.view.layoutIfNeeded()
        #expect(scene.picture == scene.fresh())
      }
    }
    #expect(reports.isEmpty)
  }

  @Test func `counts that changes do not explain are reported, and the data reloaded`() throws {
    let scene = CollectionScene(count: 2)
    scene.view.layoutIfNeeded()
    var finished = false
    let reports = LayoutDiagnostics.collect {
      scene.view.performBatchUpdates {
        scene.source.sections[0].items = [4, 5, 6, 7]
        scene.view.insertItems(at: [path(0)])
      } completion: { _ in
        finished = true
      }
    }
    let counts = ListError.Counts(before: 2, after: 4, inserted: 1, deleted: 0)
    #expect(reports == [.list(.wrongItems(.collection, section: 0, counts))])
    #expect(finished)
    scene.view.layoutIfNeeded()
    #expect(scene.picture == scene.fresh())
    #expect(scene.view.visibleCells.count == 4)
  }

  @Test func `wrong paths and paths of anything but items are reported, and change nothing`() {
    let scene = CollectionScene(count: 2)
    scene.view.layoutIfNeeded()
    let reports = LayoutDiagnostics.collect {
      scene.view.deleteItems(at: [IndexPath(), IndexPath(index: 3), path(-1)])
      scene.view.reloadItems(at: [path(9)])
      scene.view.deleteSections(IndexSet(integer: 5))
      scene.view.moveItem(at: path(0), to: path(0, 4))
      scene.view.moveItem(at: path(0), to: IndexPath())
      scene.view.layoutIfNeeded()
    }
    #expect(reports.count == 5)
    #expect(scene.picture == scene.fresh())
  }

  @Test func `cells of items that stay are kept, and of reloaded ones replaced`() throws {
    let scene = CollectionScene(count: 4)
    scene.view.layoutIfNeeded()
    let before = scene.view.visibleCells
    scene.view.performBatchUpdates {
      scene.source.sections[0].items = [2, 9, 0, 3]
      scene.view.deleteItems(at: [path(1)])
      scene.view.insertItems(at: [path(1)])
      scene.view.moveItem(at: path(2), to: path(0))
      scene.view.reloadItems(at: [path(3)])
    }
    let after = scene.view.visibleCells
    #expect(after[0] === before[2] && after[2] === before[0])
    #expect(after[3] !== before[3])
    #expect(after.map { ($0 as? NumberCell)?.number } == [2, 9, 0, 3])
  }

  @Test func `an item that is configured again keeps its cell, which is not prepared for reuse`() throws {
    let scene = CollectionScene(count: 3)
    scene.view.layoutIfNeeded()
    let cell = try #require(scene.view.cellForItem(at: path(1)) as? NumberCell)
    scene.source.sections[0].items[1] = 50
    scene.source.log = []
    scene.view.reconfigureItems(at: [path(1), path(70)])
    #expect(scene.view.cellForItem(at: path(1)) === cell && cell.number == 50)
    #expect(scene.source.log.filter { $0.hasPrefix("cell") } == ["cell 0-1"])
  }

  @Test func `the layout is told of changes, then of their end, and the completion comes last`() {
    final class Told: StackLayout {
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
          calls.append("\(item.updateAction) \(old ?? -1) \(new ?? -1)")
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("end")
      }
    }
    let layout = Told()
    let scene = CollectionScene(count: 3, layout)
    scene.view.layoutIfNeeded()
    layout.calls = []
    scene.view.performBatchUpdates {
      scene.source.sections[0].items = [2, 7, 1]
      scene.view.insertItems(at: [path(1)])
      scene.view.deleteItems(at: [path(0)])
      scene.view.moveItem(at: path(2), to: path(0))
    } completion: { _ in
      layout.calls.append("completion")
    }
    #expect(
      layout.calls == ["prepare", "delete 0 -1", "insert -1 1", "move 2 0", "end", "completion"])
  }

  @Test func `selected items go with their changes`() {
    let scene = CollectionScene(count: 5)
    scene.view.allowsMultipleSelection = true
    scene.view.layoutIfNeeded()
    for item in [1, 3, 4] { scene.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    scene.view.performBatchUpdates {
      scene.source.sections[0].items = [0, 2, 3, 9, 4]
      scene.view.deleteItems(at: [path(1)])
      scene.view.insertItems(at: [path(3)])
    }
    #expect(scene.view.indexPathsForSelectedItems == [path(2), path(4)])
    scene.view.reloadData()
    #expect(scene.view.indexPathsForSelectedItems == [])
  }

  @Test func `content that becomes shorter is scrolled to its end`() {
    let scene = CollectionScene(count: 100)
    scene.view.layoutIfNeeded()
    scene.view.contentOffset.y = 4000
    scene.view.layoutIfNeeded()
    scene.source.sections[0].items = Array(0..<10)
    scene.view.deleteItems(at: (10..<100).map { path($0) })
    // 20 + 10 × 44 points of content, of which 300 are visible.
    #expect(scene.view.contentOffset.y == 160)
    #expect(scene.picture == scene.fresh())
  }

  // MARK: Animations

  @Test func `changes take 0.3 seconds of the clock: items move, appear and disappear`() throws {
    try AnimatingWindow.run { window in
      let scene = CollectionScene(count: 3)
      window.window.addSubview(scene.view)
      window.loop.runUntilIdle()
      let cells = scene.view.visibleCells
      var isFinished: Bool?
      scene.source.log = []
      scene.view.performBatchUpdates {
        scene.source.sections[0].items = [9, 0, 2]
        scene.view.deleteItems(at: [path(1)])
        scene.view.insertItems(at: [path(0)])
      } completion: {
        isFinished = $0
      }
      let new = try #require(scene.view.cellForItem(at: path(0)))
      #expect(scene.view.visibleCells.map(\.frame.minY) == [20, 64, 108])
      #expect(cells[1].superview === scene.view && scene.view.indexPath(for: cells[1]) == nil)
      window.loop.run(until: window.now + 0.15)
      // Half of the way at half of the time, by the symmetry of the curve.
      let shown = try #require(cells[0].layer.presentation())
      #expect(abs(shown.position.y - 64) < 0.01)
      #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      #expect(abs((cells[1].layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      #expect(isFinished == nil && !scene.source.log.contains("didEndDisplaying 0-1"))
      window.loop.run(until: window.now + 0.2)
      #expect(isFinished == true && cells[1].superview == nil)
      #expect(scene.source.log.last == "didEndDisplaying 0-1")
      #expect(scene.picture == scene.fresh())
    }
  }

  @Test func `items that come from outside of the bounds move in, and others move out`() throws {
    try AnimatingWindow.run { window in
      let scene = CollectionScene(count: 20, height: 108)
      window.window.addSubview(scene.view)
      window.loop.runUntilIdle()
      let cells = scene.view.visibleCells
      scene.source.sections[0].items.remove(at: 0)
      scene.view.deleteItems(at: [path(0)])
      let arrived = try #require(scene.view.cellForItem(at: path(1)) as? NumberCell)
      #expect(arrived.number == 2 && cells[1] === scene.view.cellForItem(at: path(0)))
      window.loop.run(until: window.now + 0.15)
      #expect(abs((arrived.layer.presentation()?.position.y ?? 0) - (64 + 22 + 22)) < 0.01)
      window.loop.run(until: window.now + 0.2)
      scene.source.sections[0].items.insert(0, at: 0)
      scene.view.insertItems(at: [path(0)])
      #expect(arrived.superview === scene.view && arrived.frame.minY == 108)
      window.loop.run(until: window.now + 0.4)
      #expect(arrived.superview == nil)
      #expect(scene.picture == scene.fresh())
    }
  }

  @Test func `changes without animations are made at once while a clock runs`() {
    AnimatingWindow.run { window in
      let scene = CollectionScene(count: 3)
      window.window.addSubview(scene.view)
      window.loop.runUntilIdle()
      var isFinished = false
      UIView.performWithoutAnimation {
        scene.view.performBatchUpdates {
          scene.source.sections[0].items = [0, 2]
          scene.view.deleteItems(at: [path(1)])
        } completion: { _ in
          isFinished = true
        }
      }
      #expect(isFinished && scene.picture == scene.fresh())
      #expect(scene.view.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
    }
  }
}

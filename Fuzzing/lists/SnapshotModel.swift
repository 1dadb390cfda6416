import DiagnosticCore
import TestSupport

@testable import ListCore

/// A diffable snapshot beside plain arrays of the same sections and items.
struct SnapshotModel {
  private var random: SeededGenerator
  private var snapshot = Snapshot()
  private var sections: [(name: String, items: [Int])] = []
  private var next = 100

  init(_ random: SeededGenerator) {
    self.random = random
  }

  mutating func run() {
    for _ in 0..<60 where !random.isOver {
      step()
      check()
    }
  }

  private mutating func below(_ count: Int) -> Int { random.index(below: count) }

  /// Returns an item, mostly one that there is.
  private mutating func item() -> Int {
    let all = sections.flatMap(\.items)
    return all.isEmpty || below(8) == 0 ? 7 : all[below(all.count)]
  }

  private mutating func name() -> String {
    sections.isEmpty || below(8) == 0 ? "none" : sections[below(sections.count)].name
  }

  private mutating func new(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }

  private func place(of item: Int) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  private func index(of name: String) -> Int? { sections.firstIndex { $0.name == name } }

  /// Makes a call, which is reported exactly if it cannot have an effect.
  private func call(_ change: (inout Snapshot) -> Void, on snapshot: inout Snapshot, isWrong: Bool) {
    var changed = snapshot
    let reports = LayoutDiagnostics.collect { change(&changed) }
    precondition(reports.isEmpty != isWrong, "\(reports)")
    snapshot = changed
  }

  private mutating func step() {
    switch below(12) {
    case 0:
      let names = new(1 + below(2)).map { "s\($0)" }
      call({ $0.appendSections(names) }, on: &snapshot, isWrong: false)
      sections += names.map { ($0, []) }
    case 1:
      let (name, other, isBefore) = ("s\(new(1)[0])", name(), below(2) == 0)
      let place = index(of: other)
      call(
        {
          isBefore
            ? $0.insertSections([name], beforeSection: other) : $0.insertSections([name], afterSection: other)
        },
        on: &snapshot, isWrong: place == nil)
      if let place { sections.insert((name, []), at: isBefore ? place : place + 1) }
    case 2:
      let name = name()
      call({ $0.deleteSections([name]) }, on: &snapshot, isWrong: false)
      sections.removeAll { $0.name == name }
    case 3:
      let (name, other, isBefore) = (name(), name(), below(2) == 0)
      guard name != other else { return }
      let (from, to) = (index(of: name), index(of: other))
      call(
        { isBefore ? $0.moveSection(name, beforeSection: other) : $0.moveSection(name, afterSection: other) },
        on: &snapshot,
        isWrong: from == nil || to == nil)
      guard let from, to != nil else { return }
      let section = sections.remove(at: from)
      let place = index(of: other) ?? 0
      sections.insert(section, at: isBefore ? place : place + 1)
    case 4, 5:
      let (items, name) = (new(below(5)), name())
      let place = index(of: name)
      guard place != nil || !items.isEmpty else { return }
      call({ $0.appendItems(items, toSection: name) }, on: &snapshot, isWrong: place == nil)
      if let place { sections[place].items += items }
    case 6, 7:
      let (items, other, isBefore) = (new(1 + below(3)), item(), below(2) == 0)
      let place = place(of: other)
      call(
        { isBefore ? $0.insertItems(items, beforeItem: other) : $0.insertItems(items, afterItem: other) },
        on: &snapshot,
        isWrong: place == nil)
      if let place {
        sections[place.section].items.insert(contentsOf: items, at: place.item + (isBefore ? 0 : 1))
      }
    case 8:
      let items = (0..<below(4)).map { _ in item() }
      call({ $0.deleteItems(items) }, on: &snapshot, isWrong: false)
      for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    case 9, 10:
      let (item, other, isBefore) = (item(), item(), below(2) == 0)
      guard item != other else { return }
      let (from, to) = (place(of: item), place(of: other))
      call(
        { isBefore ? $0.moveItem(item, beforeItem: other) : $0.moveItem(item, afterItem: other) },
        on: &snapshot,
        isWrong: from == nil || to == nil)
      guard let from, to != nil else { return }
      sections[from.section].items.remove(at: from.item)
      if let place = place(of: other) {
        sections[place.section].items.insert(item, at: place.item + (isBefore ? 0 : 1))
      }
    default:
      let item = item()
      call({ $0.reloadItems([item]) }, on: &snapshot, isWrong: place(of: item) == nil)
    }
  }

  private func check() {
    let all = sections.flatMap(\.items)
    precondition(snapshot.sectionIdentifiers == sections.map(\.name))
    precondition(snapshot.rows == sections.map(\.items), "\(snapshot.rows) is not \(sections)")
    precondition(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count)
    for (index, item) in all.enumerated() { precondition(snapshot.indexOfItem(item) == index) }
    for (index, section) in sections.enumerated() {
      precondition(snapshot.indexOfSection(section.name) == index)
      if let item = section.items.last {
        precondition(snapshot.sectionIdentifier(containingItem: item) == section.name)
      }
    }
    precondition(Set(snapshot.reloadedItemIdentifiers).isSubset(of: all))
  }
}

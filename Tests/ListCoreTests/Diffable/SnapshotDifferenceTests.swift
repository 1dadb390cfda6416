import Foundation
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// The changes from one snapshot to another.
struct SnapshotDifferenceTests {
  /// Returns the result of a batch of changes by UIKit's rules.
  ///
  /// Insertions and moves take their new places, and the rest fills the others in its old order. Inserted sections
  /// have the new items.
  private func result(of difference: SnapshotDifference, on old: Snapshot, like new: Snapshot) -> [[Int]] {
    let stays = filled(
      count: new.numberOfSections, moves: difference.movedSections.map { ($0.from, $0.to) },
      inserted: Set(difference.insertedSections), deleted: Set(difference.deletedSections),
      old: old.numberOfSections)
    let movedOut = Set(difference.movedItems.map(\.from))
    return stays.enumerated().map { section, oldSection in
      guard let oldSection else { return new.rows[section] }
      var slots = [Int?](repeating: nil, count: new.rows[section].count)
      for path in difference.insertedItems where path.section == section {
        slots[path.item] = new.rows[section][path.item]
      }
      for move in difference.movedItems where move.to.section == section {
        slots[move.to.item] = old.rows[move.from.section][move.from.item]
      }
      var rest = old.rows[oldSection].enumerated().filter { item, _ in
        let path = IndexPath(item: item, section: oldSection)
        return !difference.deletedItems.contains(path) && !movedOut.contains(path)
      }.map(\.element)
      return slots.compactMap { slot in
        if let slot { return slot }
        return rest.isEmpty ? nil : rest.removeFirst()
      } + rest
    }
  }

  /// Returns the old index of each new section; nil for an inserted one.
  private func filled(
    count: Int, moves: [(Int, Int)], inserted: Set<Int>, deleted: Set<Int>, old: Int
  ) -> [Int?] {
    let targets = Dictionary(uniqueKeysWithValues: moves.map { ($0.1, $0.0) })
    let sources = Set(moves.map(\.0))
    var rest = (0..<old).filter { !deleted.contains($0) && !sources.contains($0) }
    return (0..<count).map { index in
      if inserted.contains(index) { return nil }
      return targets[index] ?? rest.removeFirst()
    }
  }

  @Test(arguments: TestEffort.seeds(300))
  func `the difference of two snapshots turns the first into the second`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (random.snapshot(), random.snapshot())
    let difference = SnapshotDifference(from: old, to: new)
    #expect(result(of: difference, on: old, like: new) == new.rows)
    #expect(SnapshotDifference(from: new, to: new).isEmpty)
  }

  @Test(arguments: TestEffort.seeds(100))
  func `pure insertions and deletions move nothing, and are as many as the items`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let new = random.snapshot()
    var old = new
    old.deleteItems(new.itemIdentifiers.filter { _ in random.index(below: 3) == 0 })
    let changed = new.numberOfItems - old.numberOfItems
    let insertions = SnapshotDifference(from: old, to: new)
    #expect(insertions.insertedItems.count == changed)
    #expect(
      insertions.movedItems.isEmpty && insertions.deletedItems.isEmpty && insertions.movedSections.isEmpty)
    let deletions = SnapshotDifference(from: new, to: old)
    #expect(deletions.deletedItems.count == changed)
    #expect(deletions.movedItems.isEmpty && deletions.insertedItems.isEmpty)
  }

  /// The length of a longest increasing subsequence, by comparing all pairs.
  private func longestRun(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.reduce(0, max))
    }
    return lengths.max() ?? 0
  }

  private func snapshot(of items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test(arguments: TestEffort.seeds(100))
  func `an order changes by the smallest number of moves`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = random.index(below: 40)
    let order = (0..<count).shuffled(using: &random)
    let (old, new) = (snapshot(of: Array(0..<count)), snapshot(of: order))
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.movedItems.count == count - longestRun(order))
    #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
  }

  @Test func `an item that changes its section moves`() {
    var old = Snapshot()
    old.appendSections(["a", "b"])
    old.appendItems([1, 2], toSection: "a")
    old.appendItems([3], toSection: "b")
    var new = old
    new.moveItem(2, afterItem: 3)
    let difference = SnapshotDifference(from: old, to: new)
    let move = SnapshotDifference.Move(
      from: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 1))
    #expect(difference.movedItems == [move])
  }

  @Test func `an item leaves a deleted section by an insertion, and enters an inserted one by a deletion`() {
    var old = Snapshot()
    old.appendSections(["a", "b"])
    old.appendItems([1], toSection: "a")
    old.appendItems([2], toSection: "b")
    var new = Snapshot()
    new.appendSections(["b", "c"])
    new.appendItems([1], toSection: "b")
    new.appendItems([2], toSection: "c")
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedItems.isEmpty)
    #expect(difference.insertedItems == [IndexPath(item: 0, section: 0)])
    #expect(difference.deletedItems == [IndexPath(item: 0, section: 1)])
  }
}

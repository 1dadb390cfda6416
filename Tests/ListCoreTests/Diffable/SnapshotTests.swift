import DiagnosticCore
import Foundation
import TestSupport
import Testing

@testable import ListCore

/// Snapshots of diffable data sources.
struct SnapshotTests {
  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items are appended to the last section unless one is named`() {
    let snapshot = snapshot()
    #expect(snapshot.rows == [[1, 2, 3], [4, 5]])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(9) == nil)
  }

  @Test func `items are inserted, moved and deleted`() {
    var snapshot = snapshot()
    snapshot.insertItems([6], beforeItem: 2)
    snapshot.insertItems([7, 8], afterItem: 4)
    #expect(snapshot.rows == [[1, 6, 2, 3], [4, 7, 8, 5]])
    snapshot.moveItem(1, afterItem: 8)
    snapshot.moveItem(5, beforeItem: 6)
    #expect(snapshot.rows == [[5, 6, 2, 3], [4, 7, 8, 1]])
    snapshot.deleteItems([6, 4, 99])
    #expect(snapshot.rows == [[5, 2, 3], [7, 8, 1]])
    #expect(snapshot.indexOfItem(7) == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func `sections are inserted, moved and deleted with their items`() {
    var snapshot = snapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.rows == [[], [4, 5], [1, 2, 3], []])
    snapshot.moveSection("c", afterSection: "d")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b", "d", "c"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test func `a copy does not follow changes`() {
    var changed = snapshot()
    let copy = changed
    #expect(copy.indexOfItem(5) == 4)
    changed.deleteItems([1])
    #expect(changed.indexOfItem(5) == 3)
    #expect(copy.indexOfItem(5) == 4)
  }

  @Test func `reloads and reconfigurations are kept once, in order, as long as their items are there`() {
    var snapshot = snapshot()
    snapshot.reloadItems([3, 1, 3])
    snapshot.reconfigureItems([5, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [5, 4])
    snapshot.deleteItems([3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  // MARK: Mistakes

  private func errors(_ change: (inout Snapshot) -> Void) -> (Snapshot, [String]) {
    var snapshot = snapshot()
    let diagnostics = LayoutDiagnostics.collect { change(&snapshot) }
    return (snapshot, diagnostics.map(\.description))
  }

  @Test func `identifiers that are repeated in one call are reported in UIKit's words`() {
    let (snapshot, errors) = errors { $0.appendItems([6, 7, 6]) }
    #expect(snapshot.rows == [[1, 2, 3], [4, 5, 6, 7]])
    #expect(errors == ["Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(6)}"])
    let sections = self.errors { $0.appendSections(["c", "c"]) }
    #expect(sections.0.sectionIdentifiers == ["a", "b", "c"])
    #expect(
      sections.1 == ["Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(c)}"])
  }

  @Test func `identifiers that are there already move, which is reported`() {
    let (snapshot, errors) = errors { $0.insertItems([5, 9], afterItem: 1) }
    #expect(snapshot.rows == [[1, 5, 9, 2, 3], [4]])
    #expect(errors.count == 1)
    #expect(errors[0].hasPrefix("Warning: 1 inserted item identifier(s) already present;"))
    let sections = self.errors { $0.appendSections(["a"]) }
    #expect(sections.0.rows == [[4, 5], [1, 2, 3]])
    #expect(sections.1.count == 1)
  }

  @Test func `unknown identifiers are reported, and the call has no effect`() {
    let calls: [(inout Snapshot) -> Void] = [
      { $0.appendItems([9], toSection: "z") }, { $0.insertItems([9], beforeItem: 8) },
      { $0.moveItem(8, afterItem: 1) }, { $0.moveItem(1, afterItem: 8) }, { $0.reloadItems([8]) },
      { $0.reconfigureItems([8]) }, { $0.insertSections(["c"], afterSection: "z") },
      { $0.moveSection("z", beforeSection: "a") }, { $0.reloadSections(["z"]) },
      { _ = $0.numberOfItems(inSection: "z") },
    ]
    for call in calls {
      let (snapshot, errors) = errors(call)
      #expect(snapshot.rows == self.snapshot().rows)
      #expect(errors.count == 1 && errors[0].contains("that does not exist in the snapshot"))
    }
    let reload = errors { $0.reloadItems([8]) }.1
    #expect(reload == ["Attempted to reload item identifier that does not exist in the snapshot: 8"])
  }

  @Test func `items need a section`() {
    var snapshot = Snapshot()
    let errors = LayoutDiagnostics.collect { snapshot.appendItems([1]) }.map(\.description)
    #expect(errors == ["There are currently no sections in the data source. Please add a section first."])
    #expect(snapshot.numberOfItems == 0)
  }

  @Test(arguments: TestEffort.seeds(100))
  func `positions agree with a plain search after random changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = random.snapshot()
    for _ in 0..<10 {
      let items = snapshot.itemIdentifiers
      if items.count > 1 {
        let (item, neighbour) = (
          items[random.index(below: items.count)], items[random.index(below: items.count)]
        )
        switch random.index(below: 3) {
        case 0: snapshot.moveItem(item, afterItem: neighbour)
        case 1: snapshot.deleteItems([item])
        default: snapshot.insertItems([100 + random.index(below: 1_000_000)], beforeItem: neighbour)
        }
      }
      let all = snapshot.rows.flatMap { $0 }
      #expect(snapshot.itemIdentifiers == all)
      #expect(snapshot.numberOfItems == all.count)
      for (index, item) in all.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
    }
  }
}

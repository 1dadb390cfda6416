import DiagnosticCore
import TestSupport
import Testing

@testable import ListCore

/// The arithmetic of changes of sections and items.
struct ListUpdateTests {
  private func update(
    _ before: [Int], _ after: [Int], _ change: (inout ListChanges) -> Void
  ) -> ListUpdate {
    var changes = ListChanges()
    change(&changes)
    return ListUpdate(changes, from: ListCounts(items: before), to: ListCounts(items: after))
  }

  @Test(arguments: TestEffort.seeds(400))
  func `random changes take each item to where it is afterwards`(seed: UInt64) {
    let random = RandomChanges(seed: seed)
    let update = ListUpdate(
      random.changes, from: RandomChanges.counts(random.before), to: RandomChanges.counts(random.after))
    #expect(update.problem(in: .collection) == nil)
    let sections = random.after.map(\.id)
    for (index, section) in random.before.enumerated() {
      #expect(update.newSection(of: index) == sections.firstIndex(of: section.id))
      for (item, id) in section.items.enumerated() {
        let new = update.newPlace(of: ItemPlace(index, item))
        #expect(new == Self.place(of: id, in: random.after), "item \(id)")
      }
    }
    for (index, section) in random.after.enumerated() {
      for (item, id) in section.items.enumerated() {
        let old = update.oldPlace(of: ItemPlace(index, item))
        #expect(old == Self.place(of: id, in: random.before), "item \(id)")
      }
    }
  }

  private static func place(of id: Int, in sections: [RandomChanges.Section]) -> ItemPlace? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: id) { return ItemPlace(index, item) }
    }
    return nil
  }

  @Test func `numbers of sections and items that changes do not explain are told in UIKit's words`() {
    let sections = update([2], [2, 0]) { _ in }
    #expect(
      sections.problem(in: .collection)?.description
        == """
        Invalid update: invalid number of sections. The number of sections contained in the collection view after \
        the update (2) must be equal to the number of sections contained in the collection view before the update \
        (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted); it reloads its data.
        """)
    let items = update([2], [4]) { $0.insertedItems = [ItemPlace(0, 1)] }
    #expect(
      items.problem(in: .table)?.description
        == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section \
        after the update (4) must be equal to the number of rows contained in that section before the update (2), \
        plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or \
        minus the number of rows moved into or out of that section (0 moved in, 0 moved out); the table view reloads \
        its data.
        """)
  }

  @Test func `changes of places that do not exist are told`() {
    func problem(_ change: (inout ListChanges) -> Void) -> ListError? {
      update([2], [2], change).problem(in: .collection)
    }
    #expect(
      problem { $0.deletedItems = [ItemPlace(0, 2)] }
        == .noItem(.collection, verb: "delete", item: 2, section: 0, count: 2, isBefore: true))
    #expect(
      problem { $0.insertedItems = [ItemPlace(0, 5)] }
        == .noItem(.collection, verb: "insert", item: 5, section: 0, count: 2, isBefore: false))
    #expect(
      problem { $0.reloadedSections = [7] }
        == .noSection(.collection, verb: "reload", section: 7, count: 1, isBefore: true))
    #expect(
      problem { $0.moveItem(ItemPlace(0, 1), to: ItemPlace(3, 0)) }
        == .noSection(.collection, verb: "move", section: 3, count: 1, isBefore: false))
  }

  @Test func `a place that is deleted and moved, or moved twice, is told`() {
    let deleted = update([2], [2]) {
      $0.deletedItems = [ItemPlace(0, 0)]
      $0.insertedItems = [ItemPlace(0, 1)]
      $0.moveItem(ItemPlace(0, 0), to: ItemPlace(0, 0))
    }
    #expect(
      deleted.problem(in: .table)
        == .conflict(.table, first: "a delete", second: "a move", place: "index path (0 - 0)"))
    let twice = update([1, 1], [1, 1]) {
      $0.moveSection(0, to: 1)
      $0.moveSection(0, to: 0)
    }
    #expect(
      twice.problem(in: .table)
        == .conflict(.table, first: "a move", second: "another move", place: "section (0)"))
  }

  @Test func `items of a section that moves keep their order, and its own changes are numbered in it`() {
    let update = update([3, 1], [1, 3]) {
      $0.moveSection(0, to: 1)
      $0.deletedItems = [ItemPlace(0, 0)]
      $0.insertedItems = [ItemPlace(1, 0)]
    }
    #expect(update.problem(in: .collection) == nil)
    #expect(update.newPlace(of: ItemPlace(0, 0)) == nil)
    #expect(update.newPlace(of: ItemPlace(0, 1)) == ItemPlace(1, 1))
    #expect(update.newPlace(of: ItemPlace(0, 2)) == ItemPlace(1, 2))
    #expect(update.newPlace(of: ItemPlace(1, 0)) == ItemPlace(0, 0))
    #expect(update.oldPlace(of: ItemPlace(1, 0)) == nil)
  }

  @Test func `a long list looks places up among few changes`() {
    let count = 1_000_000
    let map = SlotMap(removed: [10, 500_000], added: [0])
    #expect(map.new(of: 9) == 10)
    #expect(map.new(of: 10) == nil)
    #expect(map.new(of: count - 1) == count - 2)
    #expect(map.old(of: 0) == nil)
    #expect(map.old(of: count - 2) == count - 1)
  }
}

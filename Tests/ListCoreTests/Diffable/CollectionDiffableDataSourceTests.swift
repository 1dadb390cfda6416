import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// Diffable data sources of collection views.
@MainActor
struct CollectionDiffableDataSourceTests {
  private func snapshot(_ items: [Int], in section: String = "a") -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test(arguments: TestEffort.seeds(60))
  func `applying snapshots one after another equals a new view of the last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = DiffableScene()
    for _ in 0..<4 {
      let snapshot = random.snapshot()
      scene.apply(snapshot, animated: random.next() % 2 == 0)
      UIView.performWithoutAnimation { scene.window.layoutIfNeeded() }
      #expect(scene.counts == snapshot.rows.map(\.count))
      #expect(scene.source.snapshot().rows == snapshot.rows)
      let fresh = DiffableScene()
      fresh.apply(snapshot)
      #expect(scene.rows.map { $0.prefix { $0 != "(" } } == fresh.rows.map { $0.prefix { $0 != "(" } })
    }
    let last = scene.source.snapshot()
    scene.apply(last)
    let fresh = DiffableScene()
    fresh.apply(last)
    #expect(scene.rows == fresh.rows)
  }

  @Test func `places of items and sections are found, and unknown ones are nil`() {
    let scene = DiffableScene()
    var snapshot = snapshot([1, 2, 3])
    snapshot.appendSections(["b"])
    snapshot.appendItems([4, 5])
    scene.apply(snapshot)
    #expect(scene.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(scene.source.indexPath(for: 5) == IndexPath(item: 1, section: 1))
    #expect(scene.source.sectionIdentifier(for: 1) == "b")
    #expect(scene.source.index(for: "b") == 1)
    for path in [
      IndexPath(item: 2, section: 1), IndexPath(item: 0, section: 2), IndexPath(),
      IndexPath(item: -1, section: 0),
    ] {
      #expect(scene.source.itemIdentifier(for: path) == nil)
    }
    #expect(scene.source.indexPath(for: 9) == nil)
    #expect(scene.source.sectionIdentifier(for: -1) == nil && scene.source.index(for: "z") == nil)
  }

  @Test func `only new items are asked for`() {
    let scene = DiffableScene()
    scene.apply(snapshot([1, 2, 3]))
    scene.clearLog()
    scene.apply(snapshot([3, 4, 1]))
    #expect(scene.dequeued == [4])
  }

  @Test func `reloaded items have new cells, and reconfigured ones keep theirs`() {
    let scene = DiffableScene()
    scene.apply(snapshot([1, 2]))
    let first = IndexPath(item: 0, section: 0)
    let cell = scene.view.cellForItem(at: first) as? ItemCell
    var changed = scene.source.snapshot()
    changed.reconfigureItems([1])
    scene.clearLog()
    scene.apply(changed)
    #expect(scene.dequeued == [1])
    #expect(scene.view.cellForItem(at: first) === cell && cell?.configurations == 2)
    #expect(scene.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    changed = scene.source.snapshot()
    changed.reloadItems([2])
    scene.clearLog()
    scene.apply(changed)
    #expect(scene.dequeued == [2])
  }

  @Test func `the completion runs, with or without changes`() {
    let scene = DiffableScene()
    var calls = 0
    for _ in 0..<2 {
      scene.source.apply(snapshot([1]), animatingDifferences: false) { calls += 1 }
      scene.window.layoutIfNeeded()
    }
    scene.source.applySnapshotUsingReloadData(snapshot([2])) { calls += 1 }
    #expect(calls == 3)
    #expect(scene.source.snapshot().itemIdentifiers == [2])
  }

  @Test func `snapshots can be applied in asynchronous code`() async {
    let scene = DiffableScene()
    await scene.source.apply(snapshot([1, 2]), animatingDifferences: true)
    #expect(scene.source.snapshot().itemIdentifiers == [1, 2])
    await scene.source.applySnapshotUsingReloadData(snapshot([3]))
    #expect(scene.source.snapshot().itemIdentifiers == [3])
  }

  @Test func `a provider without a cell is reported`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
    source.apply(snapshot([7]))
    let errors = LayoutDiagnostics.collect {
      _ = source.collectionView(view, cellForItemAt: IndexPath(item: 0, section: 0))
    }
    #expect(
      errors.map(\.description) == [
        "The cell provider of the data source returned nil for the item 7; an empty cell is shown."
      ])
  }

  // MARK: Outlines

  private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  @Test func `an outline shows its visible items, with levels and expansions in the cells`() throws {
    let scene = DiffableScene()
    var outline = outline()
    outline.expand([1])
    scene.source.apply(outline, to: "a", animatingDifferences: false)
    scene.window.layoutIfNeeded()
    #expect(scene.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    let cells = (0..<4).map { scene.view.cellForItem(at: IndexPath(item: $0, section: 0)) as? ItemCell }
    #expect(cells.map { $0?.indentationLevel } == [0, 1, 1, 0])
    #expect(cells.map { $0?.configurationState.isExpanded } == [true, false, false, false])
    #expect(scene.source.snapshot(for: "a").items == [1, 11, 111, 12, 2])
    #expect(scene.source.snapshot(for: "z").items.isEmpty)
  }

  @Test func `a tap on the chevron expands and collapses, after the handlers were asked`() throws {
    let scene = DiffableScene()
    scene.source.apply(outline(), to: "a", animatingDifferences: false)
    scene.window.layoutIfNeeded()
    var log: [String] = []
    var handlers = UICollectionViewDiffableDataSource<String, Int>.SectionSnapshotHandlers<Int>()
    handlers.shouldExpandItem = {
      log.append("may expand \($0)")
      return $0 == 1
    }
    handlers.willExpandItem = { log.append("expand \($0)") }
    handlers.willCollapseItem = { log.append("collapse \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      log.append("children of \(parent): \(children.items)")
      var children = children
      children.append([13])
      return children
    }
    scene.source.sectionSnapshotHandlers = handlers
    func tap(_ item: Int) throws {
      let path = try #require(scene.source.indexPath(for: item))
      let cell = try #require(scene.view.cellForItem(at: path) as? ItemCell)
      cell.accessories = [.outlineDisclosure()]
      cell.layoutIfNeeded()
      let control = try #require(cell.listState.trailing.first)
      UIView.performWithoutAnimation { control.sendActions(for: .touchUpInside) }
      scene.window.layoutIfNeeded()
    }
    try tap(1)
    #expect(scene.source.snapshot().itemIdentifiers == [1, 11, 12, 13, 2])
    try tap(2)
    try tap(1)
    #expect(scene.source.snapshot().itemIdentifiers == [1, 2])
    #expect(
      log == ["may expand 1", "expand 1", "children of 1: [11, 111, 12]", "may expand 2", "collapse 1"])
  }

  @Test func `a plain snapshot with other items ends the outline of a section`() {
    let scene = DiffableScene()
    var outline = outline()
    outline.expand([1])
    scene.source.apply(outline, to: "a", animatingDifferences: false)
    var snapshot = scene.source.snapshot()
    snapshot.appendSections(["b"])
    snapshot.appendItems([50])
    scene.apply(snapshot)
    #expect(scene.source.snapshot(for: "a").level(of: 11) == 1)
    snapshot.deleteItems([12])
    scene.apply(snapshot)
    #expect(scene.source.snapshot(for: "a").items == [1, 11, 2])
    #expect(scene.source.snapshot(for: "a").level(of: 11) == 0)
  }

  // MARK: Reordering

  @Test func `a move by the user changes the snapshot, with the difference for the handlers`() throws {
    let scene = DiffableScene()
    var snapshot = snapshot([1, 2, 3])
    snapshot.appendSections(["b"])
    snapshot.appendItems([4])
    scene.apply(snapshot)
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    scene.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    scene.source.reorderingHandlers.didReorder = { transactions.append($0) }
    #expect(scene.source.collectionView(scene.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    #expect(!scene.source.collectionView(scene.view, canMoveItemAt: IndexPath(item: 0, section: 1)))
    scene.source.collectionView(
      scene.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
    #expect(scene.source.snapshot().rows == [[2, 3], [4, 1]])
    let transaction = try #require(transactions.first)
    #expect(transaction.initialSnapshot.rows == [[1, 2, 3], [4]])
    #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 4, 1])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [[2, 3], [4, 1]])
    scene.source.collectionView(
      scene.view, moveItemAt: IndexPath(item: 9, section: 0), to: IndexPath(item: 0, section: 7))
    #expect(transactions.count == 1)
  }

  @Test func `a section that does not exist has no items`() {
    let scene = DiffableScene()
    scene.apply(snapshot([1, 2]))
    #expect(scene.source.collectionView(scene.view, numberOfItemsInSection: 0) == 2)
    #expect([-1, 1].allSatisfy { scene.source.collectionView(scene.view, numberOfItemsInSection: $0) == 0 })
  }
}

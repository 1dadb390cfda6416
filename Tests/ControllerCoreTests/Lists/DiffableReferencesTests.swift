import Foundation
import GraphicsCore
import ListCore
import StyleCore
import Testing
import TextViewCore

@testable import ControllerCore
@testable import LayoutCore

/// Snapshots as objects, and the data sources that show them.
@MainActor
struct DiffableReferencesTests {
  private final class Thing {}

  @Test func `a snapshot finds identifiers by their values, and others by their identity`() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    let (one, other) = (Thing(), Thing())
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [one])
    snapshot.moveItem(withIdentifier: 2, beforeItemWithIdentifier: 1)
    #expect(snapshot.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [2, 1])
    #expect(
      snapshot.index(ofItemIdentifier: one) == 2 && snapshot.index(ofItemIdentifier: other) == NSNotFound)
    #expect((snapshot.itemIdentifiers.last as? Thing) === one)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: one) as? String == "b")
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    copy?.deleteAllItems()
    #expect(copy?.numberOfItems == 0 && snapshot.numberOfItems == 3)
  }

  @Test func `a section's snapshot has items below others`() {
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.appendItems(["a", "b"])
    snapshot.appendItems(["c"], intoParentItem: "a")
    snapshot.expandItems(["a"])
    #expect(snapshot.visibleItems as? [String] == ["a", "c", "b"] && snapshot.level(ofItem: "c") == 1)
    #expect(
      snapshot.parent(ofChildItem: "c") as? String == "a" && snapshot.expandedItems() as? [String] == ["a"])
    #expect(snapshot.ofParentItem("a").items as? [String] == ["c"])
  }

  @Test func `a table shows the snapshot of its source`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item as? String
      return cell
    }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0])
    snapshot.appendItems(withIdentifiers: ["x", "y"])
    source.applySnapshot(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "y")
    #expect(source.indexPath(forItemIdentifier: "y") == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) as? String == "x")
    #expect(source.snapshot().numberOfItems == 2 && source.index(forSectionIdentifier: 3) == NSNotFound)
  }
}

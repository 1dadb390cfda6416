import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// Drags of rows from a table to another one.
@MainActor
@Suite(.serialized) struct ListDragTests {
  /// A table of texts that are dragged and dropped.
  private final class Column: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let table: UITableView
    var rows: [String]
    var log: [String] = []

    init(_ rows: [String], _ x: CGFloat, in window: UIWindow) {
      self.rows = rows
      table = UITableView(frame: CGRect(x: x, y: 0, width: 150, height: 400), style: .plain)
      super.init()
      table.rowHeight = 40
      table.contentInsetAdjustmentBehavior = .never
      window.addSubview(table)
      table.dataSource = self
      (table.dragDelegate, table.dropDelegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row]))
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      #expect(tableView.hasActiveDrag == (session.localDragSession != nil && log.contains("begin")))
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      for item in coordinator.items {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        log.append("drop of \(item.sourceIndexPath?.row ?? -1) at \(path.row)")
        guard let text = item.dragItem.localObject as? String else { continue }
        tableView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            rows.remove(at: source.row)
            tableView.deleteRows(at: [source], with: .none)
          }
          rows.insert(text, at: min(path.row, rows.count))
          tableView.insertRows(at: [path], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test func `a row is dragged to a place in another table`() throws {
    let (left, right) = (Column(["a", "b"], 0, in: window), Column(["x", "y"], 160, in: window))
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    try HeadlessUser(of: window).drag("b", onto: "y")
    #expect(right.rows == ["x", "b", "y"] && right.log == ["drop of -1 at 1"])
    #expect(left.log == ["begin", "end"] && !left.table.hasActiveDrag && !right.table.hasActiveDrop)
    try HeadlessUser(of: window).drag(try HeadlessUser(of: window).view(named: "a"), onto: right.table)
    // The middle of the table is below its three rows.
    #expect(right.log.last == "drop of -1 at 3")
  }

  @Test func `a row is moved in its own table`() throws {
    let column = Column(["a", "b", "c"], 0, in: window)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    try HeadlessUser(of: window).drag("a", onto: "c")
    #expect(column.rows == ["b", "c", "a"] && column.log == ["begin", "drop of 0 at 2", "end"])
  }

  @Test func `without delegates, or disabled, nothing is dragged`() throws {
    let (left, right) = (Column(["a", "b"], 0, in: window), Column(["x", "y"], 160, in: window))
    window.isHidden = false
    left.table.dragInteractionEnabled = false
    HeadlessLoop.runUntilIdle()
    try HeadlessUser(of: window).drag("a", onto: "x")
    left.table.dragInteractionEnabled = true
    right.table.dropDelegate = nil
    try HeadlessUser(of: window).drag("a", onto: "x")
    #expect(right.log.isEmpty && left.log == ["begin", "end"])
    left.table.dragDelegate = nil
    #expect(left.table.interactions.count == 1, "that of drops")
  }
}

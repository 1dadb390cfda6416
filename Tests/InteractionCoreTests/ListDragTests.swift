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
    /// Whether or not the animations of drops are noted.
    var notesAnimations = false
    weak var lastItem: UIDragItem?

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
      lastItem = item
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
      #expect(tableView.hasActiveDrop)
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
        let animator = coordinator.drop(item.dragItem, toRowAt: path)
        guard notesAnimations else { continue }
        animator.addAnimations { self.log.append("animations") }
        animator.addCompletion { _ in self.log.append("completion") }
        log.append("performed")
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

  @Test func `animations of a drop run once, beside the items that move to their places`() throws {
    let column = Column(["a", "b", "c"], 0, in: window)
    column.notesAnimations = true
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    try HeadlessUser(of: window).drag("a", onto: "c")
    HeadlessLoop.run(for: 1)
    #expect(
      column.log == ["begin", "drop of 0 at 2", "performed", "animations", "completion", "end"])
  }

  @Test func `an item that is dropped into a rectangle of a row fits into it`() throws {
    let column = Column(["a", "b"], 0, in: window)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    let path = IndexPath(row: 1, section: 0)
    let place = DropPlace.Target.part(path, CGRect(x: 10, y: 10, width: 75, height: 20))
    let target = try #require(place.target(in: column.table, for: CGSize(width: 150, height: 40)))
    #expect(target.container === column.table.cellForRow(at: path))
    // 75 of 150 points, 20 of 40; the middle is at 10 + 37.5 and 10 + 10.
    #expect(target.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(target.center == CGPoint(x: 47.5, y: 20))
    let gone = DropPlace.Target.cell(IndexPath(row: 9, section: 0))
    #expect(gone.target(in: column.table, for: .zero) == nil)
  }

  @Test func `a row that is lifted and put down leaves no item behind`() throws {
    let column = Column(["a", "b"], 0, in: window)
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    let user = HeadlessUser(of: window)
    try user.press(on: try user.view(named: "a"))
    HeadlessLoop.run(for: 1)
    #expect(column.log.isEmpty && column.lastItem == nil)
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

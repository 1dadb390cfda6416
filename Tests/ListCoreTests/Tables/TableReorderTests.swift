import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The questions of a table while the user moves a row, which the data source does not know of yet.
@MainActor
struct TableReorderTests {
  private func list(_ sections: [[String]]) -> MovedTable {
    let list = MovedTable()
    list.sections = sections.map { .init(rows: $0) }
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.showsReorderControl = true
    }
    list.show()
    list.table.setEditing(true, animated: false)
    list.window.layoutIfNeeded()
    return list
  }

  /// Drags the grip of a row for a second, and stops after a part of it.
  private func drag(_ list: TestTable, from start: CGFloat, to end: CGFloat, stop: Double) {
    TouchSynthesizer(list.window).drag(
      from: CGPoint(x: 290, y: start), to: CGPoint(x: 290, y: end), for: 1, restingFor: 1)
    MainLoop.main.run(for: stop)
  }

  private func texts(_ list: TestTable) -> [[String?]] {
    list.sections.indices.map { section in
      list.sections[section].rows.indices.map { list.cell($0, section)?.textLabel?.text }
    }
  }

  @Test func `a row that moves to another section is asked about where it is in the data`() {
    let list = list([["a", "b"], ["c", "d"]])
    drag(list, from: 20, to: 110, stop: 1.5)
    #expect(list.moves.isEmpty)
    #expect(list.table.numberOfRows(inSection: 1) == 3)
    MainLoop.main.run(for: 2)
    #expect(list.moves == ["0 0 to 1 1"])
    #expect(list.missing.isEmpty)
    #expect(texts(list) == [["b"], ["c", "a", "d"]])
  }

  @Test(arguments: [0, UITableView.automaticDimension])
  func `the heights of rows move with them`(estimate: CGFloat) {
    let list = list([["tall", "b"], ["c", "d"]])
    list.table.estimatedRowHeight = estimate
    list.window.layoutIfNeeded()
    drag(list, from: 40, to: 170, stop: 1.5)
    #expect(list.table.numberOfRows(inSection: 1) == 3)
    let heights = list.table.indexPathsForVisibleRows?.map { list.table.rectForRow(at: $0).height }
    #expect(heights?.sorted() == [44, 44, 44, 88] && heights?.first == 44)
    MainLoop.main.run(for: 2)
    #expect(list.missing.isEmpty && list.moves.count == 1)
  }

  @Test func `rows that the drag scrolls into view are asked for by their places in the data`() {
    let list = list([["a"], (0..<30).map(String.init)])
    drag(list, from: 20, to: 395, stop: 1.9)
    #expect(list.table.contentOffset.y > 0)
    MainLoop.main.run(for: 2)
    #expect(list.missing.isEmpty && list.moves.count == 1)
    for (path, cell) in zip(list.table.indexPathsForVisibleRows ?? [], list.table.visibleCells) {
      #expect(cell.textLabel?.text == list.sections[path.section].rows[path.row])
    }
  }

  @Test func `a reload ends the move of a row`() {
    let list = list([["a", "b"], ["c", "d"]])
    drag(list, from: 20, to: 150, stop: 0.8)
    #expect(list.table.numberOfRows(inSection: 1) == 3)
    list.sections = [.init(rows: ["x"])]
    list.table.reloadData()
    MainLoop.main.run(for: 3)
    #expect(list.moves.isEmpty && list.missing.isEmpty)
    #expect(texts(list) == [["x"]])
    #expect(list.frame(0)?.minY == 0)
  }

  @Test func `a change ends the move of a row, and loads the data again`() {
    let list = list([["a", "b"], ["c", "d"]])
    drag(list, from: 20, to: 150, stop: 0.8)
    #expect(list.table.numberOfRows(inSection: 1) == 3)
    let problems = LayoutDiagnostics.collect {
      list.sections[1].rows = ["c"]
      list.table.deleteRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      MainLoop.main.run(for: 3)
    }
    #expect(problems.isEmpty && list.moves.isEmpty && list.missing.isEmpty)
    #expect(texts(list) == [["a", "b"], ["c"]])
  }

  @Test func `a move that the data source does not make is reported, and its data is shown`() {
    let list = list([["a", "b"], ["c", "d"]])
    list.refusesMoves = true
    let problems = LayoutDiagnostics.collect {
      drag(list, from: 20, to: 110, stop: 4)
    }
    #expect(problems.count == 1 && list.missing.isEmpty)
    #expect(texts(list) == [["a", "b"], ["c", "d"]])
  }
}

/// A table whose rows all move, 44 points high or 88 if they are tall, which notes questions about rows that it does not have.
@MainActor
private final class MovedTable: TestTable, UITableViewDelegate {
  var moves: [String] = []
  var missing: [String] = []
  var refusesMoves = false

  private func has(_ path: IndexPath, _ question: String) -> Bool {
    if sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) {
      return true
    }
    missing.append("\(question) \(path.section) \(path.row)")
    return false
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard has(indexPath, "cell") else { return UITableViewCell() }
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    has(indexPath, "canEdit")
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    has(indexPath, "canMove")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { has(indexPath, "editingStyle") ? .none : .delete }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    has(indexPath, "height") && sections[indexPath.section].rows[indexPath.row] == "tall" ? 88 : 44
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    _ = has(indexPath, "willDisplay")
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard !refusesMoves else { return }
    moves.append(
      "\(sourceIndexPath.section) \(sourceIndexPath.row)"
        + " to \(destinationIndexPath.section) \(destinationIndexPath.row)")
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
  }
}

import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The calls of a table's delegate when a user touches rows.
@MainActor
struct TableTouchTests {
  private func tap(_ list: TestTable, _ row: Int) {
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20))
    MainLoop.main.run(for: 1)
  }

  private func drag(_ list: TestTable, from start: CGPoint, to end: CGPoint, rest: Double = 0) {
    TouchSynthesizer(list.window).drag(from: start, to: end, for: 0.3, restingFor: rest)
    MainLoop.main.run(for: 2)
  }

  private func list(_ rows: [String] = ["a", "b", "c"]) -> LoggingTable {
    let list = LoggingTable(.plain, rows)
    list.table.rowHeight = 44
    list.show()
    return list
  }

  @Test func `a tap highlights, and selects in place of the row before`() {
    let list = list()
    tap(list, 0)
    #expect(
      list.calls == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0",
      ])
    #expect(list.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(list.cell(0)?.isSelected == true)
    list.calls = []
    tap(list, 1)
    #expect(
      list.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "willDeselect 0",
        "didDeselect 0", "didSelect 1",
      ])
    #expect(list.cell(0)?.isSelected == false && list.cell(1)?.isSelected == true)
    list.calls = []
    tap(list, 1)
    #expect(list.calls.suffix(2) == ["willSelect 1", "didSelect 1"], "a selected row is selected again")
  }

  @Test func `of several rows a tap deselects the selected one`() {
    let list = list()
    list.table.allowsMultipleSelection = true
    tap(list, 0)
    tap(list, 2)
    #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    list.calls = []
    tap(list, 0)
    #expect(list.calls.suffix(2) == ["willDeselect 0", "didDeselect 0"])
    #expect(list.table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test func `a delegate refuses highlights and selections, and tables may allow none`() {
    let list = list()
    list.refusesHighlight = true
    tap(list, 0)
    #expect(list.calls == ["shouldHighlight 0"])
    list.refusesHighlight = false
    list.selects = { _ in nil }
    tap(list, 0)
    #expect(list.calls.last == "willSelect 0" && list.table.indexPathForSelectedRow == nil)
    list.selects = { _ in IndexPath(row: 2, section: 0) }
    tap(list, 0)
    #expect(list.calls.last == "didSelect 2" && list.table.indexPathForSelectedRow?.row == 2)
    list.table.allowsSelection = false
    list.calls = []
    tap(list, 0)
    #expect(list.calls.isEmpty)
  }

  @Test func `a drag ends the highlight`() {
    let list = list((0..<40).map { "\($0)" })
    drag(list, from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), rest: 0.2)
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(list.table.contentOffset.y == 90)
    #expect(!list.calls.contains { $0.hasPrefix("willSelect") })
  }

  @Test func `a swipe shows the actions, a tap on one performs it, and a tap elsewhere closes`() throws {
    let list = list()
    drag(list, from: CGPoint(x: 250, y: 20), to: CGPoint(x: 150, y: 20))
    #expect(list.calls.contains("willBeginEditing 0"))
    // Two buttons of 74 points at least.
    let width = 320 + (list.frame(0)?.minX ?? 0) - 320
    #expect(width <= -148)
    #expect(list.table.indexPathForSelectedRow == nil)
    tap(list, 2)
    #expect(list.frame(0)?.minX == 0)
    #expect(list.calls.last == "didEndEditing 0")
    drag(list, from: CGPoint(x: 250, y: 20), to: CGPoint(x: 150, y: 20))
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 310, y: 20))
    MainLoop.main.run(for: 1)
    #expect(list.performed == ["Delete"])
    #expect(list.frame(0)?.minX == 0)
  }

  @Test func `a full swipe performs the first action, a leading one shows the others`() {
    let list = list()
    drag(list, from: CGPoint(x: 310, y: 20), to: CGPoint(x: 10, y: 20))
    #expect(list.performed == ["Delete"])
    drag(list, from: CGPoint(x: 20, y: 64), to: CGPoint(x: 120, y: 64))
    #expect((list.frame(1)?.minX ?? 0) >= 74)
    list.table.reloadData()
    list.window.layoutIfNeeded()
    #expect(list.frame(1)?.minX == 0)
  }

  @Test func `a reload closes a swipe without a question to the data source`() {
    let list = list()
    drag(list, from: CGPoint(x: 250, y: 20), to: CGPoint(x: 150, y: 20))
    list.loads = 0
    list.calls = []
    list.table.reloadData()
    #expect(list.loads == 0 && list.calls == ["didEndEditing 0"])
  }

  @Test func `a cell outside of a table waits for no confirmation`() {
    let cell = UITableViewCell()
    #expect(!cell.showingDeleteConfirmation)
    let list = EditedTable(.plain, ["a", "b"])
    list.show()
    list.table.setEditing(true, animated: false)
    list.window.layoutIfNeeded()
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 28, y: 22))
    MainLoop.main.run(for: 1)
    #expect(list.cell(0)?.showingDeleteConfirmation == true)
    #expect(list.cell(1)?.showingDeleteConfirmation == false)
    list.table.reloadData()
    list.window.layoutIfNeeded()
    #expect(list.cell(0)?.showingDeleteConfirmation == false)
  }

  @Test func `editing after a reload with fewer sections leaves the cells of before alone`() {
    let list = TestTable()
    list.sections = [.init(rows: ["a"]), .init(rows: ["b"])]
    list.show()
    list.sections.removeLast()
    list.table.reloadData()
    #expect(list.table.numberOfSections == 1)
    list.table.setEditing(true, animated: false)
    list.window.layoutIfNeeded()
    #expect(list.cell(0)?.isEditing == true && list.cell(0, 1) == nil)
  }

  @Test func `rows are deleted by their control and the button, and inserted by theirs`() {
    let list = EditedTable(.plain, ["a", "b", "c", "d"])
    list.table.rowHeight = 44
    list.show()
    list.table.setEditing(true, animated: false)
    list.window.layoutIfNeeded()
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 28, y: 110))
    MainLoop.main.run(for: 1)
    #expect(list.calls == ["commit 2 2"])
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 28, y: 22))
    MainLoop.main.run(for: 1)
    #expect(list.cell(0)?.showingDeleteConfirmation == true)
    #expect((list.frame(0)?.minX ?? 0) < -70)
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 300, y: 22))
    MainLoop.main.run(for: 1)
    #expect(list.calls.last == "commit 1 0")
    #expect(list.sections[0].rows == ["b", "c", "d"])
    #expect(list.cell(0)?.textLabel?.text == "b" && list.frame(0)?.minX == 0)
  }

  @Test func `a row is moved by its grip`() {
    let list = EditedTable(.plain, ["a", "b", "c", "d"])
    list.table.rowHeight = 44
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.showsReorderControl = true
    }
    list.show()
    list.table.setEditing(true, animated: false)
    list.window.layoutIfNeeded()
    #expect(list.cell(0)?.isShowingReorderControl == true && list.cell(3)?.isShowingReorderControl == false)
    drag(list, from: CGPoint(x: 290, y: 20), to: CGPoint(x: 290, y: 110))
    #expect(list.moves == ["0 to 2"])
    #expect((0..<4).map { list.cell($0)?.textLabel?.text } == ["b", "c", "a", "d"])
    #expect((0..<4).map { list.frame($0)?.minY } == [0, 44, 88, 132])
  }

  @Test func `a touch of the index scrolls to a section`() {
    let list = IndexedTable()
    list.table.rowHeight = 44
    list.sections = ["A", "B", "C", "D"].map { .init(header: $0, rows: (0..<10).map(String.init)) }
    list.show()
    // Four lines of 14 points in the middle of 400.
    TouchSynthesizer(list.window).tap(at: CGPoint(x: 312, y: 200 + 7))
    MainLoop.main.run(for: 1)
    #expect(list.table.contentOffset.y == list.table.rectForHeader(inSection: 2).minY)
  }
}

/// A table that notes the calls of its delegate.
@MainActor
private final class LoggingTable: TestTable, UITableViewDelegate {
  var refusesHighlight = false
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var performed: [String] = []
  /// The number of questions for the number of sections.
  var loads = 0

  override func numberOfSections(in tableView: UITableView) -> Int {
    loads += 1
    return super.numberOfSections(in: tableView)
  }

  private func log(_ call: String, _ path: IndexPath?) { calls.append("\(call) \(path?.row ?? -1)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log("shouldHighlight", indexPath)
    return !refusesHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log("didHighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log("didUnhighlight", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willSelect", indexPath)
    return selects(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("didSelect", indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log("willDeselect", indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("didDeselect", indexPath)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log("willBeginEditing", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log("didEndEditing", indexPath)
  }

  private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [unowned self] _, _, done in
      performed.append(title)
      done(true)
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Delete", .destructive), action("Flag", .normal)])
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Read", .normal)])
  }
}

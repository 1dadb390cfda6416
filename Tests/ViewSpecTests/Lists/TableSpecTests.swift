import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// Tables of specs.
@MainActor
@Suite struct TableSpecTests {
  private func table(_ properties: String) throws -> (UITableView, SpecCanvas) {
    let canvas = try SpecViews.makeCanvas("table", properties)
    return (try #require(canvas.subviews.first?.subviews.first as? UITableView), canvas)
  }

  private func cell(_ row: String) throws -> UITableViewCell {
    let (table, _) = try table(#""sections": [{ "rows": [\#(row)] }]"#)
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test(arguments: [
    ("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ])
  func `a table has the style of the spec`(name: String, style: UITableView.Style) throws {
    #expect(try table(#""style": "\#(name)""#).0.style == style)
  }

  @Test func `rows and sections are those of the spec`() throws {
    let (table, canvas) = try table(
      #""sections": [{ "header": "A", "rows": ["one", "two"] }, { "footer": "B", "rows": ["three"] }]"#)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "one")
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
    _ = canvas
  }

  @Test func `a row shows its texts in the style of its cell`() throws {
    let cell = try cell(
      #"{ "cellStyle": "subtitle", "text": "a", "secondaryText": "b", "color": "red", "secondaryLines": 3 }"#)
    #expect(cell.textLabel?.text == "a" && cell.detailTextLabel?.text == "b")
    #expect(cell.textLabel?.textColor == .red && cell.detailTextLabel?.numberOfLines == 3)
  }

  @Test func `accessories are the system's, or views in the size that fits them`() throws {
    #expect(try cell(#"{ "accessory": "checkmark" }"#).accessoryType == .checkmark)
    let view = try cell(
      #"{ "accessory": { "view": { "intrinsicContentSize": { "width": 20, "height": 12 } } } }"#
    ).accessoryView
    #expect(view?.bounds.size == CGSize(width: 20, height: 12))
  }

  /// Returns the height of a row in a table of 100 points without separators.
  private func height(_ row: String, table keys: String = "") throws -> CGFloat {
    let (table, _) = try table(
      #"\#(keys) "separatorStyle": "none", "sections": [{ "rows": [\#(row)] }]"#)
    return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test func `a height is that of the row, or else of the table`() throws {
    #expect(try height(#"{ "text": "a", "height": 31 }"#, table: #""rowHeight": 50,"#) == 31)
    #expect(try height(#""a""#, table: #""rowHeight": 50,"#) == 50)
  }

  @Test func `a row is as high as its view needs`() throws {
    #expect(try height(#"{ "view": { "intrinsicContentSize": { "height": 37 } } }"#) == 37)
    let stack = """
      { "view": { "type": "stack", "axis": "vertical", "spacing": 5, "views": [
        { "intrinsicContentSize": { "height": 10 } }, { "intrinsicContentSize": { "height": 20 } }] } }
      """
    #expect(try height(stack) == 35)
    // The lower edge of the subview, and the layout margin of 8 points below it.
    let placed = #"{ "view": { "views": [{ "frame": { "x": 0, "y": 4, "width": 9, "height": 30 } }] } }"#
    #expect(try height(placed) == 42)
  }

  @Test func `the views above and below all rows have their heights`() throws {
    let (table, _) = try table(
      """
      "header": { "view": { "intrinsicContentSize": { "height": 22 } } },
      "footer": { "view": {}, "height": 13 }
      """)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 100, height: 22))
    #expect(table.tableFooterView?.frame.size == CGSize(width: 100, height: 13))
  }

  @Test func `rows are selected, and edited`() throws {
    let (table, _) = try table(
      """
      "allowsMultipleSelection": true,
      "sections": [{ "rows": ["a", { "text": "b", "selected": true }, { "text": "c", "selected": true }] }]
      """)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    let (edited, _) = try self.table(
      #""editing": true, "sections": [{ "rows": [{ "text": "a", "editingStyle": "insert" }] }]"#)
    #expect(edited.isEditing)
    #expect(edited.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .insert)
  }

  @Test func `shown actions move the row aside`() throws {
    let row = #"{ "trailingActions": ["Go"], "shownActions": "trailing" }"#
    #expect(try cell(row).frame.minX < 0)
    #expect(try cell(#"{ "trailingActions": ["Go"] }"#).frame.minX == 0)
  }

  @Test func `the content is scrolled within its limits`() throws {
    let rows = #""rowHeight": 40, "sections": [{ "rows": ["a", "b", "c", "d"] }]"#
    #expect(try table(#""contentOffset": 30, \#(rows)"#).0.contentOffset.y == 30)
    // Four rows of 40 points, of which a canvas of 60 points shows the last.
    #expect(try table(#""contentOffset": 900, \#(rows)"#).0.contentOffset.y == 100)
  }

  @Test(arguments: [
    (#"{ "txt": "a" }"#, #"unknown key "txt"; did you mean "text"?"#),
    (#"{ "text": "a", "view": {} }"#, "a row has either a view or texts"),
    (#"{ "cellStyle": "value3" }"#, #"found a string "value3", expected one of "default", "value1""#),
    (#"{ "view": 3 }"#, "found the number 3, expected an object"),
    (#"{ "view": { "frame": "superview" } }"#, "the view fills its place"),
    (#"{ "view": { "type": "tabel" } }"#, #"found a string "tabel", expected one of "view""#),
    (#"{ "shownActions": "leading" }"#, "the row has no leadingActions"),
    (#"{ "selected": true }, { "selected": true }"#, "2 are selected"),
  ])
  func `a mistake in a row is one line with its place`(row: String, message: String) {
    let error = SpecViews.message("table", #""sections": [{ "rows": [\#(row)] }]"#)
    #expect(error.contains(message), "\(error)")
    #expect(error.hasPrefix("test.json:2:") && !error.contains("\n"))
  }

  @Test func `a constraint stays within one cell`() {
    let error = SpecViews.message(
      "table",
      """
      "sections": [{ "rows": [
        { "view": { "id": "a", "constraints": ["a.height == b.height"] } }, { "view": { "id": "b" } }] }]
      """)
    #expect(error.contains("the constraint relates views in different cells"), "\(error)")
  }

  @Test func `tables may be in rows of tables`() throws {
    let nested =
      #"{ "type": "table", "constraints": ["self.height == 40"], "sections": [{ "rows": ["inner"] }] }"#
    #expect(try height(#"{ "view": \#(nested) }"#) == 40)
  }
}

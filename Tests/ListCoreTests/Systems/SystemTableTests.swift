import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ListCore

/// Tables of iOS 26 against frames of UIKit in a window of 320 × 400 at 2x (swiftui-web, openuikit).
///
/// The texts of the machine that recorded them are taller by its languages: a line of `body` has 24.5 points there in
/// place of 20.5, one of `subheadline` 21 in place of 18, with 26 in place of 22 from line to line.
@MainActor
struct SystemTableTests {
  private func table(
    _ system: SystemVersion = .v26, _ style: UITableView.Style = .plain, _ rows: [String] = [],
    cells: UITableViewCell.CellStyle = .default
  ) -> TestTable {
    let list = TestTable(style, rows)
    list.window.traitOverrides[UITraitSystemVersion.self] = system
    list.style = cells
    return list
  }

  private static func showBoth(_ cell: UITableViewCell, _ text: String, _: IndexPath) {
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = "Detail"
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `26.L.1: rows of one text are 52 high, measured 56 = 24.5 + 31.5, so 20.5 + 31.5`(
    style: UIUserInterfaceStyle
  ) {
    let list = table(.v26, .plain, ["First row", "Second row", "Third row", "Fourth row"])
    list.window.overrideUserInterfaceStyle = style
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      cell.accessoryType = [.none, .disclosureIndicator, .checkmark, .none][path.row]
    }
    list.show()
    for row in [0, 1, 3] { #expect(list.frame(row) == CGRect(x: 0, y: 52 * row, width: 320, height: 52)) }
    #expect(list.cell(1)?.contentView.frame.width == 293.5)
  }

  @Test
  func `26.L.1: a text of three lines grows the row by lines without leading, 3 × 20.287 + 31 rounded up`() {
    let list = table(.v26, .plain, ["a\nb\nc"])
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.textLabel?.numberOfLines = 0
    }
    list.show()
    // Measured 104: 3 × 24.287 + 31 = 103.86.
    #expect(list.frame(0)?.height == 92)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraExtraExtraLarge, 59), (.accessibilityLarge, 80), (.large, 52), (.small, 52),
  ])
  func `26.L.1: a row is as high as its line and 31, as 44 scaled, and 52`(
    category: UIContentSizeCategory, height: CGFloat
  ) {
    // 27.45 + 31 rounded up, and 44 × 40 / 22.
    let list = table(.v26, .plain, ["a"])
    list.window.traitOverrides.preferredContentSizeCategory = category
    list.show()
    #expect(list.frame(0)?.height == height)
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, 62, 9, 32.5), (.extraExtraExtraLarge, 83, 11, 42.5),
    (.accessibilityLarge, 117, 15, 60.5),
  ])
  func `26.L.2: rows with a subtitle of a plain table`(
    category: UIContentSizeCategory, height: CGFloat, top: CGFloat, second: CGFloat
  ) throws {
    let list = table(.v26, .plain, ["Title"], cells: .subtitle)
    list.sections[0].header = "Header"
    list.window.traitOverrides.preferredContentSizeCategory = category
    list.configure = Self.showBoth
    list.show()
    let cell = try #require(list.cell(0))
    #expect(cell.frame.height == height)
    #expect(cell.textLabel?.frame.minY == top && cell.detailTextLabel?.frame.minY == second)
    // Measured at 50, with 73 = 24.287 + 20.9 + 22.5 × 26 / 22 + 1; here 20.287 + 17.9 + 22.5 + 1 are 62.
    if category == .large { #expect(cell.frame.minY == 50) }
  }

  @Test func `26.L.3: a subtitle in a card is 15 from the edges, without a space between the texts`() throws {
    let list = table(.v26, .insetGrouped, ["Title"], cells: .subtitle)
    list.configure = Self.showBoth
    list.show()
    let cell = try #require(list.cell(0))
    #expect(cell.frame.height == 69.5 && cell.textLabel?.frame.minY == 15.5)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `26.L.9, 26.L.10: headers of 55.5 and 38, a footer of 30, rows 16 from the edges`(
    style: UIUserInterfaceStyle
  ) throws {
    let list = table(.v26, .insetGrouped, cells: .value1)
    list.window.overrideUserInterfaceStyle = style
    list.sections = [
      TestTable.Section(header: "General", footer: "A footer note.", rows: ["Name", "Software"]),
      TestTable.Section(header: "Display", rows: ["Brightness"]),
    ]
    list.show()
    // Measured with rows of 56, 52 here: 55.5 + 2 × 52 + 30 + 38.
    #expect(list.frame(0) == CGRect(x: 16, y: 55.5, width: 288, height: 52))
    #expect(list.frame(1) == CGRect(x: 16, y: 107.5, width: 288, height: 52))
    #expect(list.frame(0, 1) == CGRect(x: 16, y: 227.5, width: 288, height: 52))
    #expect(list.cell(0)?.layer.cornerRadius == 26)
    let header = try #require(list.table.headerView(forSection: 1)?.textLabel)
    #expect(header.text == "Display" && header.font.pointSize == 17)
    // 12 above the text and 5.5 below it.
    #expect(header.frame.minX == 16 && header.frame.minY == 12 && header.frame.maxY == 32.5)
  }

  @Test func `26.L.4, 26.L.5: cells with a content configuration are a point of the separator higher`() throws
  {
    let list = table(.v26, .plain, ["a", "b", "c"])
    list.configure = { cell, text, path in
      var content: UIListContentConfiguration = [.cell(), .subtitleCell(), .valueCell()][path.row]
      content.text = text
      if path.row > 0 { content.secondaryText = "42" }
      cell.contentConfiguration = content
    }
    list.show()
    // Measured 57, 76.5 = 15.5 + 24.5 + 21 + 15.5, and 57; 52 + 1, and 15.5 + 20.5 + 18 + 15.5 here.
    let frames = (0..<3).map { list.frame($0) }
    #expect(frames.map { $0?.minY } == [0, 53, 122.5] && frames.map { $0?.height } == [53, 69.5, 53])
  }

  @Test func `26.L.11: separators are a point high, from the text to the margin`() throws {
    let list = table(.v26, .insetGrouped, ["a", "b"])
    list.show()
    let line = try #require(list.cell(0)?.parts.separators.first)
    #expect(line.frame == CGRect(x: 16, y: 51, width: 256, height: 1))
    #expect(list.cell(1)?.parts.separators.isEmpty == true)
    let old = table(.v17, .insetGrouped, ["a", "b"])
    old.show()
    #expect(old.cell(0)?.parts.separators.first?.frame == CGRect(x: 16, y: 43.5, width: 272, height: 0.5))
  }

  @Test(arguments: [SystemVersion.v17, .v18]) func `T.1, T.8: tables of iOS 18 are those of iOS 17`(
    system: SystemVersion
  ) {
    let list = table(system, .insetGrouped, ["a", "b"])
    list.sections[0].header = "Title"
    list.show()
    #expect(list.frame(0) == CGRect(x: 16, y: 55.5, width: 288, height: 44))
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    #expect(list.cell(0)?.layer.cornerRadius == 10)
  }

  @Test func `a table that was shown in one system follows another`() throws {
    let list = table(.v17, .insetGrouped, ["a", "b"], cells: .subtitle)
    list.sections[0].header = "Title"
    list.configure = Self.showBoth
    list.show()
    let steps: [(SystemVersion, CGFloat, String)] = [(.v26, 69.5, "Title"), (.v17, 58, "TITLE")]
    for (system, height, title) in steps {
      list.window.traitOverrides[UITraitSystemVersion.self] = system
      list.window.layoutIfNeeded()
      #expect(list.frame(0)?.height == height)
      #expect(list.cell(0)?.detailTextLabel?.font.pointSize == (system == .v26 ? 15 : 12))
      #expect(list.table.headerView(forSection: 0)?.textLabel?.text == title)
    }
  }

  @Test func `a header that follows another system keeps what the program changed`() throws {
    let list = table(.v17, .insetGrouped, ["a"])
    list.sections[0].header = "Title"
    list.show()
    let label = try #require(list.table.headerView(forSection: 0)?.textLabel)
    (label.textColor, label.numberOfLines) = (.red, 2)
    list.window.traitOverrides[UITraitSystemVersion.self] = .v26
    list.window.layoutIfNeeded()
    #expect(label.text == "Title" && label.font.pointSize == 17)
    #expect(label.textColor == .red && label.numberOfLines == 2)
    label.text = "Mine"
    list.window.traitOverrides[UITraitSystemVersion.self] = .v17
    list.window.layoutIfNeeded()
    #expect(label.text == "Mine" && label.font.pointSize == 13)
    label.font = .systemFont(ofSize: 21)
    list.window.traitOverrides[UITraitSystemVersion.self] = .v26
    list.window.layoutIfNeeded()
    #expect(label.text == "Mine" && label.font.pointSize == 21)
  }
}

import ControlCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

/// Frames of lists that other projects captured, on phones of several widths and scales.
///
/// The rules name the projects. Interface Builder stores rows without the separator's pixel.
@MainActor
struct CapturedTableTests {
  private func table(
    _ style: UITableView.Style, width: CGFloat, scale: CGFloat, rows: [String] = ["Title"]
  ) -> TestTable {
    let list = TestTable(style, rows, size: CGSize(width: width, height: 600))
    list.window.traitOverrides.displayScale = scale
    list.sections[0].header = "Header"
    return list
  }

  private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { abs((one ?? .nan) - other) < 0.01 }

  @Test(
    "T.3: content and separators begin 20 in from 390 points on",
    arguments: [
      (320, 2, 16), (375, 2, 16), (390, 3, 20), (393, 3, 20), (402, 3, 20), (414, 2, 20), (768, 2, 20),
    ]
      as [(
        CGFloat, CGFloat, CGFloat
      )])
  func margins(width: CGFloat, scale: CGFloat, margin: CGFloat) throws {
    let list = table(.plain, width: width, scale: scale, rows: ["a", "b"])
    list.show()
    let cell = try #require(list.cell(0))
    #expect(cell.textLabel?.frame.minX == margin)
    let separator = try #require(cell.subviews.first { isNear($0.frame.height, 1 / scale) })
    #expect(separator.frame.minX == margin)
    #expect(separator.frame.maxX == width)
  }

  @Test(
    "T.3: a switch beside a content configuration ends at the margin",
    arguments: [(393, 322), (402, 331)] as [(CGFloat, CGFloat)])
  func switches(width: CGFloat, content: CGFloat) throws {
    let list = table(.plain, width: width, scale: 3)
    list.sections[0].header = nil
    list.configure = { cell, text, _ in
      var configuration = cell.defaultContentConfiguration()
      configuration.text = text
      cell.contentConfiguration = configuration
      cell.accessoryView = UISwitch()
    }
    list.show()
    let cell = try #require(list.cell(0))
    #expect(isNear(list.frame(0)?.height, 44 + 1.0 / 3))
    #expect(cell.contentView.frame.width == content)
    #expect(cell.accessoryView?.frame.minX == content)
    let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    let origin = label.convert(label.bounds, to: cell).origin
    #expect(origin.x == 20)
    #expect(isNear(origin.y, 12))
  }

  @Test(
    "T.11: cards and the texts in them have the margin of lists",
    arguments: [(375, 2, 16, 343), (390, 3, 20, 350), (414, 2, 20, 374)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func cards(width: CGFloat, scale: CGFloat, margin: CGFloat, card: CGFloat) {
    let list = table(.insetGrouped, width: width, scale: scale)
    list.show()
    #expect(list.frame(0)?.minX == margin)
    #expect(list.frame(0)?.width == card)
    #expect(list.cell(0)?.textLabel?.frame.minX == margin)
    #expect(list.cell(0)?.textLabel?.frame.width == card - 2 * margin)
  }

  @Test(
    "T.8: the first header of a grouped table is on pixels",
    arguments: [(2, 55.5), (3, 166.0 / 3)] as [(CGFloat, CGFloat)])
  func firstHeader(scale: CGFloat, height: CGFloat) {
    let list = table(.grouped, width: 375, scale: scale)
    list.show()
    #expect(isNear(list.frame(0)?.minY, height))
  }

  @Test(
    "T.5: the content ends before an accessory and its room",
    arguments: [
      (.detailButton, 303), (.detailDisclosureButton, 284.5), (.disclosureIndicator, 316.5),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func accessories(accessory: UITableViewCell.AccessoryType, content: CGFloat) {
    let list = table(.insetGrouped, width: 375, scale: 2)
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.accessoryType = accessory
    }
    list.show()
    #expect(list.cell(0)?.contentView.frame.width == content)
  }

  @Test("T.5: the content ends 24 points before the margin of a check mark") func checkMarks() {
    let list = table(.grouped, width: 375, scale: 2)
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.accessoryType = .checkmark
    }
    list.show()
    #expect(list.cell(0)?.contentView.frame.width == 335)
    #expect(list.cell(0)?.textLabel?.frame.width == 311)
  }

  @Test("T.4: the texts of a value are as high as their lines, in the middle of the row") func values() {
    let list = table(.grouped, width: 320, scale: 2)
    list.style = .value1
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Detail"
    }
    list.show()
    #expect(list.cell(0)?.textLabel?.frame == CGRect(x: 16, y: 12, width: 33, height: 20.5))
    #expect(list.cell(0)?.detailTextLabel?.frame == CGRect(x: 260, y: 12, width: 44, height: 20.5))
  }

  @Test(
    "T.2: two texts share the rest of a given height",
    arguments: [(60, 10, 33.5), (86, 23, 46.5), (120, 40, 63.5)]
      as [(
        CGFloat, CGFloat, CGFloat
      )])
  func subtitles(height: CGFloat, top: CGFloat, detail: CGFloat) {
    let list = table(.plain, width: 375, scale: 2)
    list.table.rowHeight = height
    list.style = .subtitle
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.textLabel?.font = .systemFont(ofSize: 17)
      cell.detailTextLabel?.text = "Subtitle"
      cell.detailTextLabel?.font = .systemFont(ofSize: 12)
    }
    list.show()
    #expect(list.cell(0)?.textLabel?.frame.minY == top)
    #expect(list.cell(0)?.detailTextLabel?.frame.minY == detail)
  }
}

import ControlCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

/// The figures of tables that phones have.
@MainActor
struct TableFigureTests {
  @Test("T.1: rows of one line are 44 points high") func defaultRows() {
    let plain = TestTable(.plain, ["First", "Second", "Third"])
    plain.show()
    #expect(plain.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(plain.frame(2) == CGRect(x: 0, y: 88, width: 320, height: 44))
    let value = TestTable(.plain, ["Name"])
    value.style = .value1
    value.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "iPhone"
    }
    value.show()
    #expect(value.frame(0)?.height == 44)
  }

  @Test("T.2: a row with a subtitle is 58 points high with its separator, its texts 9 and 32.5 below the top")
  func subtitles() {
    let list = TestTable(.plain, ["Title"])
    list.style = .subtitle
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Detail"
    }
    list.show()
    #expect(list.frame(0)?.height == 58)
    #expect(list.cell(0)?.textLabel?.frame.minY == 9)
    #expect(list.cell(0)?.textLabel?.frame.height == 20.5)
    #expect(list.cell(0)?.detailTextLabel?.frame.minY == 32.5)
    #expect(list.cell(0)?.detailTextLabel?.frame.height == 14.5)
  }

  @Test("T.4: texts end before what follows them") func accessories() {
    let list = TestTable(.plain, ["Milk", "Eggs", "Add", "Fixed"])
    list.table.rowHeight = 44
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .none
    }
    list.show()
    #expect(list.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 293.5, height: 44))
    #expect(list.cell(0)?.textLabel?.frame == CGRect(x: 16, y: 0, width: 269.5, height: 44))
    #expect(list.cell(1)?.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  @Test("T.6: in editing mode the content begins 40 points farther in, and leaving restores it")
  func editing() {
    let list = EditedTable(.plain, ["Milk", "Eggs", "Add an item", "Fixed"])
    list.table.rowHeight = 44
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .none
      cell.showsReorderControl = path.row < 2
    }
    list.show()
    func label(_ row: Int) -> CGRect? {
      list.cell(row)?.textLabel.map { $0.convert($0.bounds, to: list.cell(row)) }
    }
    for _ in 0..<2 {
      #expect(label(0) == CGRect(x: 16, y: 0, width: 269.5, height: 44))
      list.table.setEditing(true, animated: false)
      list.window.layoutIfNeeded()
      for row in 0..<2 { #expect(label(row) == CGRect(x: 56, y: 0, width: 213, height: 44)) }
      #expect(label(2) == CGRect(x: 56, y: 0, width: 248, height: 44))
      #expect(label(3) == CGRect(x: 16, y: 0, width: 288, height: 44))
      #expect(list.cell(0)?.contentView.frame == CGRect(x: 40, y: 0, width: 237, height: 44))
      list.table.setEditing(false, animated: false)
      list.window.layoutIfNeeded()
    }
  }

  @Test("T.7: a header of a plain table is 28 points high, 22 below what is above") func plainHeaders() {
    let list = TestTable()
    list.sections = [
      .init(header: "A", rows: ["1", "2"]), .init(rows: ["3"]), .init(header: "C", rows: ["4"]),
    ]
    list.show()
    #expect(list.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
    #expect(list.frame(0)?.minY == 50)
    #expect(list.frame(0, 1)?.minY == 138)
    #expect(list.table.rectForHeader(inSection: 2).minY == 204)
    list.table.sectionHeaderTopPadding = 0
    list.window.layoutIfNeeded()
    #expect(list.frame(0)?.minY == 28)
  }

  @Test("T.8, T.9, T.10: spaces, headers and footers of grouped tables")
  func groupedHeaders() {
    let list = TestTable(.insetGrouped)
    list.style = .value1
    list.sections = [
      .init(header: "General", footer: "A footer note.", rows: ["Name", "Software"]),
      .init(header: "Display", rows: ["Brightness"]),
    ]
    list.show()
    #expect(list.frame(0) == CGRect(x: 16, y: 55.5, width: 288, height: 44))
    #expect(list.frame(1)?.minY == 99.5)
    #expect(list.frame(0, 1)?.minY == 143.5 + 30 + 38)
    let plain = TestTable(.grouped)
    plain.sections = [.init(rows: ["1"]), .init(rows: ["2"])]
    plain.show()
    #expect(plain.frame(0)?.minY == 35)
    #expect(plain.frame(0, 1)?.minY == 114)
    #expect(plain.table.contentSize.height == 175.5)
  }

  @Test("T.11: sections of an inset grouped table have the margins of their width")
  func insets() {
    for (width, margin) in [(320, 16), (375, 16), (414, 20), (768, 20)] as [(CGFloat, CGFloat)] {
      let list = TestTable(.insetGrouped, ["1", "2", "3"], size: CGSize(width: width, height: 300))
      list.show()
      #expect(list.frame(1)?.minX == margin)
      #expect(list.frame(1)?.width == width - 2 * margin)
      #expect(list.cell(0)?.layer.cornerRadius == 10)
      #expect(list.cell(1)?.layer.cornerRadius == 0)
      #expect(list.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
  }

  @Test("T.12: an index of sections takes 15 points of the content") func index() {
    let list = IndexedTable()
    list.table.rowHeight = 44
    list.sections = [.init(header: "A", rows: ["Anna"]), .init(header: "B", rows: ["Ben"])]
    list.show()
    #expect(list.cell(0)?.contentView.frame.width == 305)
    #expect(list.cell(0)?.textLabel?.frame == CGRect(x: 16, y: 0, width: 281, height: 44))
  }

  @Test("T.17: texts after symbols begin at the same place") func symbols() {
    let list = TestTable(.plain, ["1", "2"])
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      cell.imageView?.image = UIImage(systemName: path.row == 0 ? "star.fill" : "bolt.fill")
    }
    list.show()
    for row in 0..<2 {
      #expect(list.cell(row)?.textLabel?.frame.minX == 56)
      #expect(list.cell(row)?.imageView?.frame.midX == 28)
    }
  }

  @Test("T.13: a row is a pixel higher than what its constraints need") func constraints() {
    let list = NoteTable(.plain, ["Short", "Two"])
    list.show()
    let fitting = list.note(0)?.label.sizeThatFits(CGSize(width: 288, height: 1000)).height ?? 0
    let pixel = 1 / list.table.traitCollection.displayScale
    #expect(list.frame(0)?.height == 12 + fitting + 12 + pixel)
    list.table.separatorStyle = .none
    list.window.layoutIfNeeded()
    #expect(list.frame(0)?.height == 12 + fitting + 12)
  }
}

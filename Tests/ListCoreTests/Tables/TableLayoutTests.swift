import ControlCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import TestSupport
import Testing
import TextViewCore

/// The rows that a table shows, and the places that it keeps while it scrolls.
@MainActor
struct TableLayoutTests {
  private func words(_ count: Int) -> String { Array(repeating: "word", count: count).joined(separator: " ") }

  /// Checks that the cells are those of the rows that meet the bounds, at their places.
  private func check(_ list: TestTable) {
    let table = list.table
    var paths: [IndexPath] = []
    for (section, part) in list.sections.enumerated() {
      for row in part.rows.indices {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY { paths.append(path) }
      }
    }
    #expect(table.indexPathsForVisibleRows == paths)
    #expect(table.visibleCells.compactMap { table.indexPath(for: $0) } == paths)
    for path in paths {
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
      #expect(table.cellForRow(at: path)?.superview === table)
    }
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == paths.count)
  }

  @Test(arguments: TestEffort.seeds(4))
  func `cells are those of the rows that meet the bounds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = NoteTable([.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let rows = (0..<Int.random(in: 0...25, using: &random)).map { _ in
        words(Int.random(in: 1...40, using: &random))
      }
      let header = Bool.random(using: &random) ? "Header" : nil
      list.sections.append(
        .init(header: header, footer: Bool.random(using: &random) ? "Footer" : nil, rows: rows))
    }
    list.show()
    check(list)
    for _ in 0..<15 {
      let end = max(0, list.table.contentSize.height - 400)
      list.table.contentOffset.y = random.number(in: 0...end).rounded()
      list.window.layoutIfNeeded()
      check(list)
    }
  }

  @Test func `1,000 rows that size themselves need fewer than 40 cells, and settle`() {
    let list = NoteTable(.plain, (0..<1_000).map { words($0 * 7 % 40 + 1) })
    list.show()
    var frames: [Int: CGRect] = [:]
    func scroll(_ distance: CGFloat, while condition: () -> Bool) {
      while condition() {
        list.table.contentOffset.y += distance
        list.window.layoutIfNeeded()
        for cell in list.table.visibleCells {
          guard let row = list.table.indexPath(for: cell)?.row else { continue }
          if let known = frames[row] { #expect(cell.frame == known) }
          frames[row] = cell.frame
        }
      }
    }
    scroll(150) { list.table.contentOffset.y + 400 < list.table.contentSize.height - 150 }
    #expect(frames.count > 990)
    scroll(-170) { list.table.contentOffset.y > 170 }
    #expect(list.made < 40)
  }

  @Test(arguments: TestEffort.seeds(5))
  func `what is visible stays where it is when rows above are measured`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = NoteTable(.plain, (0..<300).map { _ in words(Int.random(in: 1...40, using: &random)) })
    list.show()
    list.table.contentOffset.y = 6_000
    list.window.layoutIfNeeded()
    for _ in 0..<40 {
      guard let cell = list.table.visibleCells.first, let path = list.table.indexPath(for: cell) else {
        return
      }
      let before = cell.frame.minY - list.table.contentOffset.y
      list.table.contentOffset.y -= 60
      list.window.layoutIfNeeded()
      #expect(list.table.rectForRow(at: path).minY - list.table.contentOffset.y == before + 60)
      check(list)
    }
  }

  @Test func `a cell never shows the text of a row that had it before`() {
    let list = NoteTable(.plain, (0..<100).map { "row \($0)" })
    list.show()
    for offset in stride(from: 0, to: 4_000, by: 130) {
      list.table.contentOffset.y = CGFloat(offset)
      list.window.layoutIfNeeded()
      for cell in list.table.visibleCells {
        let row = list.table.indexPath(for: cell)?.row ?? -1
        #expect((cell as? NoteCell)?.label.text == "row \(row)")
      }
    }
  }

  @Test func `a delegate without heights is not asked for each of 100,000 rows`() {
    let list = TestTable(.plain, Array(repeating: "row", count: 100_000))
    list.table.rowHeight = 50
    list.show()
    #expect(list.table.contentSize.height == 5_000_000)
    #expect(list.table.rectForRow(at: IndexPath(row: 99_999, section: 0)).minY == 4_999_950)
    #expect(list.made == 8)
  }

  @Test func `the header of a plain table is pinned until its section ends`() throws {
    let list = TestTable()
    list.table.rowHeight = 44
    list.sections = (0..<5).map { .init(header: "Section \($0)", rows: (0..<10).map { "\($0)" }) }
    list.show()
    list.table.contentOffset.y = 200
    list.window.layoutIfNeeded()
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 200, width: 320, height: 28))
    #expect(header.textLabel?.text == "Section 0")
    // The section ends at 22 + 28 + 440.
    list.table.contentOffset.y = 480
    list.window.layoutIfNeeded()
    #expect(list.table.headerView(forSection: 0)?.frame.minY == 462)
    #expect(list.table.headerView(forSection: 1)?.frame.minY == 512)
    #expect(list.table.headerView(forSection: 4) == nil)
  }

  @Test func `rows are scrolled to each position`() {
    let list = TestTable(.plain, (0..<100).map { "\($0)" })
    list.table.rowHeight = 44
    list.show()
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      list.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return list.table.contentOffset.y
    }
    #expect(offset(50, .top) == 2_200)
    #expect(offset(50, .middle) == 2_022)
    #expect(offset(50, .bottom) == 1_844)
    #expect(offset(51, .none) == 1_888, "the least scrolling")
    #expect(offset(55, .none) == 2_064)
    #expect(offset(55, .none) == 2_064, "a visible row stays")
    #expect(offset(0, .bottom) == 0, "not beyond the content")
    #expect(offset(99, .top) == 4_000)
  }

  @Test func `a row that was not measured is at the position after scrolling`() {
    let list = NoteTable(.plain, (0..<200).map { words($0 * 11 % 37 + 1) })
    list.show()
    for (row, position) in [(150, UITableView.ScrollPosition.top), (20, .bottom), (90, .middle)] {
      list.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      list.window.layoutIfNeeded()
      let rect = list.table.rectForRow(at: IndexPath(row: row, section: 0))
      let top = rect.minY - list.table.contentOffset.y
      switch position {
      case .top: #expect(top == 0)
      case .bottom: #expect(top + rect.height == 400)
      default: #expect(abs(top + rect.height / 2 - 200) <= 0.5)
      }
      check(list)
    }
  }

  @Test func `the table's own header and footer surround the sections`() {
    let list = TestTable(.plain, ["1", "2"])
    list.table.rowHeight = 50
    let (header, footer) = (UIView(frame: CGRect(x: 9, y: 9, width: 1, height: 70)), UIView())
    footer.frame.size.height = 30
    list.table.tableHeaderView = header
    list.table.tableFooterView = footer
    list.table.backgroundView = UIView()
    list.show()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(list.frame(0)?.minY == 70)
    #expect(footer.frame == CGRect(x: 0, y: 170, width: 320, height: 30))
    #expect(list.table.contentSize.height == 200)
    #expect(list.table.backgroundView?.frame == list.table.bounds)
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == IndexPath(row: 1, section: 0))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == nil)
    list.table.tableHeaderView = nil
    list.window.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(list.frame(0)?.minY == 0)
  }

  @Test func `index paths and sections that do not exist have no rectangle`() {
    let list = TestTable(.plain, ["1"])
    list.show()
    for path in [
      IndexPath(row: 5, section: 0), IndexPath(row: 0, section: 7), IndexPath(row: -1, section: 0), [0],
    ] {
      #expect(list.table.rectForRow(at: path) == .zero)
      #expect(list.table.cellForRow(at: path) == nil)
    }
    #expect(list.table.rect(forSection: -1) == .zero)
    #expect(list.table.numberOfRows(inSection: 3) == 0)
    #expect(list.table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 1)) == nil)
  }
}

/// Heights by the traits of the table.
@MainActor
struct TableTextSizeTests {
  @Test(
    "Rows and headers are measured with the text size of their table, before and after it changes",
    arguments: [true, false])
  func measuresWithTraits(isLargeAtFirst: Bool) throws {
    let list = TestTable(.grouped, size: CGSize(width: 320, height: 600))
    list.sections = [.init(header: "Cups", rows: ["Tea"])]
    let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    if isLargeAtFirst { list.window.traitOverrides.preferredContentSizeCategory = largest }
    list.configure = { cell, text, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    list.show()
    list.window.traitOverrides.preferredContentSizeCategory = largest
    list.window.layoutIfNeeded()
    let traits = UITraitCollection(preferredContentSizeCategory: largest)
    func line(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight
    }
    // The margins of list content are 11 above and below (R.1).
    let row = try #require(list.cell(0)).frame
    #expect(abs(row.height - (line(.body) + 22)) < 1.5)
    let header = try #require(list.table.headerView(forSection: 0))
    // The first header of a grouped table is 55.5 high around a line of footnote at the usual size (T.8).
    #expect(header.frame.height > 55.5 + line(.footnote) / 2)
    #expect(header.textLabel.map { header.bounds.contains($0.frame) } == true)
  }
}

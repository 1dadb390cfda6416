import DiagnosticCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import TestSupport
import Testing
import TextViewCore
import ViewTestSupport

@testable import LayerCore

/// Changes of rows and sections.
@MainActor
struct TableUpdateTests {
  /// Makes random changes of rows and sections in a group, and applies them to the data.
  private func change(_ list: TestTable, _ random: inout SeededGenerator, _ next: inout Int) {
    let table = list.table
    var sections = list.sections.map { section in section.rows.map { $0 as String? } }
    let count = list.sections.count
    let removed = count > 2 && Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
    var deleted: [IndexPath] = []
    for section in 0..<count where section != removed {
      for row in list.sections[section].rows.indices where Int.random(in: 0..<5, using: &random) == 0 {
        deleted.append(IndexPath(row: row, section: section))
        sections[section][row] = nil
      }
    }
    var new = zip(list.sections, sections).map { old, rows in
      TestTable.Section(header: old.header, footer: old.footer, rows: rows.compactMap { $0 })
    }
    if let removed { new.remove(at: removed) }
    let added = Bool.random(using: &random) ? Int.random(in: 0...new.count, using: &random) : nil
    if let added {
      next += 1
      new.insert(.init(header: "H\(next)", rows: ["new \(next)", "newer \(next)"]), at: added)
    }
    var inserted: [IndexPath] = []
    for section in new.indices where section != added {
      guard Bool.random(using: &random) else { continue }
      let row = Int.random(in: 0...new[section].rows.count, using: &random)
      next += 1
      new[section].rows.insert("row \(next)", at: row)
      inserted.append(IndexPath(row: row, section: section))
    }
    table.performBatchUpdates {
      list.sections = new
      table.deleteRows(at: deleted, with: .fade)
      if let removed { table.deleteSections(IndexSet(integer: removed), with: .left) }
      if let added { table.insertSections(IndexSet(integer: added), with: .automatic) }
      table.insertRows(at: inserted, with: .top)
    }
  }

  @Test(arguments: TestEffort.seeds(25))
  func `after changes a table is the same as a new one over its data`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = TestTable([.plain, .insetGrouped].randomElement(using: &random) ?? .plain)
    list.table.rowHeight = 44
    list.sections = (0..<4).map { section in
      .init(
        header: "S\(section)", rows: (0..<Int.random(in: 0...8, using: &random)).map { "\(section) \($0)" })
    }
    list.show()
    var next = 0
    for _ in 0..<8 {
      let problems = LayoutDiagnostics.collect { change(list, &random, &next) }
      #expect(problems.isEmpty)
      let other = TestTable(list.table.style)
      other.table.rowHeight = 44
      other.sections = list.sections
      other.show()
      other.table.contentOffset = list.table.contentOffset
      other.window.layoutIfNeeded()
      list.window.layoutIfNeeded()
      #expect(list.table.contentSize == other.table.contentSize)
      #expect(list.table.indexPathsForVisibleRows == other.table.indexPathsForVisibleRows)
      for path in list.table.indexPathsForVisibleRows ?? [] {
        let (cell, expected) = (list.table.cellForRow(at: path), other.table.cellForRow(at: path))
        #expect(cell?.frame == expected?.frame)
        #expect(cell?.textLabel?.text == list.sections[path.section].rows[path.row])
        #expect(cell?.layer.maskedCorners == expected?.layer.maskedCorners)
      }
    }
  }

  @Test func `counts that changes do not explain are reported, and the data is loaded again`() {
    let list = TestTable(.plain, ["1", "2"])
    list.show()
    let problems = LayoutDiagnostics.collect {
      list.sections[0].rows = ["1", "2", "3", "4"]
      list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      list.window.layoutIfNeeded()
    }
    #expect(problems.count == 1)
    #expect(
      problems.first?.description.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
    #expect(list.table.numberOfRows(inSection: 0) == 4)
    #expect(list.cell(3)?.textLabel?.text == "4")
  }

  @Test func `selected rows keep their selection where they move to`() {
    let list = TestTable(.plain, ["a", "b", "c", "d"])
    list.table.allowsMultipleSelection = true
    list.show()
    for row in [1, 3] {
      list.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    list.table.performBatchUpdates {
      list.sections[0].rows = ["d", "a", "c"]
      list.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      list.table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(list.cell(0)?.isSelected == true)
    #expect(list.cell(1)?.isSelected == false)
  }

  @Test func `rows that are configured again keep their cells, reloaded ones get others`() throws {
    let list = ConfiguredTable(.plain, ["a", "b"])
    list.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.show()
    let cell = try #require(list.cell(0))
    list.sections[0].rows[0] = "new"
    let problems = LayoutDiagnostics.collect {
      list.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    }
    #expect(problems.isEmpty)
    #expect(list.cell(0) === cell && cell.textLabel?.text == "new")
    list.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(list.cell(0) !== cell)
  }

  @Test func `rows that move in a group are configured again at their new places`() throws {
    let list = ConfiguredTable(.plain, ["a", "b"])
    list.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.show()
    let cell = try #require(list.cell(0))
    let problems = LayoutDiagnostics.collect {
      list.table.performBatchUpdates {
        list.sections[0].rows = ["first", "new a", "b"]
        list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        list.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
    #expect(problems.isEmpty)
    #expect(list.cell(1) === cell)
    #expect((0..<3).map { list.cell($0)?.textLabel?.text } == ["first", "new a", "b"])
  }

  @Test func `cells that were deleted or reloaded are used again`() {
    let list = TestTable(.plain, ["a", "b", "c"])
    list.show()
    let deleted = list.cell(0)
    list.sections[0].rows = ["b", "c"]
    list.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(deleted?.superview == nil && deleted?.alpha == 1)
    list.sections[0].rows = ["b", "c", "d"]
    list.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(list.cell(2) === deleted && list.made == 3)
    for _ in 0..<3 { list.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }
    #expect(list.made == 4)
    #expect((0..<3).map { list.cell($0)?.textLabel?.text } == ["b", "c", "d"])
  }

  @Test func `a cell that the program keeps stays when its row is reloaded`() {
    let list = KeptTable(.plain, ["a"])
    list.show()
    list.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(list.cell(0) === list.kept)
    #expect(list.kept.superview === list.table && list.kept.alpha == 1)
  }

  @Test func `groups are nested, and completions run once the changes are made`() {
    let list = TestTable(.plain, ["a"])
    list.show()
    var log: [String] = []
    list.table.beginUpdates()
    list.table.performBatchUpdates {
      list.sections[0].rows = ["a", "b"]
      list.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    } completion: { _ in
      log.append("done \(list.table.numberOfRows(inSection: 0))")
    }
    #expect(log.isEmpty && list.table.hasUncommittedUpdates)
    list.table.endUpdates()
    #expect(log == ["done 2"])
    list.table.endUpdates()
  }

  @Test func `rows move with the clock`() {
    AnimatingWindow.run { scene in
      let list = TestTable(.plain, ["a", "b", "c"])
      list.table.rowHeight = 44
      list.show()
      MainLoop.main.attach(list.window)
      defer { MainLoop.main.detach(list.window) }
      MainLoop.main.runUntilIdle()
      let last = list.cell(2)
      list.sections[0].rows.remove(at: 0)
      list.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      #expect(last?.frame.minY == 44)
      MainLoop.main.run(for: 0.15)
      let seen = last?.layer.presentation()?.position.y ?? 0
      #expect(seen > 66 && seen < 110)
      #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 3)
      MainLoop.main.run(for: 0.5)
      #expect(last?.layer.presentation()?.position.y == 66)
      #expect(list.table.subviews.filter { $0 is UITableViewCell }.count == 2)
    }
  }
}

/// A table whose cells are dequeued for their index paths.
@MainActor
private final class ConfiguredTable: TestTable {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }
}

/// A table with one cell, which it does not dequeue.
@MainActor
private final class KeptTable: TestTable {
  let kept = UITableViewCell(style: .default, reuseIdentifier: "kept")

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    kept
  }
}

import Foundation
import LayoutCore
import ListCore
import StyleCore
import TestSupport
import Testing
import TextViewCore

/// The constraints of cells, which are systems apart from those of the window until a constraint joins the two.
@MainActor
struct CellConstraintsTests {
  private static func words(_ count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  /// The frames of a tree, each view before its subviews.
  private static func frames(of view: UIView) -> [CGRect] {
    [view.frame, view.bounds] + view.subviews.flatMap { frames(of: $0) }
  }

  private static func texts(_ random: inout SeededGenerator) -> [String] {
    (0..<200).map { _ in words(Int.random(in: 0...30, using: &random)) }
  }

  /// Changes two tables in the same way.
  private static func change(_ tables: [ReceiptTable], _ random: inout SeededGenerator) {
    let choice = Int.random(in: 0..<6, using: &random)
    let number = Int.random(in: 0..<200, using: &random)
    let text = words(Int.random(in: 0...30, using: &random))
    for table in tables {
      switch choice {
      case 0: table.window.frame.size.width = CGFloat(300 + number)
      case 1: (table.table.visibleCells.first as? ReceiptCell)?.note.text = text
      case 2: (table.table.visibleCells.last as? ReceiptCell)?.side.constant = CGFloat(number % 50) / 4
      case 3: table.table.reloadRows(at: [IndexPath(row: number, section: 0)], with: .none)
      default:
        let end = max(0, table.table.contentSize.height - table.table.bounds.height)
        // Between pixels, where edges are rounded to would depend on the moment.
        table.table.contentOffset.y = (end * CGFloat(number) / 100).rounded() / 2
      }
      table.window.layoutIfNeeded()
    }
  }

  @Test(arguments: TestEffort.seeds(4))
  func `frames are the same whether the constraints of cells are apart or those of the window`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = Self.texts(&random)
    let inset = random.number(in: 0...3)
    let tables = [false, true].map { ReceiptTable(texts, inset: inset, joins: $0) }
    for step in 0..<25 {
      #expect(tables.map(\.countApart) == [tables[0].table.visibleCells.count, 0])
      #expect(Self.frames(of: tables[0].window) == Self.frames(of: tables[1].window), "step \(step)")
      #expect(tables[0].table.contentSize == tables[1].table.contentSize, "step \(step)")
      Self.change(tables, &random)
    }
  }

  @Test func `a cell that leaves keeps its constraints, and shows the next row by them`() throws {
    let list = ReceiptTable((0..<50).map { Self.words($0 % 9) }, inset: 0, joins: false)
    let first = list.table.visibleCells.map { ($0, $0.contentView.constraints) }
    for offset in [600, 1200] {
      list.table.contentOffset.y = CGFloat(offset)
      list.window.layoutIfNeeded()
    }
    let (used, held) = try #require(first.first { $0.0.window != nil })
    let cell = try #require(used as? ReceiptCell)
    #expect(list.table.indexPath(for: cell)?.row ?? 0 > 5)
    #expect(cell.solvesApart)
    #expect(cell.contentView.constraints == held)
    #expect(cell.note.frame.minX == 16)
    #expect(cell.note.frame.maxY == cell.contentView.bounds.maxY - 12)
  }

  @Test func `a constraint to a view outside holds, and the cell is apart again when it has left`() throws {
    let list = ReceiptTable(["one", "two"], inset: 0, joins: false)
    let cell = try #require(list.table.visibleCells.first as? ReceiptCell)
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    list.window.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.leadingAnchor.constraint(equalTo: cell.note.leadingAnchor),
      marker.topAnchor.constraint(equalTo: cell.note.topAnchor),
      marker.widthAnchor.constraint(equalToConstant: 5), marker.heightAnchor.constraint(equalToConstant: 5),
    ])
    list.window.layoutIfNeeded()
    #expect(!cell.solvesApart)
    #expect(marker.frame.origin == cell.note.convert(CGPoint.zero, to: list.window))
    cell.side.constant = 40
    list.window.layoutIfNeeded()
    #expect(marker.frame.minX == 40)
    cell.removeFromSuperview()
    cell.solveApart()
    #expect(cell.solvesApart)
  }

  @Test func `a cell that others place by constraints is part of their system`() {
    let cell = ReceiptCell(style: .default, reuseIdentifier: nil)
    cell.note.text = "word"
    cell.solveApart()
    #expect(cell.solvesApart)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      cell.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      cell.widthAnchor.constraint(equalToConstant: 150), cell.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(!cell.solvesApart)
    #expect(cell.frame == CGRect(x: 20, y: 10, width: 150, height: 60))
  }
}

/// A cell with a note beneath a title, whose constraints determine the height.
private final class ReceiptCell: UITableViewCell {
  let title = UILabel()
  let note = UILabel()
  private(set) var side = NSLayoutConstraint()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    for view in [title, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
    }
    side = note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), side,
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 3.3),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of receipts, which constraints place, and which may join the constraints of each cell with its own.
@MainActor
private final class ReceiptTable: TestTable, UITableViewDelegate {
  private let joins: Bool

  init(_ rows: [String], inset: CGFloat, joins: Bool) {
    self.joins = joins
    super.init(.plain, rows)
    table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: inset),
      table.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -inset),
      table.topAnchor.constraint(equalTo: window.topAnchor, constant: inset),
      table.heightAnchor.constraint(equalToConstant: 390.7),
    ])
    show()
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "receipt") as? ReceiptCell
    let cell = old ?? ReceiptCell(style: .default, reuseIdentifier: "receipt")
    cell.title.text = "Receipt \(indexPath.row)"
    cell.note.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  /// The number of cells whose constraints are apart.
  var countApart: Int { table.visibleCells.count { $0.solvesApart } }

  /// Adds a constraint that always holds.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard joins, let cell = cell as? ReceiptCell else { return }
    let tie = cell.note.widthAnchor.constraint(lessThanOrEqualTo: tableView.widthAnchor, constant: 10_000)
    tie.priority = UILayoutPriority(1)
    tie.isActive = true
  }
}

import ControlCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import TextViewCore

/// A table in a window of 320 × 400 points, as data source of itself, and as delegate if a subclass is one.
@MainActor
class TestTable: NSObject, UITableViewDataSource {
  struct Section: Equatable {
    var header: String?
    var footer: String?
    var rows: [String]
  }

  let window: UIWindow
  let table: UITableView
  var sections: [Section] = []
  /// The names of the calls, if they are noted.
  var calls: [String] = []
  /// The number of cells that were made.
  var made = 0
  var style = UITableViewCell.CellStyle.default
  /// Configures a cell with the text of its row.
  var configure: (UITableViewCell, String, IndexPath) -> Void = { cell, text, _ in cell.textLabel?.text = text
  }

  init(
    _ style: UITableView.Style = .plain, _ rows: [String] = [], size: CGSize = CGSize(width: 320, height: 400)
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    if !rows.isEmpty { sections = [Section(rows: rows)] }
    // Pixels are halves of points, so that sums of heights are exact.
    window.traitOverrides.displayScale = 2
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    window.isHidden = false
  }

  /// Makes this object the data source and, if it is one, the delegate, and lays out.
  func show() {
    table.dataSource = self
    table.delegate = self as? any UITableViewDelegate
    window.layoutIfNeeded()
  }

  func frame(_ row: Int, _ section: Int = 0) -> CGRect? {
    table.cellForRow(at: IndexPath(row: row, section: section)).map { $0.convert($0.bounds, to: window) }
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row")
    if old == nil { made += 1 }
    let cell = old ?? UITableViewCell(style: style, reuseIdentifier: "row")
    configure(cell, sections[indexPath.section].rows[indexPath.row], indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// A cell with a label that determines its height by constraints.
final class NoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// A table of cells whose heights their constraints determine.
@MainActor
final class NoteTable: TestTable {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell
    if old == nil { made += 1 }
    let cell = old ?? NoteCell(style: .default, reuseIdentifier: "note")
    cell.label.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  func note(_ row: Int, _ section: Int = 0) -> NoteCell? { cell(row, section) as? NoteCell }
}

/// A table with an index of its headers.
@MainActor
final class IndexedTable: TestTable {
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map { $0.header ?? "" }
  }
}

/// A table whose rows can be edited, with an insertion in the third row and none in the fourth.
@MainActor
final class EditedTable: TestTable, UITableViewDelegate {
  /// The rows that move.
  var moves: [String] = []

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 2
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
  }
}

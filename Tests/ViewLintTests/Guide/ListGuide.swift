import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore
import TextViewCore
import ViewLint

extension GuideSample {
  static let lists = [
    GuideSample(.staleCellContent, WrongMarks.self, RightMarks.self, height: 120),
    GuideSample(.cutOffRow, WrongHeight.self, RightHeight.self, height: 120),
    GuideSample(.undeterminedRowHeight, WrongChain.self, RightChain.self, height: 120),
    GuideSample(.unstableRowHeight, WrongGrowth.self, RightGrowth.self, height: 120),
    GuideSample(.layoutInCellRequest, WrongRequest.self, RightRequest.self, height: 120),
    GuideSample(.unregisteredCell, WrongRegistration.self, RightRegistration.self, height: 120),
  ]
}

/// A table of six rows that fills the view.
private class ListCard: GuideView, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)

  override func setUp() {
    for view in [icon, title, line] { view.isHidden = true }
    table.dataSource = self
    table.rowHeight = 44
    addSubview(table)
    prepare()
  }

  func prepare() { table.register(UITableViewCell.self, forCellReuseIdentifier: "row") }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class WrongMarks: ListCard {
  // guide: stale-cell-content wrong
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    if indexPath.row == 0 { cell.accessoryType = .checkmark }
    return cell
  }
  // guide end
}

private final class RightMarks: ListCard {
  // guide: stale-cell-content right
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
    return cell
  }
  // guide end
}

/// A cell with a note of several lines.
private class NoteCell: UITableViewCell {
  let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.text = "A note that needs more than one line of text"
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    constrain()
  }

  required init?(coder: NSCoder) { nil }

  func constrain() {
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}

/// A table of notes.
private class NoteCard: ListCard {
  var cellType: NoteCell.Type { NoteCell.self }

  override func prepare() { table.register(cellType, forCellReuseIdentifier: "row") }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class WrongHeight: NoteCard {
  override func prepare() {
    super.prepare()
    // guide: cut-off-row wrong
    table.rowHeight = 44
    // guide end
  }
}

private final class RightHeight: NoteCard {
  override func prepare() {
    super.prepare()
    // guide: cut-off-row right
    table.rowHeight = UITableView.automaticDimension
    // guide end
  }
}

private final class HangingCell: NoteCell {
  override func constrain() {
    // guide: undetermined-row-height wrong
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
    // guide end
  }
}

private final class HeldCell: NoteCell {
  override func constrain() {
    // guide: undetermined-row-height right
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
    // guide end
  }
}

/// A table of notes that size themselves.
private class ChainCard: NoteCard {
  override func prepare() {
    super.prepare()
    table.rowHeight = UITableView.automaticDimension
  }
}

private final class WrongChain: ChainCard {
  override var cellType: NoteCell.Type { HangingCell.self }
}

private final class RightChain: ChainCard {
  override var cellType: NoteCell.Type { HeldCell.self }
}

/// A table that counts the cells that it makes.
private class GrowthCard: ListCard, UITableViewDelegate {
  /// The number of cells that were made.
  var made = 0

  override func prepare() { table.delegate = self }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row")
    if old == nil { made += 1 }
    let cell = old ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class WrongGrowth: GrowthCard {
  // guide: unstable-row-height wrong
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    44 + CGFloat(made)
  }
  // guide end
}

private final class RightGrowth: GrowthCard {
  // guide: unstable-row-height right
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    44 + CGFloat(indexPath.row)
  }
  // guide end
}

private final class WrongRequest: ListCard {
  // guide: layout-in-cell-request wrong
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.layoutIfNeeded()
    return cell
  }
  // guide end
}

private final class RightRequest: ListCard {
  // guide: layout-in-cell-request right
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  // guide end
}

private final class WrongRegistration: ListCard {
  override func prepare() {
    // guide: unregistered-cell wrong
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    // guide end
  }
}

private final class RightRegistration: ListCard {
  override func prepare() {
    // guide: unregistered-cell right
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    // guide end
  }
}

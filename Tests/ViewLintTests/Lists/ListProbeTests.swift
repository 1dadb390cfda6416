import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// The probe that loads lists again: what it finds, what it leaves alone, and that the list is as before.
@MainActor
struct ListProbeTests {
  private let lists: [FindingCode] = [
    .staleCellContent, .cutOffRow, .undeterminedRowHeight, .unstableRowHeight, .layoutInCellRequest,
    .unregisteredCell,
  ]

  private func findings(_ view: UIView) -> [Finding] {
    LayoutLinter(LintOptions(scales: [2])).findings(in: view).filter { lists.contains($0.code) }
  }

  @Test func `a badge that is hidden for some rows only stays hidden, which is found with its view`() throws {
    let list = ProbedTable { cell, row in if row == 1 { cell.badge.isHidden = true } }
    let finding = try #require(findings(list).first)
    #expect(finding.code == .staleCellContent)
    #expect(finding.view.last == "UILabel#badge")
    #expect(finding.message.contains("none in a cell that has shown another row"))
    #expect(finding.message.contains("“new” in a new one"))
  }

  @Test func `views that are added for every row are found`() throws {
    let list = ProbedTable { cell, _ in
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      mark.backgroundColor = .systemRed
      cell.contentView.addSubview(mark)
    }
    #expect(findings(list).map(\.code).contains(.staleCellContent))
  }

  @Test func `what is set for every row is not found, nor what prepareForReuse resets`() {
    #expect(findings(ProbedTable { cell, row in cell.badge.isHidden = row % 2 == 0 }) == [])
    let list = ProbedTable { cell, row in if row == 1 { cell.badge.isHidden = true } }
    list.resets = true
    #expect(findings(list) == [])
  }

  @Test func `content that is other every time proves nothing`() {
    var count = 0
    let list = ProbedTable { cell, _ in
      count += 1
      cell.badge.text = "\(count)"
    }
    #expect(findings(list) == [])
  }

  @Test func `the size of a cell that its data source sets is found`() throws {
    let list = ProbedTable { cell, row in cell.frame.size.height = 90 + CGFloat(row) }
    let finding = try #require(findings(list).first)
    #expect(finding.code == .layoutInCellRequest)
    #expect(finding.message.contains("sets the size of ProbedCell"))
  }

  @Test func `the offset and the selection are those of before`() {
    let list = ProbedTable { _, _ in }
    list.layoutIfNeeded()
    list.table.contentOffset.y = 123
    list.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    #expect(findings(list) == [])
    #expect(list.table.contentOffset.y == 123)
    #expect(list.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
  }

  @Test func `a row whose text is centred in 44 points has a height by intention`() {
    let list = ProbedTable { _, _ in }
    list.table.rowHeight = UITableView.automaticDimension
    #expect(findings(list) == [])
  }

  @Test func `a picture may be smaller than it is`() {
    let list = ProbedTable { cell, _ in cell.showPicture(CGSize(width: 20, height: 300)) }
    #expect(findings(list) == [])
  }

  @Test func `items of a collection view are examined, too`() throws {
    let list = ProbedCollection(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let finding = try #require(findings(list).first)
    #expect(finding.code == .staleCellContent)
    #expect(finding.message.contains("background colour"))
    list.isRight = true
    #expect(findings(list) == [])
  }
}

/// A cell with a badge that is centred by constraints.
private final class ProbedCell: UITableViewCell {
  let badge = UILabel()
  var resets = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.text = "new"
    badge.accessibilityIdentifier = "badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    if resets { badge.isHidden = false }
  }

  /// Adds a view of a size that it would like to have, from the top to the bottom.
  func showPicture(_ size: CGSize) {
    guard contentView.subviews.count < 2 else { return }
    let picture = Picture()
    picture.ideal = size
    picture.backgroundColor = .systemBlue
    picture.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

private final class Picture: UIView {
  var ideal = CGSize.zero
  override var intrinsicContentSize: CGSize { ideal }
}

/// A view that a table of twelve rows fills.
private final class ProbedTable: UIView, UITableViewDataSource {
  let table: UITableView
  var resets = false
  private let configure: (ProbedCell, Int) -> Void

  init(_ configure: @escaping (ProbedCell, Int) -> Void) {
    self.configure = configure
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain)
    super.init(frame: table.frame)
    table.register(ProbedCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = self
    addSubview(table)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ProbedCell {
      cell.resets = resets
      configure(cell, indexPath.row)
    }
    return cell
  }
}

/// A view that a collection of twelve items fills, the second of which is red.
private final class ProbedCollection: UIView, UICollectionViewDataSource {
  var isRight = false
  private let collection: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init(frame: frame)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = bounds
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if isRight { cell.backgroundColor = nil }
    if indexPath.item == 1 { cell.backgroundColor = .systemRed }
    return cell
  }
}

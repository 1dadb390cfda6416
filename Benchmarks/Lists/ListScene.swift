import Foundation
import LayerCore
import LayoutCore
import ListCore
import StyleCore

/// A list that fills a phone's screen, with its data source, as it is timed.
@MainActor
class ListScene: NSObject {
  static let screen = CGSize(width: 393, height: 852)
  /// The rows that a screen shows, in part or as a whole.
  static let rows = 15
  static let rowHeight: CGFloat = 57

  let window: UIWindow
  let count: Int
  /// The number of cells that were made.
  fileprivate(set) var made = 0

  init(count: Int) {
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.screen))
    window.hostTraits = UITraitCollection(displayScale: 3)
    self.count = count
    super.init()
    window.isHidden = false
  }

  /// The scroll view of the rows.
  var list: UIScrollView { preconditionFailure("A scene has a list.") }

  /// Shows the rows at the top.
  func show() {
    list.frame = window.bounds
    list.contentInsetAdjustmentBehavior = .never
    window.addSubview(list)
    window.layoutIfNeeded()
  }

  /// Scrolls by a screen, or back to the top where there is none any more.
  func scrollByScreen() {
    let next = list.contentOffset.y + Self.screen.height
    let isThere = next + Self.screen.height <= list.contentSize.height
    list.contentOffset.y = isThere ? next : 0
    window.layoutIfNeeded()
  }

  /// Scrolls by a distance in points, for a frame of a motion.
  func scroll(by distance: CGFloat) {
    list.contentOffset.y += distance
    window.layoutIfNeeded()
  }
}

/// The rows of a screen without a list: views that code places.
@MainActor
final class PlainRows: UIView {
  private let makesNotes: Bool

  init(notes: Bool) {
    makesNotes = notes
    super.init(frame: CGRect(origin: .zero, size: ListScene.screen))
    backgroundColor = .systemBackground
    for number in 0..<ListScene.rows {
      if notes {
        let row = NoteRow(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 3 * ListScene.rowHeight))
        row.show(number)
        addSubview(row)
      } else {
        let row = ListRow(frame: .zero)
        row.show(number)
        addSubview(row)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for row in subviews {
      let height = makesNotes ? noteHeight(row) : ListScene.rowHeight
      row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
  }

  private func noteHeight(_ row: UIView) -> CGFloat {
    row.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Rows in a table view, of one height unless a subclass says otherwise.
class TableScene: ListScene, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  override var list: UIScrollView { table }

  override func show() {
    if let height { table.rowHeight = height } else { table.estimatedRowHeight = Self.rowHeight }
    table.dataSource = self
    super.show()
  }

  /// The height of all rows; nil if cells are measured.
  var height: CGFloat? { Self.rowHeight }

  /// Creates a cell.
  func makeCell(_ identifier: String) -> UITableViewCell {
    ListRowCell(style: .default, reuseIdentifier: identifier)
  }

  /// Shows the data of a row in a cell.
  func show(_ number: Int, in cell: UITableViewCell) { (cell as? ListRowCell)?.row.show(number) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let old = tableView.dequeueReusableCell(withIdentifier: "row")
    if old == nil { made += 1 }
    let cell = old ?? makeCell("row")
    show(indexPath.row, in: cell)
    return cell
  }
}

/// Rows in a table view that measures them by their constraints.
final class NoteScene: TableScene {
  override var height: CGFloat? { nil }

  override func makeCell(_ identifier: String) -> UITableViewCell {
    NoteRowCell(style: .default, reuseIdentifier: identifier)
  }

  override func show(_ number: Int, in cell: UITableViewCell) { (cell as? NoteRowCell)?.row.show(number) }
}

/// Rows of one height in a collection view, in lines of a flow layout or as a section of a compositional one.
final class CollectionScene: ListScene, UICollectionViewDataSource {
  private let collection: UICollectionView
  override var list: UIScrollView { collection }

  init(count: Int, flows: Bool) {
    let layout: UICollectionViewLayout
    if flows {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: Self.screen.width, height: Self.rowHeight)
      flow.minimumLineSpacing = 0
      layout = flow
    } else {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
      let item = NSCollectionLayoutItem(layoutSize: size)
      layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
    }
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(count: count)
  }

  override func show() {
    collection.register(ListRowItem.self, forCellWithReuseIdentifier: "row")
    // As behind the other rows, so that the pictures are equally opaque.
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    super.show()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? ListRowItem)?.row.show(indexPath.item)
    return cell
  }
}

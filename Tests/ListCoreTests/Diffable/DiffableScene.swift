import Foundation
import LayerCore
import LayoutCore
import StyleCore

@testable import ListCore

/// A cell that says its item.
final class ItemCell: UICollectionViewListCell {
  var item: Int?
  var configurations = 0
}

/// A collection view in a window, with a diffable data source of numbers.
@MainActor
final class DiffableScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  private(set) var dequeued: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 30)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.view = view
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    var note: (Int) -> Void = { _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? ItemCell)?.item = item
      (cell as? ItemCell)?.configurations += 1
      note(item)
      return cell
    }
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    note = { [weak self] in self?.dequeued.append($0) }
  }

  /// The visible items with their index paths and frames, from the first to the last.
  var rows: [String] {
    view.indexPathsForVisibleItems.sorted().map { path in
      let cell = view.cellForItem(at: path) as? ItemCell
      return "\(path.section)-\(path.item) \(cell?.item ?? -1) \(cell?.frame ?? .null)"
    }
  }

  /// The items of the whole view, by section, as the view has them.
  var counts: [Int] { (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }

  func apply(_ snapshot: Snapshot, animated: Bool = false) {
    source.apply(snapshot, animatingDifferences: animated)
    window.layoutIfNeeded()
  }

  func clearLog() { dequeued = [] }
}

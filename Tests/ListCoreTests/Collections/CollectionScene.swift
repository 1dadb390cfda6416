import Foundation
import LayoutCore
import StyleCore
import TestSupport

@testable import ListCore

/// A cell that says the number of its item, and resets it for reuse.
final class NumberCell: UICollectionViewCell {
  var number: Int?
  var applied = 0
  var prepared = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    number = nil
    prepared += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
}

final class NumberHeader: UICollectionReusableView {
  var number: Int?
}

/// The source and delegate of a collection view, which writes down each call.
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  var sections: [RandomChanges.Section]
  var log: [String] = []
  /// All cells that were ever dequeued.
  var cells: [ObjectIdentifier: UICollectionViewCell] = [:]
  var refused: Set<IndexPath> = []
  /// The work of the data source after it moved an item.
  var afterMove: ((UICollectionView) -> Void)?

  init(_ sections: [RandomChanges.Section]) {
    self.sections = sections
  }

  private func note(_ call: String, _ path: IndexPath) {
    log.append("\(call) \(path.map(String.init).joined(separator: "-"))")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section)")
    return sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cells[ObjectIdentifier(cell)] = cell
    (cell as? NumberCell)?.number = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("header", indexPath)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? NumberHeader)?.number = sections[indexPath.section].id
    return view
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
  {
    note("move", source + target)
    let item = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(item, at: target.item)
    afterMove?(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("prefetch \(indexPaths.map(\.item))")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    log.append("cancel \(indexPaths.map(\.item))")
  }

  // MARK: The delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return !refused.contains(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }
}

/// A collection view of numbers.
@MainActor
struct CollectionScene {
  let source: NumberSource
  let layout: UICollectionViewLayout
  let view: UICollectionView

  /// Creates a view of sections, 200 points wide.
  init(_ sections: [RandomChanges.Section], _ layout: UICollectionViewLayout? = nil, height: CGFloat = 300) {
    let used = layout ?? StackLayout()
    (source, self.layout) = (NumberSource(sections), used)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: height), collectionViewLayout: used)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      NumberHeader.self, forSupplementaryViewOfKind: StackLayout.header, withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
  }

  /// Creates a view of one section of items with the numbers from 0 on.
  init(count: Int, _ layout: UICollectionViewLayout? = nil, height: CGFloat = 300) {
    self.init([RandomChanges.Section(id: -1, items: Array(0..<count))], layout, height: height)
  }

  /// Each visible view: its element, its frame, its number, in the order in which they are drawn.
  var picture: [String] {
    view.subviews.compactMap { subview in
      switch subview {
      case let cell as NumberCell:
        "cell \(view.indexPath(for: cell).map { "\($0.section)-\($0.item)" } ?? "none") \(cell.frame) "
          + "\(cell.number ?? -1) \(cell.alpha) \(cell.isSelected)"
      case let header as NumberHeader: "header \(header.frame) \(header.number ?? -1) \(header.alpha)"
      default: nil
      }
    }
  }

  /// Returns the picture of a new view of the same data, at the same offset, with the same items selected.
  func fresh() -> [String] {
    let made = type(of: layout) == StackLayout.self ? StackLayout() : layout
    let other = CollectionScene(source.sections, made, height: view.bounds.height)
    other.view.allowsMultipleSelection = true
    for path in view.indexPathsForSelectedItems ?? [] {
      other.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    other.view.layoutIfNeeded()
    other.view.contentOffset = view.contentOffset
    other.view.layoutIfNeeded()
    return other.picture
  }

  /// Announces changes as code does.
  func announce(_ changes: ListChanges) {
    view.deleteSections(IndexSet(changes.deletedSections))
    view.insertSections(IndexSet(changes.insertedSections))
    view.reloadSections(IndexSet(changes.reloadedSections))
    for move in changes.movedSections { view.moveSection(move.from, toSection: move.to) }
    view.deleteItems(at: changes.deletedItems.sorted().map(\.indexPath))
    view.insertItems(at: changes.insertedItems.sorted().map(\.indexPath))
    view.reloadItems(at: changes.reloadedItems.sorted().map(\.indexPath))
    for move in changes.movedItems { view.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }
}

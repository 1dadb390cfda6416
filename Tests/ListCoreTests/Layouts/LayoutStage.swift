import Foundation
import LayoutCore
import StyleCore
import TestSupport

@testable import ListCore

/// A collection view with a layout and a number of items in each section, on a display with two pixels a point.
@MainActor
final class LayoutStage<Layout: UICollectionViewLayout> {
  let window: UIWindow
  let view: UICollectionView
  let layout: Layout
  let source: CountingSource
  /// The delegate, which the stage keeps.
  var delegate: (any UICollectionViewDelegate)? { didSet { view.delegate = delegate } }

  init(_ layout: Layout, width: CGFloat = 320, height: CGFloat = 400, counts: [Int]) {
    self.layout = layout
    source = CountingSource(counts)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    window.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 2 }
    window.addSubview(view)
    view.dataSource = source
    layout.prepareIfNeeded()
  }

  /// Takes other numbers of items.
  func reload(_ counts: [Int]) {
    source.counts = counts
    view.reloadData()
    layout.invalidateLayout()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func header(_ section: Int) -> CGRect { supplement(UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int) -> CGRect { supplement(UICollectionView.elementKindSectionFooter, section) }

  func supplement(_ kind: String, _ section: Int, _ item: Int = 0) -> CGRect {
    let path = IndexPath(item: item, section: section)
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame ?? .null
  }

  /// Lets a cell or a view prefer a size, as collection views ask for it, and returns whether the layout was invalidated.
  @discardableResult
  func prefer(_ size: CGSize, _ original: UICollectionViewLayoutAttributes?) -> Bool {
    guard let original else { return false }
    let preferred = original.duplicate
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    layout.invalidateLayout(with: context)
    layout.prepareIfNeeded()
    return true
  }

  @discardableResult
  func prefer(_ size: CGSize, _ section: Int, _ item: Int) -> Bool {
    prefer(size, layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
  }

  @discardableResult
  func prefer(height: CGFloat, _ section: Int, _ item: Int) -> Bool {
    prefer(CGSize(width: frame(section, item).width, height: height), section, item)
  }

  @discardableResult
  func prefer(height: CGFloat, ofKind kind: String, _ section: Int) -> Bool {
    let path = IndexPath(item: 0, section: section)
    guard let original = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) else {
      return false
    }
    return prefer(CGSize(width: original.size.width, height: height), original)
  }

  /// The elements of the whole layout.
  var all: [UICollectionViewLayoutAttributes] {
    let most: CGFloat = 1e7
    return layout.layoutAttributesForElements(
      in: CGRect(x: -most, y: -most, width: 2 * most, height: 2 * most)) ?? []
  }

  /// The elements that meet a rectangle, found one by one.
  func meeting(_ rect: CGRect) -> [ElementKey] { all.filter { $0.frame.meets(rect) }.map(\.element) }

  /// Returns the elements that the layout finds in a rectangle.
  func found(_ rect: CGRect) -> [ElementKey] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map(\.element)
  }
}

/// A data source with a number of items in each section, of which it shows none.
@MainActor
final class CountingSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension SeededGenerator {
  /// A rectangle in and around content of a size.
  mutating func rectangle(in size: CGSize) -> CGRect {
    CGRect(
      number(in: -50...max(1, size.width)), number(in: -50...max(1, size.height)), number(in: 0...300),
      number(in: 0...300))
  }
}

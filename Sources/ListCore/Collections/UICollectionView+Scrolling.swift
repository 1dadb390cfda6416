import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

/// Scrolling to items.
extension UICollectionView {
  /// Scrolls to an item, as far as the content goes.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let place = ItemPlace(path), counts.contains(place) else {
      let name = path.map(String.init).joined(separator: " - ")
      return LayoutDiagnostics.report(
        .list(.outOfBounds(.collection, call: "scroll the collection view to the item", place: name)))
    }
    if list.needsReload || !collectionViewLayout.state.isPrepared {
      // The layout may depend on the bounds and the inset.
      layoutIfNeeded()
      takeContentSize()
    }
    guard let frame = attributes(of: .cell(path))?.frame else { return }
    scrollSection(to: path, at: position, animated: animated)
    let target = clamped(offset(showing: frame, at: position))
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// Returns the offset at which a rectangle is at a position of the visible area, which the inset leaves.
  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let area = super.bounds.inset(by: inset)
    let x = position.start(of: (rect.minX, rect.width), in: (area.minX, area.width), along: .x)
    let y = position.start(of: (rect.minY, rect.height), in: (area.minY, area.height), along: .y)
    return CGPoint(x: x - inset.left, y: y - inset.top)
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the start of the visible part that has an item at the position along an axis.
  ///
  /// Without a position along the axis it is the nearest start that shows the whole item, or the item's own if it is
  /// longer than the visible part.
  func start(
    of item: (low: CGFloat, length: CGFloat), in visible: (low: CGFloat, length: CGFloat),
    along axis: LayoutAxis
  ) -> CGFloat {
    let (start, middle, end): (Self, Self, Self) =
      axis == .x ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    let atEnd = item.low + item.length - visible.length
    if contains(start) { return item.low }
    if contains(middle) { return item.low + (item.length - visible.length) / 2 }
    if contains(end) { return atEnd }
    if item.low < visible.low || item.length > visible.length { return item.low }
    return max(visible.low, atEnd)
  }
}

/// Data that are prepared before they are displayed.
extension UICollectionView {
  /// Tells the source of prefetched data of the items of the next screen, in the direction of scrolling.
  ///
  /// It is told as well of items told before that are not there any more.
  func prefetchItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let area = prefetchArea
    list.prefetchOffset = contentOffset
    let paths = attributes(meeting: area).map(\.element)
      .filter { $0.category == .cell && list.shown[$0] == nil }.map(\.indexPath)
    let (known, wanted) = (Set(list.prefetched), Set(paths))
    let gone = list.prefetched.filter { !wanted.contains($0) && list.shown[.cell($0)] == nil }
    let new = paths.filter { !known.contains($0) }
    list.prefetched = paths
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }

  /// The next screen along the axis that scrolls: after the visible one, or before it while scrolling back.
  private var prefetchArea: CGRect {
    let bounds = super.bounds
    let isDown = contentSize.height - bounds.height >= contentSize.width - bounds.width
    let old = list.prefetchOffset ?? contentOffset
    let way = isDown ? contentOffset.y - old.y : contentOffset.x - old.x
    let sign: CGFloat = way < 0 ? -1 : 1
    return bounds.offsetBy(dx: isDown ? 0 : sign * bounds.width, dy: isDown ? sign * bounds.height : 0)
  }
}

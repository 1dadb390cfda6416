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
    func place(
      _ lower: CGFloat, _ length: CGFloat, _ areaLower: CGFloat, _ areaLength: CGFloat,
      _ start: ScrollPosition,
      _ middle: ScrollPosition, _ end: ScrollPosition
    ) -> CGFloat {
      if position.contains(start) { return lower }
      if position.contains(middle) { return lower + (length - areaLength) / 2 }
      if position.contains(end) { return lower + length - areaLength }
      if lower < areaLower || length > areaLength { return lower }
      return max(areaLower, lower + length - areaLength)
    }
    let x = place(
      rect.minX, rect.width, area.minX, area.width, .left, .centeredHorizontally, .right)
    let y = place(rect.minY, rect.height, area.minY, area.height, .top, .centeredVertically, .bottom)
    return CGPoint(x: x - inset.left, y: y - inset.top)
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

import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// Swipes over the rows of lists.
extension UICollectionView: SwipeHost {
  var swipe: SwipeSession? {
    get { list.swipe }
    set { list.swipe = newValue }
  }

  var maySwipe: Bool { !isEditing && list.movement == nil }

  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      cell.superview === self
    else { return nil }
    return (path, cell)
  }

  func swipeActions(at path: IndexPath, _ side: SwipeSide) -> SideActions {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let section = ItemPlace(path)?.section, let list = layout?.listConfiguration(ofSection: section)
    else { return SideActions() }
    let provider =
      side == .leading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return SideActions(provider?(path))
  }

  func frame(of swipe: SwipeSession) -> CGRect? {
    guard let cell = cellForItem(at: swipe.path), cell === swipe.cell else { return nil }
    return cell.shownAttributes?.frame
  }

  func place(_ swipe: SwipeSession, in frame: CGRect) {
    let center = CGPoint(x: frame.midX + swipe.offset, y: frame.midY)
    if swipe.cell.center != center { swipe.cell.center = center }
  }

  func willBeginSwipe(at path: IndexPath) {
    if list.touched != nil { cancelTouch([]) }
  }

  func didEndSwipe(_ swipe: SwipeSession) {}

  /// Adds the recognizer of swipes, once the collection view displays a list.
  func addSwipeRecognizer() {
    guard !list.recognizesSwipes else { return }
    list.recognizesSwipes = true
    addGestureRecognizer(SwipeRecognizer(for: self))
  }
}

extension UICollectionViewListCell: SwipedCell {
  func setSwiped(_ isSwiped: Bool) {
    guard isSwiped != listState.isSwiped else { return }
    listState.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }

  /// Shows the actions after the item, for a tap on a control that deletes without a handler.
  func revealActions() {
    guard let list = collectionView, let path = list.indexPath(for: self), superview === list else { return }
    list.revealTrailingActions(at: path, self)
  }
}

import Foundation
import LayoutCore
import ListCore
import StyleCore

/// A type of lists whose delegates take part in moves of the focus.
@MainActor
protocol FocusList: UIScrollView {
  /// Returns whether the delegate allows a move.
  func allows(_ context: UIFocusUpdateContext) -> Bool
  /// Tells the delegate of a move.
  func tell(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
}

extension UITableView: FocusList {
  private func own(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let own = UITableViewFocusUpdateContext(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    own.paths = (path(of: context.previouslyFocusedView), path(of: context.nextFocusedView))
    return own
  }

  private func path(of view: UIView?) -> IndexPath? {
    (view as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  func allows(_ context: UIFocusUpdateContext) -> Bool {
    (delegate as? any UITableViewDelegate)?.tableView(self, shouldUpdateFocusIn: own(context)) ?? true
  }

  func tell(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = own(context)
    lastFocusedPath = own.nextFocusedIndexPath ?? lastFocusedPath
    let delegate = delegate as? any UITableViewDelegate
    delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    guard let path = own.nextFocusedIndexPath,
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    else { return }
    selectByFocus(path)
  }
}

extension UICollectionView: FocusList {
  private func own(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let own = UICollectionViewFocusUpdateContext(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    own.paths = (path(of: context.previouslyFocusedView), path(of: context.nextFocusedView))
    return own
  }

  private func path(of view: UIView?) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  func allows(_ context: UIFocusUpdateContext) -> Bool {
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, shouldUpdateFocusIn: own(context))
      ?? true
  }

  func tell(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = own(context)
    lastFocusedPath = own.nextFocusedIndexPath ?? lastFocusedPath
    let delegate = delegate as? any UICollectionViewDelegate
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard let path = own.nextFocusedIndexPath,
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
    else { return }
    selectByFocus(path)
  }
}

public import Foundation
import LayoutCore
public import ListCore

/// Rows that a drag opens.
///
/// Differs from UIKit: the function is not called.
extension UITableViewDelegate {
  /// Returns `true`: a drag that rests above a row selects it.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Items that a drag opens.
///
/// Differs from UIKit: the function is not called.
extension UICollectionViewDelegate {
  /// Returns `true`: a drag that rests above an item selects it.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

public import Foundation
public import GraphicsCore
import LayoutCore
public import ListCore

/// The menus of rows of old.
///
/// Differs from UIKit: the functions are not called.
extension UITableViewDelegate {
  /// Returns `false`: a long press shows no menu.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Returns `false`: the menu has no action.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

package import LayoutCore

extension UINavigationBar {
  /// The button that leads back, where it is shown.
  package var shownBackButton: UIView? { (content as? NavigationBarContent)?.shownBackButton }
}

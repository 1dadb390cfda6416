extension UINavigationBar {
  /// The button that leads back, where it is shown.
  package var shownBackButton: UIView? {
    parts.back.isHidden || parts.back.superview == nil ? nil : parts.back
  }
}

import Foundation

extension UIView {
  /// Places the subviews; for the view of a controller between the two callbacks of that (B.9).
  func layOutSubviewsWithController() {
    guard let controller = state.viewController else { return layoutSubviews() }
    // A safe area that changes here is seen by this very layout: it needs no other.
    let wasFlagged = backing.needsLayout()
    controller.updateEnvironment()
    if !wasFlagged { backing.flags.remove(.needsLayout) }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.updateChildEnvironments()
  }

  /// The traits changed: the controller hears of it before its view.
  func tellControllerOfTraits(_ previous: UITraitCollection) {
    state.viewController?.traitCollectionDidChange(previous)
  }

  /// The traits that a view has where `inherited` are those around it.
  func traitsInController(_ inherited: UITraitCollection) -> UITraitCollection {
    state.viewController?.overridden(inherited) ?? inherited
  }
}

extension UIViewController: RootViewObserver {
  func rootViewSafeAreaInsetsDidChange() {
    viewSafeAreaInsetsDidChange()
  }

  func rootViewLayoutMarginsDidChange() {
    viewLayoutMarginsDidChange()
  }

  /// Nothing: the safe area stays until this view or its parent's is laid out (D.10).
  func rootViewSurroundingsDidChange() {}
}

import Foundation
import LayerCore
import StyleCore

extension UIView {
  /// Makes this the view of `controller`.
  func setController(_ controller: UIViewController?) {
    storedState.viewController = controller
    backing.set(.hasController, controller != nil)
  }

  /// Places the subviews; for the view of a controller between the two callbacks of that (B.9).
  func layOutSubviewsWithController() {
    guard backing.flags.contains(.hasController), let controller = storedState.viewController else {
      return layoutSubviews()
    }
    // A safe area that changes here is seen by this very layout: it needs no other.
    controller.updateEnvironment()
    if backing.waitsForEnvironment {
      backing.updateEnvironment()
      backing.flags.remove(.needsLayout)
    }
    controller.viewWillLayoutSubviews()
    updateConstraintsOfTree()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.updateChildEnvironments()
  }

  /// The traits changed: the controller hears of it before its view.
  func tellControllerOfTraits(_ previous: UITraitCollection) {
    guard let controller = storedState.viewController else { return }
    controller.traitCollectionDidChange(previous)
    controller.traitRegistrations.notify(controller, from: previous, to: traitCollection)
  }
}

extension UIViewController: RootViewObserver {
  package func rootViewSafeAreaInsetsDidChange() {
    controller.topGuide?.updateLength()
    controller.bottomGuide?.updateLength()
    viewSafeAreaInsetsDidChange()
  }

  package func rootViewLayoutMarginsDidChange() {
    viewLayoutMarginsDidChange()
  }

  package func rootViewSurroundingsDidChange() {
    updateEnvironment()
  }
}

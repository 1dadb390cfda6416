import Foundation
import LayerCore
import StyleCore

extension UIView {
  /// Sets the view controller of the view.
  func setController(_ controller: UIViewController?) {
    storedState.viewController = controller
    backing.set(.hasController, controller != nil)
  }

  /// Lays out the subviews, between the two callbacks of the controller for a controller's view (B.9).
  func layOutSubviewsWithController() {
    guard backing.flags.contains(.hasController), let controller = storedState.viewController else {
      return layoutSubviews()
    }
    // This very layout sees a safe area that changes here: it needs no other.
    controller.updateEnvironment()
    if backing.waitsForEnvironment {
      backing.updateEnvironment()
      backing.flags.remove(.needsLayout)
    }
    controller.layOutUnavailableContent()
    controller.viewWillLayoutSubviews()
    updateConstraintsOfTree()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.updateChildEnvironments()
  }

  /// Tells the controller that the traits changed, before its view is told.
  func notifyControllerOfTraits(_ previous: UITraitCollection) {
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

  package func rootViewEnvironmentDidChange() {
    updateEnvironment()
  }
}

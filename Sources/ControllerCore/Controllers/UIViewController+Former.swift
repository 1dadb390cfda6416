import ControlCore
public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// Members that code for former systems uses, and some that few use.
extension UIViewController {
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation {
    (viewIfLoaded?.window?.windowScene ?? UIWindowScene.main).interfaceOrientation
  }

  /// Whether or not touches outside of a popover leave it; the former name of `isModalInPresentation`.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// Returns the header that stays while the interface turns: that of a navigation controller is its bar.
  public func rotatingHeaderView() -> UIView? { (self as? UINavigationController)?.navigationBar }

  /// Returns the footer that stays while the interface turns: that of a tab bar controller is its bar.
  public func rotatingFooterView() -> UIView? { (self as? UITabBarController)?.tabBar }

  /// Whether or not the controller performs actions while it presents another one: yes.
  public var performsActionsWhilePresentingModally: Bool { true }

  /// Returns the nearest controller around this one that performs an action.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first {
      $0.canPerformAction(action, withSender: sender)
    }
  }

  /// Updates the traits of the view at once, if that was requested.
  public func updateTraitsIfNeeded() {
    viewIfLoaded?.updateTraitsIfNeeded()
  }

  private static let trackingNames = AttachedValue<String>()

  /// The name under which the user's actions are counted; without effect.
  public var interactionActivityTrackingBaseName: String? {
    get { Self.trackingNames[self] }
    set { Self.trackingNames[self] = newValue }
  }

  /// The notification after a split view changed the controller that shows details.
  ///
  /// Differs from UIKit: only your code posts it.
  public nonisolated class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// The name of the exception for a view whose controller is not where the view is.
  ///
  /// Differs from UIKit: it is not raised.
  public nonisolated class var hierarchyInconsistencyException: GraphicsCore.NSExceptionName {
    GraphicsCore.NSExceptionName("UIViewControllerHierarchyInconsistencyException")
  }

  /// The request of another program, if the controller belongs to an extension: none.
  public var extensionContext: NSExtensionContext? { nil }
}

public import LayoutCore

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var splitViewController: UISplitViewController? { nearestParent(of: UISplitViewController.self) }
}

public import Foundation

extension UIView {
  var accessibilityIdentifier: String? { nil }
}

/// What runs when a property of a layer changes.
public protocol CAAction {
  /// Runs the action for `event`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A change of a layer over time.
open class CAAnimation: NSObject, CAAction {
  /// Does nothing.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public import Foundation

/// A type that creates view controllers when they are restored.
///
/// Differs from UIKit: nothing is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller of a path of identifiers, from the outermost one.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

public import Foundation

/// A class that makes controllers when they are restored. Differs from UIKit: nothing is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller whose names, from the outermost, are `identifierComponents`.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

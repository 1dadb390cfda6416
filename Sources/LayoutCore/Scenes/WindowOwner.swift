public import Foundation

/// A type of delegates that may have a window; its own name for the property stands behind `UIWindow??`.
@preconcurrency @MainActor
public protocol WindowOwner: NSObjectProtocol {
  /// The window that the delegate shows.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
  /// Nil; setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The window that the delegate shows.
  package var ownWindow: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

public import Foundation

/// The animations beside those of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations to those of the drag.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with the position that was reached.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// Properties of views, touches, gestures and paths, looked up in any object.
extension ObjectiveCAnyObject {
  /// The view that the view is in; nil for other objects.
  @preconcurrency @MainActor public var superview: UIView! { (object as? UIView)?.superview }

  /// Takes a view out of the one that it is in.
  @preconcurrency @MainActor public func removeFromSuperview() {
    (object as? UIView)?.removeFromSuperview()
  }

  /// Returns the place of a touch or a gesture in a view; zero for other objects.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    (object as? UITouch)?.location(in: view) ?? (object as? UIGestureRecognizer)?.location(in: view) ?? .zero
  }

  /// Returns whether a path contains a point.
  @preconcurrency @MainActor public func contains(_ point: CGPoint) -> Bool {
    (object as? UIBezierPath)?.contains(point) ?? (object as? CGPath)?.contains(point) ?? false
  }
}

public import Foundation
import LayerCore
public import LayoutCore

extension UIView {
  /// The frame of the view without its transform, in the superview's coordinates.
  ///
  /// Unlike `frame` it is well defined under every transform; setting it changes `bounds.size` and `center`.
  public var untransformedFrame: CGRect {
    get {
      CGRect(
        origin: CGPoint(
          x: center.x - layer.anchorPoint.x * bounds.size.width,
          y: center.y - layer.anchorPoint.y * bounds.size.height),
        size: bounds.size)
    }
    set {
      let rect = newValue.standardized
      bounds.size = rect.size
      center = CGPoint(
        x: rect.origin.x + layer.anchorPoint.x * rect.size.width,
        y: rect.origin.y + layer.anchorPoint.y * rect.size.height)
    }
  }
}

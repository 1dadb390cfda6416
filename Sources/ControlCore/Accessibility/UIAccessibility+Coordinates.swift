public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

extension UIAccessibility {
  /// Returns a rectangle of a view in the coordinates of the window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns the path of a view's shape in the coordinates of the window.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
    let below = view.convert(CGPoint(x: 0, y: 1), to: nil)
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x, d: below.y - origin.y,
        tx: origin.x, ty: origin.y))
    return copy
  }
}

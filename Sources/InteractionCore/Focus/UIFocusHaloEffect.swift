import ControlCore
public import Foundation
import GraphicsCore
public import LayerCore
public import LayoutCore
public import StyleCore

/// A line around the view that has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The positions of the line.
  public enum Position: Int, Sendable {
    /// A position that the system chooses.
    case automatic = 0
    /// Outside of the shape.
    case outside = 1
    /// Inside of the shape.
    case inside = 2
  }

  /// The shape of the line, or `nil` for that of the view.
  package private(set) var shape: UIBezierPath?

  /// Creates a line around the view.
  public required init() {
    super.init()
  }

  /// Creates a line around a rectangle, in the coordinates of the reference view.
  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  /// Creates a line around a rectangle with round corners, in the coordinates of the reference view.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a line along a path, in the coordinates of the reference view.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = bezierPath
  }

  /// The view over whose content the line is placed.
  open weak var referenceView: UIView?
  /// The view that contains the line; nil lets the system choose.
  open weak var containerView: UIView?
  /// The position of the line.
  open var position = Position.automatic

  /// Returns a copy of the effect.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.shape = shape
    (copy.referenceView, copy.containerView, copy.position) = (referenceView, containerView, position)
    return copy
  }
}

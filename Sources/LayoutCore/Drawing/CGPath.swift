public import Foundation
package import Paths

/// Outlines of straight lines and Bézier curves, in points.
///
/// Differs from UIKit: this is an ordinary class, and an arc's points are the same on every machine.
public class CGPath: Hashable {
  /// The outlines; only `CGMutablePath` changes them.
  package final var path: Paths.Path

  package init(_ path: Paths.Path) {
    self.path = path
  }

  /// The outline of `rect`, each point moved by `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Paths.Path()
    path.appendRect(Rect(rect))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// The ellipse that touches the four sides of `rect`, each point moved by `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Paths.Path()
    path.appendEllipse(in: Rect(rect))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// `rect` with corners that are quarters of ellipses, each point moved by `transform`; radii that do not fit
  /// are made to.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Paths.Path()
    path.appendRoundedRect(RoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// Whether there are no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the next element would start; zero where the path is empty.
  public final var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest upright rectangle around all points, control points among them; null without any.
  public final var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest upright rectangle around the outlines; null without any.
  public final var boundingBoxOfPath: CGRect { path.bounds.map { CGRect($0) } ?? .null }

  /// Stores `rect` and answers true where the path is one upright rectangle.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.uprightRect else { return false }
    unsafe rect?.pointee = CGRect(found)
    return true
  }

  /// Whether `point`, moved by `transform`, lies inside by the given rule.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(Point(point.applying(transform)), evenOdd: rule == .evenOdd)
  }

  /// A path of the same elements that nobody else changes.
  public final func copy() -> CGPath? { CGPath(path) }

  /// A path of the same elements, each point moved by `transform`.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(unsafe path.mapped(by: transform?.pointee))
  }

  /// A path of the same elements that can be changed.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A changeable path of the same elements, each point moved by `transform`.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(unsafe path.mapped(by: transform?.pointee))
  }

  /// Hands the elements to `block`, one after the other. The points are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points.map { CGPoint($0) }
      if points.isEmpty { points = [.zero] }
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var value = unsafe CGPathElement(type: element.type, points: base)
        unsafe withUnsafePointer(to: &value) { unsafe block($0) }
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// One element of a path, with as many points as its type has.
@unsafe public struct CGPathElement {
  /// What the element is.
  public var type: CGPathElementType
  /// The end of the element, after its control points.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What an element of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Begins an outline: one point.
  case moveToPoint = 0
  /// A straight line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: a control point and an end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and an end.
  case addCurveToPoint = 3
  /// Ends an outline: no points.
  case closeSubpath = 4
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the outlines wind about.
  case winding = 0
  /// Those from which an odd number of outlines is crossed on the way out.
  case evenOdd = 1
}

/// What open lines end in.
public enum CGLineCap: Int32, Sendable {
  /// Nothing: they end square, at their last point.
  case butt = 0
  /// A half circle about the last point.
  case round = 1
  /// Half a square about the last point.
  case square = 2
}

/// What two lines meet in.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, unless it would be too long.
  case miter = 0
  /// A circle about the common point.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by winding.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// A line along the path.
  case stroke = 2
  /// The inside, by winding, then a line.
  case fillStroke = 3
  /// The inside, by the even-odd rule, then a line.
  case eoFillStroke = 4
}

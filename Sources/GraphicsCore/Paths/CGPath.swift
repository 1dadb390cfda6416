public import Foundation
package import Paths

/// Outlines of straight lines and Bézier curves, in points.
///
/// Differs from UIKit: this is an ordinary class, and an arc's points are the same on every machine.
public class CGPath: Hashable, CustomStringConvertible {
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

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The elements, a line for each.
  public var description: String {
    "Path \(ObjectIdentifier(self).address):" + path.elements.map(\.line).joined()
  }
}

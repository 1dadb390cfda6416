public import Foundation
package import Paths

/// An immutable path: subpaths of straight lines and Bézier curves, in points.
///
/// Differs from UIKit: this is an ordinary class, and an arc's points are the same on every machine.
public class CGPath: Hashable, CustomStringConvertible {
  /// The path, which only `CGMutablePath` changes.
  package final var path: Paths.Path

  package init(_ path: Paths.Path) {
    self.path = path
  }

  /// Creates the outline of `rect` under `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Paths.Path()
    path.appendRect(Rect(rect))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// Creates the ellipse inscribed in `rect` under `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Paths.Path()
    path.appendEllipse(in: Rect(rect))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// Creates `rect` with corners that are quarters of ellipses, under `transform`; radii are reduced to fit.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Paths.Path()
    path.appendRoundedRect(RoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    self.init(unsafe path.mapped(by: transform?.pointee))
  }

  /// Whether or not the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The current point of the path; zero if the path is empty.
  public final var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The bounding box of all points, including control points; null if there are none.
  public final var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The bounding box of the path; null if it is empty.
  public final var boundingBoxOfPath: CGRect { path.bounds.map { CGRect($0) } ?? .null }

  /// Returns whether or not the path is one upright rectangle, and stores that in `rect`.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = path.uprightRect else { return false }
    unsafe rect?.pointee = CGRect(found)
    return true
  }

  /// Returns whether or not `point` under `transform` is inside the path by the given rule.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(Point(point.applying(transform)), evenOdd: rule == .evenOdd)
  }

  /// Returns an immutable copy of the path.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns an immutable copy of the path under `transform`.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(unsafe path.mapped(by: transform?.pointee))
  }

  /// Returns a mutable copy of the path.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mutable copy of the path under `transform`.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(unsafe path.mapped(by: transform?.pointee))
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The elements, one per line.
  public var description: String {
    "Path \(ObjectIdentifier(self).address):" + path.elements.map(\.line).joined()
  }
}

public import Foundation
package import Paths

/// A path that can be added to. Each `transform` moves the points of the new elements.
public final class CGMutablePath: CGPath {
  /// A path of no elements.
  public init() {
    super.init(Paths.Path())
  }

  package override init(_ path: Paths.Path) {
    super.init(path)
  }

  /// Begins a new outline at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: Point(point.applying(transform)))
  }

  /// A new outline through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic curve to `end`, drawn towards `control`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.quad(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// A cubic curve to `end` that leaves towards `control1` and arrives from `control2`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      to: Point(end.applying(transform)), Point(control1.applying(transform)),
      Point(control2.applying(transform)))
  }

  /// The outline of `rect`.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.appendRect(Rect(rect)) }
  }

  /// The outlines of `rects`.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.appendEllipse(in: Rect(rect)) }
  }

  /// `rect` with corners that are quarters of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.appendRoundedRect(RoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    }
  }

  /// An arc of a circle, after a line to its beginning. `clockwise` is as seen with y up: with y down, as in
  /// views, the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// An arc of a circle over `delta` radians, after a line to its beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Paths.Path()
    arc.appendArc(center: Point(center), radius: radius, from: startAngle, by: delta)
    path.continueOutline(with: arc.mapped(by: transform))
  }

  /// An arc of a circle that touches the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`, after a line to its beginning; nothing without a current point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    var arc = Paths.Path()
    arc.move(to: Point(currentPoint.applying(transform.inverted())))
    arc.appendArc(touching: Point(tangent1End), Point(tangent2End), radius: radius)
    for element in arc.mapped(by: transform).elements.dropFirst() { path.append(element) }
  }

  /// The elements of `other`.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.mapped(by: transform))
  }

  /// A straight line back to where the outline began.
  public func closeSubpath() {
    path.close()
  }

  private func append(_ transform: CGAffineTransform, _ body: (inout Paths.Path) -> Void) {
    var shape = Paths.Path()
    body(&shape)
    path.append(shape.mapped(by: transform))
  }
}

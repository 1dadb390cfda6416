public import Foundation
package import Paths

/// A path that elements can be added to; each `transform` is applied to the points of the new elements.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(Paths.Path())
  }

  package override init(_ path: Paths.Path) {
    super.init(path)
  }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: Point(point.applying(transform)))
  }

  /// Adds a subpath through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.quad(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// Adds a cubic curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      to: Point(end.applying(transform)), Point(control1.applying(transform)),
      Point(control2.applying(transform)))
  }

  /// Adds the outline of `rect`.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.appendRect(Rect(rect)) }
  }

  /// Adds the outlines of `rects`.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(transform) { $0.appendEllipse(in: Rect(rect)) }
  }

  /// Adds `rect` with corners that are quarters of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.appendRoundedRect(RoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    }
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// `clockwise` is as seen with y up: with y down, as in views, the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle, to: endAngle, increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle over `delta` radians, after a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Paths.Path()
    arc.appendArc(center: Point(center), radius: radius, from: startAngle, by: delta)
    path.continueOutline(with: arc.mapped(by: transform))
  }

  /// Adds an arc of a circle that is tangent to two lines, after a line to its start.
  ///
  /// The lines are those from the current point to `tangent1End` and from there to `tangent2End`. Without a current
  /// point, it has no effect.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    var arc = Paths.Path()
    arc.move(to: Point(currentPoint.applying(transform.inverted())))
    arc.appendArc(touching: Point(tangent1End), Point(tangent2End), radius: radius)
    for element in arc.mapped(by: transform).elements.dropFirst() { path.append(element) }
  }

  /// Adds the elements of `other`.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.mapped(by: transform))
  }

  /// Closes the subpath by a straight line to its start.
  public func closeSubpath() {
    path.close()
  }

  private func append(_ transform: CGAffineTransform, _ body: (inout Paths.Path) -> Void) {
    var shape = Paths.Path()
    body(&shape)
    path.append(shape.mapped(by: transform))
  }
}

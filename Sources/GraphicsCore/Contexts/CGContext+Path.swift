public import Foundation
import Paths

/// The current path, in the coordinates of the current CTM.
extension CGContext {
  /// Clears the current path.
  public func beginPath() {
    currentPath = Paths.Path()
  }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint) {
    currentPath.move(to: Point(point.applying(state.ctm)))
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint) {
    currentPath.line(to: Point(point.applying(state.ctm)))
  }

  /// Adds a subpath through `points`.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points) }
  }

  /// Adds a cubic curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(
      to: Point(end.applying(state.ctm)), Point(control1.applying(state.ctm)),
      Point(control2.applying(state.ctm)))
  }

  /// Adds a quadratic curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: Point(end.applying(state.ctm)), control: Point(control.applying(state.ctm)))
  }

  /// Adds the outline of `rect`.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

  /// Adds the outlines of `rects`.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// `clockwise` is as seen with y up: with y down, as in views, the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Paths.Path()
    arc.appendArc(
      center: Point(center), radius: radius, from: startAngle,
      by: Arc.sweep(from: startAngle, to: endAngle, increasing: !clockwise))
    currentPath.continueOutline(with: arc.mapped(by: state.ctm))
  }

  /// Adds an arc of a circle that is tangent to two lines, after a line to its start.
  ///
  /// The lines are those from the current point to `tangent1End` and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath(currentPath.mapped(by: state.ctm.inverted()))
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    currentPath = path.path.mapped(by: state.ctm)
  }

  /// Adds the elements of `path`.
  public func addPath(_ path: CGPath) {
    currentPath.append(path.path.mapped(by: state.ctm))
  }

  /// Closes the subpath by a straight line to its start.
  public func closePath() {
    currentPath.close()
  }

  /// Whether or not the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path; nil if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(currentPath.mapped(by: state.ctm.inverted()))
  }

  /// The bounding box of all points of the current path; null if there are none.
  public var boundingBoxOfPath: CGRect {
    currentPath.mapped(by: state.ctm.inverted()).controlBounds.map { CGRect($0) } ?? .null
  }

  /// Returns whether or not a point in device space would be painted if the current path were drawn in `mode`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = CGPath(currentPath)
    let point = convertToUserSpace(point).applying(state.ctm)
    func isOnLine() -> Bool { strokedPath.map { CGPath($0).contains(point) } ?? false }
    switch mode {
    case .fill: return path.contains(point)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return isOnLine()
    case .fillStroke: return path.contains(point) || isOnLine()
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || isOnLine()
    }
  }

  /// Replaces the current path by the outline of its stroke, so that a fill draws the same area as the stroke.
  public func replacePathWithStrokedPath() {
    currentPath = strokedPath ?? Paths.Path()
  }

  /// The outline of a stroke along the current path, in the coordinates of the drawing; nil if it has no area.
  private var strokedPath: Paths.Path? {
    guard case .stroke(let path, let style, let pen)? = strokeArea(currentPath) else { return nil }
    let stretch = max(abs(pen.a) + abs(pen.c), abs(pen.b) + abs(pen.d)) * scale
    return Paths.Path(polygons: path.stroked(style, tolerance: 1 / (512 * stretch))).mapped(by: pen)
  }

  /// The current point of the path; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint.map { CGPoint($0).applying(state.ctm.inverted()) } ?? .zero
  }

  private func add(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    body(path)
    addPath(path)
  }

  /// Returns the current path, and clears it.
  func takePath() -> Paths.Path {
    defer { currentPath = Paths.Path() }
    return currentPath
  }
}

public import Foundation
import Paths

/// The current path, and drawing.
extension CGContext {
  /// Forgets the current path.
  public func beginPath() {
    currentPath = Paths.Path()
  }

  /// Begins a new outline at `point`.
  public func move(to point: CGPoint) {
    currentPath.move(to: Point(point.applying(state.ctm)))
  }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint) {
    currentPath.line(to: Point(point.applying(state.ctm)))
  }

  /// A new outline through `points`.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points) }
  }

  /// A cubic curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(
      to: Point(end.applying(state.ctm)), Point(control1.applying(state.ctm)),
      Point(control2.applying(state.ctm)))
  }

  /// A quadratic curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: Point(end.applying(state.ctm)), control: Point(control.applying(state.ctm)))
  }

  /// The outline of `rect`.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

  /// The outlines of `rects`.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }

  /// The ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

  /// An arc of a circle, after a line to its beginning. `clockwise` is as seen with y up: with y down, as in
  /// views, the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Paths.Path()
    arc.appendArc(
      center: Point(center), radius: radius, from: startAngle,
      by: Arc.sweep(from: startAngle, to: endAngle, increasing: !clockwise))
    currentPath.continueOutline(with: arc.mapped(by: state.ctm))
  }

  /// The elements of `path`.
  public func addPath(_ path: CGPath) {
    currentPath.append(path.path.mapped(by: state.ctm))
  }

  /// A straight line back to where the outline began.
  public func closePath() {
    currentPath.close()
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current path; nil where it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(currentPath.mapped(by: state.ctm.inverted()))
  }

  /// Where the next element would start.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint.map { CGPoint($0).applying(state.ctm.inverted()) } ?? .zero
  }

  /// Fills the current path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), evenOdd: rule == .evenOdd)
  }

  /// Draws a line along the current path, and forgets it.
  public func strokePath() {
    stroke(takePath())
  }

  /// Fills the current path, draws a line along it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, evenOdd: false)
    case .eoFill, .eoFillStroke: fill(path, evenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path)
    case .fill, .eoFill: break
    }
  }

  /// Fills `rect`.
  public func fill(_ rect: CGRect) {
    fill(inDrawing { $0.appendRect(Rect(rect)) }, evenOdd: false)
  }

  /// Fills `rects`.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse that touches the four sides of `rect`.
  public func fillEllipse(in rect: CGRect) {
    fill(inDrawing { $0.appendEllipse(in: Rect(rect)) }, evenOdd: false)
  }

  /// Draws a line along `rect`, half of it inside.
  public func stroke(_ rect: CGRect) {
    stroke(inDrawing { $0.appendRect(Rect(rect)) })
  }

  /// Draws a line of the given width along `rect`, half of it inside.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(inDrawing { $0.appendRect(Rect(rect)) }, width: width)
  }

  /// Draws a line along the ellipse that touches the four sides of `rect`.
  public func strokeEllipse(in rect: CGRect) {
    stroke(inDrawing { $0.appendEllipse(in: Rect(rect)) })
  }

  /// Draws lines from every other point to the one that follows it.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 1, to: points.count, by: 2) {
      stroke(
        inDrawing {
          $0.move(to: Point(points[index - 1]))
          $0.line(to: Point(points[index]))
        })
    }
  }

  /// Takes away what was drawn in `rect`. Differs from UIKit: the clip plays no part.
  public func clear(_ rect: CGRect) {
    drawing.erase(inDrawing { $0.appendRect(Rect(rect)) })
  }

  /// Narrows the clip to the inside of the current path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(takePath(), evenOdd: rule == .evenOdd)
  }

  /// Narrows the clip to `rect`.
  public func clip(to rect: CGRect) {
    clip(inDrawing { $0.appendRect(Rect(rect)) }, evenOdd: false)
  }

  /// Narrows the clip to what lies in any of `rects`.
  public func clip(to rects: [CGRect]) {
    clip(inDrawing { path in for rect in rects { path.appendRect(Rect(rect)) } }, evenOdd: false)
  }

  /// The smallest upright rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    state.clipRect.applying(state.ctm.inverted())
  }

  private func add(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    body(path)
    addPath(path)
  }

  private func takePath() -> Paths.Path {
    defer { currentPath = Paths.Path() }
    return currentPath
  }
}

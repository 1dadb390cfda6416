public import Foundation
import Paths

/// Areas and lines.
extension CGContext {
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

  /// Draws lines from every other point to the one that follows it, all of them as one; the current path is
  /// forgotten.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    stroke(
      inDrawing { path in
        for index in stride(from: 1, to: points.count, by: 2) {
          path.move(to: Point(points[index - 1]))
          path.line(to: Point(points[index]))
        }
      })
  }

  /// Takes away what was drawn in `rect`, inside the clip.
  public func clear(_ rect: CGRect) {
    let area = inDrawing { $0.appendRect(Rect(rect)) }
    if state.clips.isEmpty, !isInGroup, let hole = area.uprightRect { removeSteps(in: CGRect(hole)) }
    guard !drawing.steps.isEmpty || target != nil else { return }
    append(
      Drawing.Step(.area(.fill(area, evenOdd: false), .color(.black)), clips: state.clips, blend: .clear))
  }

  /// Takes away the steps that lie wholly inside `hole`, if there are no groups among them.
  private func removeSteps(in hole: CGRect) {
    if hole.contains(drawing.rect) {
      drawing.steps.removeAll()
    } else if !drawing.steps.contains(where: { $0.isGroup }) {
      drawing.steps.removeAll { $0.isInside(hole) }
    }
  }
}

public import Foundation
import Paths

/// The drawing of fills and strokes.
extension CGContext {
  /// Fills the current path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), evenOdd: rule == .evenOdd)
  }

  /// Strokes the current path, and clears it.
  public func strokePath() {
    stroke(takePath())
  }

  /// Fills the current path, strokes it, or both, and clears it.
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

  /// Fills each of `rects`.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse inscribed in `rect`.
  public func fillEllipse(in rect: CGRect) {
    fill(inDrawing { $0.appendEllipse(in: Rect(rect)) }, evenOdd: false)
  }

  /// Strokes the outline of `rect`, half of the line inside.
  public func stroke(_ rect: CGRect) {
    stroke(inDrawing { $0.appendRect(Rect(rect)) })
  }

  /// Strokes the outline of `rect` with a line of the given width, half of it inside.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(inDrawing { $0.appendRect(Rect(rect)) }, width: width)
  }

  /// Strokes the ellipse inscribed in `rect`.
  public func strokeEllipse(in rect: CGRect) {
    stroke(inDrawing { $0.appendEllipse(in: Rect(rect)) })
  }

  /// Strokes lines from every other point to the one that follows it, all of them as one, and clears the current path.
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

  /// Clears the drawing in `rect`, inside the clip.
  public func clear(_ rect: CGRect) {
    let area = inDrawing { $0.appendRect(Rect(rect)) }
    if state.clips.isEmpty, !isInGroup, let hole = area.uprightRect { removeSteps(in: CGRect(hole)) }
    guard !drawing.steps.isEmpty || target != nil else { return }
    append(
      Drawing.Step(.area(.fill(area, evenOdd: false), .color(.black)), clips: state.clips, blend: .clear))
  }

  /// Removes the steps that are entirely inside `hole`, unless there are groups among them.
  private func removeSteps(in hole: CGRect) {
    if hole.contains(drawing.rect) {
      drawing.steps.removeAll()
    } else if !drawing.steps.contains(where: { $0.isGroup }) {
      drawing.steps.removeAll { $0.isInside(hole) }
    }
  }
}

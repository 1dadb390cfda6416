import UIKit

/// A view that shows a shape with so many points, as an article on the update cycle has it: the number asks for a
/// drawing, and for nothing else.
final class ShapeView: UIView {
  /// From 0 to 5: nothing, a point, a line, a triangle, a rectangle, a pentagon. Others show nothing.
  var numberOfPoints = 0 {
    didSet { setNeedsDisplay() }
  }

  private(set) var drawCount = 0
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }

  override func draw(_ rect: CGRect) {
    drawCount += 1
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.systemBlue.set()
    switch numberOfPoints {
    case 0: break
    case 1: context.fillEllipse(in: CGRect(x: bounds.midX - 3, y: bounds.midY - 3, width: 6, height: 6))
    case 2:
      context.setLineWidth(2)
      context.strokeLineSegments(between: corners(2))
    case 3, 4, 5:
      context.addLines(between: corners(numberOfPoints))
      context.fillPath()
    default: break
    }
  }

  /// The corners of a regular polygon, the first of them at the top.
  private func corners(_ count: Int) -> [CGPoint] {
    let radius = min(bounds.width, bounds.height) / 2 - 4
    return (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - .pi / 2
      return CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
    }
  }
}

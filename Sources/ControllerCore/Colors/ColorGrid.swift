import ControlCore
package import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
import StyleCore
import TextViewCore

/// The colours to choose from, in squares; a finger chooses the one under it.
package final class ColorGrid: UIControl, @preconcurrency ControlDrawing {
  /// The function that is called with a colour, and whether the finger still moves.
  var onChoice: (UIColor, Bool) -> Void = { _, _ in }
  /// The colour whose square is marked.
  var chosen: UIColor? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    clipsToBounds = true
    layer.cornerRadius = ColorFigures.cornerRadius
  }

  package required init?(coder: NSCoder) { nil }

  /// Returns the rectangle of the square in a row and a column.
  package func square(row: Int, column: Int) -> CGRect {
    let (width, height) = (
      bounds.width / CGFloat(ColorFigures.columns), bounds.height / CGFloat(ColorFigures.rows)
    )
    let (left, right) = (CGFloat(column) * width, CGFloat(column + 1) * width)
    let (top, bottom) = (CGFloat(row) * height, CGFloat(row + 1) * height)
    let start = CGPoint(x: pixels.snap(left, .nearest(.up)), y: pixels.snap(top, .nearest(.up)))
    let end = CGPoint(x: pixels.snap(right, .nearest(.up)), y: pixels.snap(bottom, .nearest(.up)))
    return CGRect(
      x: bounds.minX + start.x, y: bounds.minY + start.y, width: end.x - start.x, height: end.y - start.y)
  }

  private func color(at point: CGPoint) -> UIColor? {
    for row in 0..<ColorFigures.rows {
      for column in 0..<ColorFigures.columns where square(row: row, column: column).covers(point) {
        return ColorFigures.color(row: row, column: column)
      }
    }
    return nil
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let color = color(at: touch.location(in: self)) { onChoice(color, true) }
    return super.continueTracking(touch, with: event)
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, let color = color(at: touch.location(in: self)) { onChoice(color, false) }
  }

  package func drawContent(in context: CGContext) {
    var mark: CGRect?
    for row in 0..<ColorFigures.rows {
      for column in 0..<ColorFigures.columns {
        let (rect, color) = (square(row: row, column: column), ColorFigures.color(row: row, column: column))
        context.setFillColor(resolved(color))
        context.fill(rect)
        if color == chosen { mark = rect }
      }
    }
    guard let mark else { return }
    context.setStrokeColor(CGColor(gray: 1, alpha: 1))
    context.stroke(mark.insetBy(dx: 1.5, dy: 1.5), width: 3)
  }
}

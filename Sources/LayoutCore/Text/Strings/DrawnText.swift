package import Foundation
import Paths
import Text

/// A text as a view draws it, in the view's own coordinates.
package struct DrawnText {
  /// A line of it.
  package struct Line {
    /// The line's box: its width, and from the ascent of its letters to their descent.
    package var rect: CGRect
    /// Around the letters themselves; nil where there is nothing but space.
    package var ink: CGRect?
  }

  /// From top to bottom.
  package var lines: [Line]
  /// Whether some of the text is left out.
  package var isTruncated: Bool

  /// A text of the given lines.
  package init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

extension TextPainter {
  /// What `draw(at:in:)` draws.
  func drawnText(at origin: CGPoint, in context: CGContext) -> DrawnText {
    let map = context.state.ctm
    let lines = layout.lines.indices.map { index in
      let line = layout.lines[index]
      let baseline = grid.snap(origin.y + line.baseline, .nearest(.up))
      let moved = CGPoint(x: origin.x, y: baseline - line.baseline)
      var ink: CGRect?
      for run in layout.runs(ofLine: index) {
        guard let area = letters(of: run, look(of: run), at: moved).bounds.map({ CGRect($0) }) else {
          continue
        }
        ink = ink?.union(area) ?? area
      }
      let box = CGRect(
        x: moved.x + line.x, y: moved.y + line.top, width: line.width, height: line.height)
      return DrawnText.Line(rect: box.applying(map), ink: ink?.applying(map))
    }
    return DrawnText(lines: lines, isTruncated: layout.isTruncated)
  }
}

extension UIView {
  /// The texts that a label, a field or a text view draws: by having it draw, so that what overrides do counts.
  package var drawnTexts: [DrawnText] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(rect: bounds)
    context.drawnTexts = []
    GraphicsContexts.current.push(context)
    traitCollection.performAsCurrent {
      switch self {
      case let label as UILabel: label.draw(label.bounds)
      case let field as UITextField: field.drawTextOrPlaceholder()
      case let view as UITextView: view.drawLines()
      default: break
      }
    }
    GraphicsContexts.current.pop()
    return context.drawnTexts ?? []
  }
}

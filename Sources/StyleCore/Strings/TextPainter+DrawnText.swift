import Foundation
import GraphicsCore
import Paths
import Text

extension TextPainter {
  /// Returns the text as `draw(at:in:)` draws it.
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

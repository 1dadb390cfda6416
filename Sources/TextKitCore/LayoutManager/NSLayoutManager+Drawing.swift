import Foundation
import GraphicsCore
import StyleCore
import Text

extension NSLayoutManager {
  /// Calls a closure for each line with glyphs of a range, with the painter of the text.
  private func forEachDrawnLine(
    _ range: NSRange, at origin: CGPoint,
    _ body: (TextPainter, Int, Range<Int>, CGPoint, CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext(), range.length > 0 else { return }
    let filled = filled
    let painter = TextPainter(
      filled.styled, filled.layout, color: plainColor, traits: UITraitCollection.current,
      grid: grid(of: context))
    let wanted = range.location..<max(range.location, range.end)
    let corner = CGPoint(x: origin.x + filled.inset, y: origin.y)
    for line in filled.lines where line.range.overlaps(wanted) {
      body(painter, line.index, wanted, corner, context)
    }
  }

  func drawLines(_ range: NSRange, at origin: CGPoint) {
    filled.styled.reportMissingGlyphs(of: "A text")
    forEachDrawnLine(range, at: origin) { painter, line, range, corner, context in
      // Only a subclass may draw in another way.
      let drawer =
        type(of: self) == NSLayoutManager.self
        ? nil : PartDrawer(self, painter, line: line, origin: origin, context)
      painter.drawGlyphs(ofLine: line, in: range, at: corner, in: context, by: drawer)
    }
  }

  func drawBackgrounds(_ range: NSRange, at origin: CGPoint) {
    guard filled.styled.hasBackgrounds else { return }
    var found: [(range: Range<Int>, rects: [CGRect], color: UIColor)] = []
    forEachDrawnLine(range, at: origin) { painter, line, range, corner, _ in
      painter.forEachBackground(ofLine: line, in: range) { part, rect, color in
        let moved = rect.offsetBy(dx: corner.x, dy: corner.y)
        if let last = found.last, last.range.upperBound == part.lowerBound, last.color == color {
          found[found.count - 1].rects.append(moved)
          found[found.count - 1].range = last.range.lowerBound..<part.upperBound
        } else {
          found.append((part, [moved], color))
        }
      }
    }
    for (range, rects, color) in found {
      unsafe rects.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        unsafe fillBackgroundRectArray(
          start, count: buffer.count, forCharacterRange: NSRange(range), color: color)
      }
    }
  }

  func fillBackgrounds(_ rects: [CGRect], _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(color.cgColor(resolvedWith: UITraitCollection.current))
    for rect in rects { context.fill(grid(of: context).snap(rect, .nearest(.up))) }
  }

  /// Returns the pixels of a context; a drawing for a screen has none yet.
  func grid(of context: CGContext) -> PixelGrid {
    let usual = context.target == nil ? UITraitCollection.current.displayScale : context.scale
    return PixelGrid(scale: displayScale ?? usual)
  }
}

package import Foundation
package import GraphicsCore
package import Text

extension TextPainter {
  /// Draws the glyphs of a line that are in a range of UTF-16 offsets, without backgrounds.
  ///
  /// The baseline is on a whole pixel, as that of all lines.
  package func drawGlyphs(
    ofLine index: Int, in range: Range<Int>, at origin: CGPoint, in context: CGContext,
    by drawer: (any TextPartDrawing)? = nil
  ) {
    let moved = snapped(origin, toLine: index)
    for run in layout.runs(ofLine: index) {
      guard let part = part(of: run, in: range) else { continue }
      draw(part, at: moved, in: context, drawer)
    }
  }

  /// Fills the letters of a run in the present colour of the context.
  package func fillLetters(of run: TextRun, at origin: CGPoint, in context: CGContext) {
    let look = look(of: run)
    guard look.strokeWidth == 0 else { return drawGlyphs(of: run, look, at: origin, in: context) }
    if let glyphs = glyphs(of: run, look, at: origin, under: context.state.ctm.pathTransform) {
      context.fill(glyphs)
    }
  }

  /// Draws the lines of a style under or through the part of a line that is in a range.
  package func drawDecoration(
    _ style: NSUnderlineStyle, isUnderline: Bool, ofLine index: Int, in range: Range<Int>, at origin: CGPoint,
    in context: CGContext
  ) {
    let moved = snapped(origin, toLine: index)
    for run in layout.runs(ofLine: index) {
      guard let part = part(of: run, in: range) else { continue }
      var look = look(of: run)
      if isUnderline {
        look.underline = style
        drawUnderline(of: part, look, at: moved, in: context)
      } else {
        look.strikethrough = style
        drawStrikethrough(of: part, look, at: moved, in: context)
      }
    }
  }

  /// Calls a closure for each background in a line, with its range, its rectangle and its colour.
  package func forEachBackground(
    ofLine index: Int, in range: Range<Int>, _ body: (Range<Int>, CGRect, UIColor) -> Void
  ) {
    let line = layout.lines[index]
    for run in layout.runs(ofLine: index) {
      guard let background = look(of: run).background, run.width > 0, run.range.overlaps(range) else {
        continue
      }
      body(
        run.range, CGRect(x: run.x, y: line.top, width: run.width, height: line.height), background)
    }
  }

  private func snapped(_ origin: CGPoint, toLine index: Int) -> CGPoint {
    let line = layout.lines[index]
    return CGPoint(x: origin.x, y: grid.snap(origin.y + line.baseline, .nearest(.up)) - line.baseline)
  }

  /// Returns the part of a run with the characters of a range, or `nil` for none.
  private func part(of run: TextRun, in range: Range<Int>) -> TextRun? {
    if run.isEllipsis {
      let start = run.range.lowerBound
      return range.contains(start) || range == start..<start ? run : nil
    }
    guard !(range.lowerBound <= run.range.lowerBound && run.range.upperBound <= range.upperBound) else {
      return run
    }
    guard run.range.overlaps(range) else { return nil }
    return run.isAttachment ? run : run.limited(to: range)
  }
}

/// A type of objects that draw the parts of runs in place of a painter.
package protocol TextPartDrawing {
  /// Draws the letters of a run, whose colour the context has.
  func drawLetters(_ run: TextRun, at origin: CGPoint)
  /// Draws the line under a run.
  func drawUnderline(_ run: TextRun, _ style: NSUnderlineStyle)
  /// Draws the line through a run.
  func drawStrikethrough(_ run: TextRun, _ style: NSUnderlineStyle)
}

extension StyledText {
  /// Whether or not a part of the text has a background.
  package var hasBackgrounds: Bool { looks.contains { $0.background != nil } }
}

extension TextPainter {
  /// Returns a rectangle on whole pixels, as backgrounds have.
  package func onPixels(_ rect: CGRect) -> CGRect { grid.snap(rect, .nearest(.up)) }
}

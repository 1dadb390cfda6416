import Foundation
import GraphicsCore
import Paths
import Text

/// The lines under and through text.
///
/// They are on whole pixels and at least one pixel thick.
extension TextPainter {
  func drawUnderline(of run: TextRun, _ look: TextLook, at origin: CGPoint, in context: CGContext) {
    let (position, thickness) = run.underline
    // The underline of raised text is in line with that of the text around it.
    let baseline = run.baseline + run.attributes.baselineOffset
    drawLine(
      look.underline, of: run, middle: origin.y + baseline + position, thickness: thickness,
      color: look.underlineColor ?? look.color, at: origin, in: context)
  }

  func drawStrikethrough(of run: TextRun, _ look: TextLook, at origin: CGPoint, in context: CGContext) {
    drawLine(
      look.strikethrough, of: run, middle: origin.y + run.baseline - run.strikethroughPosition,
      thickness: run.underline.thickness, color: look.strikethroughColor ?? look.color, at: origin,
      in: context)
  }

  private func drawLine(
    _ style: NSUnderlineStyle, of run: TextRun, middle: CGFloat, thickness: CGFloat, color: UIColor?,
    at origin: CGPoint, in context: CGContext
  ) {
    let isThick = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    guard style.rawValue & 0xF != 0 else { return }
    let height = max(grid.snap(thickness * (isThick ? 2 : 1), .nearest(.up)), grid.pixel)
    // The upper one of two lines is in the place of a single line.
    let top = grid.snap(middle - (isThick ? thickness : thickness / 2), .nearest(.up))
    context.setFillColor(cgColor(color))
    for index in 0..<(isDouble ? 2 : 1) {
      let y = top + CGFloat(index) * 2 * height
      for (start, end) in spans(of: run, byWord: style.contains(.byWord)) {
        let rect = CGRect(x: origin.x + start, y: y, width: end - start, height: height)
        context.beginPath()
        context.addRects(pieces(of: rect, Self.pattern(of: style), unit: height))
        context.fillPath()
      }
    }
  }

  /// Returns the lengths of dash and gap in turn, in thicknesses of the line, or none for a solid line.
  private static func pattern(of style: NSUnderlineStyle) -> [CGFloat] {
    switch style.rawValue & 0x700 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 1]
    case NSUnderlineStyle.patternDash.rawValue: [5, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [5, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [5, 2, 1, 2, 1, 2]
    default: []
    }
  }

  private func pieces(of rect: CGRect, _ pattern: [CGFloat], unit: CGFloat) -> [CGRect] {
    let period = pattern.reduce(0, +) * unit
    // Cuts a line into pieces only if each piece is long enough to differ from the last in position.
    guard period > 0, rect.width / period < 100_000, rect.minX + unit > rect.minX,
      rect.maxX - unit < rect.maxX
    else {
      return [rect]
    }
    var pieces: [CGRect] = []
    var x = rect.minX
    var index = 0
    while x < rect.maxX {
      let length = pattern[index % pattern.count] * unit
      if index.isMultiple(of: 2) {
        pieces.append(
          CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
      }
      x += length
      index += 1
    }
    return pieces
  }

  /// Returns the spans of a line in x: along the run, or along each of its words.
  private func spans(of run: TextRun, byWord: Bool) -> [(CGFloat, CGFloat)] {
    guard byWord, !run.isEllipsis else {
      return run.inkWidth > 0 ? [(run.x, run.x + run.inkWidth)] : []
    }
    let units = string.utf16
    var spans: [(CGFloat, CGFloat)] = []
    var start: CGFloat?
    // The index moves with the glyphs, which are in the order of the text, and here from left to right.
    var place = (index: 0, at: units.startIndex)
    for glyph in run.isRightToLeft ? run.glyphs.reversed() : run.glyphs {
      place.at =
        units.index(place.at, offsetBy: glyph.index - place.index, limitedBy: units.endIndex) ?? place.at
      place.index = glyph.index
      let isSpace = place.at < units.endIndex && [0x20, 0x09, 0xA0].contains(units[place.at])
      if isSpace, let from = start {
        spans.append((from, glyph.origin.x))
        start = nil
      } else if !isSpace, start == nil {
        start = glyph.origin.x
      }
    }
    if let start, run.x + run.inkWidth > start { spans.append((start, run.x + run.inkWidth)) }
    return spans
  }
}

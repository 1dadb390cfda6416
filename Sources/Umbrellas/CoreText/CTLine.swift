// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
import StyleCore
import Text

/// A line of text.
///
/// Coordinates are in points from the start of the line on its baseline, y up.
public final class CTLine: NSObject {
  let text: TranslatedText
  let layout: TextLayout
  let index: Int

  init(_ text: TranslatedText, _ layout: TextLayout, _ index: Int = 0) {
    (self.text, self.layout, self.index) = (text, layout, index)
  }

  /// Creates the line of a part of a text, without limits.
  convenience init(_ text: NSAttributedString, _ range: Range<Int>) {
    let translated = TranslatedText(text, range, keepsLineEnds: false, mode: .byClipping)
    self.init(translated, TextLayout(translated.styled.text, limits: TextLayout.Limits(maximumLines: 1)))
  }

  var line: TextLine { layout.lines[index] }
  /// The range of the line in the whole text.
  var range: Range<Int> { line.range.lowerBound + text.start..<line.range.upperBound + text.start }
  /// The width with the white space at the end.
  var width: CGFloat { line.width + line.hangingWidth }
  // The values for which programs ask character by character and run by run are made once.

  /// The positions of the offsets of the line, from its start.
  private(set) lazy var positions: [CGFloat] = layout.positions(ofLine: index).map { $0 - line.x }
  /// The positions of the carets before the offsets, from the left edge of the layout's width.
  private lazy var caretPlaces = layout.carets(ofLine: index)
  /// The edges of the characters of the line where reading starts and ends.
  private(set) lazy var edges = layout.edges(ofLine: index)
  /// The units of the line's characters.
  private(set) lazy var units: [UInt16] = {
    let units = text.styled.string.utf16.dropFirst(line.range.lowerBound).prefix(line.range.count)
    return Array(units)
  }()
  private lazy var textRuns: [TextRun] = {
    let runs = layout.runs(ofLine: index)
    guard layout.isReordered else { return runs }
    return runs.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
  }()

  /// The runs with their glyphs, from left to right.
  var runs: [CTRun] { textRuns.map { CTRun(self, $0) } }

  /// Returns the positions of the caret before the character at a place in the line.
  ///
  /// The first is beside the character that runs in the line's direction, the second beside the other one.
  func carets(at place: Int) -> (CGFloat, CGFloat) {
    guard layout.isReordered else {
      let position = positions[place]
      return (position, position)
    }
    let first = caretPlaces[place]
    let beside = [place < edges.count ? edges[place].start : nil, place > 0 ? edges[place - 1].end : nil]
    let second = beside.lazy.compactMap(\.self).first { abs($0 - first) > 1e-9 } ?? first
    return (first - line.x, second - line.x)
  }

  /// The largest distances of the runs from the baseline.
  var extents: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let all = runs.map(\.extents)
    return (
      all.map(\.ascent).max() ?? 0, all.map(\.descent).max() ?? 0, max(0, all.map(\.leading).max() ?? 0)
    )
  }

  /// Draws glyphs of a range of the layout's text at the text position of a context.
  func draw(_ range: Range<Int>, in context: CGContext) {
    let traits = UITraitCollection.current
    let painter = TextPainter(
      text.styled, layout, color: UIColor(cgColor: context.state.fill), traits: traits,
      grid: PixelGrid(scale: traits.displayScale))
    context.saveGState()
    context.concatenate(context.textMatrix)
    // Painters have y down.
    context.scaleBy(x: 1, y: -1)
    let origin = CGPoint(x: -line.x, y: -line.baseline)
    painter.forEachBackground(ofLine: index, in: range) { _, rect, color in
      context.setFillColor(color.cgColor(resolvedWith: traits))
      context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    painter.drawGlyphs(ofLine: index, in: range, at: origin, in: context)
    context.restoreGState()
  }
}

/// Creates the line of a text, whose line ends have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, 0..<attrString.length)
}

/// Returns the width of a line with the white space at its end, and writes the distances of its fonts.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let extents = line.extents
  unsafe ascent?.pointee = extents.ascent
  unsafe descent?.pointee = extents.descent
  unsafe leading?.pointee = extents.leading
  return line.width
}

/// The options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The option to leave out the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The option to leave out shifts, of which there are none.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// The option to let punctuation hang, which it never does.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The option for the bounds of the letters' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The option for optical bounds, which are the usual ones.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Returns the bounds of a line, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let extents = line.extents
  let leading = options.contains(.excludeTypographicLeading) ? 0 : extents.leading
  return CGRect(
    x: 0, y: -extents.descent - leading, width: line.width,
    height: extents.ascent + extents.descent + leading)
}

/// Returns the bounds of the letters' outlines of a line, y up, from the text position of a context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let rects = line.runs.compactMap(\.inkBounds)
  guard let first = rects.first else { return .zero }
  let position = context?.textPosition ?? .zero
  return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: position.x, dy: position.y)
}

/// Returns the width of the white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.line.hangingWidth }
/// Returns the number of glyphs of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}
/// Returns the runs of a line from left to right, an array of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }
/// Returns the range of a line in its text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Returns the distance that a line is moved by in a width: 0 for a flush factor of 0, all the room for 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(0, flushWidth - line.line.width) * max(0, min(flushFactor, 1))
}

/// Draws a line at the text position of a context, y up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(line.line.range, in: context) }

// MARK: - Positions

/// Returns the position of the caret before a character in a line, and writes its second position.
///
/// The two are the same but between texts of two directions: there the first is beside the character that runs in the
/// line's direction, the second beside the other one.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let (offset, overflows) = charIndex.subtractingReportingOverflow(line.range.lowerBound)
  let place = overflows ? 0 : max(0, min(offset, line.range.count))
  let (first, second) = line.carets(at: place)
  unsafe secondaryOffset?.pointee = second
  return first
}

/// Returns the index of the character whose start is nearest to a position, or of the end.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  if line.layout.isReordered {
    return line.layout.offset(nearest: position.x + line.line.x, inLine: line.index) + line.text.start
  }
  let (positions, string) = (line.positions, line.text.original.string as NSString)
  var best = (index: line.line.range.lowerBound, distance: CGFloat.infinity)
  var offset = line.line.range.lowerBound
  while offset <= line.line.range.upperBound {
    let distance = abs(positions[offset - line.line.range.lowerBound] - position.x)
    if distance < best.distance { best = (offset, distance) }
    guard offset < string.length else { break }
    offset = NSMaxRange(string.rangeOfComposedCharacterSequence(at: offset))
  }
  return best.index + line.text.start
}

/// Calls a closure for each edge of each character, with its position, its index and whether reading starts there.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for (place, edges) in line.edges.enumerated() {
    for (edge, isLeading) in [(edges.start, true), (edges.end, false)] {
      unsafe block(edge - line.line.x, line.range.lowerBound + place, isLeading, &stop)
      if stop { return }
    }
  }
}

// MARK: - Other lines

/// The part of a line that “…” replaces.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The start.
  case start = 0
  /// The end.
  case end = 1
  /// The middle.
  case middle = 2
}

/// Creates a line that fits a width, or `nil` if not even “…” does.
///
/// Differs from UIKit: text is replaced by “…” whatever the token, as wide as that in the attributes of the text.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let mode: NSLineBreakMode =
    switch truncationType {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  let translated = TranslatedText(
    line.text.original, line.line.range, keepsLineEnds: false, mode: mode)
  let limits = TextLayout.Limits(width: width, maximumLines: 1)
  let made = CTLine(
    TranslatedText(translated, movedBy: line.text.start), TextLayout(translated.styled.text, limits: limits))
  return made.line.width <= width + 1e-3 ? made : nil
}

/// Creates a line whose spaces grow until it fills a share of the room in a width, or `nil` if it does not fit.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let factor = max(0, min(justificationFactor, 1))
  let free = justificationWidth - line.line.width
  guard free >= 0 else { return nil }
  let units = line.units
  let text = NSMutableAttributedString(
    attributedString: line.text.original.attributedSubstring(from: NSRange(line.line.range)))
  let end = (units.lastIndex { $0 != 0x20 && $0 != 0xA0 && $0 != 0x200B } ?? -1) + 1
  let visible = units[..<end].indices.filter { units[$0] == 0x20 || units[$0] == 0xA0 }
  guard !visible.isEmpty, factor > 0, free > 0 else { return line }
  for place in visible {
    let old = unsafe text.attribute(.kern, at: place, effectiveRange: nil) as? NSNumber
    let kern = (old?.doubleValue ?? 0) + free * factor / Double(visible.count)
    text.addAttribute(.kern, value: NSNumber(value: kern), range: NSRange(location: place, length: 1))
  }
  let made = CTLine(text, 0..<text.length)
  return CTLine(TranslatedText(made.text, movedBy: line.range.lowerBound), made.layout)
}

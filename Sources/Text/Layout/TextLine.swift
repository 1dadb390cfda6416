public import Paths

/// A line of a layout, in points, unrounded; x to the right from the left edge of the layout's width, y down from the
/// top of its first line.
public struct TextLine: Sendable, Equatable {
  /// The line's text in UTF-16 offsets, with the white space and the line end after it. The lines of a layout that is
  /// not cut cover the text exactly. A truncated line reaches to the next line end.
  public internal(set) var range: Range<Int>
  /// What of the range a truncation hides; nil if the line is not truncated.
  public internal(set) var hiddenRange: Range<Int>?
  /// The upper edge of the line's height; spacing is above it.
  public internal(set) var top: Double
  /// What the line takes of the layout's height, without the spacing around it: the runs' ascent and descent after the
  /// paragraph's multiple, minimum and maximum.
  public internal(set) var height: Double
  /// What the fonts of the line have below it if another line follows; less than 0 moves that up.
  public internal(set) var leading = 0.0
  /// From the baseline to the lower edge of the line.
  public internal(set) var descent: Double
  /// Where the line begins, after alignment.
  public internal(set) var x = 0.0
  /// How wide the line is, without the white space at its end; with it, as far as there is room, if the options count
  /// it. A justified line is as wide as drawn.
  public internal(set) var width = 0.0
  /// How wide the white space is that hangs at the end of the line and is not in `width`.
  public internal(set) var hangingWidth = 0.0
  /// Whether this is the first line of a paragraph.
  public internal(set) var startsParagraph: Bool
  /// Whether this is the last line of a paragraph.
  public internal(set) var endsParagraph: Bool

  /// Where letters stand.
  public var baseline: Double { top + height - descent }
  /// From the upper edge of the line to the baseline; what the paragraph's style adds is in it.
  public var ascent: Double { height - descent }
  /// The lower edge of the line's height.
  public var bottom: Double { top + height }
  /// The right end of what is seen.
  public var maxX: Double { x + width }
  /// Whether “…” stands for some of the line's text.
  public var isTruncated: Bool { hiddenRange != nil }
}

/// Part of a line with the same attributes, for drawing; coordinates as those of the line.
public struct TextRun: Sendable {
  /// The text in UTF-16 offsets; empty for “…”.
  public internal(set) var range: Range<Int>
  public internal(set) var attributes: TextAttributes
  /// The glyphs in the order of the text. Attachments have none.
  public internal(set) var glyphs: [PlacedGlyph]
  /// Where the run begins.
  public internal(set) var x: Double
  /// How far the next run is: what a background covers. White space that hangs is in it.
  public internal(set) var width: Double
  /// How much of `width` is not white space at the end of the line: what underlines cover.
  public internal(set) var inkWidth: Double
  /// The line's baseline, raised by the run's offset.
  public internal(set) var baseline: Double
  /// Whether this is the “…” of a truncated line.
  public internal(set) var isEllipsis: Bool
  /// Whether the attachment stands here.
  public internal(set) var isAttachment: Bool

  /// Down from the line's baseline to the middle of an underline; the thickness in points.
  public var underline: (position: Double, thickness: Double) {
    let (metrics, size) = (attributes.font.typeface.metrics, attributes.font.size)
    return (metrics.underlinePosition * size, metrics.underlineThickness * size)
  }
  /// Up from the baseline to the middle of a line through the text: half of the x-height.
  public var strikethroughPosition: Double { attributes.font.xHeight / 2 }
}

/// A glyph and where it is drawn; the outline is scaled by its font's size, and by its run's stretch in x.
public struct PlacedGlyph: Sendable, Equatable {
  public var glyph: GlyphID
  /// The glyph's origin on the baseline.
  public var origin: Point
  /// The UTF-16 offset of the first character that the glyph shows; for “…” that of the first hidden one.
  public var index: Int
}

/// A size in points.
public struct TextSize: Sendable, Hashable {
  public var width: Double
  public var height: Double

  /// A size of the given lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

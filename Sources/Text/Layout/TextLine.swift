public import Paths

/// A line of a layout, in points, unrounded.
///
/// The x axis points to the right from the left edge of the layout's width, the y axis down from the top of its first
/// line.
public struct TextLine: Sendable, Equatable {
  /// The line's text in UTF-16 offsets, with the white space and the line end after it.
  ///
  /// The lines of a layout that is not truncated cover the text exactly. A truncated line extends to the next line end.
  public internal(set) var range: Range<Int>
  /// The part of the range that a truncation hides; nil if the line is not truncated.
  public internal(set) var hiddenRange: Range<Int>?
  /// The upper edge of the line's height, below any spacing.
  public internal(set) var top: Double
  /// The height of the line in the layout, without the spacing around it.
  ///
  /// It is the runs' ascent and descent after the paragraph's multiple, minimum and maximum.
  public internal(set) var height: Double
  /// The leading of the line's fonts below it if another line follows; a negative one moves that up.
  public internal(set) var leading = 0.0
  /// The distance from the baseline to the lower edge of the line.
  public internal(set) var descent: Double
  /// The left edge of the line, after alignment.
  public internal(set) var x = 0.0
  /// The width of the line without the white space at its end, or with it, as far as there is room, if the options
  /// count it.
  ///
  /// A justified line has its drawn width.
  public internal(set) var width = 0.0
  /// The width of the white space that hangs at the end of the line and is not in `width`.
  public internal(set) var hangingWidth = 0.0
  /// Whether or not this is the first line of a paragraph.
  public internal(set) var startsParagraph: Bool
  /// Whether or not this is the last line of a paragraph.
  public internal(set) var endsParagraph: Bool
  /// Whether or not the paragraph runs from right to left, so that the line starts at its right edge.
  public internal(set) var isRightToLeft = false

  /// The vertical position of the baseline.
  public var baseline: Double { top + height - descent }
  /// The distance from the upper edge of the line to the baseline, including additions of the paragraph's style.
  public var ascent: Double { height - descent }
  /// The lower edge of the line's height.
  public var bottom: Double { top + height }
  /// The right end of the visible text.
  public var maxX: Double { x + width }
  /// Whether or not “…” replaces a part of the line's text.
  public var isTruncated: Bool { hiddenRange != nil }
}

/// A part of a line with the same attributes, for drawing, in the coordinates of the line.
public struct TextRun: Sendable {
  /// The text in UTF-16 offsets; empty for “…”.
  public internal(set) var range: Range<Int>
  /// The attributes of the text.
  public internal(set) var attributes: TextAttributes
  /// The glyphs in the order of the text; attachments have none.
  public internal(set) var glyphs: [PlacedGlyph]
  /// The left edge of the run.
  public internal(set) var x: Double
  /// The width of the run with hanging white space, which is that of a background.
  public internal(set) var width: Double
  /// The width without the white space at the end of the line, which is that of underlines.
  public internal(set) var inkWidth: Double
  /// The line's baseline, raised by the run's offset.
  public internal(set) var baseline: Double
  /// Whether or not this is the “…” of a truncated line.
  public internal(set) var isEllipsis: Bool
  /// Whether or not this is an attachment.
  public internal(set) var isAttachment: Bool
  /// Whether or not the text runs from right to left.
  public internal(set) var isRightToLeft = false

  /// The distance from the line's baseline down to the middle of an underline, with its thickness, in points.
  public var underline: (position: Double, thickness: Double) {
    let (metrics, size) = (attributes.font.typeface.metrics, attributes.font.size)
    return (metrics.underlinePosition * size, metrics.underlineThickness * size)
  }
  /// The distance from the baseline up to the middle of a strikethrough: half of the x-height.
  public var strikethroughPosition: Double { attributes.font.xHeight / 2 }
}

/// A glyph with its position; the outline is scaled by its font's size, and horizontally by its run's stretch.
public struct PlacedGlyph: Sendable, Equatable {
  /// The glyph.
  public var glyph: GlyphID
  /// The glyph's origin on the baseline.
  public var origin: Point
  /// The UTF-16 offset of the first character of the glyph; for “…” that of the first hidden one.
  public var index: Int
}

/// A size in points.
public struct TextSize: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size of the given lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

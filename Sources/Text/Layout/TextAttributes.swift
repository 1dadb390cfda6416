/// The attributes of a run of text that determine the positions of its glyphs, with lengths in points.
public struct TextAttributes: Sendable {
  /// The typeface and its size.
  public var font: Font
  /// The additional space after each character, including the last one; characters without a width get none.
  public var kern: Double
  /// The distance by which the run is raised above the baseline.
  public var baselineOffset: Double
  /// The spacing between a line of the run and the next one, beyond their heights; of several runs, the largest
  /// applies.
  public var leading: Double
  /// The horizontal scale of the glyphs, where 1 is unscaled; kern is not scaled.
  public var stretch: Double
  /// The attachment in place of each U+FFFC of the run.
  public var attachment: TextAttachment?
  /// The embeddings and overrides of the run's direction, the outermost first.
  public var writingDirections: [WritingDirection]
  /// The caller's own number of attributes that the layout does not need: colours, lines, links.
  public var tag: Int

  /// Creates the attributes of plain text in a font.
  public init(
    font: Font, kern: Double = 0, baselineOffset: Double = 0, leading: Double = 0, stretch: Double = 1,
    attachment: TextAttachment? = nil, writingDirections: [WritingDirection] = [], tag: Int = 0
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.leading = leading
    self.stretch = stretch
    self.attachment = attachment
    self.writingDirections = writingDirections
    self.tag = tag
  }

  /// Multiplies all lengths.
  mutating func scale(by factor: Double) {
    font = Font(font.typeface, size: font.size * factor)
    kern *= factor
    baselineOffset *= factor
    leading *= factor
    if let room = attachment {
      attachment = TextAttachment(
        width: room.width * factor, ascent: room.ascent * factor, descent: room.descent * factor)
    }
  }
}

/// A direction that text has within its paragraph (UAX #9).
public struct WritingDirection: Sendable, Hashable {
  /// Whether or not the text runs from right to left.
  public var isRightToLeft: Bool
  /// Whether or not the direction is that of every character, as with RLO; otherwise only the surroundings of
  /// characters change, as with RLE.
  public var isOverride: Bool

  /// Creates a direction.
  public init(isRightToLeft: Bool, isOverride: Bool = false) {
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }
}

/// The space of an attachment in the text, which is placed like a letter, in points.
///
/// The height of its line includes its heights, regardless of the font of the run.
public struct TextAttachment: Sendable, Hashable {
  /// The width of the attachment.
  public var width: Double
  /// The height above the baseline.
  public var ascent: Double
  /// The depth below the baseline; negative if the attachment is above it.
  public var descent: Double

  /// Creates a space of the given size.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

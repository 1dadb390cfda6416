/// How a run of text looks, as far as that decides where its glyphs are. Lengths are in points.
public struct TextAttributes: Sendable {
  /// The typeface and its size.
  public var font: Font
  /// What is added after each character, the last one too. Characters without a width get none.
  public var kern: Double
  /// How far the run is raised above the baseline.
  public var baselineOffset: Double
  /// What is between a line of the run and the next one beyond their heights; of several runs the most counts.
  public var leading: Double
  /// How much wider the glyphs are than the typeface has them: 1 is as they are. Kern is not stretched.
  public var stretch: Double
  /// What stands in place of each U+FFFC of the run.
  public var attachment: TextAttachment?
  /// A number of the caller's own, by which it finds what the layout does not need to know: colours, lines, links.
  public var tag: Int

  /// The attributes of plain text in a font.
  public init(
    font: Font, kern: Double = 0, baselineOffset: Double = 0, leading: Double = 0, stretch: Double = 1,
    attachment: TextAttachment? = nil, tag: Int = 0
  ) {
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.leading = leading
    self.stretch = stretch
    self.attachment = attachment
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

/// The room of something that stands in the text like a letter, in points. Its line is as high as these need, whatever
/// the font of the run.
public struct TextAttachment: Sendable, Hashable {
  public var width: Double
  /// Up from the baseline.
  public var ascent: Double
  /// Down from the baseline; negative if the attachment floats above it.
  public var descent: Double

  /// A room of the given size.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

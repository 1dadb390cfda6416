/// Text in lines: broken, aligned, truncated. Lengths are in points and never rounded.
///
/// Words are broken by UAX #14, characters are Swift's. Widths up to 1/1024 point too narrow are wide enough, so that
/// text still fits in what a computation with fractions made of its own width.
///
/// Differs from UIKit: glyphs keep the kerning that they have in the unbroken line, and text of right-to-left scripts
/// is not reordered.
public struct TextLayout: Sendable {
  /// What cuts the text, and how.
  public struct Limits: Sendable, Hashable {
    /// The room for lines. Infinity, NaN and all from 10,000,000 on is no limit; lines are then aligned in the width
    /// of the widest. Below 0 is 0: a character a line.
    public var width: Double
    /// Lines that do not wholly fit into this height are left out, but for the first. NaN is no limit.
    public var height: Double
    /// How many lines there are at most; 0 is no limit.
    public var maximumLines: Int
    /// What becomes of the last line if there is more text than lines.
    public var truncation: Truncation
    public var options: Options

    /// No limits but those given.
    public init(
      width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
      truncation: Truncation = .byStyle, options: Options = []
    ) {
      self.width = width
      self.height = height
      self.maximumLines = maximumLines
      self.truncation = truncation
      self.options = options
    }
  }

  /// What becomes of the last line if there is more text than lines.
  public enum Truncation: Sendable, Hashable {
    /// What the line-break mode of its paragraph says: nothing if that wraps or clips.
    case byStyle
    /// It ends where it would if all lines were seen.
    case none
    /// It ends in “…”; as much as fits is before it.
    case tail
    /// It starts with “…”, and the end of the paragraph follows.
    case head
    /// It starts as it would, and ends with the end of the paragraph.
    case middle
  }

  /// How labels and strings differ.
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Paragraphs whose line-break mode truncates or clips are wrapped by words, and nothing but the last line of the
    /// layout is truncated, or runs on to its edge, as in a `UILabel` of several lines (K.6). Else each such paragraph is
    /// one line, as where UIKit draws strings.
    public static let wrapsTruncated = Options(rawValue: 1)
    /// White space at the end of a line counts for its width, as far as there is room, but for that of a line after which
    /// text is left out: what UIKit does when it measures (K.7).
    public static let countsTrailingSpaces = Options(rawValue: 2)
  }

  public let text: AttributedText
  public let limits: Limits
  /// The lines from the top. An empty text has one; so has what follows a line end at the end of the text.
  public let lines: [TextLine]
  /// The width of the widest line with its indents, at most that of the limits (K.3), and the sum of the lines' heights
  /// with what is between them.
  public let size: TextSize
  /// Whether text is cut: “…” stands for it, or a limit leaves out lines.
  public let isTruncated: Bool

  /// What the lines consist of, and what they are drawn from.
  let contents: [LineContents]
  let runs: [ResolvedRun]
  let styles: [ResolvedStyle?]
  /// In points, for each scalar.
  let advances: [Double]
  let glyphs: GlyphRow
  /// How many scalars all loops together have visited.
  let work: Int

  /// Breaks a text into lines. The work is linear in the text.
  public init(_ text: AttributedText, limits: Limits = Limits()) {
    var typesetter = Typesetter(text, limits: limits, keepsGlyphs: true)
    typesetter.setLines()
    self.text = text
    self.limits = limits
    lines = typesetter.lines
    size = TextSize(width: typesetter.widestReach, height: typesetter.lines.last?.bottom ?? 0)
    isTruncated = typesetter.isTruncated
    contents = typesetter.contents
    runs = typesetter.runs
    styles = typesetter.styles
    advances = typesetter.advances
    glyphs = typesetter.glyphs
    work = typesetter.work
  }

  /// The size that the layout of a text would have, without what only drawing needs.
  public static func size(of text: AttributedText, limits: Limits = Limits()) -> TextSize {
    var typesetter = Typesetter(text, limits: limits, keepsGlyphs: false)
    typesetter.setLines()
    return TextSize(width: typesetter.widestReach, height: typesetter.lines.last?.bottom ?? 0)
  }
}

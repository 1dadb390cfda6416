/// Text in lines: broken, aligned, truncated; lengths are in points and never rounded.
///
/// Words are broken by UAX #14, characters are Swift's. Widths up to 1/1024 point too narrow are wide enough, so that
/// text still fits in its own width after a computation with fractions.
///
/// Text is ordered by the Unicode Bidirectional Algorithm (UAX #9), line by line.
///
/// Words of Thai, Lao, Khmer and Burmese are those of the dictionaries in the ICU of Swift's toolchain.
///
/// Differs from UIKit: glyphs keep the kerning of the unbroken line.
public struct TextLayout: Sendable {
  /// The limits of a layout, and the truncation beyond them.
  public struct Limits: Sendable, Hashable {
    /// The width for lines.
    ///
    /// Infinity, NaN and all numbers from 10,000,000 on are no limit; lines are then aligned in the width of the
    /// widest. A negative width counts as 0: a character a line.
    public var width: Double
    /// The height for lines, beyond which lines that do not fit entirely are left out, except for the first; NaN is no
    /// limit.
    public var height: Double
    /// The maximum number of lines; 0 is no limit.
    public var maximumLines: Int
    /// The truncation of the last line if there is more text than lines.
    public var truncation: Truncation
    /// The options of the layout.
    public var options: Options

    /// Creates limits, by default none.
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

  /// The truncation of the last line if there is more text than lines.
  public enum Truncation: Sendable, Hashable {
    /// The truncation of the line-break mode of its paragraph: none if that wraps or clips.
    case byStyle
    /// No truncation: the line ends as if all lines were visible.
    case none
    /// A line that ends in “…” after as much text as fits.
    case tail
    /// A line that starts with “…” before the end of the paragraph.
    case head
    /// A line that starts without truncation, and ends with the end of the paragraph.
    case middle
  }

  /// The options in which labels and strings differ.
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The wrapping, by words, of paragraphs whose line-break mode truncates or clips.
    ///
    /// Only the last line of the layout is truncated, or extends to its edge, as in a `UILabel` of several lines (K.6).
    /// Without the option, each such paragraph is one line, as where UIKit draws strings.
    public static let wrapsTruncated = Options(rawValue: 1)
    /// The inclusion of white space at the end of a line in its width, as far as there is room.
    ///
    /// A line after which text is left out is an exception. UIKit does so when it measures (K.7).
    public static let countsTrailingSpaces = Options(rawValue: 2)
    /// The move of a word to a last line of one word where the text has two lines, as in a `UILabel` (K.12).
    public static let pushesOutWords = Options(rawValue: 4)
  }

  /// The text of the layout.
  public let text: AttributedText
  /// The limits of the layout.
  public let limits: Limits
  /// The lines from the top; an empty text has one, as has an empty last line after a line end.
  public let lines: [TextLine]
  /// The size of the layout.
  ///
  /// The width is that of the widest line with its indents, at most that of the limits (K.3); the height is the sum of
  /// the lines' heights with the spacing between them.
  public let size: TextSize
  /// Whether or not text is left out: “…” replaces it, or a limit leaves out lines.
  public let isTruncated: Bool

  /// The levels of the text; nil if it runs from left to right.
  let bidi: BidiText?
  /// The contents of the lines, from which they are drawn.
  let contents: [LineContents]
  let runs: [ResolvedRun]
  let styles: [ResolvedStyle?]
  /// The advance of each scalar, in points.
  let advances: [Double]
  let glyphs: GlyphRow
  /// The number of scalars that all loops together have visited.
  let work: Int

  /// Breaks a text into lines; the work is linear in the text.
  public init(_ text: AttributedText, limits: Limits = Limits()) {
    var typesetter = Typesetter(text, limits: limits, keepsGlyphs: true)
    typesetter.setLines()
    self.init(typesetter)
  }

  /// Creates a layout of the lines of a typesetter.
  init(_ typesetter: Typesetter) {
    text = typesetter.text
    limits = typesetter.limits
    lines = typesetter.lines
    size = TextSize(width: typesetter.widestReach, height: typesetter.lines.last?.bottom ?? 0)
    isTruncated = typesetter.isTruncated
    bidi = typesetter.bidi
    contents = typesetter.contents
    runs = typesetter.runs
    styles = typesetter.styles
    advances = typesetter.advances
    glyphs = typesetter.glyphs
    work = typesetter.work
  }

  /// Returns the size of a text's layout, without the state that only drawing needs.
  public static func size(of text: AttributedText, limits: Limits = Limits()) -> TextSize {
    var typesetter = Typesetter(text, limits: limits, keepsGlyphs: false)
    typesetter.setLines()
    return TextSize(width: typesetter.widestReach, height: typesetter.lines.last?.bottom ?? 0)
  }
}

/// Text with attributes by run and styles by paragraph. All indices are UTF-16 offsets, as those of an `NSRange`.
public struct AttributedText: Sendable {
  /// Text of one look.
  public struct Run: Sendable {
    public var range: Range<Int>
    public var attributes: TextAttributes

    /// Attributes of a range.
    public init(_ range: Range<Int>, _ attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// Text of one style. A paragraph has the style of its first character.
  public struct Style: Sendable {
    public var range: Range<Int>
    public var style: ParagraphStyle

    /// A style of a range.
    public init(_ range: Range<Int>, _ style: ParagraphStyle) {
      self.range = range
      self.style = style
    }
  }

  /// The text's runs in order. They cover it without a gap; an empty text has one empty run.
  public private(set) var runs: [Run]
  /// The paragraphs' styles in order. They cover the text without a gap; an empty text has one.
  public private(set) var styles: [Style]
  /// The text, a scalar each.
  let scalars: [Unicode.Scalar]

  /// The number of UTF-16 units.
  public var count: Int { 0 }

  /// Text of one look and one style. An empty text has them all the same: its only line is as high as the font says.
  public init(
    _ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      string, runs: [Run(0..<0, attributes)], styles: [Style(0..<0, style)])
  }

  /// Text of several looks and styles, each list in order and with one element at least. Of two that overlap, the later
  /// counts; what neither covers has the attributes of what is before it, or of the first.
  public init(_ string: String, runs: [Run], styles: [Style]) {
    scalars = Array(string.unicodeScalars)
    self.runs = runs
    self.styles = styles
  }

  /// Text of UTF-16 units. Each unpaired surrogate becomes U+FFFD, which is one unit, too, so that all offsets stay.
  public init(utf16 units: some Sequence<UInt16>, runs: [Run], styles: [Style]) {
    scalars = []
    self.runs = runs
    self.styles = styles
  }

  /// The same text with all fonts, kern, offsets and attachments multiplied by a factor; paragraphs' styles stay. For
  /// labels that shrink their text to fit.
  public func scaled(by factor: Double) -> AttributedText { self }
}

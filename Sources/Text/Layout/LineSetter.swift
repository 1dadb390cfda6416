/// A setter of the lines of a text one after the other, each in a width that its caller chooses.
///
/// It is for areas whose lines differ in width, as beside exclusions, and for areas that a text fills one after the other.
/// Where all widths are equal, the lines are those of a `TextLayout`. The work is linear in the text, if a line is not
/// proposed over and over.
public struct LineSetter {
  /// A line that fits a width, before it is set.
  public struct Proposal {
    /// The line's text in UTF-16 offsets, with the white space and the line end after it.
    public let range: Range<Int>
    /// The height of the line, without the spacing around it.
    public let height: Double
    /// The distance from the upper edge of the line to its baseline.
    public let ascent: Double
    /// The spacing around the line.
    public let spacing: LineSpacing
    /// Whether or not the line ends within a word, for which its width has no room.
    public let breaksWord: Bool
    /// Whether or not the line is followed by a line end, so that the next one starts at the next full width.
    public let endsInLineEnd: Bool
  }

  private var typesetter: Typesetter
  /// The first scalar of the next line, in the present stretch.
  private var start = 0
  private var isAtEnd = false
  private var needsStretch = true
  private var proposed: (line: LineContents, next: Int)?

  /// Creates a setter of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - truncation: The truncation of a last line that is cut.
  ///   - options: The options of the layout.
  ///   - isBreak: Returns whether or not a line may be broken before a UTF-16 offset where the text allows it.
  public init(
    _ text: AttributedText, truncation: TextLayout.Truncation = .byStyle, options: TextLayout.Options = [],
    isBreak: ((Int) -> Bool)? = nil
  ) {
    typesetter = Typesetter(
      text, limits: TextLayout.Limits(truncation: truncation, options: options), keepsGlyphs: true)
    typesetter.breakFilter = isBreak
    isAtEnd = typesetter.runs.isEmpty || text.styles.isEmpty
  }

  /// The next line by the offset of its start and the height of its first run; nil after the last line.
  public mutating func next() -> (offset: Int, height: Double)? {
    guard !isAtEnd else { return nil }
    findStretch()
    let run = typesetter.runs[typesetter.runIndex(at: start)]
    let height = typesetter.style(typesetter.stretch.style).lineHeight(run.ascent + run.descent)
    return (typesetter.text.offset(ofScalar: start), height)
  }

  private mutating func findStretch() {
    guard needsStretch else { return }
    typesetter.findStretch()
    typesetter.shapeStretch()
    start = typesetter.stretch.scalars.lowerBound
    needsStretch = false
  }

  /// Returns the next line in a width; nil after the last line.
  ///
  /// - Parameters:
  ///   - width: The width of the text, from which the paragraph's indents are taken.
  ///   - isLast: Whether or not no line follows, so that this one is cut if text is left.
  public mutating func propose(width: Double, isLast: Bool = false) -> Proposal? {
    guard !isAtEnd else { return nil }
    findStretch()
    let (line, next) = typesetter.line(from: start, in: Self.limited(width), isFull: isLast)
    proposed = (line, next)
    let stretch = typesetter.stretch
    let style = typesetter.style(line.style)
    let needed = typesetter.heights(of: line)
    let height = style.lineHeight(needed.ascent + needed.descent)
    let isFollowed = !line.isCut && (next < stretch.scalars.upperBound || stretch.isFollowed)
    var breaksWord = false
    if next < stretch.scalars.upperBound, stretch.knowsBreaks {
      breaksWord = !typesetter.flags[next - stretch.scalars.lowerBound].contains(.allowsBreak)
    }
    let text = typesetter.text
    return Proposal(
      range: text.offset(ofScalar: line.scalars.lowerBound)..<text.offset(ofScalar: line.scalars.upperBound),
      height: height, ascent: height - needed.descent,
      spacing: LineSpacing(
        of: line, style, height: height, leading: needed.leading ?? 0, isFirst: typesetter.lines.isEmpty,
        isFollowed: isFollowed),
      breaksWord: breaksWord, endsInLineEnd: line.endsInLineEnd)
  }

  /// Sets the line that was proposed last.
  ///
  /// - Parameters:
  ///   - left: The left edge of the line's area.
  ///   - top: The upper edge of the line.
  ///   - width: The width for which the line was proposed.
  public mutating func set(left: Double, top: Double, width: Double) {
    guard let (line, next) = proposed else { return }
    proposed = nil
    typesetter.add(line, style: typesetter.style(line.style))
    let index = typesetter.lines.count - 1
    let reach = typesetter.measure(index, in: Self.limited(width))
    typesetter.align(index, in: Self.limited(width).isFinite ? Self.limited(width) : reach)
    typesetter.lines[index].x += left
    typesetter.lines[index].top = top
    typesetter.widestReach = max(typesetter.widestReach, left + reach)
    start = next
    guard line.isCut || next >= typesetter.stretch.scalars.upperBound else { return }
    needsStretch = true
    isAtEnd = line.isCut || !typesetter.stretch.isFollowed
  }

  /// The number of lines that have been set.
  public var lineCount: Int { typesetter.lines.count }

  /// Returns a line that has been set.
  public func line(_ index: Int) -> TextLine { typesetter.lines[index] }

  /// Moves a line that has been set up or down.
  public mutating func moveLine(_ index: Int, top: Double) {
    typesetter.lines[index].top = top
  }

  /// The layout of the lines that have been set.
  public var layout: TextLayout {
    var typesetter = typesetter
    typesetter.isTruncated = !isAtEnd || typesetter.contents.contains { $0.isCut || $0.ellipsis != nil }
    return TextLayout(typesetter)
  }

  /// Returns the width of lines: infinity for no limit, as in `TextLayout.Limits`.
  private static func limited(_ width: Double) -> Double { width < 1e7 ? max(0, width) : .infinity }
}

/// The spacing around a line, beyond its height, in points.
public struct LineSpacing: Sendable, Hashable {
  /// The spacing above the first line of a paragraph that another one precedes.
  public var before = 0.0
  /// The leading of the line's fonts below it; a negative one moves the next line up.
  public var leading = 0.0
  /// The spacing of the paragraph's lines below the line.
  public var line = 0.0
  /// The spacing below the last line of a paragraph.
  public var paragraph = 0.0

  init(
    of line: LineContents, _ style: ResolvedStyle, height: Double, leading: Double, isFirst: Bool,
    isFollowed: Bool
  ) {
    if line.isFirstOfParagraph && !isFirst { before = style.paragraphSpacingBefore }
    guard isFollowed else { return }
    self.leading = max(-height, leading)
    self.line = style.lineSpacing
    if line.isLastOfParagraph { paragraph = style.paragraphSpacing }
  }
}

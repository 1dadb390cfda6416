/// The contents of a line, by scalars, from which the line is placed and drawn.
struct LineContents: Sendable {
  /// All scalars of the line, with the line end.
  var scalars: Range<Int>
  /// The start of the hanging white space.
  var visibleEnd: Int
  /// The start of the line end.
  var contentEnd: Int
  /// The scalars that “…” replaces, and the run of its attributes.
  var ellipsis: (hidden: Range<Int>, run: Int)?
  /// Whether or not the line is broken at a soft hyphen, the last scalar before `visibleEnd`, which is drawn as a
  /// hyphen.
  var endsInHyphen = false
  /// The width without the hanging white space, and that of the latter.
  var visibleWidth = 0.0
  var hangingWidth = 0.0
  /// The index of the paragraph's style.
  var style: Int
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool
  /// Whether or not a line end follows, or the end of the text: trailing white space may count, and the line is not
  /// justified.
  var endsInLineEnd: Bool
  /// Whether or not the paragraph runs from right to left.
  var isRightToLeft = false
  /// Whether or not text is left out after the line.
  var isCut = false
  /// The additional width of each space by justification, from the given scalar on.
  var justification: (extra: Double, from: Int)?
}

/// What a line consists of, by scalars; from it the line is placed and drawn.
struct LineContents: Sendable {
  /// All of it, with the line end.
  var scalars: Range<Int>
  /// Where the white space that hangs begins.
  var visibleEnd: Int
  /// Where the line end begins.
  var contentEnd: Int
  /// What “…” stands for, in the attributes of a run.
  var ellipsis: (hidden: Range<Int>, run: Int)?
  /// Whether the line is broken at a soft hyphen, the last scalar before `visibleEnd`, which is seen as a hyphen.
  var endsInHyphen = false
  /// How wide all but the hanging white space is, and the latter.
  var visibleWidth = 0.0
  var hangingWidth = 0.0
  /// The index of the paragraph's style.
  var style: Int
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool
  /// Whether a line end follows, or the end of the text: trailing white space may count, and nothing is justified.
  var endsInLineEnd: Bool
  /// Whether text is left out after the line.
  var isCut = false
  /// What each space is wider for the sake of justification, from the given scalar on.
  var justification: (extra: Double, from: Int)?
}

/// How the lines of a paragraph are broken and placed. Lengths are in points; what is not finite counts as 0.
///
/// Differs from UIKit: no hyphens are put in but at soft hyphens, and no line-break strategy evens out the last lines.
public struct ParagraphStyle: Sendable, Hashable {
  public var alignment = TextAlignment.natural
  /// Whether the leading edge is the right one, which mirrors `natural` and the indents.
  ///
  /// Differs from UIKit: text of right-to-left scripts is not reordered.
  public var isRightToLeft = false
  public var lineBreakMode = LineBreakMode.wordWrapping
  /// Between the lines of the text, in addition to their heights; not after the last one.
  public var lineSpacing = 0.0
  /// What the heights of lines are multiplied by; 0 stands for 1. All that lines grow or shrink is above the baseline.
  public var lineHeightMultiple = 0.0
  /// What lines are at least high, after `lineHeightMultiple`.
  public var minimumLineHeight = 0.0
  /// What lines are at most high, after `lineHeightMultiple`; 0 is no limit. A minimum that is larger wins.
  public var maximumLineHeight = 0.0
  /// From the leading edge to the first line of the paragraph.
  public var firstLineHeadIndent = 0.0
  /// From the leading edge to all other lines.
  public var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, else from the trailing edge, outwards.
  public var tailIndent = 0.0
  /// Below the paragraph if another one follows.
  public var paragraphSpacing = 0.0
  /// Above the paragraph if there is one before it.
  public var paragraphSpacingBefore = 0.0
  /// Where tabs go, from the leading edge; in any order.
  public var tabStops: [TabStop] = []
  /// After the last stop, tabs go to the multiples of this; 0 stands for 28.
  public var defaultTabInterval = 28.0

  /// What UIKit has where nothing else is said: natural alignment, wrapped by words.
  public init() {}
}

/// How a line lies between its indents.
public enum TextAlignment: Sendable, Hashable {
  /// To the leading edge.
  case natural
  case left
  case center
  case right
  /// As `natural`, but the spaces of all lines that do not end their paragraph grow until the line is full.
  case justified
}

/// What becomes of text that is too long for its line.
public enum LineBreakMode: Sendable, Hashable {
  /// It goes on in the next line, after a break that the Unicode line-break algorithm (UAX #14) allows; a word that is
  /// too long for any line breaks between characters.
  case wordWrapping
  /// It goes on in the next line after any character; white space is one, too (K.8).
  case charWrapping
  /// The paragraph is one line, drawn as far as it goes, unless the layout wraps those (`TextLayout.Options.wrapsTruncated`).
  case clipping
  /// The paragraph is one line that ends in “…”, unless the layout wraps those (`TextLayout.Options.wrapsTruncated`).
  case truncatingTail
  /// As `truncatingTail`, but “…” is at the start and the end of the paragraph is seen.
  case truncatingHead
  /// As `truncatingTail`, but “…” is in the middle.
  case truncatingMiddle
}

/// A place that tabs go to.
public struct TabStop: Sendable, Hashable {
  /// From the leading edge of the text, in points.
  public var location: Double
  /// `left`, `natural` and `justified`: text after the tab starts here. `right`: it ends here. `center`: it is centred
  /// here. Text is what comes before the next tab or the end of the line.
  public var alignment: TextAlignment

  /// A stop at a location.
  public init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

/// The style by which the lines of a paragraph are broken and placed.
///
/// Lengths are in points; lengths that are not finite count as 0.
///
/// Differs from UIKit: hyphens are inserted only at soft hyphens, and a word is pushed out by an option of the layout.
public struct ParagraphStyle: Sendable, Hashable {
  /// The alignment of lines between their indents.
  public var alignment = TextAlignment.natural
  /// The base direction of the paragraph, whose leading edge the indents and tab stops have.
  public var direction = BaseDirection.natural
  /// Whether or not the interface runs from right to left, which decides on `natural` alignment, and on the direction
  /// of paragraphs without a letter.
  public var isRightToLeft = false
  /// The line-break mode of the paragraph.
  public var lineBreakMode = LineBreakMode.wordWrapping
  /// The spacing between the lines of the text, in addition to their heights; not after the last one.
  public var lineSpacing = 0.0
  /// The factor of the heights of lines, where 0 means 1; the change of a height is above the baseline.
  public var lineHeightMultiple = 0.0
  /// The minimum height of lines, after `lineHeightMultiple`.
  public var minimumLineHeight = 0.0
  /// The maximum height of lines, after `lineHeightMultiple`; 0 is no limit, and a larger minimum takes precedence.
  public var maximumLineHeight = 0.0
  /// The indent of the paragraph's first line from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The indent of all other lines from the leading edge.
  public var headIndent = 0.0
  /// The end of lines: from the leading edge if positive, else from the trailing edge, outwards.
  public var tailIndent = 0.0
  /// The spacing below the paragraph if another one follows.
  public var paragraphSpacing = 0.0
  /// The spacing above the paragraph if another one precedes it.
  public var paragraphSpacingBefore = 0.0
  /// The tab stops, by their distances from the leading edge, in any order.
  public var tabStops: [TabStop] = []
  /// The interval of the tab stops after the last one, at its multiples; 0 means 28.
  public var defaultTabInterval = 28.0

  /// Creates UIKit's default style: natural alignment, wrapped by words.
  public init() {}
}

/// The alignment of a line between its indents.
public enum TextAlignment: Sendable, Hashable {
  /// The alignment to the leading edge of the paragraph's own direction, or of the interface if that is natural.
  case natural
  /// The alignment to the left.
  case left
  /// The alignment to the centre.
  case center
  case right
  /// The alignment `natural`, where the spaces of all lines that do not end their paragraph grow until the line is
  /// full.
  case justified
}

/// The base direction of a paragraph.
public enum BaseDirection: Sendable, Hashable {
  /// The direction of the paragraph's first letter (P2 and P3 of UAX #9), or of the interface if there is none.
  case natural
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft
}

/// The treatment of text that is too long for its line.
public enum LineBreakMode: Sendable, Hashable {
  /// Wrapping after a break that the Unicode line-break algorithm (UAX #14) allows.
  ///
  /// A word that is too long for any line breaks between characters.
  case wordWrapping
  /// Wrapping after any character, including white space (K.8).
  case charWrapping
  /// A single line, clipped, unless the layout wraps the paragraph (`TextLayout.Options.wrapsTruncated`).
  case clipping
  /// A single line that ends in “…”, unless the layout wraps the paragraph (`TextLayout.Options.wrapsTruncated`).
  case truncatingTail
  /// A single line like that of `truncatingTail`, but with “…” at the start, before the end of the paragraph.
  case truncatingHead
  /// A single line like that of `truncatingTail`, but with “…” in the middle.
  case truncatingMiddle
}

/// A tab stop.
public struct TabStop: Sendable, Hashable {
  /// The distance from the leading edge of the text, in points.
  public var location: Double
  /// The alignment of the text at the stop.
  ///
  /// With `left`, `natural` and `justified`, text after the tab starts at the stop. With `right`, it ends there. With
  /// `center`, it is centred there. The text ends before the next tab or at the end of the line.
  public var alignment: TextAlignment

  /// Creates a stop at a location.
  public init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}

public import Foundation

extension NSAttributedString.Key {
  /// The key of the font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The key of the text's colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of ligatures, a number: whether characters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The key of kerning, a number: the points added to the advance of each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key of tracking, with the same effect as `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The key of the strikethrough line, the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the underline, the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key of the colour of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key of the width of outlines, a number, in per cent of the point size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key of the shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The key of a text effect, its name.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The key of an attachment, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The key of a link, a URL or a string of one.
  public static let link = NSAttributedString.Key("NSLink")
  /// The key of the baseline offset, a number: the points by which the text is raised above its baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key of the underline's colour, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key of the strikethrough line's colour, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The key of the slant, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The key of the expansion, a number: the logarithm of the stretch.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The key of the writing direction, an array of numbers, the outermost first.
  ///
  /// Each is the sum of the raw values of an `NSWritingDirection` and an `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The key of the tag of a part that the user can interact with, a `String`.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// The key of an image in the size of letters, an `NSAdaptiveImageGlyph`, which is not drawn.
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
  /// The key of the style of a highlight, a `TextHighlightStyle`, which is not drawn.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// The key of the colours of a highlight, a `TextHighlightColorScheme`.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  /// The key of text that the writing tools leave as it is, a Boolean.
  public static let writingToolsExclusion = NSAttributedString.Key("NSWritingToolsExclusion")
  /// The key of the glyph orientation, a number: 0, horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

/// The way in which lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// A break between words, after which the next line goes on.
  case byWordWrapping = 0
  /// A break between characters, after which the next line goes on.
  case byCharWrapping = 1
  /// A cut at the edge.
  case byClipping = 2
  /// An ellipsis at the start, in place of the beginning.
  case byTruncatingHead = 3
  /// An ellipsis at the end, in place of the rest.
  case byTruncatingTail = 4
  /// An ellipsis in the middle, in place of the text around it.
  case byTruncatingMiddle = 5
}

/// The alignment of lines between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// Alignment at the left edge.
  case left = 0
  /// Alignment in the centre.
  case center = 1
  /// Alignment at the right edge.
  case right = 2
  /// Alignment at both edges.
  case justified = 3
  /// Alignment at the edge where reading starts (E.5).
  case natural = 4
}

/// The direction in which text runs.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first letter, or of the interface if it has none.
  case natural = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The effect of a writing direction on the characters of a text.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// A direction of the surroundings, in which characters keep their own.
  case embedding = 0
  /// A direction that all characters have.
  case override = 2
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A pattern of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A pattern of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line at words only, not at the space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

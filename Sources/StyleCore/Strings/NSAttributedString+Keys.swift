public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: whether characters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number of points that every character's advance grows by.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same as `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: per cent of the point size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of a text effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL, or a string of one.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number of points that the text stands above its baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: the slant.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the logarithm of the stretch.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An array of numbers.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A number: 0, horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

/// Where lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words; they go on in the next line.
  case byWordWrapping = 0
  /// Between characters; they go on in the next line.
  case byCharWrapping = 1
  /// At the edge; the rest is not shown.
  case byClipping = 2
  /// At their end; what is left out shows as an ellipsis at the start.
  case byTruncatingHead = 3
  /// Before an ellipsis at the end.
  case byTruncatingTail = 4
  /// Around an ellipsis in the middle.
  case byTruncatingMiddle = 5
}

/// Where lines stand between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the edge that reading starts from (E.5).
  case natural = 4
}

/// The side that text starts from.
public enum NSWritingDirection: Int, Sendable {
  /// As the text's language asks.
  case natural = -1
  /// Left.
  case leftToRight = 0
  /// Right.
  case rightToLeft = 1
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The style of the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public import Foundation
import GraphicsCore

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Sendable is unchecked because the class is open and its values are variable. Only a mutable style changes them, which
  // belongs to who made it, as UIKit's does, until it is handed on.
  private let mark = FoundationMark()
  var values: Values

  /// What makes a paragraph style.
  package struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    package var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops = NSParagraphStyle.usualTabStops
    var defaultTabInterval: CGFloat = 0

    package init() {}
  }

  /// How lines are evened out. Differs from UIKit: they are not.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The strategies whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A last line of one word gets another one.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Twelve stops, 28 points apart.
  static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// The default style.
  public override init() {
    values = Values()
  }

  package init(values: Values) {
    self.values = values
  }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { usual }
  private static let usual = NSParagraphStyle()

  /// The side that text of a language starts from; the language of the process where nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return NSLocale.characterDirection(forLanguage: language) == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The space in points between lines, beyond their height.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space in points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space in points before the paragraph, but for the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent in points of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent in points of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge, or where not positive from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Where lines end that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height in points of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height in points of a line; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied with; 0 is the same as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The side that text starts from.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Where tabs go; 28, 56 … 336 points at first.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// Beyond the last stop, tabs go to the multiples of this; 0 is 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How lines are evened out. Differs from UIKit: they are not.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are divided as the system does it. Differs from UIKit: they never are.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// How readily words are divided. Differs from UIKit: they never are.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether characters move together before a line is cut. Differs from UIKit: they never do.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// A style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a tab stop; they are in the order of their places.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Takes away a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  /// Takes over another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

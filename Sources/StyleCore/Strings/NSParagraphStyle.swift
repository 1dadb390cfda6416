public import Foundation
import GraphicsCore

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open and its values are variable. Only a mutable style changes them,
  // which belongs to its creator, as UIKit's does, until it is handed on.
  private let mark = FoundationMark()
  var values: Values

  /// The values of a paragraph style.
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
    var textLists: [NSTextList] = []

    package init() {}
  }

  /// The strategies that move the ends of lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of strategies from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The strategy that moves another word to a last line of one word, where a label has two lines (K.12).
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// The strategy that keeps Hangul words whole.
    ///
    /// Differs from UIKit: without effect.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The default tab stops: twelve, 28 points apart.
  static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// Creates the default style.
  public override init() {
    values = Values()
  }

  package init(values: Values) {
    self.values = values
  }

  /// Creates the style that `encode(with:)` encoded.
  public required init?(coder: NSCoder) { values = Values(coder) }

  /// Encodes the style.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { usual }
  private static let usual = NSParagraphStyle()

  /// Returns the writing direction of a language, or that of the process's language for `nil`.
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
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent in points of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent in points of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The position in points at which lines end: from the leading edge, or from the trailing edge if it is not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The way in which lines end that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height in points of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height in points of a line, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the height of a line, of which 0 is the same as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction in which text runs.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The tab stops, by default at 28, 56 … 336 points.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance in points of the tab stops after the last one of `tabStops`, where 0 means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that the paragraph is an item of, from the outermost to the innermost.
  ///
  /// Differs from UIKit: views draw no markers but those in the text.
  open var textLists: [NSTextList] { values.textLists }
  /// The strategy that moves the ends of lines.
  ///
  /// Differs from UIKit: it has an effect in labels only.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether or not words are hyphenated as the system does it.
  ///
  /// Differs from UIKit: words are never hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The readiness to hyphenate words.
  ///
  /// Differs from UIKit: words are never hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether or not characters move together before a line is truncated.
  ///
  /// Differs from UIKit: text is never tightened.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// Returns a style that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// Returns a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
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

  /// Inserts a tab stop in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }

  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  /// Sets all values to those of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

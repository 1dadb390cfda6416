import Foundation
import GraphicsCore

/// The look of text apart from the positions of its glyphs.
struct TextLook {
  /// The colour, or `nil` for the one that the text is drawn with.
  var color: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// The width of the line along the outlines, in per cent of the font's size.
  ///
  /// A negative width fills the glyphs, too.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var shadow: NSShadow?
  /// The distance by which the top of an em leans to the right, in ems.
  var obliqueness: CGFloat = 0
  var attachment: (any TextAttachmentContent)?

  /// Creates the look of plain text.
  init() {}

  init(_ values: [NSAttributedString.Key: Any], underlinesLinks: Bool) {
    color = values[.foregroundColor] as? UIColor
    if values[.link] != nil {
      color = .link
      if underlinesLinks { underline = .single }
    }
    guard values.count > 1 || values[.font] == nil else { return }
    func number(_ key: NSAttributedString.Key) -> CGFloat? { values[key].flatMap(TextLook.number) }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      if let style = values[key] as? NSUnderlineStyle { return style }
      return number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
    }
    background = values[.backgroundColor] as? UIColor
    underline = style(.underlineStyle) ?? underline
    underlineColor = values[.underlineColor] as? UIColor
    strikethrough = style(.strikethroughStyle) ?? []
    strikethroughColor = values[.strikethroughColor] as? UIColor
    strokeWidth = number(.strokeWidth) ?? 0
    strokeColor = values[.strokeColor] as? UIColor
    shadow = values[.shadow] as? NSShadow
    obliqueness = number(.obliqueness) ?? 0
    attachment = values[.attachment] as? any TextAttachmentContent
  }

  /// Returns the number of any numeric value in a dictionary.
  static func number(_ value: Any) -> CGFloat? {
    Double(number: value).map { CGFloat($0) }
  }
}

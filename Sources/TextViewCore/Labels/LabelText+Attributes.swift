import Foundation
import StyleCore

/// The setters of properties, which also apply to the whole of an attributed text.
extension LabelText.Content {
  mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, to: font)
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    setAttribute(.foregroundColor, to: color)
  }

  mutating func setTextAlignment(_ alignment: NSTextAlignment) {
    textAlignment = alignment
    setParagraphStyles { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    setParagraphStyles { $0.lineBreakMode = mode }
  }

  /// Adds an attribute to the whole of an attributed text.
  private mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  /// Changes the paragraph styles of an attributed text that has some.
  private mutating func setParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateRuns { values, range in
      guard let style = values[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      changed.addAttribute(.paragraphStyle, value: copy, range: range)
    }
    self.attributed = changed
  }

  /// Sets the writing direction of the paragraphs of a range.
  mutating func setDirection(_ direction: NSWritingDirection, ofParagraphsIn range: NSRange) {
    guard let text = currentAttributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let paragraphs = (text.string as NSString).paragraphRange(for: range.limited(to: text.string))
    text.enumerateRuns(in: paragraphs) { values, part in
      let style = NSMutableParagraphStyle()
      (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
      style.lineBreakStrategy = rare.lineBreakStrategy
      if let own = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
      style.baseWritingDirection = direction
      changed.addAttribute(.paragraphStyle, value: style, range: part)
    }
    attributed = changed
  }

  /// Scales the fonts to the preferred content size category; returns false if all fonts stay the same.
  mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
    let adjusted = font.adjusted(to: traits)
    let text = attributed?.withFonts { $0.adjusted(to: traits) }
    guard adjusted != font || text != nil else { return false }
    font = adjusted
    if let text { attributed = text }
    return true
  }

  /// The text with the attributes that it is displayed with; nil without a text.
  var currentAttributedText: NSAttributedString? {
    if let attributed { return attributed }
    guard let text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    style.lineBreakStrategy = rare.lineBreakStrategy
    return NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }
}

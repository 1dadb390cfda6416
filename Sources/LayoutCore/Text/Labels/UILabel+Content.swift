import Foundation
import Text

extension UILabel {
  var content: LabelText.Content { labelText.content }

  func prepare() {
    isUserInteractionEnabled = false
    backing.flags.insert(.drawsContentBlocks)
    // Plain labels always show what they are now.
    if !isPlain { backing.needsDisplayOnBoundsChange = true }
  }

  /// Whether nothing of a label is overridden.
  var isPlain: Bool { type(of: self) == UILabel.self }

  /// Sets a property, and tells those whom its effect on the size concerns (B.4).
  func change<T: Equatable>(_ property: WritableKeyPath<LabelText.Content, T>, to value: T) {
    guard content[keyPath: property] != value else { return }
    labelText.content[keyPath: property] = value
    contentChanged()
  }

  /// Sets a property that has no effect on the size.
  func changeLook<T: Equatable>(_ property: WritableKeyPath<LabelText.Content, T>, to value: T) {
    guard content[keyPath: property] != value else { return }
    labelText.content[keyPath: property] = value
    setNeedsDisplay()
  }

  func setText(_ text: String?) {
    guard text != content.text || content.attributed != nil else { return }
    (labelText.content.text, labelText.content.attributed) = (text, nil)
    contentChanged()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    labelText.content.attributed = text.map { NSAttributedString(attributedString: $0) }
    labelText.content.text = text?.string
    adjustFont()
    contentChanged()
  }

  func setFont(_ font: UIFont?) {
    labelText.content.font = font ?? LabelText.defaultFont
    labelText.content.setAttribute(.font, to: content.font)
    adjustFont()
    contentChanged()
  }

  func setTextColor(_ color: UIColor?) {
    labelText.content.textColor = color ?? .label
    labelText.content.setAttribute(.foregroundColor, to: content.textColor)
    setNeedsDisplay()
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    labelText.content.setParagraphStyles { $0.alignment = alignment }
    change(\.textAlignment, to: alignment)
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    labelText.content.setParagraphStyles { $0.lineBreakMode = mode }
    change(\.lineBreakMode, to: mode)
  }

  func setAdjustsFont(_ adjusts: Bool) {
    labelText.content.adjustsFont = adjusts
    adjustFont()
  }

  /// Gives a font of a text style the size of the view's content size category.
  func adjustFont() {
    guard content.adjustsFont, labelText.content.adjustFonts(to: traitCollection) else { return }
    contentChanged()
  }

  var currentAttributedText: NSAttributedString? { content.currentAttributedText }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}

extension LabelText.Content {
  /// Gives all of an attributed text an attribute.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  /// Changes the paragraph styles of an attributed text that has some.
  mutating func setParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
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

  /// Makes fonts as large as the preferred size of text asks; false where all stay as they are.
  mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
    let adjusted = font.adjusted(to: traits)
    let text = attributed?.withFonts { $0.adjusted(to: traits) }
    guard adjusted != font || text != nil else { return false }
    font = adjusted
    if let text { attributed = text }
    return true
  }

  /// The text with the attributes that it is shown with; nil without a text.
  var currentAttributedText: NSAttributedString? {
    if let attributed { return attributed }
    guard let text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: style])
  }
}

import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Text

extension UILabel {
  package var content: LabelText.Content { labelText.content }

  func prepare() {
    isUserInteractionEnabled = false
    backing.flags.insert(.drawsContentBlocks)
    // Plain labels always show their present content.
    if !isPlain { backing.needsDisplayOnBoundsChange = true }
  }

  /// Whether or not the label is of no subclass.
  var isPlain: Bool { type(of: self) == UILabel.self }

  /// Sets a property, and invalidates the intrinsic content size (B.4).
  func change<T: Equatable>(_ property: WritableKeyPath<LabelText.Content, T>, to value: T) {
    guard content[keyPath: property] != value else { return }
    labelText.content[keyPath: property] = value
    contentChanged()
  }

  /// Sets a property that does not affect the size.
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
    labelText.content.setFont(font ?? LabelText.defaultFont)
    adjustFont()
    contentChanged()
  }

  func setTextColor(_ color: UIColor?) {
    labelText.content.setTextColor(color ?? .label)
    setNeedsDisplay()
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    guard content.textAlignment != alignment || content.attributed != nil else { return }
    labelText.content.setTextAlignment(alignment)
    contentChanged()
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    guard content.lineBreakMode != mode || content.attributed != nil else { return }
    labelText.content.setLineBreakMode(mode)
    contentChanged()
  }

  func setAdjustsFont(_ adjusts: Bool) {
    labelText.content.adjustsFont = adjusts
    adjustFont()
  }

  /// Adjusts a font of a text style to the view's content size category.
  func adjustFont() {
    guard content.adjustsFont, labelText.content.adjustFonts(to: traitCollection) else { return }
    contentChanged()
  }

  var currentAttributedText: NSAttributedString? { content.currentAttributedText }

  private func contentChanged() {
    Tracing.noteConfiguring(.content, of: backing)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}

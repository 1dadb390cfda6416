package import Foundation

extension UILabel {
  /// What a label shows.
  struct Content {
    var text: String?
    /// The text with attributes, if it was given with some.
    var attributed: NSAttributedString?
    var font = defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFont = false

    static let defaultFont = UIFont.systemFont(ofSize: 17)
  }

  func prepare() {
    isUserInteractionEnabled = false
    backing.flags.insert(.drawsContentBlocks)
  }

  /// Sets a property, and tells those whom its effect on the size concerns (B.4).
  func change<T: Equatable>(_ property: WritableKeyPath<Content, T>, to value: T) {
    guard content[keyPath: property] != value else { return }
    content[keyPath: property] = value
    contentChanged()
  }

  func setText(_ text: String?) {
    guard text != content.text || content.attributed != nil else { return }
    (content.text, content.attributed) = (text, nil)
    contentChanged()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    content.attributed = text.map { NSAttributedString(attributedString: $0) }
    content.text = text?.string
    contentChanged()
  }

  func setFont(_ font: UIFont?) {
    content.font = font ?? Content.defaultFont
    setAttribute(.font, to: content.font)
    contentChanged()
  }

  func setTextColor(_ color: UIColor?) {
    content.textColor = color ?? .label
    setAttribute(.foregroundColor, to: content.textColor)
    setNeedsDisplay()
  }

  func setAdjustsFont(_ adjusts: Bool) {
    content.adjustsFont = adjusts
    adjustFont()
  }

  /// Gives a font of a text style the size of the view's content size category.
  func adjustFont() {
    guard content.adjustsFont else { return }
    let traits = traitCollection
    if let attributed = content.attributed {
      let adjusted = attributed.withFonts { $0.adjusted(to: traits) }
      if let adjusted {
        content.attributed = adjusted
        content.font = content.font.adjusted(to: traits)
        contentChanged()
      }
    }
    let font = content.font.adjusted(to: traits)
    guard font != content.font else { return }
    content.font = font
    contentChanged()
  }

  var currentAttributedText: NSAttributedString? {
    if let attributed = content.attributed { return attributed }
    guard let text = content.text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (content.textAlignment, content.lineBreakMode)
    return NSAttributedString(
      string: text,
      attributes: [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: style])
  }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributed = content.attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content.attributed = changed
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Lines

  var placeholder: PlaceholderText {
    PlaceholderText(content.attributed ?? NSAttributedString(string: content.text ?? ""), font: content.font)
  }

  /// The lines in a width. One line is never wrapped, however long (C.4).
  func lines(of text: PlaceholderText, width: CGFloat, limit: Int) -> [PlaceholderText.Line] {
    text.lines(
      width: width, wrapping: limit == 1 ? .none : PlaceholderText.Wrapping(content.lineBreakMode),
      limit: limit)
  }

  /// The size of the text, rounded up once to the pixel: the sum of the lines, not each of them (C.5).
  func size(of lines: [PlaceholderText.Line]) -> CGSize {
    grid.snap(lines.size, .ceil)
  }

  /// The distances of the baselines of a label that is as high as its text, on the pixel (F.21).
  var textBaselines: (first: CGFloat?, last: CGFloat) {
    let lines = lines(of: placeholder, width: bounds.width, limit: numberOfLines)
    guard let first = lines.first, let last = lines.last else {
      let height = grid.snap(font.lineHeight, .ceil)
      let baseline = grid.snap(font.ascender, .nearest(.up))
      return (baseline, height - baseline)
    }
    let height = size(of: lines).height
    let lastTop = height - last.height
    return (
      grid.snap(first.baseline, .nearest(.up)), height - grid.snap(lastTop + last.baseline, .nearest(.up))
    )
  }

  func fittingSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  func fittedTextRect(in bounds: CGRect, limit: Int) -> CGRect {
    let size = size(of: lines(of: placeholder, width: bounds.width, limit: limit))
    guard size.height > bounds.height else { return CGRect(origin: bounds.origin, size: size) }
    let y = grid.snap(bounds.minY + (bounds.height - size.height) / 2, .nearest(.up))
    return CGRect(x: bounds.minX, y: y, width: size.width, height: size.height)
  }

  /// The bars of the lines in `rect`, in its middle from top to bottom (C.11).
  func blocks(in rect: CGRect) -> [ContentBlock] {
    let text = placeholder
    let lines = lines(of: text, width: rect.width, limit: numberOfLines)
    let height = size(of: lines).height
    let area = CGRect(
      x: rect.minX, y: grid.snap(rect.minY + (rect.height - height) / 2, .nearest(.up)), width: rect.width,
      height: height)
    return text.blocks(
      of: lines, in: area, alignment: resolvedAlignment, color: content.textColor, traits: traitCollection
    ).compactMap { block in
      let visible = block.rect.intersection(rect)
      return visible.isEmpty ? nil : ContentBlock(visible, block.color)
    }
  }

  var resolvedAlignment: NSTextAlignment {
    switch content.textAlignment {
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
    case let alignment: alignment
    }
  }

  /// From the top of the bounds to the baseline of the first line, to the pixel (F.21).
  package var firstBaselineOffset: CGFloat {
    let lines = lines(of: placeholder, width: bounds.width, limit: numberOfLines)
    let top = (bounds.height - size(of: lines).height) / 2
    return grid.snap(top + (lines.first?.baseline ?? content.font.ascender), .nearest(.up))
  }

  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}

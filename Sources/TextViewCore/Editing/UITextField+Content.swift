import Foundation
import LayerCore
import LayoutCore
import StyleCore

extension UITextField {
  /// Changes the content of the text, and invalidates the size and the display.
  func changeText(_ change: (inout LabelText.Content) -> Void) {
    let wasEmpty = fieldText.isEmpty
    keepingSelection { change(&fieldText.content) }
    if fieldText.isEmpty != wasEmpty, clearButtonMode != .never { updateSideViews() }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func adjustFont() {
    guard fieldText.content.adjustsFont else { return }
    let traits = traitCollection
    changeText { _ = $0.adjustFonts(to: traits) }
  }

  /// The insets of the text from the border, in points.
  var border: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: TextFieldFigures.lineInsets[traitCollection]
    case .bezel: TextFieldFigures.bezelInsets[traitCollection]
    case .roundedRect: TextFieldFigures.roundedInsets
    }
  }

  /// The distance of the views beside the text from the ends of the field, in points.
  var sideInset: CGFloat { borderStyle == .none ? 0 : TextFieldFigures.sideInset[traitCollection] }

  /// The part of the intrinsic width that is neither text nor border, in points.
  private var extraWidth: CGFloat {
    switch borderStyle {
    case .none, .line: 0
    case .bezel: TextFieldFigures.bezelWidth[traitCollection]
    case .roundedRect: TextFieldFigures.roundedWidth
    }
  }

  /// The part of the height that is neither line nor border, in points.
  private var lineExtra: CGFloat {
    borderStyle == .roundedRect ? 0 : TextFieldFigures.lineExtra[traitCollection]
  }

  /// The text as displayed: bullets for secure text, or the placeholder where there is no text.
  private var shown: LabelText {
    var shown = fieldText
    if shown.isEmpty {
      shown.content.text = placeholder
      shown.content.attributed = attributedPlaceholder
      shown.content.textColor = placeholderColor
    } else if isSecureTextEntry {
      let count = (shown.content.attributed?.string ?? shown.content.text ?? "").count
      (shown.content.text, shown.content.attributed) = (String(repeating: "\u{2022}", count: count), nil)
    }
    shown.content.shrinksToWidth = adjustsFontSizeToFitWidth
    shown.content.rare.minimumScaleFactor = minimumFontSize / max(shown.content.font.pointSize, 1)
    return shown
  }

  var fittingSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var text = shown
    var size = text.size(width: 0, limit: 1, isRightToLeft: false)
    size.height = max(size.height, fieldText.content.font.lineHeight) + lineExtra
    size = grid.snap(size, .ceil)
    // The space beside the text is that of the border, or more where there is a view.
    let whole = CGRect(x: 0, y: 0, width: 1_000, height: 100)
    size.width += whole.width - areaBetweenSides(of: whole).width
    size.height += border.top + border.bottom + keptHeight
    let isRounded = borderStyle == .roundedRect
    if isRounded || TextFieldFigures.hasWholeWidth[traitCollection] { size.width.round(.up) }
    size.width += extraWidth
    if isRounded { size.height = max(size.height, TextFieldFigures.roundedHeight) }
    return size
  }

  /// The distance of the baseline from the top, and from the bottom, in a field of its intrinsic height.
  ///
  /// The line is in the middle.
  var baselines: (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let font = fieldText.content.font
    let (baseline, line) = (grid.snap(font.ascender, .nearest(.up)), grid.snap(font.lineHeight, .ceil))
    var height = grid.snap(font.lineHeight + lineExtra, .ceil) + border.top + border.bottom
    if borderStyle == .roundedRect { height = max(height, TextFieldFigures.roundedHeight) }
    let top = grid.snap((height - line) / 2, .nearest(.up))
    return (top + baseline, height - top - baseline)
  }

  /// The height in points that a subclass keeps free above and below its text, which makes the field higher (F.85).
  ///
  /// The height is the same in fields of any height; a `textRect` of a fixed height keeps nothing free.
  private var keptHeight: CGFloat {
    func kept(in height: CGFloat) -> CGFloat {
      let whole = CGRect(x: 0, y: 0, width: 1_000, height: height)
      return areaBetweenSides(of: whole).height - textRect(forBounds: whole).height
    }
    let kept = (low: kept(in: 100), high: kept(in: 200))
    return kept.low.isFinite && abs(kept.low - kept.high) < 1e-6 ? max(0, kept.low) : 0
  }

  func drawTextOrPlaceholder() {
    if fieldText.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  func drawShown(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var text = shown
    text.styled(isRightToLeft: isRightToLeft).reportMissingGlyphs(of: layer.diagnosticName)
    text.draw(
      in: rect, isRightToLeft: isRightToLeft, traits: traitCollection,
      grid: PixelGrid(scale: traitCollection.displayScale), context: context)
  }
}

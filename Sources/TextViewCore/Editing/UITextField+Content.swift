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

  /// The measures of a field with a rounded border, in points (C.19).
  private enum Rounded {
    /// The least height; lines of fonts of up to 20 points have room in it.
    static let height: CGFloat = 34
    /// The space that higher lines have above and below.
    static let inset: CGFloat = 4.75
    /// The part of the intrinsic width that is neither text nor border.
    static let extraWidth: CGFloat = 14
  }

  /// The insets of the text from the border, in points.
  var border: UIEdgeInsets {
    let inset = borderStyle == .roundedRect ? Rounded.inset : 6
    return borderStyle == .none ? .zero : UIEdgeInsets(top: inset, left: 7, bottom: inset, right: 7)
  }

  /// The text as displayed: bullets for secure text, or the placeholder where there is no text.
  private var shown: LabelText {
    var shown = fieldText
    if shown.isEmpty {
      shown.content.text = placeholder
      shown.content.attributed = attributedPlaceholder
      shown.content.textColor = .placeholderText
    } else if isSecureTextEntry {
      let count = (shown.content.attributed?.string ?? shown.content.text ?? "").count
      (shown.content.text, shown.content.attributed) = (String(repeating: "\u{2022}", count: count), nil)
    }
    shown.content.shrinksToWidth = adjustsFontSizeToFitWidth
    shown.content.minimumScaleFactor = minimumFontSize / max(shown.content.font.pointSize, 1)
    return shown
  }

  var fittingSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var text = shown
    var size = text.size(width: 0, limit: 1, isRightToLeft: false)
    size.height = max(size.height, fieldText.content.font.lineHeight)
    size = grid.snap(size, .ceil)
    // The space beside the text is that of the border, or more where there is a view.
    let whole = CGRect(x: 0, y: 0, width: 1_000, height: 100)
    size.width += whole.width - areaBetweenSides(of: whole).width
    size.height += border.top + border.bottom + keptHeight
    guard borderStyle == .roundedRect else { return size }
    return CGSize(
      width: size.width.rounded(.up) + Rounded.extraWidth, height: max(size.height, Rounded.height))
  }

  /// The distance of the baseline from the top, and from the bottom, in a field of its intrinsic height.
  ///
  /// The line is in the middle.
  var baselines: (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let font = fieldText.content.font
    let (baseline, line) = (grid.snap(font.ascender, .nearest(.up)), grid.snap(font.lineHeight, .ceil))
    var height = line + border.top + border.bottom
    if borderStyle == .roundedRect { height = max(height, Rounded.height) }
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

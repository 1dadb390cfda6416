import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Text

extension UITextView {
  func prepare() {
    backing.flags.insert(.drawsContentBlocks)
    viewText.content.font = .systemFont(ofSize: 12)
    viewText.content.lineBreakMode = .byWordWrapping
    viewText.content.numberOfLines = 0
    viewText.content.underlinesLinks = false
  }

  /// Changes the content of the text, and invalidates the size and the display.
  func changeText(_ change: (inout LabelText.Content) -> Void) {
    keepingSelection { change(&viewText.content) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func adjustFont() {
    guard viewText.content.adjustsFont else { return }
    let traits = traitCollection
    changeText { _ = $0.adjustFonts(to: traits) }
  }

  /// The insets of the lines, in points: those of the container, and its padding at both ends.
  var lineInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The text with the limits of the container and the leading of the layout manager.
  var shownText: LabelText {
    var text = viewText
    let (limit, leads) = (textContainer.maximumNumberOfLines, layoutManager.usesFontLeading)
    if text.content.numberOfLines != limit { text.content.numberOfLines = limit }
    if text.content.usesFontLeading != leads { text.content.usesFontLeading = leads }
    return text
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func fittingSize(width: CGFloat) -> CGSize {
    let insets = lineInsets
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let room = width - insets.left - insets.right
    var text = shownText
    var size = text.size(
      width: width > 0 ? max(room, 1) : 0, limit: textContainer.maximumNumberOfLines,
      isRightToLeft: isRightToLeft)
    if text.isEmpty { size.height = text.content.font.lineHeight }
    size = grid.snap(size, .ceil)
    let whole = size.width + insets.left + insets.right
    // The size is no wider than the given width (K.3).
    return CGSize(
      width: width > 0 ? min(whole, width) : whole, height: size.height + insets.top + insets.bottom)
  }

  /// Draws the lines at their places in the content.
  func drawLines() {
    guard let context = UIGraphicsGetCurrentContext(), !viewText.isEmpty else { return }
    let insets = lineInsets
    var text = shownText
    let layout = text.layout(
      in: CGSize(width: max(1, bounds.width - insets.left - insets.right), height: 0),
      isRightToLeft: isRightToLeft)
    let styled = text.styled(isRightToLeft: isRightToLeft)
    styled.reportMissingGlyphs(of: layer.diagnosticName)
    let painter = TextPainter(
      styled, layout, color: text.content.textColor, traits: traitCollection,
      grid: PixelGrid(scale: traitCollection.displayScale))
    painter.draw(at: CGPoint(x: insets.left, y: insets.top), in: context)
  }
}

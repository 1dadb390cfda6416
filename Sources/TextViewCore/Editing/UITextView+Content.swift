import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Text
import TextKitCore

extension UITextView {
  func prepare() {
    backing.flags.insert(.drawsContentBlocks)
    viewText.content.font = plainFont
    viewText.content.lineBreakMode = .byWordWrapping
    viewText.content.numberOfLines = 0
    viewText.content.underlinesLinks = false
  }

  /// Changes the content of the text, and invalidates the size and the display.
  func changeText(_ change: (inout LabelText.Content) -> Void) {
    keepingSelection {
      change(&viewText.content)
      writeStorage()
    }
    textNeedsLayout()
  }

  /// Invalidates the size, the layout and the display.
  func textNeedsLayout() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The font of text without one (26.C.33).
  var plainFont: UIFont { TextViewFigures.plainFont[traitCollection] }

  /// Gives text that has no font of its own that of the present system.
  func replacePlainFont() {
    let font = viewText.content.font
    guard TextViewFigures.isPlain(font), font !== plainFont else { return }
    changeText { $0.font = plainFont }
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

  /// Returns the width of lines in a view of a width; 0 or less is no limit.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    if textContainer.widthTracksTextView { return width - lineInsets.left - lineInsets.right }
    let own = textContainer.size.width
    return own > 0 && own < 1e7 ? max(1, own - 2 * textContainer.lineFragmentPadding) : 0
  }

  /// The lines in the present width: the first of a layout, whose upper left corner is at `origin` in the content.
  var shownLines: (layout: TextLayout, origin: CGPoint, count: Int) {
    let insets = lineInsets
    guard !usesManager else {
      prepareManager(width: bounds.width)
      let (layout, inset, count) = layoutManager.shownLines
      return (layout, CGPoint(x: textContainerInset.left + inset, y: insets.top), count)
    }
    var text = shownText
    var width = lineWidth(in: bounds.width)
    if textContainer.widthTracksTextView { width = max(1, width) }
    let layout = text.layout(in: CGSize(width: width, height: 0), isRightToLeft: isRightToLeft)
    return (layout, CGPoint(x: insets.left, y: insets.top), layout.lines.count)
  }

  /// The size of the content: the width of the view, or more where lines do not end at it, and the height of the text.
  var shownContentSize: CGSize {
    let size = fittingSize(width: bounds.width)
    guard !textContainer.widthTracksTextView else { return CGSize(width: bounds.width, height: size.height) }
    return CGSize(width: max(bounds.width, fittingSize(width: 0).width), height: size.height)
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

  /// Returns the size of the text in a width, and of the insets; that of `sizeThatFits(_:)` may lack `padding` (26.C.32).
  func fittingSize(width: CGFloat, without padding: CGFloat = 0) -> CGSize {
    let insets = lineInsets
    let grid = PixelGrid(scale: traitCollection.displayScale)
    guard !usesManager else { return managedSize(width: width, without: padding) }
    let room = lineWidth(in: width)
    var text = shownText
    var size = text.size(
      width: width > 0 && (room > 0 || textContainer.widthTracksTextView) ? max(room, 1) : 0,
      limit: textContainer.maximumNumberOfLines,
      isRightToLeft: isRightToLeft)
    if text.isEmpty { size.height = text.content.font.lineHeight }
    size = grid.snap(size, .ceil)
    let whole = size.width + insets.left + insets.right - padding
    // The size is no wider than the given width (K.3).
    return CGSize(
      width: width > 0 ? min(whole, width) : whole, height: size.height + insets.top + insets.bottom)
  }

  /// Draws the lines at their places in the content.
  func drawLines() {
    guard let context = UIGraphicsGetCurrentContext(), !viewText.isEmpty else { return }
    guard !usesManager else { return drawManagedLines() }
    var text = shownText
    let (layout, origin, _) = shownLines
    let styled = text.styled(isRightToLeft: isRightToLeft)
    styled.reportMissingGlyphs(of: layer.diagnosticName)
    let painter = TextPainter(
      styled, layout, color: text.content.textColor, traits: traitCollection,
      grid: PixelGrid(scale: traitCollection.displayScale))
    painter.draw(at: origin, in: context)
  }
}

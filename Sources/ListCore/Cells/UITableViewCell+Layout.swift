import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The layout of a cell.
extension UITableViewCell {
  func prepareCell() {
    _ = configurator
    clipsToBounds = false
  }

  /// The layout of the cell's parts for a size.
  func layout(for size: CGSize) -> CellLayout {
    let input = CellLayout.Input(
      size: size, accessory: shownAccessory,
      indentation: CGFloat(max(0, indentationLevel)) * indentationWidth.validLength, growth: growth,
      pixels: pixels)
    return CellLayout(input, in: parts.place, margin: margin)
  }

  /// The size of text, as a multiple of the usual one.
  private var growth: CGFloat {
    let traits = traitCollection
    guard traits.preferredContentSizeCategory != .large else { return 1 }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: 1_000, compatibleWith: traits) / 1_000
  }

  /// The margin at the sides of the content.
  var margin: CGFloat {
    parts.place?.margin ?? TableFigures.margin(width: bounds.width, safeArea: .zero)
  }

  /// The height of the separator that the row has room for.
  var separatorHeight: CGFloat { parts.table?.separatorHeight ?? 0 }

  func layOutCell() {
    followSystem()
    let layout = layout(for: bounds.size)
    showGround()
    showEditControl(layout)
    showGrip(layout)
    showAccessory(layout)
    contentView.setFrameIfChanged(directed(layout.content))
    setContentMargins(layout)
    placeTexts(layout)
    showSeparators(layout)
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, parts.ownSelection]
    {
      view?.setFrameIfChanged(bounds)
    }
    configurator.layOut()
  }

  /// Returns a rectangle from the leading edge in the direction of reading.
  func directed(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: CGRect(origin: .zero, size: bounds.size), isReversed)
  }

  /// Gives the cell and its content view their margins, unless the program set others.
  private func setContentMargins(_ layout: CellLayout) {
    let side = margin
    let own = NSDirectionalEdgeInsets(
      top: TableFigures.contentMargin[traitCollection], leading: side,
      bottom: TableFigures.contentMargin[traitCollection], trailing: side)
    if ownLayoutMargins == parts.cellMargins, own != parts.cellMargins {
      parts.cellMargins = own
      directionalLayoutMargins = own
    }
    guard !(contentView is any UIContentView) else { return }
    let margins = NSDirectionalEdgeInsets(
      top: TableFigures.contentMargin[traitCollection], leading: layout.margins.start,
      bottom: TableFigures.contentMargin[traitCollection],
      trailing: layout.margins.end)
    guard contentView.ownLayoutMargins == parts.contentMargins, margins != parts.contentMargins else {
      return
    }
    parts.contentMargins = margins
    contentView.directionalLayoutMargins = margins
  }

  // MARK: Sizes

  /// Returns the size of the cell for a width; nil leaves the answer to the constraints of the cell itself.
  func fittingCell(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    configurator.updateIfNeeded()
    followSystem()
    let layout = layout(for: CGSize(width: target.width, height: bounds.height))
    setContentMargins(layout)
    // The margins that the content takes over from the cell depend on its distance from the edges.
    if bounds.width == target.width { contentView.setFrameIfChanged(directed(layout.content)) }
    let width = layout.content.width
    if contentView is any UIContentView || !contentView.constraints.isEmpty {
      let content = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      return CGSize(
        width: content.width + target.width - width, height: content.height + separatorHeight)
    }
    guard constraints.isEmpty else { return nil }
    return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
  }

  /// Tells the table view that the content needs another size.
  func contentDidChange() {
    setNeedsLayout()
    parts.table?.contentDidChange(in: self)
  }
}

import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The content of headers and footers.
extension UITableViewHeaderFooterView: ConfigurableView {
  var presentState: any UIConfigurationState { configurationState }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isFloating
    return state
  }

  /// The configuration of list content for the style of the table.
  var styleConfiguration: UIListContentConfiguration {
    if isHeader { return isPlain ? .plainHeader() : .groupedHeader() }
    return isPlain ? .plainFooter() : .groupedFooter()
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Gives the view its place in a table.
  func join(_ table: UITableView, as element: TableElement) {
    guard self.table !== table || self.element != element else { return }
    self.table = table
    self.element = element
    if hasLabel { styleLabel(label: textLabel) }
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }

  func forgetState() {
    element = nil
    isFloating = false
    alpha = 1
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }

  private var isPlain: Bool { table?.style ?? .plain == .plain }
  private var isHeader: Bool { element?.kind != .footer }

  /// Shows a title, in capitals in the headers of grouped tables.
  func showTitle(_ title: String) {
    textLabel?.text = isPlain || !isHeader ? title : title.uppercased()
    setNeedsLayout()
  }

  // MARK: Labels

  func madeLabel() -> UILabel {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    hasLabel = true
    styleLabel(label: label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func madeDetailLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    hasDetailLabel = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func styleLabel(label: UILabel?) {
    label?.font = .preferredFont(forTextStyle: isPlain && isHeader ? .headline : .footnote)
    label?.textColor = isPlain && isHeader ? .label : .secondaryLabel
    label?.numberOfLines = 0
  }

  // MARK: Layout

  /// The margins of the texts from the sides.
  private var margins: UIEdgeInsets {
    guard let table else {
      let side = TableFigures.margin(width: bounds.width, safeArea: .zero)
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let inset = table.contentInsetOfCells
    return UIEdgeInsets(
      top: 0, left: inset.left + table.contentMargin, bottom: 0, right: inset.right + table.contentMargin)
  }

  func layOutEdge() {
    showGround()
    contentView.setFrameIfChanged(bounds)
    backgroundView?.setFrameIfChanged(bounds)
    if !(contentView is any UIContentView), contentView.ownLayoutMargins == nil || ownMargins {
      contentView.layoutMargins = UIEdgeInsets(
        top: 6, left: margins.left, bottom: 6, right: margins.right)
      ownMargins = true
    }
    placeLabels()
    configurator.layOut()
  }

  private func placeLabels() {
    guard hasLabel || hasDetailLabel else { return }
    let (margins, width) = (margins, textWidth(bounds.width))
    let heights = (
      height(ofLabel: hasLabel, textLabel, width), height(ofLabel: hasDetailLabel, detailTextLabel, width)
    )
    let total = heights.0 + heights.1
    var top = (bounds.height - total) / 2
    if !isPlain {
      top = isHeader ? bounds.height - TableFigures.headerBottom - total : TableFigures.footerTop
    }
    top = pixels.snap(top, .nearest(.awayFromZero))
    let x = isReversed ? margins.right : margins.left
    if hasLabel {
      textLabel?.setFrameIfChanged(CGRect(x: x, y: top, width: width, height: heights.0))
    }
    if hasDetailLabel {
      detailTextLabel?.setFrameIfChanged(CGRect(x: x, y: top + heights.0, width: width, height: heights.1))
    }
  }

  private func textWidth(_ width: CGFloat) -> CGFloat { max(0, width - margins.left - margins.right) }

  private func height(ofLabel isThere: Bool, _ label: UILabel?, _ width: CGFloat) -> CGFloat {
    isThere ? label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0 : 0
  }

  /// Returns the height for one line of the title, with what further lines add.
  func sizeOfTexts(_ size: CGSize) -> CGSize {
    let width = textWidth(size.width)
    let texts =
      height(ofLabel: hasLabel, textLabel, width) + height(ofLabel: hasDetailLabel, detailTextLabel, width)
    guard let element, let table, texts > 0 else {
      return CGSize(width: size.width, height: texts > 0 ? texts + 12 : TableFigures.plainEdge)
    }
    let usual = TableFigures.titledEdge(
      element.kind, section: element.section, style: table.style, pixels: pixels)
    let line = usualLine
    return CGSize(width: size.width, height: usual + max(0, texts - line))
  }

  /// The height of a line of the title at the default text size.
  private var usualLine: CGFloat {
    let style: UIFont.TextStyle = isPlain && isHeader ? .headline : .footnote
    let font = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return pixels.snap(font.lineHeight, .ceil)
  }

  func fittingEdge(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    configurator.updateIfNeeded()
    if contentView is any UIContentView || !contentView.constraints.isEmpty {
      return contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return constraints.isEmpty ? sizeThatFits(target) : nil
  }

  // MARK: Background

  /// Shows the background: clear, but that of the list while the view is pinned over rows.
  func showGround() {
    let isOwn = backgroundView == nil && configurator.backgroundView == nil && isPlain && table != nil
    let color = ownTint ?? (isFloating ? table?.backgroundColor ?? .systemBackground : nil)
    guard isOwn, let color else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? UIView()
    view.backgroundColor = color
    view.frame = bounds
    if ground == nil { insertSubview(view, at: 0) }
    ground = view
  }

  func groundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}

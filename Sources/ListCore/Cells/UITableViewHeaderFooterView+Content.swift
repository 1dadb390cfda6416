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
    titleSystem = system
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }

  func forgetState() {
    element = nil
    title = nil
    isFloating = false
    alpha = 1
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }

  private var isPlain: Bool { table?.style ?? .plain == .plain }
  private var isHeader: Bool { element?.kind != .footer }

  /// The system in whose style the view is, that of its table.
  private var system: SystemVersion { table?.traitCollection.system ?? traitCollection.system }

  /// Shows a title, in capitals in the headers of grouped tables to iOS 18.
  func showTitle(_ title: String) {
    self.title = title
    textLabel?.text = styledTitle(system)
    setNeedsLayout()
  }

  private func styledTitle(_ system: SystemVersion) -> String? {
    isPlain || !isHeader || !TableFigures.hasCapitals[system] ? title : title?.uppercased()
  }

  /// Takes the style of the system, if it is another than that of the last layout; what the program changed stays.
  private func followSystem() {
    let new = system
    defer { titleSystem = new }
    guard let old = titleSystem, old != new, hasLabel, let label = textLabel else { return }
    let font = UIFont.preferredFont(forTextStyle: labelStyle(old), compatibleWith: traitCollection)
    if label.font == font { label.font = .preferredFont(forTextStyle: labelStyle(new)) }
    if title != nil, label.text == styledTitle(old) { label.text = styledTitle(new) }
  }

  /// The style of the title.
  private func labelStyle(_ system: SystemVersion) -> UIFont.TextStyle {
    guard isHeader else { return .footnote }
    return isPlain ? .headline : TableFigures.headerStyle[system]
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
    label?.font = .preferredFont(forTextStyle: labelStyle(system))
    label?.textColor = isPlain && isHeader ? .label : .secondaryLabel
    label?.numberOfLines = 0
  }

  // MARK: Layout

  /// The margins of the texts: `left` from the start, `right` from the end.
  private var margins: UIEdgeInsets {
    guard let table else {
      let side = TableFigures.margin(width: bounds.width, safeArea: .zero)
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let inset = table.cellSides.seen(by: self, in: table).contentInset
    return UIEdgeInsets(
      top: 0, left: inset.left + table.contentMargin, bottom: 0, right: inset.right + table.contentMargin)
  }

  func layOutEdge() {
    followSystem()
    showGround()
    contentView.setFrameIfChanged(bounds)
    backgroundView?.setFrameIfChanged(bounds)
    if !(contentView is any UIContentView), contentView.ownLayoutMargins == nil || ownMargins {
      let (start, end) = (margins.left, margins.right)
      contentView.layoutMargins = UIEdgeInsets(
        top: 6, left: isReversed ? end : start, bottom: 6, right: isReversed ? start : end)
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
      top = isHeader ? bounds.height - TableFigures.headerBottom[system] - total : TableFigures.footerTop
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

  /// The width of the texts with their margins; nil with a content of constraints.
  var widthOfTexts: CGFloat? {
    guard hasLabel || hasDetailLabel, !(contentView is any UIContentView), contentView.constraints.isEmpty
    else { return nil }
    let label = hasLabel ? textLabel?.intrinsicContentSize.width ?? 0 : 0
    let detail = hasDetailLabel ? detailTextLabel?.intrinsicContentSize.width ?? 0 : 0
    return margins.left + max(label, detail) + margins.right
  }

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
    let font = UIFont.preferredFont(
      forTextStyle: labelStyle(system),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return pixels.snap(font.lineHeight, .ceil)
  }

  func fittingEdge(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    configurator.updateIfNeeded()
    followSystem()
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

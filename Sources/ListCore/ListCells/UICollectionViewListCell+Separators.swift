import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

extension UICollectionViewListCell {
  /// The guide of the separators, made on first use.
  var separatorGuide: UILayoutGuide {
    if let guide = listState.separatorGuide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    listState.separatorGuide = guide
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -separatorEnd)
    for constraint in [start, end] { constraint.priority = .defaultLow }
    let top = guide.topAnchor.constraint(equalTo: topAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate([start, end, top, bottom])
    listState.guideConstraints = [start, end]
    setNeedsLayout()
    return guide
  }

  /// The distance of automatic separators from the start of the cell: that of the text, or else of the content (R.11).
  private var separatorStart: CGFloat {
    let insets = contentInsets()
    guard let view = contentView as? UIListContentView else {
      return max(insets.leading, directionalLayoutMargins.leading)
    }
    return insets.leading + view.textStart
  }

  /// The distance of automatic separators from the end of the cell (26.L.11).
  private var separatorEnd: CGFloat {
    directionalLayoutMargins.trailing * TableFigures.separatorEnd[traitCollection]
  }

  /// The horizontal range of automatic separators, from left to right.
  private var separatorRange: (start: CGFloat, end: CGFloat) {
    if let guide = listState.separatorGuide {
      let start = separatorStart
      if let constraint = listState.guideConstraints.first, constraint.constant != start {
        constraint.constant = start
      }
      let end = -separatorEnd
      if let constraint = listState.guideConstraints.last, constraint.constant != end {
        constraint.constant = end
      }
      let frame = guide.layoutFrame
      return (frame.minX, frame.maxX)
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = separatorStart
    let end = separatorEnd
    return isReversed ? (end, bounds.width - start) : (start, bounds.width - end)
  }

  /// Shows and places the separators for the place of the cell in its list.
  func placeSeparators() {
    let placement = listState.placement
    let configuration = placement?.separators
    // A selected row has none.
    let shows = isSelected || isHighlighted ? nil : placement?.showsSeparators(traitCollection.system)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let height = TableFigures.separator[traitCollection] ?? (grid.pixel > 0 ? grid.pixel : 1)
    listState.topSeparator = separator(
      listState.topSeparator, isShown: shows?.top == true, insets: configuration?.topSeparatorInsets,
      isTop: true,
      height)
    listState.bottomSeparator = separator(
      listState.bottomSeparator, isShown: shows?.bottom == true, insets: configuration?.bottomSeparatorInsets,
      isTop: false,
      height)
  }

  private func separator(
    _ old: UIView?, isShown: Bool, insets: NSDirectionalEdgeInsets?, isTop: Bool, _ height: CGFloat
  ) -> UIView? {
    guard isShown, let insets else {
      old?.removeFromSuperview()
      return nil
    }
    let view = old ?? UIView()
    if old == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    let color = listState.placement?.separators?.color ?? .separator
    if view.backgroundColor != color { view.backgroundColor = color }
    var (start, end) = separatorRange
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The first and the last separator of a group go from edge to edge.
    if listState.placement?.isGroupEdge(isTop: isTop) == true { (start, end) = (0, bounds.width) }
    let sides = (
      left: isReversed ? insets.trailing : insets.leading,
      right: isReversed ? insets.leading : insets.trailing
    )
    if sides.left < .greatestFiniteMagnitude { start = sides.left }
    if sides.right < .greatestFiniteMagnitude { end = bounds.width - sides.right }
    let y = isTop ? bounds.minY : bounds.maxY - height
    view.frame = CGRect(x: bounds.minX + start, y: y, width: max(0, end - start), height: height)
    return view
  }
}

extension ListPlacement {
  /// Returns the separators that the view shows (R.10, 26.L.11).
  @MainActor
  func showsSeparators(_ system: SystemVersion) -> (top: Bool, bottom: Bool) {
    guard role == .item, let separators else { return (false, false) }
    func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
      visibility == .automatic ? automatic : visibility == .visible
    }
    let top = appearance == .grouped && isFirst
    let endsAtFooter = appearance == .plain && hasFooter && !ListCellMetrics.separatesFooter[system]
    let bottom = appearance == .insetGrouped || endsAtFooter ? !isLast : true
    return (
      isVisible(separators.topSeparatorVisibility, top),
      isVisible(separators.bottomSeparatorVisibility, bottom)
    )
  }

  /// Returns whether a separator is the first or last one of a group whose rows go from edge to edge.
  func isGroupEdge(isTop: Bool) -> Bool { appearance == .grouped && (isTop ? isFirst : isLast) }

  /// The background of a view with this place.
  @MainActor
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, _): .listSidebarCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, .sidebar): .listSidebarHeader()
    case (_, _): .listGroupedHeaderFooter()
    }
  }
}

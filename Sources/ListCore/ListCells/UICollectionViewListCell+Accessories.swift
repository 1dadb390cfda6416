import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

extension UICollectionViewListCell {
  /// Requests that the accessories are shown again.
  func accessoriesChanged() {
    listState.needsAccessories = true
    setNeedsLayout()
  }

  /// Whether or not the item is expanded in its outline.
  var isExpandedInOutline: Bool {
    get { listState.isExpanded }
    set {
      guard newValue != listState.isExpanded else { return }
      listState.isExpanded = newValue
      accessoriesChanged()
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes the views of the displayed accessories; a view stays if its accessory has the same type as before.
  func showAccessories() {
    let state = configurationState
    let sides = listState.accessories.sides(isEditing: state.isEditing)
    listState.leading = shown(sides.leading, instead: listState.leading, state)
    listState.trailing = shown(sides.trailing, instead: listState.trailing, state)
    listState.needsAccessories = false
  }

  private func shown(
    _ accessories: [UICellAccessory], instead old: [ListAccessoryView], _ state: UICellConfigurationState
  ) -> [ListAccessoryView] {
    var unused = old
    let views = accessories.map { accessory in
      let index = unused.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let view = index.map { unused.remove(at: $0) } ?? ListAccessoryView(accessory)
      connect(view, accessory)
      view.show(accessory, in: state)
      if view.superview !== self { addSubview(view) }
      return view
    }
    for view in unused { view.removeFromSuperview() }
    return views
  }

  private func connect(_ view: ListAccessoryView, _ accessory: UICellAccessory) {
    (view.onTap, view.onDrag) = (nil, nil)
    switch accessory.accessoryType {
    case .outlineDisclosure:
      view.onTap = { [weak self] in
        if let handler = accessory.handler { handler() } else { self?.toggleExpansion() }
      }
    case .reorder: view.onDrag = { [weak self, weak view] in self?.drag($0, to: $1, in: view) }
    case .delete: view.onTap = accessory.handler ?? { [weak self] in self?.revealActions() }
    default: view.onTap = accessory.handler
    }
  }

  // MARK: Layout

  /// The insets of the content from the edges of the cell: the accessories, the margins beyond them, the indentation.
  func contentInsets() -> NSDirectionalEdgeInsets {
    contentInsets(listState.leading.map(\.roomSize.width), listState.trailing.map(\.roomSize.width))
  }

  /// Returns the insets beside accessories of given widths.
  private func contentInsets(_ leading: [CGFloat], _ trailing: [CGFloat]) -> NSDirectionalEdgeInsets {
    let margins = directionalLayoutMargins
    var insets = NSDirectionalEdgeInsets.zero
    if !leading.isEmpty { insets.leading = margins.leading + length(of: leading) }
    if !trailing.isEmpty { insets.trailing = margins.trailing + length(of: trailing) }
    insets.leading += indentation
    return insets
  }

  /// The distance by which the level of the item indents it.
  private var indentation: CGFloat {
    max(0, CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0))
  }

  /// Returns the length of accessories of given widths, with their gaps.
  private func length(of widths: [CGFloat]) -> CGFloat {
    widths.reduce(CGFloat(widths.count - 1) * ListCellMetrics.accessoryGap, +)
  }

  /// Places the accessories from the edges inwards, and the content between them.
  func placeAccessories() {
    updateMargins()
    showAccessoriesIfNeeded()
    let leading = listState.leading.map(\.roomSize.width)
    let trailing = listState.trailing.map(\.roomSize.width)
    let insets = contentInsets(leading, trailing)
    let direction = effectiveUserInterfaceLayoutDirection
    let content = bounds.inset(by: UIEdgeInsets(insets, in: direction)).standardized
    if contentView.frame != content { contentView.frame = content }
    contentView.directionalLayoutMargins = contentMargins(insets)
    let margins = directionalLayoutMargins
    place(listState.leading, leading, at: margins.leading + (indentsAccessories ? indentation : 0), direction)
    let start = bounds.width - margins.trailing - length(of: trailing)
    place(listState.trailing, trailing, at: start, direction)
  }

  /// Places views of given widths beside each other, from a distance from the start of the cell on.
  private func place(
    _ views: [ListAccessoryView], _ widths: [CGFloat], at start: CGFloat,
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    var start = start
    for (view, width) in zip(views, widths) {
      let x = direction == .rightToLeft ? bounds.width - start - width : start
      view.frame = CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
      start += width + ListCellMetrics.accessoryGap
    }
  }

  /// The margins of a content view of the program; list content has its own, and takes the larger ones.
  private func contentMargins(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    if let view = contentView as? UIListContentView { return view.content.directionalLayoutMargins }
    let margins = directionalLayoutMargins
    let trailing = insets.trailing > 0 ? ListCellMetrics.contentMargin : margins.trailing
    let leading = listState.leading.isEmpty ? margins.leading : ListCellMetrics.sideMargin
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
  }

  func showAccessoriesIfNeeded() {
    configurator.updateIfNeeded()
    let state = configurationState
    let isCurrent = !listState.needsAccessories && listState.shownState == state
    guard !isCurrent else { return }
    listState.shownState = state
    showAccessories()
  }

  /// Returns attributes with the height of the content in their width.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.size.width.isFinite, attributes.flexibleAxes.height else { return attributes }
    take(attributes.list)
    if bounds.width != attributes.size.width { bounds.size.width = attributes.size.width }
    placeAccessories()
    var own = attributes.size.width
    if listState.placement?.hugsContent == true {
      let natural = bounds.width - contentView.bounds.width + contentView.systemLayoutSizeFitting(.zero).width
      own = min(collectionView?.bounds.width ?? own, natural)
      bounds.size.width = own
      placeAccessories()
    }
    let target = CGSize(width: contentView.bounds.width, height: 0)
    let content = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = max(
      content.height, (listState.leading + listState.trailing).map(\.roomSize.height).max() ?? 0)
    guard height != attributes.size.height || own != attributes.size.width, height.isFinite else {
      return attributes
    }
    let fitted = attributes.duplicate
    let size = CGSize(width: own, height: height)
    fitted.frame = CGRect(origin: attributes.frame.origin, size: size)
    return fitted
  }

  // MARK: The list

  /// Takes the place in a list: margins, corners, background and default separators depend on it.
  func take(_ placement: ListPlacement?) {
    guard placement != listState.placement else { return }
    listState.placement = placement
    updateMargins()
    let corners = placement?.roundCorners ?? []
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
    if let placement { traitOverrides[UITraitListEnvironment.self] = placement.environment }
    configurator.automaticBackgroundChanged()
    setNeedsUpdateConfiguration()
  }

  /// Sets the corners and the margins: those of lists (T.3, T.11), and 16 points in sidebars.
  func updateMargins() {
    guard let placement = listState.placement else { return }
    let traits = traitCollection
    let radius = placement.roundCorners.isEmpty ? 0 : ListCellMetrics.cardRadius[traits]
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    var side = ListCellMetrics.sideMargin
    if placement.appearance != .sidebar, placement.appearance != .sidebarPlain {
      let width = window?.bounds.width ?? superview?.bounds.width ?? bounds.width
      side = TableFigures.margin(width: width, safeArea: .zero)
      if placement.appearance == .insetGrouped { side = TableFigures.cardMargin(side, traits) }
    }
    let margins = NSDirectionalEdgeInsets(
      top: ListCellMetrics.verticalMargin[traits], leading: side,
      bottom: ListCellMetrics.verticalMargin[traits], trailing: side)
    if listState.margins != margins {
      listState.margins = margins
      directionalLayoutMargins = margins
    }
  }

  /// Expands or collapses the item by the data source.
  func toggleExpansion() {
    guard let list = collectionView, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
  }

  /// Expands or collapses the item if the whole cell is the control for it.
  func expandHeader() {
    let disclosure = listState.accessories.first { $0.accessoryType == .outlineDisclosure }
    guard let disclosure, disclosure.look.isHeader else { return }
    if let handler = disclosure.handler { handler() } else { toggleExpansion() }
  }

  /// Moves the item with a touch on its handle.
  private func drag(_ state: UIGestureRecognizer.State, to point: CGPoint, in view: UIView?) {
    guard let view, let list = collectionView else { return }
    switch state {
    case .began:
      if let path = list.indexPath(for: self) { _ = list.beginInteractiveMovementForItem(at: path) }
    case .changed: list.updateInteractiveMovementTargetPosition(view.convert(point, to: list))
    case .ended: list.endInteractiveMovement()
    default: list.cancelInteractiveMovement()
    }
  }
}

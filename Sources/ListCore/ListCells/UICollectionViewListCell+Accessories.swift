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
    default: view.onTap = accessory.handler
    }
  }

  // MARK: Layout

  /// The insets of the content from the edges of the cell: the accessories, the margins beyond them, the indentation.
  func contentInsets() -> NSDirectionalEdgeInsets {
    let margins = directionalLayoutMargins
    let indentation = max(
      0, CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0))
    var insets = NSDirectionalEdgeInsets.zero
    if !listState.leading.isEmpty { insets.leading = margins.leading + width(of: listState.leading) }
    if !listState.trailing.isEmpty { insets.trailing = margins.trailing + width(of: listState.trailing) }
    insets.leading += indentation
    return insets
  }

  private func width(of views: [ListAccessoryView]) -> CGFloat {
    views.reduce(CGFloat(views.count - 1) * ListCellMetrics.accessoryGap) { $0 + $1.roomSize.width }
  }

  /// Places the accessories from the edges inwards, and the content between them.
  func placeAccessories() {
    updateMargins()
    showAccessoriesIfNeeded()
    let insets = contentInsets()
    let direction = effectiveUserInterfaceLayoutDirection
    let content = bounds.inset(by: UIEdgeInsets(insets, in: direction)).standardized
    if contentView.frame != content { contentView.frame = content }
    contentView.directionalLayoutMargins = contentMargins(insets)
    let margins = directionalLayoutMargins
    let indentation =
      insets.leading - (listState.leading.isEmpty ? 0 : margins.leading + width(of: listState.leading))
    var x = margins.leading + (indentsAccessories ? indentation : 0)
    for view in listState.leading { x = place(view, at: x, direction) + ListCellMetrics.accessoryGap }
    x = bounds.width - margins.trailing - (listState.trailing.isEmpty ? 0 : width(of: listState.trailing))
    for view in listState.trailing { x = place(view, at: x, direction) + ListCellMetrics.accessoryGap }
  }

  /// Places a view at a distance from the start of the cell, and returns that of its end.
  private func place(
    _ view: ListAccessoryView, at start: CGFloat, _ direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let width = view.roomSize.width
    let x = direction == .rightToLeft ? bounds.width - start - width : start
    view.frame = CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
    return start + width
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
    let target = CGSize(width: contentView.bounds.width, height: 0)
    let content = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = max(
      content.height, (listState.leading + listState.trailing).map(\.roomSize.height).max() ?? 0)
    guard height != attributes.size.height, height.isFinite,
      let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let size = CGSize(width: attributes.size.width, height: height)
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
    layer.cornerRadius = corners.isEmpty ? 0 : ListCellMetrics.cardRadius
    clipsToBounds = !corners.isEmpty
    if let placement { traitOverrides[UITraitListEnvironment.self] = placement.environment }
    configurator.automaticBackgroundChanged()
    setNeedsUpdateConfiguration()
  }

  /// Sets the margins: those of the screen in lists from edge to edge, and 16 points in cards.
  func updateMargins() {
    guard let placement = listState.placement else { return }
    var side = ListCellMetrics.sideMargin
    if placement.appearance == .plain || placement.appearance == .grouped {
      let width = window?.bounds.width ?? superview?.bounds.width ?? bounds.width
      side = RootViewEnvironment.systemMinimumLayoutMargins(width: width, safeAreaInsets: .zero).leading
    }
    let margins = NSDirectionalEdgeInsets(
      top: ListCellMetrics.verticalMargin, leading: side, bottom: ListCellMetrics.verticalMargin,
      trailing: side)
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

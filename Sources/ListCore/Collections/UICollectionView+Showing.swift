import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The views of the elements that meet the bounds.
extension UICollectionView {
  /// The most rounds in which views of other sizes than expected make others visible.
  private static let roundLimit = 40

  /// Brings views and attributes in line with the layout, the data and the bounds.
  func layOutElements() {
    guard !list.isShowing else { return }
    noteBounds(super.bounds)
    addMenuRecognizer()
    addRangeRecognizer()
    placeBackground()
    reloadIfNeeded()
    showElements()
    placeIndex()
    prefetchItems()
  }

  // MARK: The layout

  /// Prepares the layout, unless it is prepared.
  func prepareLayout() {
    guard !collectionViewLayout.state.isPrepared else { return }
    list.needsContentSize = true
    collectionViewLayout.prepareIfNeeded()
  }

  /// Takes the size of the content from the layout, if it may have changed.
  ///
  /// Content that becomes smaller than the offset is scrolled back to its end.
  func takeContentSize() {
    prepareLayout()
    guard list.needsContentSize else { return }
    list.needsContentSize = false
    let (old, new) = (contentSize, collectionViewLayout.collectionViewContentSize)
    contentSize = CGSize(width: max(0, new.width), height: max(0, new.height))
    guard !list.keepsOffset, !isMovedByUser, new.width < old.width || new.height < old.height else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Returns the nearest offset at which the content, with its inset, fills the bounds, or is at its start.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, super.bounds.size)
    func clamp(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ content: CGFloat)
      -> CGFloat
    {
      max(-before, min(value, content + after - length))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, inset.right, size.width, contentSize.width),
      y: clamp(offset.y, inset.top, inset.bottom, size.height, contentSize.height))
  }

  /// Tells the layout of new bounds, if they are new to it; it may become invalid.
  ///
  /// `bounds` returns the old ones meanwhile, with which layouts compare the new ones.
  func noteBounds(_ bounds: CGRect) {
    guard list.reportedBounds == nil, let old = list.notedBounds, bounds != old,
      !(bounds.minX + bounds.minY + bounds.width + bounds.height).isNaN
    else {
      if list.notedBounds == nil { list.notedBounds = super.bounds }
      return
    }
    list.notedBounds = bounds
    let layout = collectionViewLayout
    // Layouts compare the bounds with what they prepared for.
    guard layout.state.wasPrepared else { return }
    list.reportedBounds = old
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
      ? layout.invalidationContext(forBoundsChange: bounds) : nil
    list.reportedBounds = nil
    if let context { layout.invalidateLayout(with: context) }
  }

  /// Returns the attributes of an element, at its place in the content, or `nil` if there is no such element.
  func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if element.category == .cell {
      guard let place = ItemPlace(element.indexPath), counts.contains(place) else { return nil }
    }
    prepareLayout()
    return collectionViewLayout.shownAttributes(of: element)
  }

  /// Returns the attributes of the elements that meet a rectangle, each once, in the order in which views are made.
  func attributes(meeting area: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard area.width > 0, area.height > 0 else { return [] }
    var seen: Set<ElementKey> = []
    let all = collectionViewLayout.shownElements(in: area).filter {
      !$0.isHidden && exists($0.element) && ($0.scrollingSection != nil || $0.meets(area))
        && seen.insert($0.element).inserted
    }
    return all.sorted { $0.element.isMadeBefore($1.element) }
  }

  /// Returns whether an element that a layout names is one of the data.
  private func exists(_ element: ElementKey) -> Bool {
    element.category != .cell || ItemPlace(element.indexPath).map { counts.contains($0) } ?? false
  }

  // MARK: Showing

  /// Displays the elements that meet the bounds.
  func showElements() {
    list.isShowing = true
    let (visible, arrived) = settle({ super.bounds }, leave: endShowing)
    updateScrollingSections()
    updateListGround()
    for attributes in visible {
      if let view = list.shown[attributes.element] { apply(moved(attributes), to: view) }
    }
    orderViews()
    list.isShowing = false
    for view in arrived { announceArrival(of: view) }
  }

  /// Finds the elements that meet an area, and makes their views; returns their attributes, and the new views.
  ///
  /// Views of other sizes than their attributes may change the layout, which is then prepared again.
  func settle(
    _ area: () -> CGRect, leave: (UICollectionReusableView) -> Void
  ) -> (visible: [UICollectionViewLayoutAttributes], arrived: [UICollectionReusableView]) {
    // The sizes for which views were asked, by the view.
    var asked: [ObjectIdentifier: CGSize] = [:]
    var arrived: [UICollectionReusableView] = []
    var visible: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.roundLimit {
      takeContentSize()
      visible = attributes(meeting: area())
      leaveElements(without: visible, leave)
      arrived += visible.compactMap { list.shown[$0.element] == nil ? beginShowing($0) : nil }
      if !measure(visible, &asked) { break }
    }
    return (visible, arrived)
  }

  /// Lets go of the views of elements that are not among the given ones.
  private func leaveElements(
    without visible: [UICollectionViewLayoutAttributes], _ leave: (UICollectionReusableView) -> Void
  ) {
    let kept = Set(visible.map(\.element))
    guard list.shown.keys.contains(where: { !kept.contains($0) }) else { return }
    for (element, view) in sortedElements where !kept.contains(element) {
      if element != list.movement?.element { leave(view) }
    }
  }

  /// Returns the new view of an element, in its place, or `nil` if the data source has none.
  func beginShowing(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let view = requestView(attributes) else { return nil }
    list.shown[attributes.element] = view
    view.solveApart()
    UIView.performWithoutAnimation { apply(attributes, to: view) }
    return view
  }

  /// Displays a view of an element with its attributes.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.take(attributes)
    if attributes.list != nil { addSwipeRecognizer() }
    if list.swipe?.cell === view { placeSwipe() }
    if let section = attributes.scrollingSection, host(view, attributes, section) { return }
    if view.superview !== self { addSubview(view) }
  }

  /// Tells the delegate of a view that is about to be displayed.
  func announceArrival(of view: UICollectionReusableView) {
    guard let element = view.shownAttributes?.element, list.shown[element] === view else { return }
    view.isAnnounced = true
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
    }
  }

  /// Removes a view, which then waits for reuse.
  func endShowing(_ view: UICollectionReusableView) {
    guard let element = view.shownAttributes?.element else { return }
    if list.swipe?.cell === view { endSwipe(animated: false) }
    if list.shown[element] === view { list.shown[element] = nil }
    remove(view, of: element)
  }

  /// Removes a view that displayed an element, tells the delegate, and lets the view wait for reuse.
  func remove(_ view: UICollectionReusableView, of element: ElementKey) {
    view.removeFromSuperview()
    defer { enqueue(view) }
    guard view.isAnnounced else { return }
    view.isAnnounced = false
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else {
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.indexPath)
    }
  }

  /// Orders the views of elements, if they are not in their order.
  ///
  /// Other subviews stay in front of the views that they are in front of.
  func orderViews() {
    let views = subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { view in view.shownAttributes.map { list.shown[$0.element] === view } ?? false }
    func isBehind(_ view: UICollectionReusableView, _ other: UICollectionReusableView) -> Bool {
      guard let attributes = view.shownAttributes, let others = other.shownAttributes else { return false }
      return attributes.isBehind(others)
    }
    guard zip(views, views.dropFirst()).contains(where: { isBehind($1, $0) }) else { return }
    var previous: UIView?
    for view in views.sorted(by: isBehind) {
      if let previous { insertSubview(view, aboveSubview: previous) }
      previous = view
    }
  }
}

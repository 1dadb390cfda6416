import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

// The attributes of items and views.
extension UICollectionViewCompositionalLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    composeIfNeeded()
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, rect.width >= 0, rect.height >= 0 else {
      return []
    }
    var found = composition.boundary.map(layoutBoundary).filter { $0.frame.meets(rect) }
    let (axis, overflow) = (composition.axis, composition.overflow + 1)
    let (low, high) = rect.span(axis)
    let solved = composition.solved
    let first = Bisection.first(in: 0..<solved.count) { solved[$0].frame.span(axis).high + overflow >= low }
    for index in first..<solved.count {
      guard solved[index].frame.span(axis).low - overflow <= high else { break }
      found += elements(of: index, in: rect)
    }
    return found
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    composeIfNeeded()
    guard let place = ItemPlace(path), place.section < composition.solved.count else { return nil }
    let found = composition.solved[place.section].groups.find(place.item)
    return found.map { cell($0.number, of: $0.group, place.section) }
  }

  func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    composeIfNeeded()
    if path.count == 1 {
      return composition.boundary.first { $0.plan.kind == kind && $0.ordinal == path[0] }.map(layoutBoundary)
    }
    guard let place = ItemPlace(path), place.section < composition.solved.count else { return nil }
    let (index, solved) = (place.section, composition.solved[place.section])
    if let view = solved.boundary.first(where: { $0.plan.kind == kind && $0.ordinal == place.item }) {
      return boundary(view, of: index)
    }
    guard let (group, number) = solved.groups.find(place.item) else { return nil }
    let view = solved.groups.group(group).supplements.first { $0.kind == kind && $0.item == number }
    return view.map { anchored($0, of: group, index) }
  }

  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    composeIfNeeded()
    guard let place = ItemPlace(path), place.section < composition.solved.count, place.item == 0,
      let item = composition.solved[place.section].section.decorationItems.first(where: {
        $0.elementKind == kind
      })
    else { return nil }
    return decoration(item, of: place.section)
  }

  // MARK: Sections

  private func elements(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let solved = composition.solved[index]
    var found = solved.section.decorationItems.map { decoration($0, of: index) }.filter {
      $0.frame.meets(rect)
    }
    found += solved.boundary.map { boundary($0, of: index) }.filter { $0.frame.meets(rect) }
    found += solved.isScrolling ? scrolledItems(of: index, rect) : items(of: index, in: rect)
    if let handler = solved.section.visibleItemsInvalidationHandler, isWholeScreen(rect) {
      handle(found, of: index, handler)
    }
    return found
  }

  /// Returns the items and their views in a rectangle, as if the section had not scrolled.
  private func items(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let solved = composition.solved[index]
    let origin = solved.contentArea.origin
    let (low, high) = rect.offsetBy(dx: -origin.x, dy: -origin.y).span(solved.groupAxis)
    var found: [UICollectionViewLayoutAttributes] = []
    for group in solved.groups.groups(meeting: low, high) {
      let frames = solved.groups.group(group)
      let place = place(of: group, solved)
      for (number, item) in frames.items.enumerated()
      where item.frame.offsetBy(dx: place.x, dy: place.y).meets(rect) {
        found.append(cell(number, of: group, index))
      }
      for view in frames.supplements where view.frame.offsetBy(dx: place.x, dy: place.y).meets(rect) {
        found.append(anchored(view, of: group, index))
      }
    }
    return found
  }

  /// Returns the items that a scrolled section shows, if a rectangle meets it.
  private func scrolledItems(of index: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let solved = composition.solved[index]
    let axis = solved.groupAxis
    let offset = composition.offsets[index] ?? startOffset(of: index)
    // Scroll views of sections do not clip: groups are visible up to the edges of the collection view.
    var part = solved.frame.common(with: rect)
    guard !part.isNull else { return [] }
    part.origin[axis] += offset
    let grown = part.insetBy(dx: axis == .y ? -solved.overflow : 0, dy: axis == .x ? -solved.overflow : 0)
    return items(of: index, in: grown)
  }

  /// Returns whether a rectangle can have all that is visible; handlers are not called for parts of it.
  private func isWholeScreen(_ rect: CGRect) -> Bool {
    guard let size = owner?.bounds.size else { return false }
    return rect.width >= size.width && rect.height >= size.height
  }

  private func handle(
    _ found: [UICollectionViewLayoutAttributes], of index: Int,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    guard let view = owner, let environment = composition.environment else { return }
    let solved = composition.solved[index]
    var offset = view.contentOffset
    if solved.isScrolling {
      offset = .zero
      offset[solved.groupAxis] = composition.offsets[index] ?? startOffset(of: index)
    }
    let visible = solved.isScrolling ? found : found.filter { $0.frame.meets(view.bounds) }
    handler(visible.map(VisibleItem.init), offset, environment)
  }

  // MARK: Attributes

  /// Returns the origin of a group in the content.
  private func place(of group: Int, _ solved: SolvedSection) -> CGPoint {
    let (area, origin) = (solved.contentArea.origin, solved.groups.origin(of: group))
    return CGPoint(x: area.x + origin.x, y: area.y + origin.y)
  }

  private func cell(_ number: Int, of group: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
    let solved = composition.solved[index]
    let frames = solved.groups.group(group).items[number]
    let item = solved.groups.first(of: group) + number
    let path = IndexPath(item: item, section: index)
    let place = place(of: group, solved)
    let attributes = makeAttributes(.cell(path))
    attributes.frame = frames.frame.offsetBy(dx: place.x, dy: place.y)
    attributes.zIndex = frames.zIndex
    attributes.takeFlexibleAxes(frames.lengths)
    if solved.isScrolling { attributes.scrollingSection = index }
    attributes.list = solved.section.list?.placement(of: path, count: solved.itemCount)
    return attributes
  }

  private func anchored(
    _ view: SolvedGroup.Supplement, of group: Int, _ index: Int
  ) -> UICollectionViewLayoutAttributes {
    let solved = composition.solved[index]
    let path = IndexPath(item: solved.groups.first(of: group) + view.item, section: index)
    let place = place(of: group, solved)
    let attributes = makeAttributes(.supplement(view.kind, path))
    attributes.frame = view.frame.offsetBy(dx: place.x, dy: place.y)
    attributes.zIndex = view.zIndex
    attributes.takeFlexibleAxes(view.lengths)
    if solved.isScrolling { attributes.scrollingSection = index }
    return attributes
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, of index: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.decoration(item.elementKind, IndexPath(item: 0, section: index)))
    attributes.frame = composition.solved[index].frame.reduced(by: item.contentInsets)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Boundaries

  private func boundary(_ view: SolvedBoundary, of index: Int) -> UICollectionViewLayoutAttributes {
    let solved = composition.solved[index]
    let path = IndexPath(item: view.ordinal, section: index)
    let frame = view.frame.offsetBy(dx: solved.frame.minX, dy: solved.frame.minY)
    let attributes = boundary(view, path, frame, in: solved.frame)
    attributes.list = solved.section.list?.placement(ofKind: view.plan.kind)
    return attributes
  }

  private func layoutBoundary(_ view: SolvedBoundary) -> UICollectionViewLayoutAttributes {
    let whole = CGRect(origin: .zero, size: composition.contentSize)
    return boundary(view, IndexPath(index: view.ordinal), view.frame, in: whole)
  }

  private func boundary(
    _ view: SolvedBoundary, _ path: IndexPath, _ frame: CGRect, in area: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplement(view.plan.kind, path))
    let pinned = view.plan.isPinned ? pin(frame, view.plan.side, in: area) : frame
    attributes.frame = pinned.reduced(by: view.plan.insets)
    attributes.zIndex = view.plan.zIndex
    attributes.takeFlexibleAxes(view.plan.size)
    return attributes
  }

  /// Returns the frame moved into the visible area, as far as its section goes.
  private func pin(_ frame: CGRect, _ side: NSDirectionalRectEdge, in area: CGRect) -> CGRect {
    guard let view = owner else { return frame }
    let axis = composition.axis
    let visible = view.bounds.inset(by: view.adjustedContentInset).span(axis)
    let length = frame.size[axis]
    var pinned = frame
    if side == (axis == .y ? .top : .leading) {
      let last = area.span(axis).high - length
      pinned.origin[axis] = max(frame.origin[axis], min(visible.low, last))
    } else if side == (axis == .y ? .bottom : .trailing) {
      pinned.origin[axis] = min(frame.origin[axis], max(visible.high - length, area.span(axis).low))
    }
    return pinned
  }
}

extension UICollectionViewLayoutAttributes {
  /// Lets the view prefer the lengths that are measured; none if there is no plan.
  fileprivate func takeFlexibleAxes(_ lengths: LayoutLengths?) {
    flexibleAxes = (lengths?.width.isMeasured ?? false, lengths?.height.isMeasured ?? false)
  }
}

extension CGRect {
  /// The ends of the rectangle along an axis.
  func span(_ axis: LayoutAxis) -> (low: CGFloat, high: CGFloat) {
    axis == .x ? (minX, maxX) : (minY, maxY)
  }
}

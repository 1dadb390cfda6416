import Foundation
import LayoutCore
import StyleCore

// The attributes of headers, items and footers.
extension UICollectionViewFlowLayout {
  /// The position of pinned headers and footers on the z-axis, above the items.
  private static let pinnedIndex = 10

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    solveIfNeeded()
    var found: [UICollectionViewLayoutAttributes] = []
    guard let (low, high) = range(of: rect) else { return found }
    let sections = flow.sections
    let first = Bisection.first(in: 0..<sections.count) { sections[$0].end >= low }
    for index in first..<sections.count {
      guard sections[index].origin <= high else { break }
      append(header(of: index), meeting: rect, to: &found)
      appendItems(of: index, low, high, rect, to: &found)
      append(footer(of: index), meeting: rect, to: &found)
    }
    return found
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    guard let place = ItemPlace(path), place.section < flow.sections.count else { return nil }
    let section = flow.sections[place.section]
    guard place.item < section.sizes.count else { return nil }
    var found: UICollectionViewLayoutAttributes?
    section.forEachItem(ofLine: section.line(of: place.item)) { item, position, line in
      if item == place.item { found = cell(item, place.section, section, line, position) }
    }
    return found
  }

  func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    guard let index = path.first, path.count == 1 || path[1] == 0, flow.sections.indices.contains(index)
    else { return nil }
    return switch kind {
    case UICollectionView.elementKindSectionHeader: header(of: index)
    case UICollectionView.elementKindSectionFooter: footer(of: index)
    default: nil
    }
  }

  // MARK: Items

  private func appendItems(
    of index: Int, _ low: CGFloat, _ high: CGFloat, _ rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = flow.sections[index]
    for lineIndex in section.lines(meeting: low, high) {
      section.forEachItem(ofLine: lineIndex) { item, position, line in
        guard frame(item, section, line, position).meets(rect) else { return }
        found.append(cell(item, index, section, line, position))
      }
    }
  }

  private func cell(
    _ item: Int, _ index: Int, _ section: FlowSection, _ line: FlowLine, _ position: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell(IndexPath(item: item, section: index)))
    attributes.frame = frame(item, section, line, position)
    return attributes
  }

  /// Returns the frame of an item, in the middle across its line, with its origin on a pixel (P.4).
  private func frame(_ item: Int, _ section: FlowSection, _ line: FlowLine, _ position: CGFloat) -> CGRect {
    let size = section.sizes[item]
    let across = section.contentStart + line.offset + (line.depth - size.across) / 2
    return frame(along: position, across: across, size)
  }

  private func frame(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
    let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    let grid = owner?.pixels ?? PixelGrid(scale: 0)
    return CGRect(origin: grid.snap(origin, .nearest(.up)), size: plainSize(size))
  }

  // MARK: Headers and footers

  private func header(of index: Int) -> UICollectionViewLayoutAttributes? {
    let section = flow.sections[index]
    let length = section.measures.header
    guard length > 0 else { return nil }
    var start = section.origin
    if sectionHeadersPinToVisibleBounds {
      start = max(start, min(visibleRange.low, section.footerStart - length))
    }
    return supplement(
      UICollectionView.elementKindSectionHeader, index, start, length,
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  private func footer(of index: Int) -> UICollectionViewLayoutAttributes? {
    let section = flow.sections[index]
    let length = section.measures.footer
    guard length > 0 else { return nil }
    var start = section.footerStart
    if sectionFootersPinToVisibleBounds {
      let first = section.origin + section.measures.header
      start = min(start, max(visibleRange.high - length, first))
    }
    return supplement(
      UICollectionView.elementKindSectionFooter, index, start, length,
      isPinned: sectionFootersPinToVisibleBounds)
  }

  private func supplement(
    _ kind: String, _ index: Int, _ start: CGFloat, _ length: CGFloat, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplement(kind, IndexPath(item: 0, section: index)))
    let size = FlowSize(along: flow.contentSize.along, across: length)
    attributes.frame = frame(along: 0, across: start, size)
    if isPinned { attributes.zIndex = Self.pinnedIndex }
    if isAutomatic(attributes) { attributes.flexibleAxes = (width: !isVertical, height: isVertical) }
    return attributes
  }

  /// Returns whether attributes are those of a header or footer that sizes itself.
  func isAutomatic(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard flow.hasAutomaticEdges, let section = attributes.indexPath.first,
      flow.inputs.indices.contains(section)
    else { return false }
    return switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: flow.inputs[section].isHeaderAutomatic
    case UICollectionView.elementKindSectionFooter: flow.inputs[section].isFooterAutomatic
    default: false
    }
  }

  private func append(
    _ attributes: UICollectionViewLayoutAttributes?, meeting rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    if let attributes, attributes.frame.meets(rect) { found.append(attributes) }
  }

  // MARK: Ranges

  /// The visible positions along the axis of scrolling.
  private var visibleRange: (low: CGFloat, high: CGFloat) {
    guard let view = owner else { return (0, 0) }
    let area = view.bounds.inset(by: view.adjustedContentInset)
    return isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
  }

  /// Returns the positions of a rectangle along the axis of scrolling, with a point more for rounding; nil for none.
  private func range(of rect: CGRect) -> (low: CGFloat, high: CGFloat)? {
    guard !rect.isNull else { return nil }
    let (low, high) = isVertical ? (rect.minY - 1, rect.maxY + 1) : (rect.minX - 1, rect.maxX + 1)
    return low <= high ? (low, high) : nil
  }
}

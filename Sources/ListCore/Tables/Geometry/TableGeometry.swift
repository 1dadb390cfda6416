import Foundation
import StyleCore

/// The vertical geometry of a table: where its headers, rows and footers are, in points of its content.
struct TableGeometry {
  private(set) var sections: [TableSection]
  private var heights: HeightList
  /// The height of the table's own header, above the first section.
  var top: CGFloat
  /// The height of the table's own footer, below the last section.
  var bottom: CGFloat

  init(_ sections: [TableSection], top: CGFloat = 0, bottom: CGFloat = 0) {
    self.sections = sections
    self.top = top.validLength
    self.bottom = bottom.validLength
    heights = HeightList(sections.map { ($0.height, true) })
  }

  /// The height of all sections with the table's own header.
  var sectionsEnd: CGFloat { top + heights.total }
  /// The height of the content.
  var contentHeight: CGFloat { sectionsEnd + bottom }

  /// The number of rows of each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Returns whether there is a row at an index path.
  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && 0..<sections[path.section].rows.count ~= path.row
  }

  /// Returns whether there is an element.
  func has(_ element: TableElement) -> Bool {
    guard sections.indices.contains(element.section) else { return false }
    guard case .row(let row) = element.kind else { return true }
    return 0..<sections[element.section].rows.count ~= row
  }

  /// Returns the top and the bottom of a section.
  func range(ofSection section: Int) -> Range<CGFloat> {
    let start = top + heights.start(of: section)
    return start..<start + sections[section].height
  }

  /// Returns the top and the bottom of an element.
  func range(of element: TableElement) -> Range<CGFloat> {
    let section = sections[element.section]
    let start = top + heights.start(of: element.section) + section.start(of: element.kind)
    return start..<start + section.height(of: element.kind)
  }

  /// Returns whether the height of an element is known, in contrast to an estimate.
  func isKnown(_ element: TableElement) -> Bool { sections[element.section].isKnown(element.kind) }

  /// Sets the height of a row, which is then known, and returns by how much it grew.
  @discardableResult
  mutating func setHeight(_ height: CGFloat, of element: TableElement) -> CGFloat {
    let place = element.section
    guard case .row(let row) = element.kind else { return 0 }
    let growth = sections[place].rows.setHeight(height, at: row)
    if growth != 0 { heights.setHeight(sections[place].height, at: place) }
    return growth
  }

  /// Sets the header or footer of a section, and returns by how much it grew.
  @discardableResult
  mutating func setEdge(_ edge: TableSection.Edge, of element: TableElement) -> CGFloat {
    let old = sections[element.section].height
    if element.kind == .header {
      sections[element.section].header = edge
    } else {
      sections[element.section].footer = edge
    }
    let new = sections[element.section].height
    if new != old { heights.setHeight(new, at: element.section) }
    return new - old
  }

  // MARK: Looking up

  /// Returns the first element that ends below a position, of those with a height; nil below the last.
  func firstElement(endingBelow y: CGFloat) -> TableElement? {
    var place = heights.index(at: y - top)
    while place < sections.count {
      let section = sections[place]
      let rest = y - top - heights.start(of: place)
      if section.header.height > 0, section.header.length > rest { return .header(place) }
      let row = section.rows.index(at: rest - section.header.length)
      if row < section.rows.count { return .row(row, in: place) }
      if section.footer.height > 0, section.height > rest { return .footer(place) }
      place += 1
    }
    return nil
  }

  /// Returns the element after another, of those that may have a height; nil after the last.
  func element(after element: TableElement) -> TableElement? {
    let section = sections[element.section]
    switch element.kind {
    case .header: return section.rows.count > 0 ? .row(0, in: element.section) : .footer(element.section)
    case .row(let row) where row + 1 < section.rows.count: return .row(row + 1, in: element.section)
    case .row: return .footer(element.section)
    case .footer: return element.section + 1 < sections.count ? .header(element.section + 1) : nil
    }
  }

  /// Returns the index path of the row at a position.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= top, let element = firstElement(endingBelow: y), let path = element.indexPath,
      range(of: element).lowerBound <= y
    else { return nil }
    return path
  }

  /// Returns the index paths of the rows that have a part between two positions.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    guard start < end else { return paths }
    var next = firstElement(endingBelow: start)
    while let element = next, range(of: element).lowerBound < end {
      if let path = element.indexPath { paths.append(path) }
      next = self.element(after: element)
    }
    return paths
  }
}

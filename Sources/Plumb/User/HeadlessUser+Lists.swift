internal import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
import ListCore
import StyleCore

/// Tables and collection views, whose rows have the texts that are seen in them.
///
/// Rows that are not made yet are scrolled to, as a user looks for them.
extension HeadlessUser {
  /// Scrolls a list until a row with a text is visible, and returns its cell.
  ///
  /// The lists on the screen are searched from front to back: what is visible, then on to the end, then back to the
  /// start. An item of a collection view is a row, too; a section that scrolls by itself is searched in the same way,
  /// once it is visible.
  ///
  /// - Throws: `noRow` with the text that is most alike, if no list has such a row.
  @discardableResult
  public func scroll(toRow text: String) throws(HeadlessUserError) -> UIView {
    var seen = SeenTexts()
    for list in lists {
      if let cell = try search(list, text, &seen) { return cell }
    }
    throw .noRow(text, nearest: seen.nearest(to: text))
  }

  /// Taps on the text of a row, after scrolling to it.
  public func tap(row text: String) throws(HeadlessUserError) {
    let cell = try scroll(toRow: text)
    try tap(on: cell.part(named: text) ?? cell)
  }

  /// Taps on several rows, one after another, as in a list in which several can be selected.
  public func tap(rows texts: [String]) throws(HeadlessUserError) {
    for text in texts { try tap(row: text) }
  }

  /// Taps on a title in the index at the side of a list.
  ///
  /// - Throws: `notFound`, with the titles of all indexes on the screen.
  public func tap(indexTitle title: String) throws(HeadlessUserError) {
    for list in lists {
      guard let point = list.indexPoint(of: title) else { continue }
      return tap(at: list.convert(point, to: window))
    }
    throw .notFound(title, among: lists.flatMap(\.shownIndex))
  }

  // MARK: Searching

  /// The lists with a visible part, from front to back.
  var lists: [any ListView] {
    visibleViews.compactMap { $0 as? any ListView }.filter { visiblePart(of: $0) != nil }
  }

  /// The part of a scroll view in which content can be seen: without bars, and without a pinned header.
  func openArea(of scrollView: UIScrollView) -> CGRect {
    var area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    guard let list = scrollView as? any ListView else { return area }
    let pinned = list.displayedHeaders.map(\.frame).filter { $0.minY <= area.minY && $0.maxY > area.minY }
    guard let end = pinned.map(\.maxY).max(), end < area.maxY else { return area }
    area.size.height = area.maxY - end
    area.origin.y = end
    return area
  }

  /// Returns the visible cell of a list in which a text is seen.
  private func cell(in list: any ListView, named text: String, _ seen: inout SeenTexts) -> UIView? {
    var found: UIView?
    for (_, cell) in list.displayedCells where visiblePart(of: cell) != nil {
      let texts = cell.partNames
      seen.add(texts)
      if found == nil, texts.contains(text) { found = cell }
    }
    return found
  }

  private func search(
    _ list: any ListView, _ text: String, _ seen: inout SeenTexts
  ) throws(HeadlessUserError) -> UIView? {
    var sections: [UIScrollView] = []
    func look() throws(HeadlessUserError) -> UIView? {
      if let cell = cell(in: list, named: text, &seen) { return cell }
      for section in list.scrollingSections where !sections.contains(section) {
        guard visiblePart(of: section) != nil else { continue }
        sections.append(section)
        let found = try search(along: section) { () throws(HeadlessUserError) in
          cell(in: list, named: text, &seen)
        }
        if let found { return found }
      }
      return nil
    }
    if let cell = try look() { return try show(cell) }
    guard let cell = try search(along: list, look) else { return nil }
    return try show(cell)
  }

  /// Scrolls to the end and back to the start, until a view is found.
  private func search(
    along scrollView: UIScrollView, _ look: () throws(HeadlessUserError) -> UIView?
  ) throws(HeadlessUserError) -> UIView? {
    for sign in [1, -1] as [CGFloat] {
      // A list that grows at its end has no end.
      for _ in 0..<Self.longestSearch {
        guard try scrollOn(scrollView, sign) else { break }
        if let found = try look() { return found }
      }
    }
    return nil
  }

  /// The most drags in a direction in a search for a row.
  private static let longestSearch = 2_000

  private func show(_ cell: UIView) throws(HeadlessUserError) -> UIView {
    try scroll(to: cell)
    return cell
  }

  /// Scrolls by half of what is visible, and returns whether the content was not at its end.
  private func scrollOn(_ list: UIScrollView, _ sign: CGFloat) throws(HeadlessUserError) -> Bool {
    guard let part = visiblePart(of: list) else { return false }
    let inset = list.adjustedContentInset
    let offset = list.contentOffset
    let rest = CGVector(
      dx: sign > 0
        ? list.contentSize.width + inset.right - list.bounds.width - offset.x : offset.x + inset.left,
      dy: sign > 0
        ? list.contentSize.height + inset.bottom - list.bounds.height - offset.y : offset.y + inset.top)
    let isDown = max(rest.dy, 0) >= max(rest.dx, 0) || list.contentSize.height > list.bounds.height
    let step = isDown ? min(rest.dy, part.height / 2) : min(rest.dx, part.width / 2)
    guard step > 0.5 else { return false }
    try scroll(list, by: isDown ? CGVector(dx: 0, dy: sign * step) : CGVector(dx: sign * step, dy: 0))
    return list.contentOffset != offset
  }
}

/// The texts of rows that a user saw during a search.
struct SeenTexts {
  private var texts: [String] = []
  private var known: Set<String> = []

  mutating func add(_ new: [String]) {
    for text in new where known.insert(text).inserted { texts.append(text) }
  }

  /// Returns the first of the texts with the fewest letters to change; nil without a text.
  func nearest(to text: String) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(Self.limit))
    return texts.min { Self.distance(wanted, $0) < Self.distance(wanted, $1) }
  }

  /// The most letters that are compared.
  private static let limit = 60

  private static func distance(_ wanted: [Unicode.Scalar], _ text: String) -> Int {
    let other = Array(text.lowercased().unicodeScalars.prefix(limit))
    var row = Array(0...other.count)
    for (i, letter) in wanted.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let change = corner + (letter == otherLetter ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, corner + 1)
      }
    }
    return row[other.count]
  }
}

extension UIView {
  /// The view and its descendants that are not hidden, from back to front.
  private var shownParts: [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      found.append(view)
      waiting += view.subviews.reversed()
    }
    return found
  }

  /// The names of the view and of what is in it.
  var partNames: [String] { shownParts.flatMap(\.userNames) }

  /// Returns the first part with a name.
  func part(named name: String) -> UIView? { shownParts.first { $0.userNames.contains(name) } }
}

import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The index of sections: a strip of titles at the side, on which a touch scrolls.
final class TableIndexView: UIView {
  private static let lineHeight: CGFloat = 14
  private weak var table: UITableView?
  let titles: [String]
  private(set) var isTracking = false {
    didSet { setNeedsDisplay() }
  }
  private var lastTitle: Int?

  /// Creates the index of a table.
  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }

  /// The titles that there is room for; a dot stands for those between.
  private var lines: [String] {
    let room = max(1, Int(saturating: bounds.height / Self.lineHeight))
    guard titles.count > room, room >= 3 else { return Array(titles.prefix(room)) }
    let shown = (room + 1) / 2
    var lines: [String] = []
    for index in 0..<shown {
      if index > 0 { lines.append("•") }
      lines.append(titles[index * (titles.count - 1) / (shown - 1)])
    }
    return lines
  }

  private var top: CGFloat { (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2 }

  override func draw(_ rect: CGRect) {
    guard let table else { return }
    let ground = isTracking ? table.sectionIndexTrackingBackgroundColor : table.sectionIndexBackgroundColor
    if let ground = ground ?? table.sectionIndexBackgroundColor {
      ground.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: table.sectionIndexColor ?? table.tintColor ?? .systemBlue,
    ]
    for (index, line) in lines.enumerated() {
      let title = NSAttributedString(
        string: line == UITableView.indexSearch ? "⌕" : line, attributes: attributes)
      let size = title.size()
      title.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: top + CGFloat(index) * Self.lineHeight + (Self.lineHeight - size.height) / 2))
    }
  }

  /// Returns the number of the title at a height.
  func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, bounds.height > 0 else { return nil }
    let height = CGFloat(lines.count) * Self.lineHeight
    let share = max(0, min((y - top) / height, 1))
    return min(titles.count - 1, Int(saturating: (share * CGFloat(titles.count)).rounded(.down)))
  }

  /// Returns the height at which a touch is on a title; nil if there is no such title.
  func position(of title: String) -> CGFloat? {
    guard let index = titles.firstIndex(of: title), bounds.height > 0 else { return nil }
    let height = CGFloat(lines.count) * Self.lineHeight
    return top + height * (CGFloat(index) + 0.5) / CGFloat(titles.count)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    lastTitle = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let title = title(at: touch.location(in: self).y), title != lastTitle
    else { return }
    lastTitle = title
    table?.scroll(toTitle: titles[title], title)
  }
}

extension UITableView {
  /// Loads the titles of the index again.
  func reloadIndex() {
    state.indexTitles = nil
    setNeedsLayout()
  }

  /// Shows the index at the side of a plain table that has titles and enough rows.
  func placeIndex() {
    let titles = shownIndexTitles
    if state.index?.titles ?? [] != titles {
      state.index?.removeFromSuperview()
      state.index = titles.isEmpty ? nil : TableIndexView(titles, of: self)
      if let index = state.index { addSubview(index) }
      setNeedsLayout()
    }
    guard let index = state.index else { return }
    let inset = adjustedContentInset
    let width = TableFigures.indexWidth
    index.setFrameIfChanged(
      CGRect(
        x: isReversed ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width,
        y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom)))
    if subviews.last !== index { bringSubviewToFront(index) }
  }

  private var shownIndexTitles: [String] {
    guard style == .plain, !isEditing else { return [] }
    if state.indexTitles == nil { state.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }
    let rows = (state.counts ?? []).reduce(0, +)
    return rows >= sectionIndexMinimumDisplayRowCount ? state.indexTitles ?? [] : []
  }

  /// Scrolls to the section of a title, or to the search bar above the rows.
  func scroll(toTitle title: String, _ index: Int) {
    if title == UITableView.indexSearch {
      return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      loadedGeometry.sections.indices.contains(section)
    else { return }
    state.anchor = nil
    let top = rectForHeader(inSection: section).minY
    let target = clamped(top - adjustedContentInset.top)
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
  }
}

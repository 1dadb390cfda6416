internal import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
import ListCore
import StyleCore

/// Swipes over rows, their movement, and pulls for new content.
extension HeadlessUser {
  /// The sides of a row, in the direction of reading, at which its actions are.
  public enum RowSide: Sendable {
    /// The side at which lines of text begin.
    case leading
    /// The side at which lines of text end.
    case trailing
  }

  /// Swipes a row aside, which shows the actions at a side of it.
  ///
  /// - Throws: `noActions` if there are none; `noRow` if no list has the row.
  public func swipe(row text: String, showing side: RowSide = .trailing) throws(HeadlessUserError) {
    let cell = try scroll(toRow: text)
    _ = try slide(cell, side, share: 0.4)
    guard actions(of: cell) != nil else { throw .noActions(text) }
  }

  /// Swipes a row aside, and taps on one of the actions.
  ///
  /// - Throws: `notFound` if there is no such action, with the existing ones.
  public func swipe(
    row text: String, showing side: RowSide = .trailing, choosing action: String
  ) throws(HeadlessUserError) {
    try swipe(row: text, showing: side)
    let buttons = lists.lazy.compactMap(\.openActions).first?.buttons ?? []
    let titles = buttons.map { $0.accessibilityLabel ?? "" }
    guard let index = titles.firstIndex(of: action) else { throw .notFound(action, among: titles) }
    try tap(on: buttons[index])
  }

  /// Swipes a row over its whole width, which performs the first action if the list allows that.
  ///
  /// - Throws: `noActions` if there were none during the swipe.
  public func swipeFully(row text: String, showing side: RowSide = .trailing) throws(HeadlessUserError) {
    let cell = try scroll(toRow: text)
    guard try slide(cell, side, share: 0.96) else { throw .noActions(text) }
  }

  private func actions(of cell: UIView) -> [UIControl]? {
    lists.lazy.compactMap(\.openActions).first { $0.cell === cell }?.buttons
  }

  /// Drags a finger across a row by a share of its width, and returns whether actions were shown meanwhile.
  private func slide(
    _ cell: UIView, _ side: RowSide, share: CGFloat
  ) throws(HeadlessUserError) -> Bool {
    _ = try point(of: cell)
    guard let part = visiblePart(of: cell) else { return false }
    let isLeft = (side == .trailing) != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let length = part.width * share
    let start = CGPoint(
      x: isLeft ? part.maxX - part.width * 0.02 : part.minX + part.width * 0.02, y: part.midY)
    let finger = HeldFinger(on: window, at: start)
    var wereShown = false
    for step in 1...12 {
      let way = length * CGFloat(step) / 12
      finger.move(to: CGPoint(x: start.x + (isLeft ? -way : way), y: start.y))
      wereShown = wereShown || actions(of: cell) != nil
    }
    finger.lift()
    return wereShown
  }

  // MARK: Movement

  /// Moves a row to the place of another, by its grip, or by a long touch where that picks up items.
  ///
  /// At the edge of the visible area the finger waits for the list to scroll. The row stays where the delegate of the
  /// list lets it go.
  ///
  /// - Throws: `notMovable` if the row has no grip, and no long touch picks it up; `noRow` if no list has the rows.
  public func drag(row text: String, to other: String) throws(HeadlessUserError) {
    let target = try scroll(toRow: other)
    guard let list = lists.first(where: { list in list.displayedCells.contains { $0.cell === target } }),
      let goal = list.displayedCells.first(where: { $0.cell === target })?.path
    else { throw .noRow(other, nearest: nil) }
    let cell = try scroll(toRow: text)
    let grip = list.grip(of: cell)
    guard grip != nil || list.picksUpItems, cell.isDescendant(of: list) else { throw .notMovable(text) }
    let held = grip ?? cell
    let finger = HeldFinger(on: window, at: try point(of: held))
    if grip == nil { finger.rest(for: 0.7) }
    var waits = 0
    for _ in 0..<6_000 {
      guard let place = list.displayedCells.first(where: { $0.cell === cell })?.path, place != goal,
        waits < 60
      else { break }
      waits =
        finger.move(toward: way(of: cell, at: place, to: goal, in: list), in: openWindowArea(of: list))
        ? 0 : waits + 1
    }
    finger.lift()
    HeadlessLoop.runUntilIdle()
  }

  /// Returns the way of a cell to the place of another, in the window.
  private func way(of cell: UIView, at place: IndexPath, to goal: IndexPath, in list: any ListView)
    -> CGVector
  {
    let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    guard let other = list.displayedCells.first(where: { $0.path == goal && $0.cell !== cell })?.cell else {
      // It is beyond the edge.
      let isAcross =
        list.contentSize.width > list.bounds.width && list.contentSize.height <= list.bounds.height
      let far: CGFloat = place < goal ? 1_000 : -1_000
      return isAcross ? CGVector(dx: far, dy: 0) : CGVector(dx: 0, dy: far)
    }
    let end = other.convert(CGPoint(x: other.bounds.midX, y: other.bounds.midY), to: window)
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    // Beyond the middle of a larger row, the finger goes on.
    return list is UITableView
      ? CGVector(dx: 0, dy: place < goal ? max(way.dy, 8) : min(way.dy, -8)) : way
  }

  private func openWindowArea(of list: any ListView) -> CGRect { visiblePart(of: list) ?? window.bounds }

  // MARK: Pulling

  /// Pulls the content of a scroll view down until its refresh control begins to refresh.
  ///
  /// - Parameter scrollView: The scroll view; the front one with a refresh control by default.
  /// - Throws: `noRefresh` if there is none, or if it did not begin.
  public func pullToRefresh(_ scrollView: UIScrollView? = nil) throws(HeadlessUserError) {
    let candidates = visibleViews.compactMap { $0 as? UIScrollView }
    let found = scrollView ?? candidates.first { $0.refreshControl != nil && visiblePart(of: $0) != nil }
    guard let found, let control = found.refreshControl else { throw .noRefresh }
    guard let part = visiblePart(of: found) else { throw .outOfSight(found.userDescription) }
    let above = found.contentOffset.y + found.adjustedContentInset.top
    if above > 0 { try scroll(found, by: CGVector(dx: 0, dy: -above)) }
    let finger = HeldFinger(on: window, at: CGPoint(x: part.midX, y: part.minY + min(40, part.height / 8)))
    while !control.isRefreshing, finger.point.y < window.bounds.maxY {
      finger.move(to: CGPoint(x: finger.point.x, y: finger.point.y + 12))
    }
    let hasBegun = control.isRefreshing
    finger.lift()
    HeadlessLoop.runUntilIdle()
    if !hasBegun { throw .noRefresh }
  }
}

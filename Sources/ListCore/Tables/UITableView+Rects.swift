import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The places of rows and sections.
extension UITableView {
  /// Returns the rectangle of an element; it is empty if there is none.
  func rectangle(of element: TableElement) -> CGRect {
    let geometry = loadedGeometry
    guard geometry.has(element) else { return .zero }
    return rectangle(geometry.range(of: element))
  }

  func rectangle(ofSection section: Int) -> CGRect {
    let geometry = loadedGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rectangle(geometry.range(ofSection: section))
  }

  private func rectangle(_ range: Range<CGFloat>) -> CGRect {
    CGRect(
      x: rowInsets.left, y: range.lowerBound, width: rowsWidth, height: range.upperBound - range.lowerBound)
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite, point.x >= rowInsets.left, point.x < rowInsets.left + rowsWidth
    else { return nil }
    return loadedGeometry.row(at: point.y)
  }

  func rowPaths(in rect: CGRect) -> [IndexPath]? {
    let rect = rect.standardized
    guard rect.minY.isFinite, rect.maxY.isFinite, rect.maxX > rowInsets.left,
      rect.minX < rowInsets.left + rowsWidth
    else { return [] }
    return loadedGeometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: Scrolling

  /// Returns whether there is a row, and reports a call for one that there is not.
  func checks(_ path: IndexPath, _ call: String) -> Bool {
    if loadedGeometry.hasRow(path) { return true }
    let place = path.map(String.init).joined(separator: " - ")
    report(.outOfBounds(.table, call: call, place: "{length = \(path.count), path = \(place)}"))
    return false
  }

  /// Scrolls to a row, whose place is only known for sure when what is around it is measured.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    // A section without rows is a target, too: `NSNotFound` stands for its start.
    if path.count == 2, path[1] == NSNotFound {
      guard loadedGeometry.sections.indices.contains(path[0]) else { return }
      let rect = rect(forSection: path[0])
      return move(
        to: offset(for: rect.divided(atDistance: 1, from: .minYEdge).slice, .top), animated: animated)
    }
    guard checks(path, "scroll to") else { return }
    if animated {
      // The rows of the target are measured first, so that the animation ends in the right place.
      let start = contentOffset
      UIView.performWithoutAnimation { settle(at: path, position) }
      let end = contentOffset
      guard end != start else { return }
      returnOffset(to: start)
      return setContentOffset(end, animated: true)
    }
    settle(at: path, position)
  }

  private func settle(at path: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<8 {
      let target = offset(for: rectForRow(at: path), position)
      if target == contentOffset.y, state.geometry?.isKnown(.row(path)) == true { return }
      move(to: target, animated: false)
      guard window != nil || superview != nil || !bounds.isEmpty else { return }
      setNeedsLayout()
      layoutIfNeeded()
      if offset(for: rectForRow(at: path), position) == contentOffset.y { return }
    }
  }

  private func returnOffset(to start: CGPoint) {
    state.anchor = nil
    contentOffset = start
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func move(to y: CGFloat, animated: Bool) {
    guard y != contentOffset.y else { return }
    // The new place is the one that counts, not what was visible before.
    state.anchor = nil
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// Returns the vertical offset that shows a rectangle at a position, within the content.
  private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let pinned = pinnedHeight(above: rect)
    let (top, height) = (inset.top, bounds.height - inset.top - inset.bottom)
    let wanted: CGFloat
    switch position {
    case .top: wanted = rect.minY - top - pinned
    case .middle: wanted = rect.midY - top - height / 2
    case .bottom: wanted = rect.maxY - top - height
    case .none:
      let (first, last) = (rect.minY - top - pinned, rect.maxY - top - height)
      wanted = max(min(contentOffset.y, first), min(last, first))
    }
    return clamped(pixels.snap(wanted, .nearest(.awayFromZero)))
  }

  /// Returns the height of the pinned header above a row.
  private func pinnedHeight(above rect: CGRect) -> CGFloat {
    guard style == .plain, let section = loadedGeometry.row(at: rect.minY)?.section else { return 0 }
    return loadedGeometry.sections[section].header.height
  }

  func scrollToSelection(at position: ScrollPosition, animated: Bool) {
    let inset = adjustedContentInset
    let middle = bounds.minY + inset.top + (bounds.height - inset.top - inset.bottom) / 2
    let nearest = state.selection.sorted().min { first, second in
      abs(rectForRow(at: first).midY - middle) < abs(rectForRow(at: second).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }
}

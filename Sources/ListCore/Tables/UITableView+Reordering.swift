import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// A row that the user moves by its grip.
@MainActor
struct RowReorder {
  /// The row as the data source knows it.
  let source: IndexPath
  /// The place that the row has now.
  var target: IndexPath
  let cell: UITableViewCell
  /// The distance of the finger from the top of the cell.
  let grasp: CGFloat
}

/// Moves of rows by touch.
extension UITableView {
  /// Returns the row whose grip is at a point.
  func gripRow(at point: CGPoint) -> (path: IndexPath, cell: UITableViewCell)? {
    guard isEditing, let path = rowPath(at: point), let cell = shownCell(at: path),
      let grip = cell.parts.grip, grip.bounds.insetBy(dx: -8, dy: 0).contains(grip.convert(point, from: self))
    else { return nil }
    return (path, cell)
  }

  /// Follows the finger that holds a grip.
  func followReorder(_ recognizer: ReorderRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let row = gripRow(at: point) else { return }
      state.reorder = RowReorder(
        source: row.path, target: row.path, cell: row.cell, grasp: point.y - row.cell.frame.minY)
      row.cell.setReordering(true)
      bringSubviewToFront(row.cell)
    case .changed: moveReorder(to: point)
    case .ended: endReorder(isDone: true)
    case .cancelled, .failed: endReorder(isDone: false)
    default: break
    }
  }

  private func moveReorder(to point: CGPoint) {
    guard let reorder = state.reorder else { return }
    let height = reorder.cell.bounds.height
    let end = max(0, loadedGeometry.contentHeight - height)
    reorder.cell.frame.origin.y = max(0, min(point.y - reorder.grasp, end))
    scrollAtEdge(point)
    let middle = reorder.cell.frame.midY
    guard let proposed = reorderPath(at: middle), proposed != reorder.target else { return }
    let allowed =
      rowDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed) ?? proposed
    guard allowed != reorder.target, isPlace(allowed, from: reorder.source) else { return }
    let old = reorder.target
    state.reorder?.target = allowed
    moveGap(from: old, to: allowed)
  }

  /// Scrolls while the finger is near an edge.
  private func scrollAtEdge(_ point: CGPoint) {
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    let end = max(-inset.top, loadedGeometry.contentHeight + inset.bottom - bounds.height)
    var y = contentOffset.y
    if point.y < top + 22 { y = max(-inset.top, y - 10) }
    if point.y > bottom - 22 { y = min(end, y + 10) }
    if y != contentOffset.y { contentOffset.y = y }
  }

  /// Returns the row over whose place a height is, as numbered with the moved row at its present place.
  private func reorderPath(at y: CGFloat) -> IndexPath? {
    let geometry = loadedGeometry
    if let path = geometry.row(at: y) { return path }
    // Over a header the row would be the first of its section, over a footer the last.
    guard let element = geometry.firstElement(endingBelow: y) else {
      guard let section = geometry.sections.indices.last else { return nil }
      let rows = geometry.sections[section].rows.count
      let isOwn = state.reorder?.target.section == section
      return IndexPath(row: max(0, isOwn ? rows - 1 : rows), section: section)
    }
    switch element.kind {
    case .header: return IndexPath(row: 0, section: element.section)
    case .row(let row): return IndexPath(row: row, section: element.section)
    case .footer:
      let rows = geometry.sections[element.section].rows.count
      let isOwn = state.reorder?.target.section == element.section
      return IndexPath(row: max(0, isOwn ? rows - 1 : rows), section: element.section)
    }
  }

  private func isPlace(_ path: IndexPath, from source: IndexPath) -> Bool {
    guard path.count == 2, let counts = state.counts, counts.indices.contains(path.section) else {
      return false
    }
    let isOwn = state.reorder?.target.section == path.section
    return 0..<max(0, counts[path.section] + (isOwn ? 0 : 1)) ~= path.row
  }

  /// Moves the other rows so that the gap is at another place; the data source does not know of it yet.
  private func moveGap(from old: IndexPath, to new: IndexPath) {
    guard let before = state.geometry, var counts = state.counts else { return }
    var changes = TableChanges()
    changes.move(old, new)
    if old.section != new.section {
      counts[old.section] -= 1
      counts[new.section] += 1
    }
    let update = ListUpdate(
      changes.list, from: ListCounts(items: before.counts), to: ListCounts(items: counts))
    guard update.problem(in: .table) == nil else { return }
    move(update, changes, before, counts)
    animateChanges({ self.showChanges(changes) }, {})
  }

  private func endReorder(isDone: Bool) {
    guard let reorder = state.reorder else { return }
    if !isDone, reorder.target != reorder.source {
      state.reorder?.target = reorder.source
      moveGap(from: reorder.target, to: reorder.source)
    }
    state.reorder = nil
    let settle = { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    animateChanges(settle) { reorder.cell.setReordering(false) }
    guard isDone, reorder.target != reorder.source else { return }
    dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.target)
  }
}

/// The recognizer of fingers on grips, which recognizes them at once.
final class ReorderRecognizer: UIGestureRecognizer {
  /// Creates the recognizer of a table.
  init(for table: UITableView) {
    super.init(target: nil, action: nil)
    addHandler { [weak table] recognizer in
      if let recognizer = recognizer as? ReorderRecognizer { table?.followReorder(recognizer) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches == 1, let table = view as? UITableView,
      table.gripRow(at: location(in: table)) != nil
    else {
      state = .failed
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

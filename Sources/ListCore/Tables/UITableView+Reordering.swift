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
  var target: IndexPath {
    didSet { update = ListUpdate(moving: source, to: target, in: counts) }
  }
  let cell: UITableViewCell
  /// The numbers of rows in the data.
  let counts: ListCounts
  /// The distance of the finger from the top of the cell.
  let grasp: CGFloat
  /// The move from the data to what is displayed; nil as long as the row is at its place in the data.
  private(set) var update: ListUpdate?
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
        source: row.path, target: row.path, cell: row.cell,
        counts: ListCounts(items: loadedGeometry.counts), grasp: point.y - row.cell.frame.minY)
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
    // The delegate may have ended the move, by a reload.
    guard state.reorder?.target == reorder.target, allowed != reorder.target else { return }
    moveGap(to: allowed)
  }

  /// Scrolls while the finger is near an edge.
  private func scrollAtEdge(_ point: CGPoint) {
    let inset = adjustedContentInset
    let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    var y = contentOffset.y
    if point.y < top + 22 { y = clamped(y - 10) }
    if point.y > bottom - 22 { y = clamped(y + 10) }
    if y != contentOffset.y { contentOffset.y = y }
  }

  /// Returns the row over whose place a height is, as numbered with the moved row at its present place.
  private func reorderPath(at y: CGFloat) -> IndexPath? {
    let geometry = loadedGeometry
    if let path = geometry.row(at: y) { return path }
    // Over a header the row would be the first of its section, over a footer or below all the last.
    let element = geometry.firstElement(endingBelow: y)
    if let element, element.kind != .footer { return IndexPath(row: 0, section: element.section) }
    guard let section = element?.section ?? geometry.sections.indices.last else { return nil }
    let rows = geometry.sections[section].rows.count
    let isOwn = state.reorder?.target.section == section
    return IndexPath(row: max(0, isOwn ? rows - 1 : rows), section: section)
  }

  /// Moves the row, and the others so that the gap is at its place; the data source does not know of it yet.
  private func moveGap(to target: IndexPath) {
    guard let before = state.geometry, let old = state.reorder?.target,
      let update = ListUpdate(moving: old, to: target, in: ListCounts(items: before.counts))
    else { return }
    state.reorder?.target = target
    let changes = TableChanges()
    move(update, changes, before, update.after.items)
    animateChanges({ self.showChanges(changes) }, {})
  }

  /// Returns the index path in the data of a row that is displayed at another one, while a row is moved.
  func sourcePath(of path: IndexPath) -> IndexPath {
    state.reorder?.update?.oldPath(of: path) ?? path
  }

  private func endReorder(isDone: Bool) {
    guard let reorder = state.reorder else { return }
    let isMoved = reorder.target != reorder.source
    if isMoved, !isDone { moveGap(to: reorder.source) }
    state.reorder = nil
    if isMoved, isDone {
      dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.target)
      checkMovedData()
    }
    let settle = { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    animateChanges(settle) { reorder.cell.setReordering(false) }
  }

  /// Reloads if the data source has other numbers of rows than are displayed.
  private func checkMovedData() {
    guard let counts = state.counts else { return }
    let update = ListUpdate(
      ListChanges(), from: ListCounts(items: counts), to: ListCounts(items: sourceCounts))
    guard let problem = update.problem(in: .table) else { return }
    report(problem)
    markReload()
  }

  /// Ends the move of a row without an answer to it, before the rows are loaded again.
  func cancelReorder() {
    state.reorder?.cell.setReordering(false)
    state.reorder = nil
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

import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The motions of rows that come, go, or move, with the clock of the main loop.
extension UITableView {
  /// Makes changes with an animation, and calls a function at its end.
  func animateChanges(_ changes: @escaping () -> Void, _ finish: @escaping () -> Void) {
    let leaving = state.exits.map(\.view)
    func end() {
      leaving.forEach(endExit)
      finish()
    }
    animateListChange(changes, end)
  }

  /// Takes a view off the screen at the end of its way out, and keeps it for reuse.
  private func endExit(_ view: UIView) {
    view.alpha = 1
    // A data source may have returned the cell again, for the same row or another.
    guard state.shown.element(of: view) == nil else { return }
    view.removeFromSuperview()
    enqueue(view)
  }

  /// Takes a view out of the rows; it goes its way out until the end of the animation.
  func leave(_ view: UIView, _ element: TableElement, _ animation: RowAnimation) {
    didEndDisplaying(view, element)
    state.exits.append((view, animation))
  }

  /// Moves the views to their new places: what goes leaves, what comes enters.
  func showChanges(_ changes: TableChanges) {
    for (view, animation) in state.exits {
      view.frame = place(of: view.frame, outside: animation)
      if animation != .none { view.alpha = 0 }
      sendSubviewToBack(view)
    }
    state.exits = []
    let before = Set(state.shown.entries.map(\.element))
    let wasAnimating = UIView.areAnimationsEnabled
    UIView.performWithoutAnimation { showWithoutPlacing() }
    if wasAnimating, AnimationClock.isRunning { enter(changes, before) }
    state.lastMove = nil
    layoutNow()
  }

  private func layoutNow() {
    setNeedsLayout()
    if !bounds.isEmpty { layoutIfNeeded() }
  }

  /// Puts new views where they enter from.
  private func enter(_ changes: TableChanges, _ before: Set<TableElement>) {
    let new = state.shown.entries.filter { !before.contains($0.element) }
    for entry in new {
      let (animation, frame) = (changes.entrance(of: entry.element), pinnedFrame(of: entry.element))
      let old = oldFrame(of: entry.element, at: frame)
      UIView.performWithoutAnimation {
        entry.view.frame = old ?? place(of: frame, outside: animation)
        if animation != .none, old == nil { entry.view.alpha = 0 }
        entry.view.layoutIfNeeded()
      }
      entry.view.alpha = 1
    }
  }

  /// Returns where a view that comes into the visible area was before; nil for one that is inserted.
  private func oldFrame(of element: TableElement, at frame: CGRect) -> CGRect? {
    guard let (update, geometry) = state.lastMove else { return nil }
    let old =
      element.indexPath.map { update.oldPath(of: $0).map(TableElement.row) }
      ?? update.oldSection(of: element.section).map(element.inSection)
    guard let old, geometry.has(old) else { return nil }
    return CGRect(
      x: frame.minX, y: geometry.range(of: old).lowerBound, width: frame.width, height: frame.height)
  }

  /// Returns where a view comes from, or goes to.
  private func place(of frame: CGRect, outside animation: RowAnimation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .middle, .automatic: frame.offsetBy(dx: 0, dy: -frame.height / 2)
    case .fade, .none: frame
    }
  }
}

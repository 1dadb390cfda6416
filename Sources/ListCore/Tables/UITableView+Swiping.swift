package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// A swipe that shows the actions of a row.
@MainActor
struct SwipeSession {
  var path: IndexPath
  let cell: UITableViewCell
  let side: SwipeSide
  let actions: [SwipeAction]
  let performsFirst: Bool
  let view: SwipeActionsView
  /// The distance that the cell is moved, in points; negative to the left.
  var offset: CGFloat = 0
}

/// Swipes over rows.
extension UITableView {
  /// Returns the actions of a row at a side, and whether a full swipe performs the first.
  private func actions(at path: IndexPath, _ side: SwipeSide) -> (actions: [SwipeAction], isFull: Bool) {
    if side == .leading {
      let own = rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      return (own?.actions.map { SwipeAction($0) } ?? [], own?.performsFirstActionWithFullSwipe ?? false)
    }
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return (own.actions.map { SwipeAction($0) }, own.performsFirstActionWithFullSwipe)
    }
    if let own = rowDelegate?.tableView(self, editActionsForRowAt: path) {
      return (own.map { SwipeAction($0, at: path) }, false)
    }
    return editingStyle(at: path) == .delete ? ([deletion(of: path)], true) : ([], false)
  }

  /// Returns whether a drag across a row shows actions, and prepares them.
  func prepareSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), !isEditing, state.reorder == nil else { return false }
    let here = pan.location(in: self)
    let path = rowPath(at: CGPoint(x: here.x - way.x, y: here.y - way.y))
    if let swipe = state.swipe {
      if swipe.path != path { endSwipe(animated: true) }
      return swipe.path == path
    }
    guard let path, mayEdit(path), let cell = shownCell(at: path)
    else { return false }
    let side: SwipeSide = (way.x < 0) != isReversed ? .trailing : .leading
    let found = actions(at: path, side)
    guard !found.actions.isEmpty else { return false }
    beginSwipe(at: path, cell, side, found.actions, isFullSwipe: found.isFull)
    return true
  }

  /// Shows the actions at a side of a visible row, as after a swipe; nothing happens if it has none.
  package func showActions(at path: IndexPath, isLeading: Bool) {
    let side = isLeading ? SwipeSide.leading : .trailing
    guard !isEditing, let cell = shownCell(at: path) else { return }
    let found = actions(at: path, side)
    guard !found.actions.isEmpty else { return }
    beginSwipe(at: path, cell, side, found.actions, isFullSwipe: found.isFull)
    openSwipe(animated: false)
  }

  /// Begins to show actions beside a row.
  func beginSwipe(
    at path: IndexPath, _ cell: UITableViewCell, _ side: SwipeSide, _ actions: [SwipeAction],
    isFullSwipe: Bool
  ) {
    endSwipe(animated: false)
    if cell.isHighlighted { _ = cancelTouch() }
    let isAtRight = (side == .trailing) != isReversed
    let view = SwipeActionsView(actions, isAtRight: isAtRight, height: cell.bounds.height) {
      [weak self] index in self?.performSwipe(index)
    }
    insertSubview(view, belowSubview: cell)
    rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    state.swipe = SwipeSession(
      path: path, cell: cell, side: side, actions: actions, performsFirst: isFullSwipe, view: view)
    cell.setSwiped(true)
  }

  /// Follows a finger.
  func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe = state.swipe else { return }
    switch pan.state {
    case .began:
      pan.setTranslation(CGPoint(x: swipe.offset, y: 0), in: self)
    case .changed:
      moveSwipe(to: pan.translation(in: self).x)
    case .ended:
      endDrag(at: pan.translation(in: self).x, speed: pan.velocity(in: self).x)
    case .cancelled, .failed:
      endSwipe(animated: true)
    default: break
    }
  }

  /// The sign of offsets that show the actions.
  private func sign(of swipe: SwipeSession) -> CGFloat { (swipe.side == .trailing) != isReversed ? -1 : 1 }

  private func moveSwipe(to offset: CGFloat) {
    guard let swipe = state.swipe else { return }
    let sign = sign(of: swipe)
    var way = max(0, offset * sign)
    let open = swipe.view.openWidth
    // Beyond the buttons, a swipe that performs nothing meets resistance.
    if way > open, !swipe.performsFirst { way = open + (way - open) * 0.2 }
    way = min(way, swipe.cell.bounds.width)
    state.swipe?.offset = way * sign
    swipe.view.isFull = swipe.performsFirst && way > fullWay(of: swipe)
    placeSwipe(in: rectForRow(at: swipe.path))
  }

  /// The way from which on the first action is performed.
  private func fullWay(of swipe: SwipeSession) -> CGFloat {
    max(swipe.view.openWidth + 40, swipe.cell.bounds.width * 0.6)
  }

  private func endDrag(at offset: CGFloat, speed: CGFloat) {
    guard let swipe = state.swipe else { return }
    let sign = sign(of: swipe)
    let way = offset * sign
    if swipe.performsFirst, way > fullWay(of: swipe) { return performSwipe(0) }
    let isOpening = speed * sign > 100 || speed * sign > -100 && way > swipe.view.openWidth / 2
    if isOpening { openSwipe(animated: true) } else { endSwipe(animated: true) }
  }

  /// Moves the row aside, so that its actions are whole.
  func openSwipe(animated: Bool) {
    guard let swipe = state.swipe else { return }
    swipe.view.isFull = false
    placeSwipe(in: rectForRow(at: swipe.path))
    let change = { [self] in
      let offset = swipe.view.openWidth * sign(of: swipe)
      state.swipe?.offset = offset
      placeSwipe(in: rectForRow(at: swipe.path))
    }
    if animated { animateChanges(change) {} } else { change() }
  }

  /// Places the cell and the actions beside it.
  func placeSwipe(in frame: CGRect) {
    guard let swipe = state.swipe else { return }
    swipe.cell.setFrameIfChanged(frame.offsetBy(dx: swipe.offset, dy: 0))
    let width = abs(swipe.offset)
    swipe.view.setFrameIfChanged(
      CGRect(
        x: swipe.offset < 0 ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
        height: frame.height))
    swipe.view.layoutIfNeeded()
  }

  /// Performs an action of the open row.
  private func performSwipe(_ index: Int) {
    guard let swipe = state.swipe, swipe.actions.indices.contains(index) else { return }
    swipe.actions[index].perform(swipe.view) { [weak self] _ in
      // The row may be another one by now, or closed.
      guard let self, state.swipe?.view === swipe.view else { return }
      endSwipe(animated: true)
    }
  }

  /// Moves the open row back, and removes its actions.
  func endSwipe(animated: Bool) {
    guard let swipe = state.swipe else { return }
    state.swipe = nil
    swipe.cell.tellOfConfirmation(false)
    swipe.cell.setSwiped(false)
    let isShown = state.geometry != nil && state.shown[.row(swipe.path)] === swipe.cell
    let frame = isShown ? rectForRow(at: swipe.path) : nil
    let close = {
      if let frame { swipe.cell.frame = frame }
      var rest = swipe.view.frame
      if swipe.offset < 0 { rest.origin.x = rest.maxX }
      rest.size.width = 0
      swipe.view.frame = rest
    }
    rowDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
    guard animated else {
      close()
      return swipe.view.removeFromSuperview()
    }
    animateChanges(close) { swipe.view.removeFromSuperview() }
  }
}

/// The recognizer of swipes over rows.
final class SwipeRecognizer: UIPanGestureRecognizer {
  /// Creates the recognizer of a table.
  init(for table: UITableView) {
    super.init(target: nil, action: nil)
    addHandler { [weak table] recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { table?.followSwipe(pan) }
    }
  }
}

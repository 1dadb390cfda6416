import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// A list whose rows can be swiped, to show their actions.
@MainActor
protocol SwipeHost: UIScrollView {
  /// The swipe whose actions are visible, one at a time.
  var swipe: SwipeSession? { get set }
  /// Whether the user can swipe rows now.
  var maySwipe: Bool { get }

  /// Returns the row at a point that can be swiped.
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)?
  /// Returns the actions of a row at a side.
  func swipeActions(at path: IndexPath, _ side: SwipeSide) -> SideActions
  /// Returns the frame that the row of a swipe would have without it; nil if its cell shows it no more.
  func frame(of swipe: SwipeSession) -> CGRect?
  /// Moves the cell of the swipe to its place.
  func place(_ swipe: SwipeSession, in frame: CGRect)
  /// Tells the list that actions are about to be shown.
  func willBeginSwipe(at path: IndexPath)
  /// Tells the list that the actions disappear.
  func didEndSwipe(_ swipe: SwipeSession)
}

extension SwipeHost {
  /// Returns whether a drag across a row shows actions, and prepares them.
  func prepareSwipe(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    guard abs(way.x) > abs(way.y), maySwipe else { return false }
    let here = pan.location(in: self)
    let row = swipeRow(at: CGPoint(x: here.x - way.x, y: here.y - way.y))
    if let swipe {
      if swipe.path != row?.path { endSwipe(animated: true) }
      return swipe.path == row?.path
    }
    guard let row else { return false }
    let side: SwipeSide = (way.x < 0) != isReversed ? .trailing : .leading
    let found = swipeActions(at: row.path, side)
    guard !found.actions.isEmpty else { return false }
    beginSwipe(at: row.path, row.cell, side, found)
    return true
  }

  /// Begins to show actions beside a row.
  func beginSwipe(
    at path: IndexPath, _ cell: any SwipedCell, _ side: SwipeSide, _ actions: SideActions
  ) {
    endSwipe(animated: false)
    willBeginSwipe(at: path)
    let isAtRight = (side == .trailing) != isReversed
    let view = SwipeActionsView(actions.actions, isAtRight: isAtRight, height: cell.bounds.height) {
      [weak self] index in self?.performSwipe(index)
    }
    view.takeCorners(of: cell)
    insertSubview(view, belowSubview: cell)
    swipe = SwipeSession(
      path: path, cell: cell, side: side, actions: actions.actions, performsFirst: actions.performsFirst,
      view: view, sign: isAtRight ? -1 : 1)
    cell.setSwiped(true)
  }

  /// Follows a finger.
  func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      pan.setTranslation(CGPoint(x: swipe.offset, y: 0), in: self)
    case .changed:
      self.swipe?.move(to: pan.translation(in: self).x)
      placeSwipe()
    case .ended:
      endDrag(at: pan.translation(in: self).x, speed: pan.velocity(in: self).x)
    case .cancelled, .failed:
      endSwipe(animated: true)
    default: break
    }
  }

  private func endDrag(at offset: CGFloat, speed: CGFloat) {
    guard let swipe else { return }
    if swipe.isFull(at: offset) { return performSwipe(0) }
    if swipe.opens(at: offset, speed: speed) { openSwipe(animated: true) } else { endSwipe(animated: true) }
  }

  /// Shows the actions after a row by code, as far as there are any.
  func revealTrailingActions(at path: IndexPath, _ cell: any SwipedCell) {
    let found = swipeActions(at: path, .trailing)
    guard !found.actions.isEmpty else { return }
    beginSwipe(at: path, cell, .trailing, SideActions(found.actions))
    openSwipe(animated: true)
  }

  /// Moves the row aside, so that its actions are whole.
  func openSwipe(animated: Bool) {
    guard let swipe else { return }
    swipe.view.isFull = false
    placeSwipe()
    let change = { [self] in
      self.swipe?.offset = swipe.openOffset
      placeSwipe()
    }
    if animated { animateListChange(change) {} } else { change() }
  }

  /// Places the cell and the actions beside it.
  func placeSwipe() {
    guard let swipe, let frame = frame(of: swipe) else { return }
    place(swipe, in: frame)
    swipe.view.setFrameIfChanged(swipe.actionsFrame(in: frame))
    swipe.view.layoutIfNeeded()
  }

  /// Performs an action of the open row.
  private func performSwipe(_ index: Int) {
    guard let swipe, swipe.actions.indices.contains(index) else { return }
    swipe.actions[index].perform(swipe.view) { [weak self] _ in
      // The row may be another one by now, or closed.
      guard let self, self.swipe?.view === swipe.view else { return }
      endSwipe(animated: true)
    }
  }

  /// Moves the open row back, and removes its actions.
  func endSwipe(animated: Bool) {
    guard var swipe else { return }
    self.swipe = nil
    swipe.cell.setSwiped(false)
    let frame = frame(of: swipe)
    var rest = swipe.view.frame
    if swipe.sign < 0 { rest.origin.x = rest.maxX }
    rest.size.width = 0
    swipe.offset = 0
    let closed = swipe
    let close = { [self] in
      if let frame { place(closed, in: frame) }
      closed.view.frame = rest
    }
    didEndSwipe(swipe)
    guard animated else {
      close()
      return closed.view.removeFromSuperview()
    }
    animateListChange(close) { closed.view.removeFromSuperview() }
  }
}

extension UIView {
  /// Makes changes of a list with the animation of its rows, and calls a function at its end.
  func animateListChange(_ changes: @escaping () -> Void, _ finish: @escaping () -> Void) {
    guard AnimationClock.isRunning, window != nil, UIView.areAnimationsEnabled else {
      changes()
      return finish()
    }
    UIView.animate(
      withDuration: TableFigures.animation, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
      animations: changes
    ) { _ in finish() }
  }
}

/// The recognizer of swipes over rows.
final class SwipeRecognizer: UIPanGestureRecognizer {
  /// Creates the recognizer of a list.
  init(for list: any SwipeHost) {
    super.init(target: nil, action: nil)
    addHandler { [weak list] recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { list?.followSwipe(pan) }
    }
  }
}

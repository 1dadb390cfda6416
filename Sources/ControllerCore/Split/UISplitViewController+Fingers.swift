import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The button and the fingers that show and hide columns.
extension UISplitViewController {
  // MARK: The button

  var madeButton: UIBarButtonItem {
    if let button = columns.button { return button }
    let button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.followButton() })
    columns.button = button
    return button
  }

  private func followButton() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    change(to: wanted == .automatic ? nextMode : wanted)
  }

  /// The mode with one column more, or with none if all are shown.
  private var nextMode: DisplayMode {
    let count = displayMode.columnCount
    let next = mode(withCount: count + 1)
    return next.columnCount > count ? next : mode(withCount: 0)
  }

  /// Puts the button into the bar of the first visible column.
  func updateButton() {
    let isShown =
      style != .unspecified && !isCollapsed
      && (displayModeButtonVisibility == .automatic
        ? presentsWithGesture : displayModeButtonVisibility == .always)
    let first = (besides(displayMode) + [.secondary]).first { columns.containers[$0] != nil }
    let item = isShown ? first.flatMap(stack(of:))?.viewControllers.first?.navigationItem : nil
    guard item !== columns.buttonHolder else { return }
    columns.buttonHolder?.systemLeadingItem = nil
    columns.buttonHolder = item
    item?.systemLeadingItem = madeButton
  }

  // MARK: Fingers

  func observeFingers(on container: UIView) {
    columns.edgePan.mayBegin = { [weak self] in self?.mayShowByFinger == true }
    columns.edgePan.addHandler { [weak self] recognizer in self?.followEdge(recognizer) }
    container.addGestureRecognizer(columns.edgePan)
    columns.pan.addHandler { [weak self] recognizer in self?.followDimming(recognizer) }
    columns.tap.addHandler { [weak self] _ in self?.hideFromDimming() }
    columns.dimming.addGestureRecognizer(columns.pan)
    columns.dimming.addGestureRecognizer(columns.tap)
  }

  /// Whether or not a finger from the primary edge shows a column.
  ///
  /// It does not where it pops a controller of the secondary column.
  private var mayShowByFinger: Bool {
    columns.edgePan.edges = isMirrored ? .right : .left
    let count = displayMode.columnCount
    return presentsWithGesture && !isCollapsed && columns.swipe == nil
      && mode(withCount: count + 1).columnCount > count
      && (stack(of: .secondary)?.viewControllers.count ?? 0) < 2
  }

  /// The way or the speed of a finger from the primary edge, in points or points per second.
  private func way(_ point: CGPoint) -> CGFloat { isMirrored ? -point.x : point.x }

  private func followEdge(_ recognizer: UIGestureRecognizer) {
    let pan = columns.edgePan
    switch recognizer.state {
    case .began: beginSwipe(to: mode(withCount: displayMode.columnCount + 1))
    case .changed: swipe(by: way(pan.translation(in: viewIfLoaded)))
    case .ended: endSwipe(speed: way(pan.velocity(in: viewIfLoaded)), isShowing: true)
    case .cancelled: endSwipe(speed: nil, isShowing: true)
    default: break
    }
  }

  private func followDimming(_ recognizer: UIGestureRecognizer) {
    let pan = columns.pan
    switch recognizer.state {
    case .began: beginSwipe(to: nil)
    case .changed: swipe(by: way(pan.translation(in: viewIfLoaded)))
    case .ended: endSwipe(speed: way(pan.velocity(in: viewIfLoaded)), isShowing: false)
    case .cancelled: endSwipe(speed: nil, isShowing: false)
    default: break
    }
  }

  /// Begins to move columns into view, those of a new mode, or out of it, those of the present one.
  private func beginSwipe(to mode: DisplayMode?) {
    guard columns.swipe == nil else { return }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    columns.generation += 1
    columns.leaving = []
    let before = width(of: besides(displayMode))
    columns.swipe = (displayMode, 1)
    guard let mode else { return }
    guard mode.isOverlay else {
      columns.swipe = (displayMode, 0)
      return
    }
    let start = displayMode
    columns.chosen = mode
    let whole = width(of: besides(displayMode))
    let share = whole > 0 ? before / whole : 0
    columns.swipe = (start, share)
    columns.reveal = share
    placeColumns()
  }

  /// Moves the columns over the secondary one with the finger.
  private func swipe(by way: CGFloat) {
    guard let swipe = columns.swipe, displayMode.isOverlay else { return }
    let whole = width(of: besides(displayMode))
    columns.reveal = max(0, min(swipe.share + (whole > 0 ? way / whole : 0), 1))
    placeColumns()
  }

  /// Ends a drag: a finger that moves on has its way, and so does one that rests beyond the middle.
  private func endSwipe(speed: CGFloat?, isShowing: Bool) {
    guard let swipe = columns.swipe else { return }
    columns.swipe = nil
    defer { delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self) }
    let isVisible = speed.map { $0 > 0 || ($0 == 0 && (columns.reveal ?? 0) > 0.5) } ?? !isShowing
    guard displayMode.isOverlay else {
      // Columns beside the secondary one come and go when the finger is lifted.
      columns.reveal = nil
      if isShowing, isVisible { change(to: mode(withCount: displayMode.columnCount + 1)) }
      if !isShowing, !isVisible { hideFromDimming() }
      return
    }
    let hidden = isShowing ? swipe.start : mode(withCount: 0)
    settle(isVisible ? nil : hidden, share: isVisible ? 1 : isShowing ? swipe.share : 0)
  }

  /// Moves the columns to the end of a drag, after which another mode may apply.
  private func settle(_ mode: DisplayMode?, share: CGFloat) {
    columns.generation += 1
    let generation = columns.generation
    let end = { [weak self] in
      guard let self, columns.generation == generation else { return }
      columns.reveal = nil
      if let mode { columns.chosen = mode }
      placeColumns()
    }
    guard AnimationClock.isRunning else { return end() }
    UIView.animate(withDuration: SplitFigures.duration, delay: 0, options: .curveEaseOut) { [self] in
      columns.reveal = share
      placeColumns()
    } completion: { _ in
      end()
    }
  }

  /// Hides the columns over the secondary one, or the first of those that moved it aside.
  private func hideFromDimming() {
    change(to: mode(withCount: displayMode.isOverlay ? 0 : 1))
  }
}

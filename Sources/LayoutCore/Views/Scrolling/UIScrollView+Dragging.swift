import Foundation
import StyleCore

extension UIScrollView {
  /// A drag of the content by a finger.
  struct Drag {
    /// The position to which the finger would have pulled the content at its start.
    private(set) var pulled: CGPoint
    /// The offset at the start.
    private(set) var start: CGPoint
    /// The axes along which the content moves.
    let across, down: Bool

    /// Moves the content down by a distance.
    mutating func shift(by distance: CGFloat) {
      pulled.y += distance
      start.y += distance
    }
  }

  /// Returns whether a drag that begins now moves the content.
  ///
  /// It does along an axis that scrolls, and not if a view in the content keeps its touch.
  func mayBeginDrag(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    for touch in pan.progress.touches where touch.viewDelivery == .delivered {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y) ? horizontalRange.isScrollable : verticalRange.isScrollable
  }

  /// Sets whether a finger is on the content, which stops automatic scrolling.
  func setTracking(_ isTracking: Bool) {
    scrolling.isTracking = isTracking
    if isTracking, let motion = scrolling.motion {
      motion.stop()
      motionDidEnd(motion)
    } else if !isTracking, scrolling.drag == nil, scrolling.motion == nil {
      settle()
    }
  }

  /// Follows the recognizer of drags.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed:
      drag(to: pan.translation(in: superview))
      if keyboardDismissMode.followsFinger { dismissKeyboard(under: pan) }
    case .ended: endDrag(speed: pan.velocity(in: superview))
    case .cancelled: endDrag(speed: .zero)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    let isLocked = isDirectionalLockEnabled && abs(way.x) != abs(way.y)
    let (across, down) = (horizontalRange, verticalRange)
    scrolling.drag = Drag(
      pulled: CGPoint(x: across.unstretched(contentOffset.x), y: down.unstretched(contentOffset.y)),
      start: contentOffset,
      across: across.isScrollable && !(isLocked && abs(way.y) > abs(way.x)),
      down: down.isScrollable && !(isLocked && abs(way.x) > abs(way.y)))
    // The first 10 points, which are needed to recognize a drag, move nothing (N.1).
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let rest = length > UIPanGestureRecognizer.slop ? 1 - UIPanGestureRecognizer.slop / length : 0
    pan.setTranslation(CGPoint(x: way.x * rest, y: way.y * rest), in: superview)
    if keyboardDismissMode.endsAtOnce { respondingWindow?.endEditing(false) }
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    drag(to: pan.translation(in: superview))
  }

  /// Ends editing if the finger has reached the top edge of the keyboard.
  private func dismissKeyboard(under pan: UIPanGestureRecognizer) {
    guard let window = respondingWindow, let keyboard = window.keyboardFrame else { return }
    if pan.location(in: window).y >= keyboard.minY { window.endEditing(false) }
  }

  private func drag(to way: CGPoint) {
    guard let drag = scrolling.drag else { return }
    var offset = contentOffset
    if drag.across { offset.x = horizontalRange.stretched(drag.pulled.x - way.x) }
    if drag.down { offset.y = verticalRange.stretched(drag.pulled.y - way.y) }
    move(to: pixelAligned(offset))
    refreshControl?.follow(pull: -adjustedContentInset.top - contentOffset.y)
  }

  private func endDrag(speed finger: CGPoint) {
    guard let drag = scrolling.drag else { return }
    scrolling.drag = nil
    refreshControl?.endPull()
    let speed = CGPoint(x: drag.across ? -finger.x : 0, y: drag.down ? -finger.y : 0)
    let (across, down) = (horizontalRange, verticalRange)
    func end(_ way: (CGFloat, CGFloat) -> CGFloat) -> CGPoint {
      CGPoint(
        x: contentOffset.x + way(speed.x, decelerationRate.rawValue),
        y: contentOffset.y + way(speed.y, decelerationRate.rawValue))
    }
    let free = end(ScrollCurve.distance)
    let foretold = end(ScrollCurve.predictedDistance)
    var proposed = CGPoint(x: across.clamped(foretold.x), y: down.clamped(foretold.y))
    if isPagingEnabled {
      proposed = CGPoint(
        x: across.page(from: drag.start.x, at: contentOffset.x, speed: speed.x),
        y: down.page(from: drag.start.y, at: contentOffset.y, speed: speed.y))
    }
    let unstopped = proposed.y
    proposed.y = stoppedAtBar(proposed.y)
    let isStopped = proposed.y != unstopped
    proposed = pixelAligned(proposed)
    // Points per millisecond, as for the delegate.
    let velocity = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    let wanted = isPagingEnabled ? proposed : scrollTarget(for: proposed, velocity: velocity)
    var target = wanted.x.isFinite && wanted.y.isFinite ? wanted : proposed
    if let delegate {
      unsafe withUnsafeMutablePointer(to: &target) { target in
        unsafe delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
      }
    }
    // Unless the delegate changes the target, the speed continues beyond the edge.
    let isFree = target == proposed && !isPagingEnabled && !isStopped
    decelerate(to: isFree ? free : target, speed: speed)
  }

  private func decelerate(to goal: CGPoint, speed: CGPoint) {
    let rate = (isPagingEnabled ? .fast : decelerationRate).rawValue
    let tolerance = 0.5 / max(traitCollection.displayScale, 1)
    let x = ScrollCurve(
      from: contentOffset.x, speed: speed.x, to: goal.x, in: horizontalRange, rate: rate, tolerance: tolerance
    )
    let y = ScrollCurve(
      from: contentOffset.y, speed: speed.y, to: goal.y, in: verticalRange, rate: rate, tolerance: tolerance)
    let aligned = pixelAligned(CGPoint(x: x.end, y: y.end))
    let end = CGPoint(
      x: horizontalRange.isEdge(x.end) ? x.end : aligned.x, y: verticalRange.isEdge(y.end) ? y.end : aligned.y
    )
    let goesOn = end != contentOffset || x.duration > 0 || y.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return hideIndicators() }
    delegate?.scrollViewWillBeginDecelerating(self)
    run(
      ScrollMotion(.deceleration, of: self, to: end, duration: max(x.duration, y.duration)) { seconds in
        CGPoint(x: x.offset(at: seconds), y: y.offset(at: seconds))
      })
  }

  /// Returns to an offset in the range, if the content is elsewhere.
  private func settle() {
    let end = CGPoint(x: horizontalRange.clamped(contentOffset.x), y: verticalRange.clamped(contentOffset.y))
    if end != contentOffset { decelerate(to: end, speed: .zero) }
  }
}

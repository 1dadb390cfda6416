import Foundation
import StyleCore

extension UIScrollView {
  /// A finger that drags the content.
  struct Drag {
    /// Where the finger would have pulled the content to, where it came down.
    let pulled: CGPoint
    /// Where the content was.
    let start: CGPoint
    /// The axes along which it moves.
    let across, down: Bool
  }

  /// Whether a drag that begins now moves the content: along an axis that scrolls, and not against a view that wants
  /// to keep its touch.
  func mayBeginDrag(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    for touch in pan.progress.touches where touch.viewKnowledge == .told {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y) ? horizontalRange.isScrollable : verticalRange.isScrollable
  }

  /// A finger came down on the content, or was lifted: what goes on by itself stops under it.
  func setTracking(_ isTracking: Bool) {
    scrolling.isTracking = isTracking
    if isTracking, let motion = scrolling.motion {
      motion.stop()
      motionDidEnd(motion)
    } else if !isTracking, scrolling.drag == nil, scrolling.motion == nil {
      settle()
    }
  }

  /// What the recognizer of drags tells.
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
    // The first 10 points, which it took to see a drag, move nothing (N.1).
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let rest = length > UIPanGestureRecognizer.slop ? 1 - UIPanGestureRecognizer.slop / length : 0
    pan.setTranslation(CGPoint(x: way.x * rest, y: way.y * rest), in: superview)
    if keyboardDismissMode.endsAtOnce { respondingWindow?.endEditing(false) }
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    drag(to: pan.translation(in: superview))
  }

  /// Ends editing where the finger has come to the upper edge of the keyboard.
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
    refreshControl?.letGo()
    let speed = CGPoint(x: drag.across ? -finger.x : 0, y: drag.down ? -finger.y : 0)
    let (across, down) = (horizontalRange, verticalRange)
    func end(_ way: (CGFloat, DecelerationRate) -> CGFloat) -> CGPoint {
      CGPoint(
        x: contentOffset.x + way(speed.x, decelerationRate),
        y: contentOffset.y + way(speed.y, decelerationRate))
    }
    let free = end(ScrollCurve.way)
    let foretold = end(ScrollCurve.foretoldWay)
    var proposed = CGPoint(x: across.clamped(foretold.x), y: down.clamped(foretold.y))
    if isPagingEnabled {
      proposed = CGPoint(
        x: across.page(from: drag.start.x, at: contentOffset.x, speed: speed.x),
        y: down.page(from: drag.start.y, at: contentOffset.y, speed: speed.y))
    }
    proposed = pixelAligned(proposed)
    var target = proposed
    // Points a millisecond, as the delegate has it.
    let velocity = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    if let delegate {
      unsafe withUnsafeMutablePointer(to: &target) { target in
        unsafe delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
      }
    }
    // Where nobody wants it otherwise, the speed goes on beyond the edge.
    let isFree = target == proposed && !isPagingEnabled
    decelerate(to: isFree ? free : target, speed: speed)
  }

  private func decelerate(to goal: CGPoint, speed: CGPoint) {
    let rate: DecelerationRate = isPagingEnabled ? .fast : decelerationRate
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

  /// Goes back to where the content may rest, if it is elsewhere.
  private func settle() {
    let end = CGPoint(x: horizontalRange.clamped(contentOffset.x), y: verticalRange.clamped(contentOffset.y))
    if end != contentOffset { decelerate(to: end, speed: .zero) }
  }
}

extension ScrollRange {
  /// The page that a drag ends at: the nearest, or with some speed the next one in its direction, but none that is
  /// more than one away from where it began.
  func page(from start: CGFloat, at offset: CGFloat, speed: CGFloat) -> CGFloat {
    guard length > 0, isScrollable else { return clamped(offset) }
    let first = ((start - lower) / length).rounded()
    let here = (offset - lower) / length
    let page = speed > 0 ? here.rounded(.up) : speed < 0 ? here.rounded(.down) : here.rounded()
    return clamped(lower + max(first - 1, min(page, first + 1)) * length)
  }
}

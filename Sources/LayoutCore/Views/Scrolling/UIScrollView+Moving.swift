package import Foundation

extension UIScrollView {
  /// Sets the offset as if by a finger or by automatic scrolling, which keeps running motions.
  func move(to offset: CGPoint) {
    scrolling.setting.insert(.byItself)
    contentOffset = offset
    scrolling.setting.remove(.byItself)
  }

  /// Moves the offset by a distance after content above it changed its height, so that the same content stays visible.
  ///
  /// A drag or a motion that runs goes on from there.
  package func shiftContent(by distance: CGFloat) {
    guard distance != 0, distance.isFinite else { return }
    scrolling.drag?.shift(by: distance)
    scrolling.motion?.shift(by: distance)
    move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
  }

  /// Runs a motion in place of the current one.
  func run(_ motion: ScrollMotion) {
    stopMotion()
    scrolling.motion = motion
    showIndicators()
    motion.run()
  }

  /// Stops automatic scrolling, when code sets another offset.
  func stopMotion() {
    scrolling.motion?.stop()
    scrolling.motion = nil
  }

  /// Tells the delegate of the end of a motion.
  func motionDidEnd(_ motion: ScrollMotion) {
    guard scrolling.motion === motion else { return }
    scrolling.motion = nil
    hideIndicators()
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Whether or not an animation that code began scrolls.
  public var isScrollAnimating: Bool { scrolling.motion?.kind == .animation }

  /// Scrolls to an offset, with an animation or at once.
  func scroll(to offset: CGPoint, animated: Bool) {
    guard animated else {
      stopMotion()
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return stopMotion() }
    run(.animation(of: self, to: offset))
  }
}

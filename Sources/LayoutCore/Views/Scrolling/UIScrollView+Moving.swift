import Foundation

extension UIScrollView {
  /// Scrolls to `offset` as if by a finger or by itself: nothing that is under way is given up for it.
  func move(to offset: CGPoint) {
    scrolling.setting.insert(.byItself)
    contentOffset = offset
    scrolling.setting.remove(.byItself)
  }

  /// Lets `motion` go on instead of what goes on now.
  func run(_ motion: ScrollMotion) {
    stopMotion()
    scrolling.motion = motion
    showIndicators()
    motion.run()
  }

  /// Gives up what goes on by itself, where code sets another offset.
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

  /// Scrolls to `offset` in a while, or at once.
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

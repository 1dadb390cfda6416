public import Foundation
import LayerCore

/// One look of a view giving way to another. Differs from UIKit: flips and curls fade, too.
extension UIView {
  /// Shows `view` before and after `animations` as two sides of one.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.isRunning else {
      if let animations { AnimationScope.run(duration, animations) }
      completion?(true)
      return
    }
    let old = duration > 0 && areAnimationsEnabled ? view.layer.currentLook : nil
    run(duration, delay: 0, pace: .curve(CubicCurve(options.curve)), options: options) {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      guard let old, let block = AnimationScope.current.block, block.takesTime else { return }
      block.attach(CATransition(), .transition(old, from: 0, to: 1), to: view.layer, key: "transition")
    } completion: {
      completion?($0)
    }
  }

  /// Puts `toView` into the place of `fromView` in its superview, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    func change() {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard AnimationClock.isRunning, let container = fromView.superview else {
      change()
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options, animations: change, completion: completion)
  }
}

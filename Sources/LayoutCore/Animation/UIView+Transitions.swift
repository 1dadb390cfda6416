public import Foundation
import LayerCore
public import StyleCore

/// The transitions from one appearance of a view to another.
///
/// Differs from UIKit: flips and curls fade, too.
extension UIView {
  /// Animates from the appearance of a view before a closure runs to the one after it.
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
    run(duration, delay: 0, timingCurve: .bezier(UnitBezier(options.curve)), options: options) {
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

  /// Replaces `fromView` in its superview by `toView`, or hides the one and shows the other.
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

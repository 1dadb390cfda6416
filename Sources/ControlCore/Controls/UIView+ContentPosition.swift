import Foundation
import LayerCore
import LayoutCore

/// The duration, in seconds, of the animated change of a control's value.
private let valueChangeDuration = 0.25

extension UIView {
  /// Shows the value of a control at `place`.
  ///
  /// In an animation block the change is a part of it; elsewhere it is animated if `isAnimated` is true and the view is
  /// in a window.
  func showValue(at place: Double, isAnimated: Bool = false) {
    setNeedsDisplay()
    guard AnimationClock.isRunning, AnimationScope.current.block == nil else {
      backing.contentPosition = place
      return
    }
    if isAnimated, window != nil {
      UIView.animate(withDuration: valueChangeDuration) { self.backing.contentPosition = place }
    } else {
      backing.removeAnimations { $0.isOf(.contentPosition) }
      backing.contentPosition = place
    }
  }

  /// Performs a change that a touch causes in a control, animated where a clock runs.
  func animateAsTouched(_ change: @escaping () -> Void) {
    guard AnimationClock.isRunning, window != nil else { return change() }
    UIView.animate(withDuration: valueChangeDuration, animations: change)
  }
}

import Foundation
import LayerCore
import LayoutCore

/// The seconds that a control takes to show another value, where it is animated.
private let valueChangeDuration = 0.25

extension UIView {
  /// Shows the value of a control at `place`. In an animation block that is part of it; elsewhere it takes time if
  /// `isAnimated` says so and the view is in a window.
  func showPlace(_ place: Double, isAnimated: Bool = false) {
    setNeedsDisplay()
    guard AnimationClock.isRunning, AnimationScope.current.block == nil else {
      backing.contentPlace = place
      return
    }
    if isAnimated, window != nil {
      UIView.animate(withDuration: valueChangeDuration) { self.backing.contentPlace = place }
    } else {
      backing.removeFlights { $0.isOf(.contentPlace) }
      backing.contentPlace = place
    }
  }

  /// Does what a finger makes a control do: where a clock runs, it is seen to happen.
  func animateAsTouched(_ change: @escaping () -> Void) {
    guard AnimationClock.isRunning, window != nil else { return change() }
    UIView.animate(withDuration: valueChangeDuration, animations: change)
  }
}

import Foundation

/// What a control shows of its value: a number that is animated as other properties of its layer are.
///
/// The value itself changes at once; where the layer is seen to have it, follows on the clock (B.19).
extension CALayer {
  /// Where the view's content shows its value: a share of the way of a knob, the number of a segment.
  var contentPlace: Double {
    get { extras?.contentPlace ?? 0 }
    set { change(.contentPlace) { setExtra(\.contentPlace, to: newValue, default: 0) } }
  }

  /// Lets what the view draws turn once a second from now on, or no longer.
  func setTurning(_ isTurning: Bool) {
    guard isTurning != (extras?.turnsSince != nil) else { return }
    writableExtras.turnsSince = isTurning ? instant(at: MediaTime.current()) : nil
    if isTurning { AnimationTimeline.main.noteTurning(self) }
  }
}

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
      UIView.animate(withDuration: ControlSizes.changeDuration) { self.backing.contentPlace = place }
    } else {
      backing.removeFlights { $0.isOf(.contentPlace) }
      backing.contentPlace = place
    }
  }

  /// Does what a finger makes a control do: where a clock runs, it is seen to happen.
  func animateAsTouched(_ change: @escaping () -> Void) {
    guard AnimationClock.isRunning, window != nil else { return change() }
    UIView.animate(withDuration: ControlSizes.changeDuration, animations: change)
  }
}

extension Flight {
  /// Whether it is one of those that views have for a property.
  func isOf(_ property: AnimatableKey) -> Bool {
    key == property.rawValue || key.hasPrefix(property.rawValue + "-")
  }
}

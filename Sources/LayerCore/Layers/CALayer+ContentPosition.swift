import Foundation

/// The position at which a control shows its value: a number that is animated like other properties of its layer.
///
/// The value itself changes at once; the position that is shown follows on the clock (B.19).
extension CALayer {
  /// The position of the view's content: a fraction of the distance of a knob, the index of a segment.
  package var contentPosition: Double {
    get { extras?.contentPosition ?? 0 }
    set { change(.contentPosition) { setExtra(\.contentPosition, to: newValue, default: 0) } }
  }

  /// Starts or stops the rotation of the view's content, once per second.
  package func setTurning(_ isTurning: Bool) {
    guard isTurning != (extras?.turnsSince != nil) else { return }
    writableExtras.turnsSince = isTurning ? instant(at: MediaTime.current()) : nil
    if isTurning { AnimationTimeline.main.noteTurning(self) }
  }
}

extension InFlightAnimation {
  /// Returns whether or not the animation is one of those that views add for a property.
  package func isOf(_ property: AnimatableKey) -> Bool {
    key == property.rawValue || key.hasPrefix(property.rawValue + "-")
  }
}

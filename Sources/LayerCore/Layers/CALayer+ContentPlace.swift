import Foundation

/// The place at which a control shows its value: a number that is animated as other properties of its layer are.
///
/// The value itself changes at once; where the layer is seen to have it, follows on the clock (B.19).
extension CALayer {
  /// Where the view's content shows its value: a share of the way of a knob, the number of a segment.
  package var contentPlace: Double {
    get { extras?.contentPlace ?? 0 }
    set { change(.contentPlace) { setExtra(\.contentPlace, to: newValue, default: 0) } }
  }

  /// Lets what the view draws turn once a second from now on, or no longer.
  package func setTurning(_ isTurning: Bool) {
    guard isTurning != (extras?.turnsSince != nil) else { return }
    writableExtras.turnsSince = isTurning ? instant(at: MediaTime.current()) : nil
    if isTurning { AnimationTimeline.main.noteTurning(self) }
  }
}

extension Flight {
  /// Whether it is one of those that views have for a property.
  package func isOf(_ property: AnimatableKey) -> Bool {
    key == property.rawValue || key.hasPrefix(property.rawValue + "-")
  }
}

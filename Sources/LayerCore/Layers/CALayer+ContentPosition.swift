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
    guard isTurning != (extras?.turns != nil) else { return }
    if isTurning { startTurning(period: 1, count: .infinity) } else { stopTurning() }
  }

  /// Starts a number of turns of the view's content, each of which takes `period` seconds, which are positive.
  package func startTurning(period: Double, count: Double) {
    writableExtras.turns = LayerTurns(
      since: instant(at: MediaTime.current()), period: period > 1e-6 && period.isFinite ? period : 1,
      count: count)
    AnimationTimeline.main.noteTurning(self)
  }

  /// Stops the turns of the view's content.
  package func stopTurning() { extras?.turns = nil }

  /// Whether or not turns were started and are not over.
  package var isTurning: Bool {
    guard let turns = extras?.turns else { return false }
    return place(in: turns, at: MediaTime.current()) != nil
  }

  /// Returns the share of a turn at a time on the clock; nil after the last one.
  func place(in turns: LayerTurns, at time: Double) -> Double? {
    let place = elapsed(since: turns.since, at: time) / turns.period
    guard place.isFinite, place < turns.count else { return nil }
    return place - place.rounded(.down)
  }

  /// Whether or not the layer may look different at another time without an animation.
  var changesWithTime: Bool { extras?.turns != nil || (!flags.contains(.isPlain) && self is CAEmitterLayer) }
}

/// The turns of a view's content.
struct LayerTurns {
  /// The instant at which the first one began.
  let since: LayerInstant
  /// The duration of one, in seconds.
  let period: Double
  let count: Double
}

extension InFlightAnimation {
  /// Returns whether or not the animation is one of those that views add for a property.
  package func isOf(_ property: AnimatableKey) -> Bool {
    key == property.rawValue || key.hasPrefix(property.rawValue + "-")
  }
}

/// The values of `CAMediaTiming` as plain numbers.
///
/// Times are those of the parent: for an animation of a layer, the layer's since the animation was added.
package struct MediaTiming: Hashable, Sendable {
  package var begin = 0.0
  /// The duration of one repetition.
  package var duration = 0.0
  var speed = 1.0
  /// The offset into the animation's own time at which it begins; the part left out is shown at the end.
  var timeOffset = 0.0
  package var repeatCount = 0.0
  var repeatDuration = 0.0
  package var autoreverses = false
  package var fillsBefore = false
  var fillsAfter = false

  /// Creates the timing of an animation without duration.
  package init() {}

  /// A position in an animation.
  struct Moment: Hashable, Sendable {
    /// The fraction of the duration, 0…1.
    var share: Double
    /// The number of completed repetitions.
    var iteration: Int
  }

  /// The duration of one repetition, with its reverse.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The duration with all repetitions, in the animation's own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycle : cycle
  }

  /// The duration with all repetitions, in the parent's time; infinite if the animation's time is stopped.
  private var length: Double {
    let active = activeDuration
    return speed != 0 && active < .infinity ? active / abs(speed) : .infinity
  }

  /// The time at which the animation ends, rounded up to a tick.
  var end: Double { begin + MediaTime.tick(notBefore: length) }

  /// Returns the position at `time`; nil if the animation has no effect then.
  func moment(at time: Double) -> Moment? {
    let active = activeDuration
    var elapsed = speed == 0 ? 0 : (time - begin) * abs(speed)
    // At `end`, which may be rounded, the animation is over as well.
    let isOver = time - begin >= length || time >= end
    if time < begin, speed != 0 {
      guard fillsBefore else { return nil }
      elapsed = 0
    } else if isOver {
      guard fillsAfter else { return nil }
      elapsed = active
    }
    guard duration > 0, active > 0 else { return Moment(share: autoreverses ? 0 : 1, iteration: 0) }
    if speed < 0, active < .infinity { elapsed = active - elapsed }
    return moment(elapsed: elapsed, isAtEnd: isOver && speed > 0)
  }

  private func moment(elapsed: Double, isAtEnd: Bool) -> Moment {
    let place = elapsed + timeOffset
    let cycles = place / cycle
    // A cycle can be so short that the number of its repetitions is not representable.
    guard cycles.isFinite else { return Moment(share: 1, iteration: Self.mostIterations) }
    var iteration = cycles.rounded(.down)
    var phase = iteration == 0 ? place : place - iteration * cycle
    // The end of the last repetition is not the start of another one.
    if isAtEnd || speed < 0, phase <= 0, place > 0, timeOffset == 0 {
      iteration -= 1
      phase = cycle
    }
    if autoreverses, phase > duration { phase = cycle - phase }
    let count = min(max(iteration, 0), Double(Self.mostIterations))
    return Moment(share: max(0, min(phase / duration, 1)), iteration: Int(count))
  }

  private static let mostIterations = 1_000_000_000
}

extension MediaTiming {
  /// Creates the timing of an animation; numbers that are not finite are replaced by the defaults.
  init(_ timing: some CAMediaTiming) {
    begin = timing.beginTime.isFinite ? timing.beginTime : 0
    duration = max(0, timing.duration)
    speed = timing.speed.isFinite ? Double(timing.speed) : 1
    timeOffset = timing.timeOffset.isFinite ? timing.timeOffset : 0
    repeatCount = max(0, Double(timing.repeatCount))
    repeatDuration = max(0, timing.repeatDuration)
    autoreverses = timing.autoreverses
    fillsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    fillsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }
}

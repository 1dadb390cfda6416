/// When an animation is where: `CAMediaTiming` as plain numbers.
///
/// Times are those of what is around: for an animation of a layer, the layer's.
struct MediaTiming: Hashable, Sendable {
  var begin = 0.0
  /// How long it takes once.
  var duration = 0.0
  var speed = 1.0
  /// Where in its own time it begins; what is left out is shown at the end.
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillsBefore = false
  var fillsAfter = false

  /// A place in an animation.
  struct Moment: Hashable, Sendable {
    /// The share of the duration, 0…1.
    var share: Double
    /// How many times are over.
    var iteration: Int
  }

  /// Once, and back where it is.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long it takes with all repetitions, in its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycle : cycle
  }

  /// When it is over; never where its time stands still.
  var end: Double {
    let active = activeDuration
    guard speed != 0, active < .infinity else { return .infinity }
    return begin + active / abs(speed)
  }

  /// Where it is at `time`; nil where it shows nothing.
  func moment(at time: Double) -> Moment? {
    let active = activeDuration
    var elapsed = speed == 0 ? 0 : (time - begin) * abs(speed)
    // The end is the sum that `end` is: what is over there must be over here.
    let isOver = time >= end
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
    var iteration = (place / cycle).rounded(.down)
    var phase = place - iteration * cycle
    // The end of the last time is not the start of one more.
    if isAtEnd || speed < 0, phase <= 0, place > 0, timeOffset == 0 {
      iteration -= 1
      phase = cycle
    }
    if autoreverses, phase > duration { phase = cycle - phase }
    let count = min(max(iteration, 0), 1e9)
    return Moment(share: min(max(phase / duration, 0), 1), iteration: Int(count))
  }
}

extension MediaTiming {
  init(_ timing: some CAMediaTiming) {
    begin = timing.beginTime
    duration = max(0, timing.duration)
    speed = Double(timing.speed)
    timeOffset = timing.timeOffset
    repeatCount = max(0, Double(timing.repeatCount))
    repeatDuration = max(0, timing.repeatDuration)
    autoreverses = timing.autoreverses
    fillsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    fillsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }
}

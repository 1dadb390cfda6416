/// The mapping from the time of an animation to its progress.
package enum TimingCurve: Hashable, Sendable {
  /// A timing curve.
  case bezier(UnitBezier)
  /// The motion of a spring, for a duration in seconds.
  case spring(Spring, duration: Double)

  /// Constant speed.
  package static let linear = TimingCurve.bezier(.linear)

  /// Returns the progress at a fraction of the time; exactly 0 and 1 at the ends, where a spring has settled.
  func progress(at time: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.progress(at: time)
    case .spring(let spring, let duration):
      time <= 0 ? 0 : time >= 1 ? 1 : spring.progress(at: time * duration)
    }
  }

  /// Returns the first fraction of the time at which the progress is `progress`.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard case .spring = self else {
      if case .bezier(let curve) = self { return curve.time(of: progress) }
      return progress
    }
    // A spring may overshoot and return: find the first crossing in steps, then bisect.
    let steps = 256
    let step = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

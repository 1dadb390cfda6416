import Paths

/// A mass on a spring that pulls it from 0 to 1: the damped harmonic oscillator, solved in closed form.
package struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  package let frequency: Double
  /// The damping ratio; 1 is critical damping.
  package let dampingRatio: Double
  /// The initial velocity, in whole distances per second.
  package let velocity: Double

  /// The limit of damping ratios and initial velocities.
  private static let most = 0x1p16
  /// The limit of frequencies.
  private static let fastest = 0x1p24
  /// The remaining fraction of the distance at which a spring counts as settled.
  static let settled = 0.001

  init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency =
      frequency > 0 && frequency.isFinite ? max(1 / Self.most, min(frequency, Self.fastest)) : 1
    self.dampingRatio = dampingRatio > 0 ? min(dampingRatio, Self.most) : 0
    self.velocity = velocity.isNaN ? 0 : max(-Self.most, min(velocity, Self.most))
  }

  /// Creates a spring from its physical parameters.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 1
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Creates the spring that settles within `duration` seconds.
  ///
  /// It is the fastest spring whose swing, which begins with the initial velocity, is a thousandth of the distance then
  /// (N.8).
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let ratio = max(dampingRatio, 0.01)
    let velocity = velocity.isNaN ? 0 : max(-Self.most, min(velocity, Self.most))
    func isLeft(_ frequency: Double) -> Bool {
      let spring = Spring(frequency: frequency, dampingRatio: ratio, velocity: velocity)
      return spring.swing(at: duration) > Spring.settled
    }
    var (low, high) = (1e-3, 1e6)
    let slowest = velocity / ratio
    if ratio < 1, slowest > 0, slowest.isFinite, duration > 0 {
      // The rest vanishes where the velocity equals that of the decay, and is largest a little above that.
      let half = ratio * duration * velocity / 2
      let peak =
        (half + (half * half + ratio * ratio * duration * velocity).squareRoot()) / (ratio * ratio * duration)
      if isLeft(peak) { low = max(low, peak) } else { high = min(high, max(slowest, low)) }
    }
    for _ in 0..<100 {
      let middle = (low * high).squareRoot()
      if isLeft(middle) { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, velocity: velocity)
  }

  /// Returns the amplitude of the swing after `seconds`; without a swing, the remaining distance.
  private func swing(at seconds: Double) -> Double {
    guard dampingRatio < 1 else { return rest(at: seconds) }
    let decay = dampingRatio * frequency
    let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return abs(decay - velocity) / swing * Exponential.exp(-decay * seconds)
  }

  /// Creates a spring from its perceptual duration, in seconds, and its bounce, −1…1.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
    self.init(
      frequency: 2 * .pi / (perceptualDuration > 0 ? perceptualDuration : 0.5), dampingRatio: ratio,
      velocity: velocity)
  }

  /// Returns the position of the mass after `seconds`; exactly 0 at the start.
  func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let (decay, ratio) = (dampingRatio * frequency, dampingRatio)
    // With y = 1 − x: y(0) = 1, y'(0) = −velocity.
    let slope = decay - velocity
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let angle = swing * seconds
      let (cosine, sine) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
      return 1 - Exponential.exp(-decay * seconds) * (cosine + slope / swing * sine)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    guard spread > 1e-6 * frequency else {
      return 1 - Exponential.exp(-decay * seconds) * (1 + slope * seconds)
    }
    let share = (1 + slope / spread) / 2
    return 1 - share * Exponential.exp((spread - decay) * seconds)
      - (1 - share) * Exponential.exp(-(spread + decay) * seconds)
  }

  /// Returns an upper bound of the remaining distance at any time from `seconds` on.
  private func rest(at seconds: Double) -> Double {
    let (decay, ratio) = (dampingRatio * frequency, dampingRatio)
    let slope = decay - velocity
    if ratio <= 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let reach = swing * seconds > 1 ? 1 / swing : seconds
      return Exponential.exp(-decay * seconds) * (1 + abs(slope) * reach)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let share = (1 + slope / max(spread, 1e-9)) / 2
    if spread < 1e-3 * frequency {
      return Exponential.exp((spread - decay) * seconds) * (1 + abs(slope) * seconds)
    }
    return abs(share) * Exponential.exp((spread - decay) * seconds)
      + abs(1 - share) * Exponential.exp(-(spread + decay) * seconds)
  }

  /// The time after which at most a thousandth of the distance remains, in seconds; an hour if that is never.
  package var settlingDuration: Double {
    var high = 1 / frequency
    while rest(at: high) > Spring.settled, high < 3600 { high *= 2 }
    guard high < 3600 else { return 3600 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if rest(at: middle) > Spring.settled { low = middle } else { high = middle }
    }
    return high
  }
}

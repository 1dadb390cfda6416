/// A spring of a damped oscillation.
public struct Spring: Hashable, Sendable {
  /// The mass.
  public private(set) var mass: Double
  /// The force for a distance.
  public private(set) var stiffness: Double
  /// The force for a velocity.
  public private(set) var damping: Double

  /// Creates a spring by its mass, its stiffness and its damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
  }

  /// Creates a spring by its duration in seconds and its bounce, where 0 is none.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring by its period without damping in seconds and its ratio of damping.
  public init(response: Double, dampingRatio: Double) {
    mass = 1
    let frequency = 2 * Double.pi / max(response, .leastNonzeroMagnitude)
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// The period without damping in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The ratio of damping; 1 has no bounces.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The duration in seconds.
  public var duration: Double { response }
  /// The bounce, where 0 is none.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// A spring without bounces.
  public static var smooth: Spring { Spring() }
  /// A spring with small bounces.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with large bounces.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// Returns a spring without bounces.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with small bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with large bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the value at a time in seconds, on the way from zero to a target.
  public func value<Value: VectorArithmetic>(target: Value, initialVelocity: Value = .zero, time: Double)
    -> Value
  {
    let (rest, speed) = factors(time)
    var (way, push) = (target, initialVelocity)
    way.scale(by: 1 - rest)
    push.scale(by: speed)
    return way + push
  }

  /// Returns the shares of the first distance and of the first velocity at a time.
  private func factors(_ time: Double) -> (distance: Double, velocity: Double) {
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let square = frequency * frequency - decay * decay
    let fall = exp(-decay * time)
    if abs(square) < 1e-9 * frequency * frequency { return (fall * (1 + decay * time), fall * time) }
    let own = abs(square).squareRoot()
    let (even, odd) = square > 0 ? (cos(own * time), sin(own * time)) : (cosh(own * time), sinh(own * time))
    return (fall * (even + decay / own * odd), fall * odd / own)
  }
}

public import Foundation
public import GraphicsCore
package import LayerCore

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A cubic Bézier curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring combined with a curve.
  case composed = 3
}

/// A type that provides the speed of an animation over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }

  /// The cubic curve, or `nil` if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, or `nil` if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), with time in x and progress in y.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: UIViewAnimationCurve?
  private let points: (CGPoint, CGPoint)

  /// Creates a curve of the system.
  public init(animationCurve: UIViewAnimationCurve) {
    curve = animationCurve
    points =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Creates a curve with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Creates a curve that starts and ends slowly.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    (curve, points) = (.easeInOut, (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)))
    super.init()
  }

  /// Creates a curve that starts and ends slowly.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// The curve of the system, or `easeInOut` for another curve.
  open var animationCurve: UIViewAnimationCurve { curve ?? .easeInOut }

  /// The control point of the start.
  open var controlPoint1: CGPoint { points.0 }

  /// The control point of the end.
  open var controlPoint2: CGPoint { points.1 }

  /// The type of the curve: cubic, or one of the system's.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a weight on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let velocity: CGVector
  package let dampingRatio: CGFloat
  /// The spring, if it has a duration of its own.
  private let ownSpring: Spring?

  /// Creates a spring from its damping ratio.
  ///
  /// A ratio of 1 does not oscillate; the nearer it is to 0, the longer the spring oscillates.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    self.velocity = velocity
    ownSpring = nil
    super.init()
  }

  /// Creates a spring from its damping ratio, without an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical properties, which determine its duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Spring.speed(velocity))
    dampingRatio = CGFloat(spring.dampingRatio)
    self.velocity = velocity
    ownSpring = spring
    super.init()
  }

  /// Creates a spring from the duration of an oscillation and its bounce, −1…1.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Spring.speed(initialVelocity))
    dampingRatio = CGFloat(spring.dampingRatio)
    velocity = initialVelocity
    ownSpring = spring
    super.init()
  }

  /// Creates the spring of the system.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    (dampingRatio, velocity, ownSpring) = (1, .zero, nil)
    super.init()
  }

  /// Creates the spring of the system.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// The initial velocity, in shares of the distance per second.
  open var initialVelocity: CGVector { velocity }

  /// The type of the curve: a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the timing curve of an animation and its duration, which is `duration` unless the spring has its own.
  package func timingCurve(in duration: TimeInterval) -> (timingCurve: TimingCurve, duration: TimeInterval) {
    if let ownSpring {
      let duration = ownSpring.settlingDuration
      return (.spring(ownSpring, duration: duration), duration)
    }
    let spring = Spring(
      settlingIn: max(duration, 1e-3), dampingRatio: Double(dampingRatio), velocity: Spring.speed(velocity))
    return (.spring(spring, duration: duration), duration)
  }
}

extension UITimingCurveProvider {
  /// Returns the timing curve of an animation with this timing and its duration, which is `duration` unless the timing
  /// has its own.
  package func timingCurve(in duration: TimeInterval) -> (timingCurve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.timingCurve(in: duration) }
    guard let cubic = cubicTimingParameters else { return (.linear, duration) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    let curve = UnitBezier(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    return (.bezier(curve), duration)
  }
}

extension Spring {
  /// Returns the speed of a weight that moves in a plane: that in x, or in y if the one in x is 0.
  static func speed(_ velocity: CGVector) -> Double { Double(velocity.dx != 0 ? velocity.dx : velocity.dy) }
}

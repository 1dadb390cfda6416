public import Foundation
public import GraphicsCore
import LayerCore

/// What kind of curve it is.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin = 0
  /// A curve between two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring after a curve.
  case composed = 3
}

/// The speed of an animation over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }

  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve from (0, 0) to (1, 1): time to the right, progress upwards.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  /// One of the system's curves.
  public init(animationCurve: UIView.AnimationCurve) {
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

  /// The curve with the given control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Slow at both ends.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Which of the system's curves it is; `easeInOut` where it is none.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

  /// The control point of the start.
  open var controlPoint1: CGPoint { points.0 }

  /// The control point of the end.
  open var controlPoint2: CGPoint { points.1 }

  /// Of the system or not.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

  /// This.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A weight on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let velocity: CGVector
  let dampingRatio: CGFloat
  /// The spring, where it says itself how long it takes.
  private let ownSpring: Spring?

  /// A spring that does not swing for a damping of 1, and swings ever longer towards 0.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    self.velocity = velocity
    ownSpring = nil
    super.init()
  }

  /// A spring that does not swing for a damping of 1, at rest at first.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics; how long it takes follows from them.
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

  /// A spring by how long a swing takes and how much it bounces, −1…1.
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

  /// The spring of the system.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// How fast the weight is at first, in shares of the way per second.
  open var initialVelocity: CGVector { velocity }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// This.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// How it goes in `duration` seconds, and how long that is where the spring says so itself.
  func pace(in duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
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
  /// How an animation of `duration` seconds goes by it, and how long that is.
  func pace(in duration: TimeInterval) -> (pace: Pace, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.pace(in: duration) }
    guard let cubic = cubicTimingParameters else { return (.linear, duration) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    let curve = CubicCurve(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    return (.curve(curve), duration)
  }
}

extension Spring {
  /// The speed of a weight that moves in a plane: of what moves in one axis, that in x.
  static func speed(_ velocity: CGVector) -> Double { Double(velocity.dx != 0 ? velocity.dx : velocity.dy) }
}

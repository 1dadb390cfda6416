public import Foundation

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

  /// A spring that does not swing for a damping of 1, and swings ever longer towards 0.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    self.velocity = velocity
    super.init()
  }

  /// A spring that does not swing for a damping of 1, at rest at first.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its physics.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// A spring by how long it takes and how much it bounces, −1…1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity: initialVelocity)
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
}

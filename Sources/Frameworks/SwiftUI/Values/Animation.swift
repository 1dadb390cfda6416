/// A course of a change in time.
///
/// Differs from SwiftUI: changes are immediate.
public struct Animation: Hashable, Sendable {
  private var name: String
  private var numbers: [Double] = []
  private var changes: [Double] = []

  private init(_ name: String, _ numbers: Double...) {
    self.name = name
    self.numbers = numbers
  }

  /// The usual course.
  public static let `default` = Animation("default")
  /// A course of one speed.
  public static let linear = Animation("linear")
  /// A course that begins slowly.
  public static let easeIn = Animation("easeIn")
  /// A course that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// A course that begins and ends slowly.
  public static let easeInOut = Animation("easeInOut")
  /// The course of a spring.
  public static let spring = Animation("spring")
  /// The course of a spring that answers touches.
  public static let interactiveSpring = interactiveSpring()
  /// The course of a spring without bounces.
  public static let smooth = smooth()
  /// The course of a spring with small bounces.
  public static let snappy = snappy()
  /// The course of a spring with large bounces.
  public static let bouncy = bouncy()

  /// Returns a course of one speed.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Returns a course that begins slowly.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Returns a course that ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Returns a course that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// Returns the course of a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction, blendDuration)
  }
  /// Returns the course of a spring by its duration in seconds and its bounces.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation("spring", duration, 1 - bounce, blendDuration)
  }
  /// Returns the course of a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation("spring", spring.duration, 1 - spring.bounce, blendDuration)
  }
  /// Returns the course of a spring without bounces.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// Returns the course of a spring with small bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns the course of a spring with large bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// Returns the course of a spring by its mass, its stiffness and its damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }
  /// Returns a course between two control points of a curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation("timingCurve", duration, p1x, p1y, p2x, p2y)
  }
  /// Returns the course of a spring that answers touches.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }

  /// Returns the course with a beginning after a number of seconds.
  public func delay(_ delay: Double) -> Animation { adding(delay) }
  /// Returns the course at another speed.
  public func speed(_ speed: Double) -> Animation { adding(speed) }
  /// Returns the course a number of times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { adding(Double(count)) }
  /// Returns the course without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { adding(.infinity) }

  private func adding(_ number: Double) -> Animation {
    var copy = self
    copy.changes.append(number)
    return copy
  }
}

extension Animation {
  /// Runs changes of views with the course, without its delay, its speed and its repetitions.
  @MainActor
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard name != "spring", name != "interactiveSpring" else {
      return UIView.animate(
        springDuration: numbers.first ?? 0.5, bounce: 1 - (numbers.count > 1 ? numbers[1] : 0.825),
        animations: changes, completion: completion)
    }
    let curves: [String: UIView.AnimationOptions] = [
      "linear": .curveLinear, "easeIn": .curveEaseIn, "easeOut": .curveEaseOut,
    ]
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: numbers.first ?? 0.35, delay: 0, options: curves[name] ?? .curveEaseInOut,
        animations: changes, completion: completion)
    }
  }
}

extension UIView {
  /// Animates the changes that a closure makes to views with a course of SwiftUI.
  ///
  /// Differs from UIKit: the delay, the speed and the repetitions of the course have no effect.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animation.run(changes, completion: completion.map { done in { _ in done() } })
  }

  /// Animates the changes that a closure makes to views with a course of SwiftUI.
  ///
  /// Differs from UIKit: the delay, the speed and the repetitions of the course have no effect.
  public static func animate(
    with animation: Animation = .default, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(animation, changes: changes, completion: completion)
  }
}

/// The circumstances of a change.
public struct Transaction {
  /// The course of the change.
  public var animation: Animation?
  /// Whether or not the change is immediate.
  public var disablesAnimations = false

  /// Creates the circumstances of a change.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Creates the circumstances of a change.
  public init() {
    self.init(animation: nil)
  }

  /// Whether or not the change goes on, as one of a slider.
  public var isContinuous = false
}

/// Changes values with an animation.
///
/// Differs from SwiftUI: the changes are immediate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes values with an animation, and calls a closure at its end.
///
/// Differs from SwiftUI: the changes are immediate, and so is the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// The ends of animations.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// The end of what can be seen.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The end of the animation.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Changes values in a transaction with a property.
///
/// Differs from SwiftUI: the changes are immediate.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes values in a transaction.
///
/// Differs from SwiftUI: the changes are immediate.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

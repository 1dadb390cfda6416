/// A course of a change in time.
///
/// Differs from SwiftUI: changes are immediate.
public struct Animation: Hashable, Sendable {
  private var name: String
  private var numbers: [Double] = []

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

  /// Returns a course of one speed.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Returns a course that begins slowly.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Returns a course that ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Returns a course that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// Returns the course of a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction, blendDuration)
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
    copy.numbers.append(number)
    return copy
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
}

/// Changes values with an animation.
///
/// Differs from SwiftUI: the changes are immediate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
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

/// A way in which a description appears and disappears.
///
/// Differs from SwiftUI: it does so immediately.
public struct AnyTransition: Sendable {
  /// A fade.
  public static let opacity = AnyTransition()
  /// A change of size.
  public static let scale = AnyTransition()
  /// A slide from the leading to the trailing edge.
  public static let slide = AnyTransition()
  /// No transition.
  public static let identity = AnyTransition()

  /// Returns a move from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a change of size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a move by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns a transition with different ways in and out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

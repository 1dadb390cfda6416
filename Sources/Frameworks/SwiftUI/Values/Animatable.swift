/// A type of values that can be added and scaled, such as those between two states.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part with a number.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// A type with values that an animation changes.
///
/// Differs from SwiftUI: changes are immediate, so the values are not set.
nonisolated public protocol Animatable {
  /// The type of the values.
  associatedtype AnimatableData: VectorArithmetic
  /// The values that an animation changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No values.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// The values of a type that an animation does not change.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates no values.
  public init() {}

  /// No values.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
  /// Returns no values.
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
  /// Returns no values.
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
}

/// Two values that an animation changes.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  /// Returns the sums of both values.
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }
  /// Returns the differences of both values.
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier with values that an animation changes.
public protocol AnimatableModifier: Animatable, ViewModifier {}

public import Foundation

/// The ends of a range at which a value is clamped.
public enum Clamp: String, CaseIterable, Sendable {
  /// Neither end.
  case none
  /// The lower end.
  case minimum
  /// The upper end.
  case maximum
  /// Both ends.
  case both

  /// Creates the clamp for the given ends.
  public init(min: Bool, max: Bool) {
    switch (min, max) {
    case (false, false): self = .none
    case (true, false): self = .minimum
    case (false, true): self = .maximum
    case (true, true): self = .both
    }
  }

  /// Whether or not values are clamped at the lower end.
  public var clampsMinimum: Bool { self == .minimum || self == .both }
  /// Whether or not values are clamped at the upper end.
  public var clampsMaximum: Bool { self == .maximum || self == .both }

  /// Returns `value`, clamped at the ends of the range, which may be given in either order.
  public func apply<T: Comparable>(_ value: T, min minValue: T, max maxValue: T) -> T {
    let (low, high) = minValue <= maxValue ? (minValue, maxValue) : (maxValue, minValue)
    if clampsMinimum, value < low { return low }
    if clampsMaximum, value > high { return high }
    return value
  }

  /// Returns `value`, clamped at the ends of 0…1.
  public func applyUnit(value: CGFloat) -> CGFloat { apply(value, min: 0, max: 1) }
}

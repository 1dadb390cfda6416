public import Foundation

/// Which ends of a range hold a value.
public enum Clamp: String, CaseIterable, Sendable {
  /// Neither: the value may leave the range at both ends.
  case none
  /// The lower end.
  case minimum
  /// The upper end.
  case maximum
  /// Both ends.
  case both

  /// The ends that are asked for.
  public init(min: Bool, max: Bool) {
    switch (min, max) {
    case (false, false): self = .none
    case (true, false): self = .minimum
    case (false, true): self = .maximum
    case (true, true): self = .both
    }
  }

  /// Whether values stay above the lower end.
  public var clampsMinimum: Bool { self == .minimum || self == .both }
  /// Whether values stay below the upper end.
  public var clampsMaximum: Bool { self == .maximum || self == .both }

  /// `value`, held by the ends of the range; the ends may be given in either order.
  public func apply<T: Comparable>(_ value: T, min minValue: T, max maxValue: T) -> T {
    let (low, high) = minValue <= maxValue ? (minValue, maxValue) : (maxValue, minValue)
    if clampsMinimum, value < low { return low }
    if clampsMaximum, value > high { return high }
    return value
  }

  /// `value`, held by the ends of 0…1.
  public func applyUnit(value: CGFloat) -> CGFloat { apply(value, min: 0, max: 1) }
}

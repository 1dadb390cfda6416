extension Subscribers {
  /// The number of values that a subscriber accepts.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    private static let infinity = UInt(Int.max) + 1
    private let count: UInt

    private init(count: UInt) {
      self.count = min(count, Self.infinity)
    }

    /// As many values as the publisher has.
    public static let unlimited = Demand(count: infinity)
    /// No value.
    public static let none = Demand(count: 0)

    /// A number of values, which is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative.")
      return Demand(count: UInt(value))
    }

    /// The number; nil if it is unlimited.
    public var max: Int? { count == Self.infinity ? nil : Int(count) }

    /// The demand as text.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Creates a demand from a decoder.
    public init(from decoder: any Decoder) throws {
      self.init(count: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Encodes the demand.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }
  }
}

extension Subscribers.Demand {
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Self) -> Self {
    lhs.max == nil || rhs.max == nil ? .unlimited : Self(count: lhs.count + rhs.count)
  }
  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Returns the sum.
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let number = lhs.max else { return .unlimited }
    let (sum, isTooLarge) = number.addingReportingOverflow(rhs)
    return isTooLarge ? .unlimited : .max(Swift.max(0, sum))
  }
  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Returns the product.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let number = lhs.max else { return .unlimited }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: rhs)
    return isTooLarge ? .unlimited : .max(product)
  }
  /// Multiplies with a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }
  /// Returns the difference, which is at least none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max else { return .unlimited }
    return rhs.max.map { .max(Swift.max(0, left - $0)) } ?? .none
  }
  /// Subtracts a demand.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Returns the difference, which is at least none.
  public static func - (lhs: Self, rhs: Int) -> Self {
    lhs.max.map { .max(Swift.max(0, $0 - rhs)) } ?? .unlimited
  }
  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
  /// Compares two demands.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  /// Compares a demand with a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Compares a demand with a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Compares a number with a demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }
  /// Compares a number with a demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }
  /// Compares a demand with a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { rhs > lhs }
  /// Compares a number with a demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Compares a demand with a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= lhs }
  /// Compares a number with a demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  /// Whether or not a demand is a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether or not a demand is another number.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether or not a number is a demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }
  /// Whether or not a number is another demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}

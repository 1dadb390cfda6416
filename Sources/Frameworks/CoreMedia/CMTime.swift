@_exported public import UIKit

/// The flags of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the flags of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The time is a time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times that are no numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// A number of parts in a second.
public typealias CMTimeScale = Int32
/// A number that tells times of different clocks apart.
public typealias CMTimeEpoch = Int64

/// A time as a fraction of integers, in seconds.
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts in a second.
  public var timescale: CMTimeScale
  /// The flags.
  public var flags: CMTimeFlags
  /// The number of the clock.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// Creates a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Creates a number of parts of a second; the time is invalid if there is no positive number of parts in a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time of seconds, rounded to the nearest part.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if preferredTimescale <= 0 || seconds.isNaN {
      self = .invalid
    } else if let value = CMTimeValue(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
      if Double(value) / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  /// An invalid time.
  public static let invalid = CMTime()
  /// An unknown time.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The time after all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The time before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Whether or not the time is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether or not the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether or not the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether or not the time is unknown.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether or not the time is a number, with a positive number of parts in a second.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }

  /// The time in seconds; not a number if the time is invalid or unknown.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Returns the time with another number of parts in a second, rounded to the nearest part.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    guard let (quotient, rest) = scaled(by: newTimescale) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    var result = CMTime(value: quotient, timescale: newTimescale)
    result.epoch = epoch
    if rest != 0 {
      result.value += method.step(rest: rest, of: CMTimeValue(timescale))
      result.flags.insert(.hasBeenRounded)
    }
    return result
  }

  /// Returns the parts of a new size, toward zero, and the rest; nil if they are too many.
  private func scaled(by newTimescale: CMTimeScale) -> (quotient: CMTimeValue, rest: CMTimeValue)? {
    let product = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
    let divisor = UInt64(timescale)
    guard product.high < divisor else { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    guard quotient < UInt64(CMTimeValue.max) else { return nil }
    let sign: CMTimeValue = value < 0 ? -1 : 1
    return (sign * CMTimeValue(quotient), sign * CMTimeValue(rest))
  }
}

/// The ways of rounding a time.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest part, and from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// To the nearest part.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  /// Returns the number to add to a quotient toward zero with a rest.
  func step(rest: Int64, of divisor: Int64) -> Int64 {
    let away: Int64 = rest > 0 ? 1 : -1
    return switch self {
    case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude ? away : 0
    case .roundTowardZero: 0
    case .roundAwayFromZero: away
    case .roundTowardPositiveInfinity: max(0, away)
    case .roundTowardNegativeInfinity: min(0, away)
    }
  }
}

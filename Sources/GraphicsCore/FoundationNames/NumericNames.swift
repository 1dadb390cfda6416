// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`, for what repeats without end.
public let HUGE = Float.greatestFiniteMagnitude
/// Infinity.
public let HUGE_VAL = Double.infinity
/// Infinity.
public let HUGE_VALF = Float.infinity
/// The largest whole number.
public let NSIntegerMax = Int.max
/// The least whole number.
public let NSIntegerMin = Int.min
/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

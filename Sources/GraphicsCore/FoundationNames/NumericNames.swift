// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`, for endless repetition.
public let HUGE = Float.greatestFiniteMagnitude
/// The infinite `Double`.
public let HUGE_VAL = Double.infinity
/// The infinite `Float`.
public let HUGE_VALF = Float.infinity
/// The largest integer.
public let NSIntegerMax = Int.max
/// The smallest integer.
public let NSIntegerMin = Int.min
/// A signed integer.
public typealias NSInteger = Int
/// An unsigned integer.
public typealias NSUInteger = UInt
/// The smallest integer of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The smallest integer of 32 bits.
public let INT32_MIN = Int32.min
/// The smallest integer of 64 bits.
public let INT64_MIN = Int64.min
/// The largest integer of 64 bits.
public let INT64_MAX = Int64.max
/// The largest integer of 64 bits without a sign.
public let UINT64_MAX = UInt64.max

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The number of characters of each field of the C library's `utsname`.
public let _SYS_NAMELEN: Int32 = 65

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

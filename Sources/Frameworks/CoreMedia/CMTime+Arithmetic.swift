// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

extension CMTime: Comparable, Hashable {
  public static func == (one: CMTime, other: CMTime) -> Bool { one.order(other) == 0 }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.order(other) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric {
      let divisor = CMTimeValue(greatestDivisor(value.magnitude, UInt64(timescale.magnitude)))
      hasher.combine(value / max(1, divisor))
      hasher.combine(CMTimeValue(timescale) / max(1, divisor))
    }
  }

  /// The place of the kind of time among all kinds; 4 for a time that is none, or whose second has no parts.
  private var rank: Int {
    if isNegativeInfinity { return 0 }
    if isNumeric { return 1 }
    if isPositiveInfinity { return 2 }
    return isIndefinite ? 3 : 4
  }

  /// Returns a number below, equal to or above 0 as the time is before, at or after another.
  func order(_ other: CMTime) -> Int {
    guard rank == 1, other.rank == 1 else { return rank - other.rank }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
    let one = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let two = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    if one.high != two.high { return one.high < two.high ? -1 : 1 }
    return one.low == two.low ? 0 : one.low < two.low ? -1 : 1
  }

  /// Returns the sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime { one.adding(other, sign: 1) }

  /// Returns the difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime { one.adding(other, sign: -1) }

  /// Returns the sum of a time and another, or the difference, in parts that both have, if there are such.
  private func adding(_ other: CMTime, sign: CMTimeValue) -> CMTime {
    guard rank < 4, other.rank < 4 else { return .invalid }
    guard isNumeric, other.isNumeric else { return infiniteSum(other, sign: sign) }
    let divisor = greatestDivisor(UInt64(timescale), UInt64(other.timescale))
    let common = CMTimeValue(timescale) / CMTimeValue(divisor) * CMTimeValue(other.timescale)
    let scale = CMTimeScale(exactly: common) ?? max(timescale, other.timescale)
    let (one, two) = (convertScale(scale, method: .default), other.convertScale(scale, method: .default))
    guard one.isNumeric, two.isNumeric else { return one.infiniteSum(two, sign: sign) }
    let (sum, overflow) =
      sign > 0
      ? one.value.addingReportingOverflow(two.value) : one.value.subtractingReportingOverflow(two.value)
    guard !overflow else { return one.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(
      value: sum, timescale: scale,
      flags: one.flags.union(two.flags).intersection([.valid, .hasBeenRounded]), epoch: epoch)
  }

  private func infiniteSum(_ other: CMTime, sign: CMTimeValue) -> CMTime {
    if isIndefinite || other.isIndefinite { return .indefinite }
    let ends = [seconds, other.seconds * Double(sign)].filter(\.isInfinite)
    guard let first = ends.first, !ends.contains(where: { $0 != first }) else { return .invalid }
    return first > 0 ? .positiveInfinity : .negativeInfinity
  }
}

/// Returns the greatest number that divides two others.
private func greatestDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
  var (one, other) = (one, other)
  while other != 0 { (one, other) = (other, one % other) }
  return one
}

/// Returns a number of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a number of parts of a second; the spelling of Swift 3.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the time of seconds, rounded to the nearest part.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }

/// Returns the difference of two times.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }

/// Returns −1, 0 or 1 as a time is before, at or after another.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { Int32(one.order(other).signum()) }

/// Returns the time with another number of parts in a second.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

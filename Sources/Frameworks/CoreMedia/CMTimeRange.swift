// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A time and the length of what begins then.
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  /// Creates a range of a beginning and a length.
  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  /// Creates a range of a beginning and an end.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// An invalid range.
  public static let invalid = CMTimeRange()
  /// A range of no length at the time zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// The end.
  public var end: CMTime { start + duration }
  /// Whether or not both times are valid and the length is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether or not the length is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is at the beginning or after it, and before the end.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }

  /// Returns the range from the earlier beginning to the later end.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// Returns what both ranges have; the zero range if they have nothing.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

/// Returns a range of a beginning and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Returns a range of a beginning and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

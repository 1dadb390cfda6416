// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

/// The nanoseconds of a tick of the clock of the processor, as a fraction.
public struct mach_timebase_info_data_t: Sendable {
  /// The upper number of the fraction.
  public var numer: UInt32
  /// The lower number of the fraction.
  public var denom: UInt32

  /// Creates a fraction that is not known yet.
  public init() {
    self.init(numer: 0, denom: 0)
  }

  /// Creates a fraction.
  public init(numer: UInt32, denom: UInt32) {
    (self.numer, self.denom) = (numer, denom)
  }
}

/// Writes the nanoseconds of a tick, which are 1.
///
/// - Returns: 0, for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> Int32 {
  unsafe info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// Returns the time of `CACurrentMediaTime()` in nanoseconds.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, min(CACurrentMediaTime() * 1e9, 0x1p63))) }

/// Returns the time of `CACurrentMediaTime()` in nanoseconds.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

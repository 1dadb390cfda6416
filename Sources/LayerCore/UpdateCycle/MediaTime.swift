// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation
internal import Synchronization

/// A duration, in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the first of January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the time of the wall clock, in seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Returns the time of the animation clock in seconds, which is virtual and begins at 0.
///
/// Differs from UIKit: the time does not advance unless the program advances it, so that pictures do not depend on it:
/// a measurement with it returns 0 seconds. `Date()` and `ContinuousClock` advance, and so does this one while
/// `HeadlessLoop.followsRealTime` of the module `Plumb` is true (G.35).
public func CACurrentMediaTime() -> CFTimeInterval {
  max(MediaTime.current(), MediaTime.realNow ?? 0)
}

/// The animation clock that `CACurrentMediaTime()` reads, and its ticks.
///
/// The clock shows multiples of 2⁻³² seconds. Of those, a `Double` holds differences exactly for the first 24 days: so
/// a function of the time since an instant has the same value wherever on the clock that instant is.
package enum MediaTime {
  private static let ticksPerSecond = 0x1p32
  /// The number of seconds from which on all numbers are multiples of a tick.
  private static let coarse = 0x1p21

  /// The largest difference of two equal times.
  ///
  /// One may be rounded up to a tick, and the other down to one after a remainder of those before.
  static let roundings = 2 / ticksPerSecond

  /// Returns the number of seconds in whole ticks that is nearest to `seconds`.
  package static func nearestTick(to seconds: Double) -> Double {
    abs(seconds) < coarse ? (seconds * ticksPerSecond).rounded() / ticksPerSecond : seconds
  }

  /// Returns the smallest number of seconds in whole ticks that is not less than `seconds`.
  static func tick(notBefore seconds: Double) -> Double {
    abs(seconds) < coarse ? (seconds * ticksPerSecond).rounded(.up) / ticksPerSecond : seconds
  }

  private static let time = Mutex<CFTimeInterval>(0)

  /// Sets the clock of animations, as the main loop's clock does.
  static func set(_ now: CFTimeInterval) {
    time.withLock { $0 = now }
  }

  /// Returns the time of the clock of animations, in seconds, as the main loop last set it.
  package static func current() -> CFTimeInterval {
    time.withLock { $0 }
  }

  /// The instant since which the clock follows real time, and its time then; nil if it does not.
  private static let following = Mutex<(start: ContinuousClock.Instant, origin: CFTimeInterval)?>(nil)

  /// The present time of the clock if it follows real time; nil otherwise.
  static var realNow: CFTimeInterval? {
    following.withLock { following in
      following.map { $0.origin + (ContinuousClock.now - $0.start) / .seconds(1) }
    }
  }

  /// Makes the clock follow real time from now on, or stops that.
  static func followRealTime(_ follows: Bool) {
    let origin = current()
    following.withLock { $0 = follows ? (.now, origin) : nil }
  }
}

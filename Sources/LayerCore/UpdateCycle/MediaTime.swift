// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import Foundation
internal import Synchronization

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first of January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// The wall clock, in seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// The seconds on the clock of animations, which is virtual and begins at 0.
///
/// Differs from UIKit: it stands still unless somebody drives it, so that pictures do not depend on the time: what a
/// program measures with it takes 0 seconds. `Date()` and `ContinuousClock` go on, and so does this one while
/// `HeadlessLoop.followsRealTime` of the module `Plumb` is true (G.35).
public func CACurrentMediaTime() -> CFTimeInterval {
  max(MediaTime.current(), MediaTime.realNow ?? 0)
}

/// What `CACurrentMediaTime()` asks, and the steps in which time goes.
///
/// The clock shows multiples of 2⁻³² seconds. Of those, a `Double` holds differences exactly for the first 24 days: so
/// what goes by the time since its beginning is the same wherever on the clock it begins.
package enum MediaTime {
  private static let ticksPerSecond = 0x1p32
  /// From here on, numbers are multiples of a tick in any case.
  private static let coarse = 0x1p21

  /// By how much two times that are the same can differ: one may be rounded up to a tick, and the other down to one after
  /// what was left of those before.
  static let roundings = 2 / ticksPerSecond

  /// The number of seconds in whole ticks that is the nearest to `seconds`.
  package static func nearestTick(to seconds: Double) -> Double {
    abs(seconds) < coarse ? (seconds * ticksPerSecond).rounded() / ticksPerSecond : seconds
  }

  /// The least number of seconds in whole ticks that is no less than `seconds`.
  static func tick(notBefore seconds: Double) -> Double {
    abs(seconds) < coarse ? (seconds * ticksPerSecond).rounded(.up) / ticksPerSecond : seconds
  }

  private static let time = Mutex<CFTimeInterval>(0)

  /// Sets the clock of animations; the main loop's clock does.
  static func set(_ now: CFTimeInterval) {
    time.withLock { $0 = now }
  }

  /// The clock of animations, in seconds, as the main loop last set it.
  package static func current() -> CFTimeInterval {
    time.withLock { $0 }
  }

  /// Since when the clock follows real time, and what it showed then; nil where it does not.
  private static let following = Mutex<(start: ContinuousClock.Instant, origin: CFTimeInterval)?>(nil)

  /// What the clock shows by now where it follows real time: as many seconds more as went by.
  static var realNow: CFTimeInterval? {
    following.withLock { following in
      following.map { $0.origin + (ContinuousClock.now - $0.start) / .seconds(1) }
    }
  }

  /// Lets the clock follow real time from now on, or stand still.
  static func followRealTime(_ follows: Bool) {
    let origin = current()
    following.withLock { $0 = follows ? (.now, origin) : nil }
  }
}

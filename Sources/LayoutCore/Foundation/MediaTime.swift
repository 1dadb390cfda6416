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
/// Differs from UIKit: it stands still unless somebody drives it, so that pictures do not depend on the time.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaTime.current()
}

/// What `CACurrentMediaTime()` asks.
package enum MediaTime {
  private static let time = Mutex<CFTimeInterval>(0)

  /// Sets the clock of animations; the main loop's clock does.
  static func set(_ now: CFTimeInterval) {
    time.withLock { $0 = now }
  }

  static func current() -> CFTimeInterval {
    time.withLock { $0 }
  }
}

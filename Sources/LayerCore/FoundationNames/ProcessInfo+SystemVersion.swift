package import Foundation
import Synchronization

/// The system that the program sees: that of the main screen, or in the scope of a task that asked for another one.
package enum RunningSystem {
  /// The system in a scope, which code in it may change.
  package final class Scope: Sendable {
    private let number: Mutex<Int>

    /// Creates a scope with the number of a version, such as 26.
    package init(_ number: Int) {
      self.number = Mutex(number)
    }

    /// The number of the version.
    package var major: Int {
      get { number.withLock { $0 } }
      set { number.withLock { $0 = newValue } }
    }
  }

  /// The scope that the present task is in; `nil` for none.
  @TaskLocal package static var scope: Scope?

  private static let ofScreen = Mutex(17)

  /// The number of the version, which any thread may read.
  package static var major: Int { scope?.major ?? ofScreen.withLock { $0 } }

  /// Sets the number of the main screen's version.
  package static func become(_ major: Int) {
    ofScreen.withLock { $0 = major }
  }
}

/// The methods that stand in for those of Foundation, so that programs see the system that was asked for.
///
/// [`CFoundation`](../../CFoundation/README.md) puts these in their places.
///
/// Differs from UIKit: a version is the first of its number, such as 26.0.0, and a text of it has no build.
extension ProcessInfo {
  /// Returns the version of the system.
  @_silgen_name("plumb_processinfo_version")
  package func plumbVersion() -> OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: RunningSystem.major, minorVersion: 0, patchVersion: 0)
  }

  /// Returns whether the version of the system is another one or later.
  @_silgen_name("plumb_processinfo_isAtLeast")
  package func plumbIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let wanted = (version.majorVersion, version.minorVersion, version.patchVersion)
    return (RunningSystem.major, 0, 0) >= wanted
  }

  /// Returns the version of the system as a text.
  @_silgen_name("plumb_processinfo_versionString")
  package func plumbVersionString() -> String { "Version \(RunningSystem.major).0" }
}

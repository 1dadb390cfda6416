internal import Foundation
internal import Synchronization

/// Numbers the snapshots of a test that have no name, from 1.
///
/// Each test counts by itself, and begins anew when it is run again.
final class SnapshotCounter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// That of tests without the trait `.snapshots`.
  static let shared = SnapshotCounter()

  @TaskLocal static var current = SnapshotCounter.shared

  /// The next number of a test, told by its file, its name and, where they have one, its run.
  func next(of test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }
}

/// The references that this run of the tests wrote. They are no proof: a test that is run again because it failed would
/// pass with them.
enum RecordedReferences {
  private static let paths = Mutex<Set<String>>([])

  static func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }
  static func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
}

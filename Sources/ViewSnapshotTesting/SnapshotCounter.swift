internal import Foundation
internal import Synchronization

/// A counter of the unnamed snapshots of a test, from 1.
///
/// Each test has its own count, which begins at 1 again in each run of the test.
final class SnapshotCounter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// The counter of tests without the trait `.snapshots`.
  static let shared = SnapshotCounter()

  @TaskLocal static var current = SnapshotCounter.shared

  /// Returns the next number of a test, identified by its file, its name and, if it has one, its run.
  func next(of test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }
}

/// The references that this run of the tests wrote.
///
/// They are no evidence: a failed test that is repeated would pass with them.
enum RecordedReferences {
  private static let paths = Mutex<Set<String>>([])

  static func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }
  static func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
}

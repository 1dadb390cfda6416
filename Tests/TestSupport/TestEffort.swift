import Foundation

/// The number of random cases that tests try: each test's own number, times `PLUMB_TEST_EFFORT`.
package enum TestEffort {
  /// The factor: 1 in `make test`, 10 in `make test-thorough`; 100 is for a night.
  package static let factor =
    ProcessInfo.processInfo.environment["PLUMB_TEST_EFFORT"].flatMap { Int($0) }.map { max(1, $0) } ?? 1

  /// Returns `count`, times the factor.
  package static func count(_ count: Int) -> Int { count * factor }

  /// Returns the seeds from 0 on, `count` times the factor of them.
  package static func seeds(_ count: Int) -> Range<UInt64> { 0..<UInt64(self.count(count)) }
}

import Foundation
import LayoutCore
import TestSupport
import Testing

/// Random programs of UIKit calls with numbers of all kinds: none traps or goes on for ever, none leaves anything
/// behind, and each does the same wherever it runs.
@MainActor
struct RandomProgramTests {
  /// How many programs run: as many as take some seconds. `RANDOM_PROGRAMS` asks for another number, and
  /// `RANDOM_PROGRAM` for those from a seed on, with each call told before it is made.
  private static let count = number("RANDOM_PROGRAMS") ?? 200
  private static let first = number("RANDOM_PROGRAM")

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `every random program leaves nothing behind and does the same again`() {
    let first = RandomProgramTests.first ?? 0
    for seed in first..<first + RandomProgramTests.count {
      let watchdog = ProgramWatchdog(seed: seed)
      let outcome = RandomProgram.run(seed: UInt64(seed)) { call in
        if RandomProgramTests.first != nil { print("program \(seed): \(call)") }
        watchdog.call = call
      }
      if !outcome.leaks.isEmpty { Issue.record("program \(seed) leaves \(outcome.leaks)") }
      let again = RandomProgram.run(seed: UInt64(seed))
      if outcome.places != again.places {
        let index = zip(outcome.places, again.places).enumerated().first { $1.0 != $1.1 }
        Issue.record("program \(seed) puts things elsewhere: \(index.map { "\($1)" } ?? "more")")
      }
      if outcome.pictures != again.pictures { Issue.record("program \(seed) draws something else") }
      watchdog.stop()
    }
  }
}

import Foundation
import LayoutCore
import TestSupport
import Testing

/// Random programs of UIKit calls with numbers of all kinds.
///
/// None traps or goes on for ever, none leaves anything behind, and each does the same wherever it runs.
@MainActor
struct RandomProgramTests {
  /// The number of programs.
  ///
  /// `RANDOM_PROGRAMS` sets another one, and `RANDOM_PROGRAM` runs those from a seed on, with each call printed before
  /// it is made.
  private static let count = number("RANDOM_PROGRAMS") ?? TestEffort.count(100)
  private static let first = number("RANDOM_PROGRAM")
  /// So many programs after it has run, a program runs once more.
  private static let distance = 5

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `every random program leaves nothing behind and does the same again`() {
    let first = RandomProgramTests.first ?? 0
    var earlier: [RandomProgram.Outcome] = []
    for seed in first..<first + RandomProgramTests.count {
      let watchdog = ProgramWatchdog(seed: seed)
      defer { watchdog.stop() }
      let outcome = RandomProgram.run(seed: UInt64(seed)) { call in
        if RandomProgramTests.first != nil { print("program \(seed): \(call)") }
        watchdog.call = call
      }
      if outcome.isRestless { Issue.record("program \(seed) never rests") }
      if !outcome.faults.isEmpty { Issue.record("program \(seed): \(outcome.faults)") }
      if !outcome.leaks.isEmpty { Issue.record("program \(seed) leaves \(outcome.leaks)") }
      compare(RandomProgram.run(seed: UInt64(seed)), with: outcome, seed, "again")
      earlier.append(outcome)
      guard earlier.count > RandomProgramTests.distance else { continue }
      let seedBefore = seed - RandomProgramTests.distance
      compare(
        RandomProgram.run(seed: UInt64(seedBefore)), with: earlier.removeFirst(), seedBefore, "after others")
    }
  }

  private func compare(
    _ again: RandomProgram.Outcome, with outcome: RandomProgram.Outcome, _ seed: Int, _ when: String
  ) {
    if outcome.places != again.places {
      let difference = zip(outcome.places, again.places).first { $0 != $1 }
      let words = difference.map { "\($0.1), not \($0.0)" } ?? "another number of them"
      Issue.record("program \(seed), \(when), puts things elsewhere: \(words)")
    }
    if (outcome.turns, outcome.reports) != (again.turns, again.reports) {
      let (now, before) = (
        "\(again.turns) turns, \(again.reports) reports", "\(outcome.turns), \(outcome.reports)"
      )
      Issue.record("program \(seed), \(when), takes \(now), not \(before)")
    }
    if outcome.pictures != again.pictures { Issue.record("program \(seed), \(when), draws something else") }
  }
}

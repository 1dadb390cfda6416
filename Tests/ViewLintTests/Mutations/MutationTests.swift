import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import ViewLint

/// Layouts that are right give no finding; with one fault they give that of the fault, and no other.
@MainActor @Suite struct MutationTests {
  /// Returns the findings in a program that is laid out as it was observed.
  private func findings(_ program: LayoutProgram, like observation: LayoutObservation) -> [Finding] {
    let root = LayoutObservation.root(program, observation.scale)
    root.bounds.size = observation.size
    return LayoutLinter(LintOptions(scales: [observation.scale])).findings(in: root)
  }

  private func observation(_ program: LayoutProgram, seed: Int, room: CGFloat = 0) -> LayoutObservation {
    // Every third in less width than it would like, every fifth in more height.
    LayoutObservation(
      program, scale: 1 + seed % 3, room: room + (seed % 5 == 0 ? 30 : 0), narrowing: seed % 3 == 0 ? 0.7 : 1)
  }

  @Test(arguments: 0..<240) func layoutsThatAreRightHaveNoFindings(seed: Int) {
    var generator = LayoutGenerator(seed: seed)
    let program = generator.program()
    let found = findings(program, like: observation(program, seed: seed))
    #expect(found.map(\.summary) == [], "\(found.map(\.message))")
  }

  @Test(arguments: LayoutMutation.all) func aFaultIsFoundAndNothingElse(mutation: LayoutMutation) {
    var count = 0
    for seed in 0..<120 {
      var generator = LayoutGenerator(seed: seed)
      let program = generator.program()
      let mutants = mutation.all(of: program)
      guard !mutants.isEmpty else { continue }
      let mutant = mutants[generator.choice(0..<mutants.count)]
      let original = observation(program, seed: seed, room: mutation.room)
      let changed = LayoutObservation(mutant.program, scale: original.scale, size: original.size)
      let comparison = LayoutMutation.Comparison(
        original: original, mutant: changed, container: mutant.container, child: mutant.child)
      guard mutation.shows(comparison) else { continue }
      count += 1
      let found = findings(mutant.program, like: original)
      #expect(
        Set(found.map(\.code.rawValue)) == [mutation.code.rawValue],
        "seed \(seed), \(mutant.container), \(mutant.child ?? ""): \(found.map { "\($0.summary): \($0.message)" })"
      )
      // The view that is treated wrongly, or the one whose code does so.
      #expect(
        found.contains { finding in
          [mutant.child, mutant.container].contains {
            $0.map { finding.view.last.hasSuffix("#\($0)") } ?? false
          }
        }, "seed \(seed): \(found.map(\.view))")
      if count == 24 { break }
    }
    #expect(count >= 8, "\(mutation.name) shows in too few layouts")
  }
}

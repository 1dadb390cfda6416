import TestSupport
import Testing

@testable import Cassowary

/// Laws that hold for every system, however large: random layouts of boxes in boxes, with thirds and halves in them.
struct LawTests {
  @Test(arguments: TestEffort.seeds(40))
  func solvingAgainChangesNothing(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    layout.solver.solve()
    let values = layout.values
    layout.solver.solve()
    #expect(layout.solver.changedVariables.isEmpty, "seed \(seed)")
    #expect(layout.values == values, "seed \(seed)")
  }

  @Test(arguments: TestEffort.seeds(40))
  func addingThenRemovingRestores(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    layout.solver.solve()
    let values = layout.values.map(\.bitPattern)
    for _ in 0..<10 {
      let before = layout.statements.count
      layout.addStatement()
      layout.solver.solve()
      layout.remove(at: before)
      layout.solver.solve()
      #expect(layout.values.map(\.bitPattern) == values, "seed \(seed)")
    }
  }

  /// An edited system and a fresh one are the same, bit for bit, and so are systems whose variables were made in
  /// another order.
  @Test(arguments: TestEffort.seeds(60))
  func editedEqualsFresh(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    // Half of the runs let even small components go on from their last solution.
    if seed % 2 == 0 { layout.solver.largeComponent = 2 }
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &layout.generator) { layout.edit() }
      let before = layout.values
      layout.solver.solve()
      let fresh = layout.fresh()
      #expect(layout.values.map(\.bitPattern) == fresh.values.map(\.bitPattern), "seed \(seed), step \(step)")
      #expect(layout.conflicts == fresh.conflicts, "seed \(seed), step \(step)")
      let changed = Set(layout.solver.changedVariables)
      let expected = Set(zip(layout.variables, zip(before, layout.values)).filter { $1.0 != $1.1 }.map(\.0))
      #expect(changed == expected, "seed \(seed), step \(step)")
    }
  }

  /// Removed constraints are not kept for ever, and closing the gaps changes nothing.
  @Test(arguments: TestEffort.seeds(6))
  func longHistoryIsForgotten(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    var cleanings = 0
    for step in 1...200 {
      layout.edit()
      // The equality that most hang on comes and goes.
      layout.setPriority(step.isMultiple(of: 2) ? .required : 900, at: 0)
      let before = layout.solver.gone
      layout.solver.solve()
      let isClean = layout.solver.gone == 0 && before > 0
      cleanings += isClean ? 1 : 0
      guard isClean || step % 50 == 0 else { continue }
      let fresh = layout.fresh()
      #expect(layout.values.map(\.bitPattern) == fresh.values.map(\.bitPattern), "seed \(seed), step \(step)")
      #expect(layout.conflicts == fresh.conflicts, "seed \(seed), step \(step)")
    }
    #expect(cleanings > 2, "seed \(seed)")
  }

  /// Moving the root moves every box by as much, and resizes none.
  @Test(arguments: TestEffort.seeds(40))
  func translatesWithTheRoot(seed: UInt64) {
    var layout = RandomLayout(seed: seed, statements: 0)
    layout.solver.solve()
    let before = layout.values
    layout.solver.setConstant(1_000.1, of: layout.constraints[0])
    layout.solver.solve()
    for (index, (old, new)) in zip(before, layout.values).enumerated() {
      let shift = index.isMultiple(of: 2) ? 1_000.0 : 0
      #expect(abs(new - old - shift) < 1e-7, "seed \(seed), variable \(index)")
    }
  }

  /// A variable can be had elsewhere without making any priority worse exactly if it is ambiguous.
  @Test(arguments: TestEffort.seeds(150))
  func ambiguousVariablesCanMove(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var system = System(variables: Int.random(in: 1...4, using: &generator))
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      system.add(Row(variables: system.variables.count, using: &generator))
    }
    guard system.solver.solve().isEmpty else { return }
    for variable in system.variables {
      var canMove = false
      for step in [0.001, -0.001] {
        var moved = system.fresh()
        let there = moved.variables[system.variables.firstIndex(of: variable) ?? 0]
        moved.solver.suggest(system.solver.value(of: variable) + step, for: there)
        canMove = canMove || (moved.solver.solve().isEmpty && moved.isAsGood(as: system))
      }
      let isAmbiguous = system.solver.isAmbiguous(variable)
      #expect(isAmbiguous == canMove, "seed \(seed): \(variable) in \(system.rows)")
    }
  }
}

extension System {
  /// Whether the sums of errors of all priorities are those of another solution.
  func isAsGood(as other: borrowing System) -> Bool {
    let (own, others) = (values, other.values)
    return Set(rows.map(\.priority)).allSatisfy { priority in
      let rows = rows.filter { $0.priority == priority }
      let sums = [own, others].map { values in rows.reduce(0) { $0 + $1.error(at: values) } }
      return abs(sums[0] - sums[1]) < 1e-6
    }
  }
}

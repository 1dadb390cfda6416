import Cassowary
import TestSupport
import Testing

/// Random systems against an exact solution of them (F.11, F.12, F.28).
struct OracleTests {
  /// Each runs a part of the seeds, so that they run beside one another.
  static let batches = 0..<8

  @Test(arguments: batches)
  func agreesOnRandomSystems(batch: Int) {
    for seed in seeds(batch, count: 800) {
      var generator = SeededGenerator(seed: seed)
      var system = randomSystem(using: &generator)
      system.solver.solve()
      if let problem = disagreement(system) {
        Issue.record("seed \(seed): \(problem)\n\(system.rows)")
        return
      }
    }
  }

  /// Only inequalities and optional equalities: nothing can be eliminated.
  @Test(arguments: batches)
  func agreesWithoutRequiredEqualities(batch: Int) {
    for seed in seeds(batch, count: 400) {
      var generator = SeededGenerator(seed: seed)
      var system = System(variables: Int.random(in: 2...4, using: &generator))
      for _ in 0..<Int.random(in: 3...8, using: &generator) {
        var row = Row(variables: system.variables.count, using: &generator)
        if row.relation == .equal, row.priority == 1000 { row.priority = 750 }
        system.add(row)
      }
      system.solver.solve()
      if let problem = disagreement(system) {
        Issue.record("seed \(seed): \(problem)\n\(system.rows)")
        return
      }
    }
  }

  @Test(arguments: batches)
  func agreesAfterEdits(batch: Int) {
    for seed in seeds(batch, count: 150) {
      var generator = SeededGenerator(seed: seed)
      var system = randomSystem(using: &generator)
      system.solver.solve()
      for step in 0..<8 {
        edit(&system, using: &generator)
        // Sometimes several edits meet one solution.
        if Bool.random(using: &generator) { edit(&system, using: &generator) }
        system.solver.solve()
        if let problem = disagreement(system) ?? difference(system, system.fresh()) {
          Issue.record("seed \(seed), step \(step): \(problem)\n\(system.rows)")
          return
        }
      }
    }
  }

  /// Conflicts are sets that cannot hold together, while all but any one of them can.
  @Test(arguments: batches)
  func conflictsAreMinimal(batch: Int) {
    for seed in seeds(batch, count: 150) {
      var generator = SeededGenerator(seed: seed)
      var system = System(variables: Int.random(in: 1...4, using: &generator))
      for _ in 0..<Int.random(in: 3...8, using: &generator) {
        var row = Row(variables: system.variables.count, using: &generator)
        if Int.random(in: 0..<5, using: &generator) > 0 { row.priority = 1000 }
        system.add(row)
      }
      var conflicts = system.solver.solve()
      if let problem = problem(of: conflicts, in: system) ?? disagreement(system) {
        Issue.record("seed \(seed): \(problem)\n\(system.rows)")
        return
      }
      // Dropping any one of each conflict lets the solver go on, until nothing conflicts.
      while let conflict = conflicts.first,
        let dropped = conflict.constraints.randomElement(using: &generator),
        let index = system.index(of: dropped)
      {
        system.remove(at: index)
        conflicts = system.solver.solve()
        if let problem = problem(of: conflicts, in: system) ?? disagreement(system)
          ?? difference(system, system.fresh())
        {
          Issue.record("seed \(seed): \(problem)\n\(system.rows)")
          return
        }
      }
    }
  }

  private func seeds(_ batch: Int, count: Int) -> Range<UInt64> {
    let count = TestEffort.count(count)
    return UInt64(batch * count)..<UInt64((batch + 1) * count)
  }

  private func randomSystem(using generator: inout SeededGenerator) -> System {
    // Large systems cost the oracle most, so they are rare.
    let variables = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6][Int.random(in: 0..<10, using: &generator)]
    var system = System(variables: variables)
    let most = Int.random(in: 0..<20, using: &generator) == 0 ? 10 : 7
    for _ in 0..<Int.random(in: 1...most, using: &generator) {
      system.add(Row(variables: variables, using: &generator))
    }
    return system
  }

  private func edit(_ system: inout System, using generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<max(1, system.rows.count), using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where system.rows.count < 8, 1 where system.rows.count < 4:
      system.add(Row(variables: system.variables.count, using: &generator))
    case 0, 1, 2:
      if !system.rows.isEmpty { system.remove(at: index) }
    case 3 where !system.rows.isEmpty:
      system.setPriority(
        Row.priorities[Int.random(in: 0..<Row.priorities.count, using: &generator)], at: index)
    default:
      if !system.rows.isEmpty {
        system.setConstant(Int.random(in: -10...10, using: &generator), at: index)
      }
    }
  }
}

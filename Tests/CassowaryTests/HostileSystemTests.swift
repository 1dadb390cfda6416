import Cassowary
import Foundation
import TestSupport
import Testing

/// Random systems with numbers of all sizes: whatever their values become, solving them comes to an end.
struct HostileSystemTests {
  private static let hostile: [Double] = [
    1e30, -1e30, 1e300, -1e300, 1.7e308, -1.7e308, .leastNonzeroMagnitude, 1e-300, 1e16, 1e-16, 1e9, -0.0,
  ]
  private static let priorities: [Priority] = [1000, 1000, 1000, 999.5, 750, 250, 1]

  /// A system that is built, edited and solved in steps.
  private struct Program {
    var generator: SeededGenerator
    /// Of six numbers, how many are hostile.
    let wildness: Int

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      wildness = Int.random(in: 0..<4, using: &generator)
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func number(_ plain: (Int) -> Double) -> Double {
      below(6) < wildness ? hostile[below(hostile.count)] : plain(below(400))
    }

    mutating func run() {
      var solver = Solver()
      let variables = (0..<2 + below(14)).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for step in 0..<10 + below(60) {
        let variable = variables[below(variables.count)]
        let choice = below(12)
        if choice < 6 {
          var sum = Expression(number { Double($0 - 100) })
          for _ in 0..<1 + below(4) {
            sum.append(Term(number { [1, -1, 0.5, 2, 3][$0 % 5] }, variables[below(variables.count)]))
          }
          let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual][below(3)]
          let priority = priorities[below(priorities.count)]
          if sum.isFinite { constraints.append(solver.add(sum, relation, priority: priority)) }
        } else if choice < 9, !constraints.isEmpty {
          let index = below(constraints.count)
          switch choice {
          case 6: solver.remove(constraints.remove(at: index))
          case 7: solver.setConstant(number { Double($0) }, of: constraints[index])
          default: solver.setPriority(priorities[below(priorities.count)], of: constraints[index])
          }
        } else if choice < 11 {
          solver.suggest(number { Double($0) }, for: variable)
        } else {
          solver.solve()
          _ = solver.isAmbiguous(variable)
        }
        if step % 3 == 0 { solver.solve() }
      }
      solver.solve()
      for variable in variables { _ = solver.value(of: variable) }
    }
  }

  @Test func endlessNumbersDoNotSolveForEver() {
    for seed in TestEffort.seeds(3_000) {
      var program = Program(seed: seed)
      program.run()
    }
  }
}

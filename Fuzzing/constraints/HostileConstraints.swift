import Cassowary
import TestSupport

/// A system with numbers of all sizes that is built, changed and solved in steps.
struct HostileConstraints: ~Copyable {
  private static let hostile: [Double] = [
    1e30, -1e30, 1e300, -1e300, 1.7e308, -1.7e308, .leastNonzeroMagnitude, 1e-300, 1e16, 1e-16, 1e9, -0.0,
    1.0 / 3, 1e-7,
  ]
  private static let priorities: [Priority] = [1000, 1000, 1000, 999.5, 750, 250, 1]

  private var random: SeededGenerator
  /// Of six numbers, how many are hostile.
  private let wildness: Int
  private var solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [Constraint] = []

  init(_ random: SeededGenerator) {
    self.random = random
    wildness = Int.random(in: 1..<4, using: &self.random)
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func number(_ plain: (Int) -> Double) -> Double {
    below(6) < wildness ? Self.hostile[below(Self.hostile.count)] : plain(below(400))
  }

  mutating func run() {
    let count = 2 + below(14)
    variables = (0..<count).map { _ in solver.makeVariable() }
    for _ in 0..<120 where !random.isOver { step() }
    finish()
  }

  private mutating func step() {
    let variable = variables[below(variables.count)]
    let index = below(max(1, constraints.count))
    switch below(13) {
    case 0..<6: add()
    case 6 where !constraints.isEmpty: solver.remove(constraints.remove(at: index))
    case 7 where !constraints.isEmpty:
      let constant = number { Double($0) }
      solver.setConstant(constant, of: constraints[index])
    case 8 where !constraints.isEmpty:
      solver.setPriority(Self.priorities[below(Self.priorities.count)], of: constraints[index])
    case 9 where !constraints.isEmpty:
      let other = below(constraints.count)
      if other != index { solver.setTurns(of: [constraints[index], constraints[other]]) }
    case 10:
      let value = number { Double($0) }
      solver.suggest(value, for: variable)
    case 11:
      solver.solve()
      _ = solver.isAmbiguous(variable)
    default: solver.solve()
    }
  }

  private mutating func add() {
    var sum = Expression(number { Double($0 - 100) })
    for _ in 0..<1 + below(4) {
      sum.append(Term(number { [1, -1, 0.5, 2, 3][$0 % 5] }, variables[below(variables.count)]))
    }
    let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual][below(3)]
    if sum.isFinite {
      constraints.append(
        solver.add(sum, relation, priority: Self.priorities[below(Self.priorities.count)]))
    }
  }

  /// Solves the system, and empties it: what has no constraint is 0.
  private mutating func finish() {
    solver.solve()
    for variable in variables { _ = solver.value(of: variable) }
    for constraint in constraints { solver.remove(constraint) }
    for variable in variables {
      if let suggestion = solver.suggestion(for: variable) { solver.remove(suggestion) }
    }
    solver.solve()
    precondition(solver.conflicts.isEmpty)
    for variable in variables { precondition(solver.value(of: variable) == 0) }
  }
}

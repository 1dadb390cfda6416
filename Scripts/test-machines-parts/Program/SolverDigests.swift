import Cassowary

/// Systems of constraints, and changes of them.
enum SolverDigests {
  static func layouts() -> Digest {
    var digest = Digest()
    for seed in 0..<120 {
      Solver.use { solver in
        var system = BoxSystem(seed: UInt64(seed))
        for _ in 0..<4 + seed % 30 { system.addBox(to: &solver) }
        system.append(&solver, to: &digest)
      }
    }
    return digest
  }

  static func changes() -> Digest {
    var digest = Digest()
    for seed in 0..<30 {
      Solver.use { solver in
        var system = BoxSystem(seed: UInt64(1000 + seed))
        for _ in 0..<20 { system.addBox(to: &solver) }
        for _ in 0..<20 {
          system.change(&solver)
          system.append(&solver, to: &digest)
        }
      }
    }
    return digest
  }
}

/// Boxes beside and in each other along one axis: a start and a length for each.
private struct BoxSystem {
  var numbers: Numbers
  var starts: [Variable] = []
  var lengths: [Variable] = []
  var constraints: [Constraint] = []

  init(seed: UInt64) { numbers = Numbers(seed: seed) }

  mutating func addBox(to solver: inout Solver) {
    starts.append(solver.makeVariable())
    lengths.append(solver.makeVariable())
    place(starts.count - 1, &solver)
  }

  /// Relates a box to one before it by some required constraints, and by some of lower priorities.
  private mutating func place(_ box: Int, _ solver: inout Solver) {
    let other = box == 0 ? 0 : numbers.below(box)
    let (start, length) = (Expression(starts[box]), Expression(lengths[box]))
    add(length, .greaterOrEqual, .required, to: &solver)
    if box == 0 {
      add(start - Expression(0.1), .equal, .required, to: &solver)
      add(length - Expression(1000 / 3.0), .equal, .required, to: &solver)
      return
    }
    let end = Expression(starts[other]) + Expression(lengths[other])
    switch numbers.below(3) {
    case 0: add(start - end - Expression(numbers.number(0, 20)), .equal, .required, to: &solver)
    case 1:
      add(
        start - Expression(starts[other]) - Expression(numbers.number(0, 9)), .equal, Priority(750),
        to: &solver)
    default:
      add(start - Expression(starts[other]), .greaterOrEqual, Priority(900), to: &solver)
      add(start + length - end, .lessOrEqual, Priority(800), to: &solver)
    }
    switch numbers.below(3) {
    case 0: add(length - Expression(lengths[other], times: 1 / 3.0), .equal, Priority(500), to: &solver)
    case 1: add(length - Expression(numbers.number(10, 200)), .equal, Priority(250), to: &solver)
    default: add(length - Expression(numbers.number(1, 50)), .lessOrEqual, .required, to: &solver)
    }
  }

  private mutating func add(
    _ expression: Expression, _ relation: Relation, _ priority: Priority, to solver: inout Solver
  ) {
    constraints.append(solver.add(expression, relation, priority: priority))
  }

  /// Moves, weakens or replaces a constraint.
  mutating func change(_ solver: inout Solver) {
    let place = numbers.below(constraints.count)
    switch numbers.below(3) {
    case 0: solver.setConstant(numbers.number(-30, 90), of: constraints[place])
    case 1: solver.setPriority(Priority(Float(1 + numbers.below(999))), of: constraints[place])
    default:
      solver.remove(constraints[place])
      let box = numbers.below(starts.count)
      let expression = Expression(lengths[box]) - Expression(numbers.number(1, 99))
      constraints[place] = solver.add(expression, .equal, priority: Priority(Float(1 + numbers.below(1000))))
    }
  }

  /// Solves, and appends all values, conflicts, and what is ambiguous.
  mutating func append(_ solver: inout Solver, to digest: inout Digest) {
    for conflict in solver.solve() {
      for constraint in conflict.constraints { digest.append(constraint.order) }
    }
    for variable in starts + lengths {
      digest.append(solver.value(of: variable))
      digest.append(solver.isAmbiguous(variable) ? UInt8(1) : 0)
    }
  }
}

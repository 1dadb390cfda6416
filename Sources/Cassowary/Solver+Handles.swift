import Synchronization

/// A number that tells a solver from others.
///
/// Places are counted from zero in every solver. Without more, a variable of a solver that is gone would name a number of
/// the next one, or memory behind its last.
struct Stamp: Sendable, Hashable, BitwiseCopyable {
  private let number: UInt32

  /// No solver's.
  static let none = Stamp(number: 0)
  private static let last = Atomic<UInt32>(0)

  /// One that nothing has had, of the last four thousand million.
  static func next() -> Stamp {
    let number = last.wrappingAdd(1, ordering: .relaxed).newValue
    return number == 0 ? next() : Stamp(number: number)
  }
}

extension Solver {
  /// Whether the variable is in this solver.
  @inline(__always)
  package func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return variable.stamp == stamp && index < variables.count
  }

  /// Whether the constraint is in this solver.
  package func contains(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.index)
    return constraint.stamp == stamp && index < constraints.count && constraints[index].role != .absent
      && constraints[index].order == constraint.order
  }

  /// The variable with a place.
  func variable(_ index: Int32) -> Variable {
    Variable(index: index, stamp: stamp)
  }

  /// The constraint with a place.
  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), stamp: stamp, order: constraints[index].order)
  }

  /// The place of a variable.
  @inline(__always)
  func checked(_ variable: Variable) -> Int {
    precondition(contains(variable), "the variable is not in this solver")
    return Int(variable.index)
  }

  /// The place of a constraint.
  func checked(_ constraint: Constraint) -> Int {
    precondition(contains(constraint), "the constraint is not in this solver")
    return Int(constraint.index)
  }
}

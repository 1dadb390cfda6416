import Synchronization

/// A number that distinguishes a solver from others.
///
/// Indices are counted from zero in every solver. Without the ID, a variable of a former solver would refer to a
/// number of the next one, or to memory after its last.
struct SolverID: Sendable, Hashable, BitwiseCopyable {
  private let number: UInt32

  /// The ID of no solver.
  static let none = SolverID(number: 0)
  private static let last = Atomic<UInt32>(0)

  /// Returns an ID that none of the last four thousand million had.
  static func next() -> SolverID {
    let number = last.wrappingAdd(1, ordering: .relaxed).newValue
    return number == 0 ? next() : SolverID(number: number)
  }
}

extension Solver {
  /// Returns whether or not the variable is in this solver.
  @inline(__always)
  package func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return variable.solverID == solverID && index < variables.count
  }

  /// Returns whether or not the constraint is in this solver.
  package func contains(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.index)
    return constraint.solverID == solverID && index < constraints.count && constraints[index].role != .absent
      && constraints[index].order == constraint.order
  }

  /// Returns the variable of an index.
  func variable(_ index: Int32) -> Variable {
    Variable(index: index, solverID: solverID)
  }

  /// Returns the constraint of an index.
  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), solverID: solverID, order: constraints[index].order)
  }

  /// Returns the index of a variable, which must be in this solver.
  @inline(__always)
  func checked(_ variable: Variable) -> Int {
    precondition(contains(variable), "the variable is not in this solver")
    return Int(variable.index)
  }

  /// Returns the index of a constraint, which must be in this solver.
  func checked(_ constraint: Constraint) -> Int {
    precondition(contains(constraint), "the constraint is not in this solver")
    return Int(constraint.index)
  }
}

import Synchronization

/// A number that distinguishes a solver from others.
///
/// Indices are counted from zero in every solver. Without the stamp, a variable of a former solver would refer to a
/// number of the next one, or to memory after its last.
struct Stamp: Sendable, Hashable, BitwiseCopyable {
  private let number: UInt32

  /// The stamp of no solver.
  static let none = Stamp(number: 0)
  private static let last = Atomic<UInt32>(0)

  /// Returns a stamp that none of the last four thousand million had.
  static func next() -> Stamp {
    let number = last.wrappingAdd(1, ordering: .relaxed).newValue
    return number == 0 ? next() : Stamp(number: number)
  }
}

extension Solver {
  /// Returns whether or not the variable is in this solver.
  @inline(__always)
  package func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return variable.stamp == stamp && index < variables.count
  }

  /// Returns whether or not the constraint is in this solver.
  package func contains(_ constraint: Constraint) -> Bool {
    let index = Int(constraint.index)
    return constraint.stamp == stamp && index < constraints.count && constraints[index].role != .absent
      && constraints[index].order == constraint.order
  }

  /// Returns the variable of an index.
  func variable(_ index: Int32) -> Variable {
    Variable(index: index, stamp: stamp)
  }

  /// Returns the constraint of an index.
  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), stamp: stamp, order: constraints[index].order)
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

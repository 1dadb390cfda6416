/// The identity of a constraint that was added to a solver.
///
/// The constraint has the form `terms relation constant`. All but the terms and the relation can be changed in place,
/// without a change of the order of insertion. A constraint that was removed is never confused with a later one, nor
/// one of another solver with one of this.
package struct Constraint: Sendable, Hashable {
  let index: Int32
  /// The ID of the solver.
  let solverID: SolverID
  /// The number of constraints that were added before this one.
  package let order: Int

  package func hash(into hasher: inout Hasher) {
    // Constraints of one solver differ by this alone.
    hasher.combine(order)
  }
}

/// The relation between the two sides of a constraint.
package enum Relation: Sendable, Hashable, BitwiseCopyable {
  case equal
  case lessOrEqual
  case greaterOrEqual

  /// The relation after both sides are negated.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// The priority of a constraint: more than 0, up to 1000, which is required (F.2).
///
/// No number of violated constraints outweighs a single one of a higher priority (F.11).
package struct Priority: Sendable, Hashable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package let value: Float

  package init(_ value: Float) {
    precondition(value > 0 && value <= 1000, "a priority lies above 0 and is at most 1000, not \(value)")
    self.value = value
  }

  package init(floatLiteral value: Float) {
    self.init(value)
  }

  package init(integerLiteral value: Int) {
    self.init(Float(value))
  }

  /// The priority of a required constraint.
  package static let required = Priority(1000)

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// A conflict of constraints, all of which are required.
package struct Conflict: Sendable, Equatable {
  /// The constraints in the order of insertion; the set is minimal: without any one of them, the others are
  /// satisfiable.
  package let constraints: [Constraint]
  /// The constraint that the solution leaves out until the caller removes or weakens one of the set.
  package let leftOut: Constraint
}

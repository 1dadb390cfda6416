/// A constraint that was added to a solver: its identity.
///
/// What it says is `terms relation constant`. All but the terms and the relation can be changed in place, without
/// losing its place in the order of insertion. A constraint that was removed is never mistaken for a later one, nor one
/// of another solver for one of this.
package struct Constraint: Sendable, Hashable {
  let index: Int32
  /// That of the solver.
  let stamp: Stamp
  /// How many constraints were added before this one.
  package let order: Int
}

/// How the two sides of a constraint compare.
package enum Relation: Sendable, Hashable, BitwiseCopyable {
  case equal
  case lessOrEqual
  case greaterOrEqual

  /// The relation after both sides changed their signs.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

/// How much a constraint weighs: more than 0, up to 1000, which is required (F.2).
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

  /// A constraint that has to hold.
  package static let required = Priority(1000)

  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// Constraints of which all are required and which cannot hold together.
package struct Conflict: Sendable, Equatable {
  /// The constraints in the order of insertion. The set is minimal: without any one of them, the others can hold.
  package let constraints: [Constraint]
  /// The one that the solution leaves out until the caller removes or weakens one of the set.
  package let leftOut: Constraint
}

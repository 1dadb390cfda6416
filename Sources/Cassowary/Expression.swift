/// A linear expression: a sum of multiples of variables, and a constant.
///
/// Four terms are kept inline, as many as an equation between two edges has; an expression of that length needs no
/// memory of its own. Terms keep the order in which they were written.
package struct Expression: Sendable {
  /// The constant of the expression.
  package var constant: Double
  private var first = Expression.none
  private var second = Expression.none
  private var third = Expression.none
  private var fourth = Expression.none
  private var others: [Term] = []
  /// The number of terms.
  package private(set) var count = 0

  private static let none = Term(0, Variable(index: -1, solverID: .none))

  /// Creates a constant without terms.
  package init(_ constant: Double) {
    self.constant = constant
  }

  /// Creates a multiple of a variable, plus a constant.
  package init(_ variable: Variable, times coefficient: Double = 1, plus constant: Double = 0) {
    self.constant = constant
    first = Term(coefficient, variable)
    count = 1
  }

  /// The term at `index`, which is less than `count`.
  package subscript(index: Int) -> Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index - 4]
    }
  }

  /// Appends a term; a variable may occur more than once.
  package mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: others.append(term)
    }
    count += 1
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ other: Expression, times factor: Double = 1) {
    constant += factor * other.constant
    for index in 0..<other.count {
      let term = other[index]
      append(Term(factor * term.coefficient, term.variable))
    }
  }

  /// Whether or not all numbers of the expression are finite, even after multiples of a variable are combined.
  ///
  /// A solver accepts no other expression.
  package var isFinite: Bool {
    var total = 0.0
    for index in 0..<count { total += abs(self[index].coefficient) }
    return constant.isFinite && total.isFinite
  }
}

extension Expression {
  package static func + (left: Expression, right: Expression) -> Expression {
    var sum = left
    sum.add(right)
    return sum
  }

  package static func - (left: Expression, right: Expression) -> Expression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }
}

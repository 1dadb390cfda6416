import Cassowary

// Constraints as one writes them: `solver.add(2 * a - b, .equal, 1)`.

extension Expression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) {
    self.init(Double(value))
  }

  init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension Expression {
  static func * (factor: Double, expression: Expression) -> Expression {
    var product = Expression(0)
    product.add(expression, times: factor)
    return product
  }
}

extension Variable {
  static func + (left: Variable, right: Expression) -> Expression { Expression(left) + right }
  static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + Expression(right)
  }
  static func + (left: Expression, right: Variable) -> Expression { left + Expression(right) }
  static func - (left: Variable, right: Expression) -> Expression { Expression(left) - right }
  static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - Expression(right)
  }
  static func - (left: Expression, right: Variable) -> Expression { left - Expression(right) }
  static func * (factor: Double, variable: Variable) -> Expression {
    Expression(variable, times: factor)
  }
}

extension Solver {
  /// Adds `left relation right`. It comes after all constraints that are present.
  mutating func add(
    _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required
  ) -> Constraint {
    add(left - right, relation, priority: priority)
  }
}

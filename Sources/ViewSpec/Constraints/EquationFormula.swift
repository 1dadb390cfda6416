internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A constraint in words, such as `"title.leading == icon.trailing + 8 @750"`, with all names resolved.
///
/// Each side is an expression; the two sides contain at most two attributes, anywhere and with any factors. The solver
/// gets `first = multiplier · second + constant` (F.1), where `first` is the attribute that is written first.
struct EquationFormula: Sendable {
  /// The largest constant in points, within which the solver is exact.
  static let maximumConstant = 10_000_000.0
  /// The smallest and the largest absolute multiplier, within which the solver is exact.
  static let multipliers = 0.001...1000.0

  fileprivate struct Side: Sendable {
    let expression: Expression
    let operands: [Operand]
  }

  /// The meaning of a name in a side: a number, or the first or second attribute.
  fileprivate enum Operand: Sendable {
    case number(FormulaValue)
    case term(Int)
  }

  let text: String
  /// The one or two attributes, in document order.
  let terms: [ConstrainedTerm]
  private let left: Side
  private let right: Side
  private let relation: NSLayoutConstraint.Relation
  private let priority: PriorityFormula?

  /// A constraint in the form that the solver takes.
  struct Resolved {
    var first: ConstrainedTerm
    var relation: NSLayoutConstraint.Relation
    /// The second attribute, or nil if the first is compared with the constant alone.
    var second: ConstrainedTerm?
    var multiplier: Double
    var constant: Double
    var priority: UILayoutPriority
  }

  /// Reads a constraint.
  init(parsing text: String, in scope: ConstraintScope) throws(ExpressionError) {
    let parts = try ConstraintText(text)
    self.text = text
    relation = parts.relation
    let sides = [
      try Expression(parsing: text, in: parts.left, operators: "+ - * / == <= >="),
      try Expression(parsing: text, in: parts.right, operators: "+ - * / @"),
    ]
    var named: [ConstraintScope.NamedTerm] = []
    var numbers: [[FormulaValue?]] = [[], []]
    for (side, expression) in sides.enumerated() {
      for reference in expression.references {
        switch try scope.meaning(of: reference, in: expression) {
        case .number(let value): numbers[side].append(value)
        case .term(let term):
          numbers[side].append(nil)
          named.append(term)
        }
      }
    }
    let resolved = try scope.resolve(named, in: text)
    var distinct: [ConstrainedTerm] = []
    var places: [Int] = []
    for (term, name) in zip(resolved, named) {
      let place = distinct.firstIndex(of: term) ?? distinct.count
      if place == distinct.count { distinct.append(term) }
      guard place < 2 else {
        throw ExpressionError(
          "found a third attribute, \(quoted(name.reference.name)); a constraint relates at most two",
          suggestion: "write a constraint for each pair", in: text, at: name.reference.offset)
      }
      places.append(place)
    }
    var rest = places[...]
    let operands = numbers.map { side in
      side.map { number -> Operand in number.map { .number($0) } ?? .term(rest.removeFirst()) }
    }
    left = Side(expression: sides[0], operands: operands[0])
    right = Side(expression: sides[1], operands: operands[1])
    terms = distinct
    try EquationFormula.check(named, distinct, in: text)
    for side in [left, right] {
      _ = try side.evaluate { (operand) -> SideShape in
        if case .term = operand { .sum } else { .number }
      }
    }
    guard let range = parts.priority else {
      priority = nil
      return
    }
    priority = try PriorityFormula(
      try Expression(parsing: text, in: range), metrics: scope.metrics)
  }

  /// Refuses the constraints that UIKit refuses (F.6), and a text without any attribute.
  private static func check(
    _ named: [ConstraintScope.NamedTerm], _ terms: [ConstrainedTerm], in text: String
  ) throws(ExpressionError) {
    guard let first = terms.first else {
      throw ExpressionError(
        "the constraint has no attribute of a view", suggestion: "write one such as \"icon.width == 40\"",
        in: text, at: 0)
    }
    let second = terms.count > 1 ? terms[1].attribute : nil
    guard let invalid = InvalidRelation(solving: first.attribute, second) else { return }
    if case .positionToConstant(let name) = invalid {
      throw ExpressionError(
        "\(name) is a position, but is compared with a number",
        suggestion: "relate it to another position, such as \"superview.\(name)\"", in: text,
        at: named.first?.reference.offset ?? 0)
    }
    throw ExpressionError(
      String(invalid.description.dropLast()), in: text, at: named.last?.reference.offset ?? 0)
  }
}

extension EquationFormula.Side {
  /// Returns the value of the side, with the values of its names from `value`.
  fileprivate func evaluate<Value: ExpressionValue>(
    _ value: (EquationFormula.Operand) -> Value
  ) throws(ExpressionError) -> Value {
    try expression.evaluate(as: Value.self) { reference throws(ExpressionError) in
      guard let place = expression.references.firstIndex(of: reference) else { return Value(.nan) }
      return value(operands[place])
    }
  }
}

extension EquationFormula {
  /// The metrics and the scale that the constraint uses.
  var values: [FormulaValue] {
    (left.operands + right.operands).compactMap { if case .number(let value) = $0 { value } else { nil } }
  }

  /// Returns whether or not one of the two items is the container of the other.
  func relatesContainer(among names: ItemNames) -> Bool {
    guard terms.count == 2 else { return false }
    let (first, second) = (terms[0].item, terms[1].item)
    return names.container(of: first) == second.view || names.container(of: second) == first.view
  }

  /// Whether or not the relation is an equality.
  var isEquality: Bool { relation == .equal }

  /// Whether or not the left side is a single name.
  var isLeftBare: Bool { left.expression.program.count == 1 && !left.expression.references.isEmpty }

  var rightExpression: Expression { right.expression }

  /// Returns the constraint for the solver, given the values of the metrics.
  func resolve(_ number: (FormulaValue) -> Double) throws(ExpressionError) -> Resolved {
    func sum(_ side: Side) throws(ExpressionError) -> LinearSum {
      try side.evaluate { operand in
        switch operand {
        case .number(let value): LinearSum(number(value))
        case .term(let place): LinearSum(term: place)
        }
      }
    }
    // first · a + second · b + constant, compared with 0.
    var difference = try sum(left).subtracting(try sum(right))
    var terms = terms
    if difference.first == 0 {
      (difference.first, difference.second) = (difference.second, difference.first)
      terms.reverse()
    }
    guard difference.first != 0, let first = terms.first else {
      throw ExpressionError("the attributes cancel out, so the constraint relates nothing", in: text, at: 0)
    }
    let isTurned = difference.first < 0
    let second = difference.second == 0 ? nil : terms.last
    var resolved = Resolved(
      first: first, relation: isTurned ? relation.reversed : relation, second: second,
      multiplier: second == nil ? 1 : 0 - difference.second / difference.first,
      constant: 0 - difference.constant / difference.first, priority: .required)
    if let priority { resolved.priority = try priority.evaluate(number) }
    try check(resolved)
    return resolved
  }

  /// Refuses numbers beyond the exact range of the solver, and constraints that metrics turn into ones that F.6
  /// forbids.
  private func check(_ resolved: Resolved) throws(ExpressionError) {
    let limit = EquationFormula.maximumConstant
    guard abs(resolved.constant) <= limit else {
      throw ExpressionError(
        "found a constant of \(numeral(resolved.constant)) points, more than the limit of \(numeral(limit))",
        in: text, at: 0)
    }
    let range = EquationFormula.multipliers
    guard range.contains(abs(resolved.multiplier)) else {
      throw ExpressionError(
        "found a multiplier of \(numeral(resolved.multiplier)), expected \(numeral(range.lowerBound)) to "
          + "\(numeral(range.upperBound)) or its negative", in: text, at: 0)
    }
    let invalid = InvalidRelation(
      solving: resolved.first.attribute, resolved.second?.attribute, multiplier: CGFloat(resolved.multiplier))
    if let invalid { throw ExpressionError(String(invalid.description.dropLast()), in: text, at: 0) }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with its sides exchanged.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

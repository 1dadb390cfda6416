import Cassowary
import TestSupport

/// A constraint in whole numbers: `coefficients · variables relation constant`.
struct Row: Sendable, CustomStringConvertible {
  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  var priority: Float

  static let priorities: [Float] = [1000, 1000, 999.5, 750, 750, 750, 250, 250, 50, 1]

  init(
    variables: Int, relations: [Relation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual],
    using generator: inout SeededGenerator
  ) {
    coefficients = Array(repeating: 0, count: variables)
    // Most constraints speak of few variables, and most coefficients are one.
    for _ in 0..<[1, 2, 2, 3, 4][Int.random(in: 0..<5, using: &generator)] {
      coefficients[Int.random(in: 0..<variables, using: &generator)] =
        [1, 1, 1, -1, -1, 2, -2, 3][Int.random(in: 0..<8, using: &generator)]
    }
    relation = relations[Int.random(in: 0..<relations.count, using: &generator)]
    constant = Int.random(in: -10...10, using: &generator)
    priority = Row.priorities[Int.random(in: 0..<Row.priorities.count, using: &generator)]
  }

  init(_ coefficients: [Int], _ relation: Relation, _ constant: Int, priority: Float = 1000) {
    self.coefficients = coefficients
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var description: String {
    let sign = [Relation.equal: "==", .lessOrEqual: "<=", .greaterOrEqual: ">="][relation] ?? "?"
    return "\(coefficients) \(sign) \(constant) @\(priority)"
  }

  /// By how much values miss the constraint.
  func error(at values: [Double]) -> Double {
    let distance = distance(at: values)
    switch relation {
    case .equal: return abs(distance)
    case .lessOrEqual: return max(0, distance)
    case .greaterOrEqual: return max(0, -distance)
    }
  }

  /// By how much the left side is more than the right side.
  func distance(at values: [Double]) -> Double {
    var sum = 0.0
    for index in coefficients.indices { sum += Double(coefficients[index]) * values[index] }
    return sum - Double(constant)
  }
}

/// A solver beside the rows that it was given.
struct System: ~Copyable {
  private(set) var rows: [Row] = []
  private(set) var constraints: [Constraint] = []
  var solver = Solver()
  let variables: [Variable]

  /// Variables are made in the order given, which must make no difference.
  init(variables count: Int, order: [Int]? = nil) {
    var made = [Variable?](repeating: nil, count: count)
    for index in order ?? Array(0..<count) { made[index] = solver.makeVariable() }
    variables = made.compactMap { $0 }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  mutating func add(_ row: Row) {
    var expression = Expression(-Double(row.constant))
    for (variable, coefficient) in zip(variables, row.coefficients) where coefficient != 0 {
      expression.append(Term(Double(coefficient), variable))
    }
    constraints.append(solver.add(expression, row.relation, priority: Priority(row.priority)))
    rows.append(row)
  }

  mutating func remove(at index: Int) {
    solver.remove(constraints.remove(at: index))
    rows.remove(at: index)
  }

  mutating func setConstant(_ constant: Int, at index: Int) {
    rows[index].constant = constant
    solver.setConstant(Double(constant), of: constraints[index])
  }

  mutating func setPriority(_ priority: Float, at index: Int) {
    rows[index].priority = priority
    solver.setPriority(Priority(priority), of: constraints[index])
  }

  /// The same constraints in the same order in a new solver, whose variables were made in another order.
  func fresh() -> System {
    var system = System(variables: variables.count, order: variables.indices.reversed())
    for row in rows { system.add(row) }
    system.solver.solve()
    return system
  }

  /// The place of a constraint among the rows.
  func index(of constraint: Constraint) -> Int? { constraints.firstIndex(of: constraint) }

  func rows(of conflict: Conflict) -> [Row] {
    let constraints = constraints
    let rows = rows
    return conflict.constraints.compactMap { constraint in
      constraints.firstIndex(of: constraint).map { rows[$0] }
    }
  }

  /// The places of the rows that conflict.
  var conflicts: [[Int?]] {
    let constraints = constraints
    return solver.conflicts.map { $0.constraints.map { constraints.firstIndex(of: $0) } }
  }

  /// The rows that the solution keeps to.
  var keptRows: [Row] {
    let leftOut = solver.conflicts.map(\.leftOut)
    return zip(rows, constraints).filter { !leftOut.contains($0.1) }.map(\.0)
  }
}

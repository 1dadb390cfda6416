import Cassowary
import TestSupport

/// Boxes in boxes along one axis, with what apps say of them: insets, rows, equal and proportional sizes, contents.
///
/// Variables come in pairs: where a box starts and how long it is. Numbers are no whole ones, so that a difference in
/// the order of evaluation would show in the last bits.
struct RandomLayout: ~Copyable {
  struct Statement {
    var terms: [(coefficient: Double, variable: Int)]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  var solver = Solver()
  var generator: SeededGenerator
  private(set) var variables: [Variable] = []
  private(set) var statements: [Statement] = []
  private(set) var constraints: [Constraint] = []

  /// - Parameter statements: how many statements are made about boxes that are laid out already.
  init(seed: UInt64, statements: Int = 12) {
    self.init(from: SeededGenerator(seed: seed), statements: statements)
  }

  /// - Parameter statements: how many statements are made about boxes that are laid out already.
  init(from generator: SeededGenerator, statements: Int) {
    self.generator = generator
    let boxes = Int.random(in: 4...24, using: &self.generator)
    variables = (0..<boxes * 2).map { _ in solver.makeVariable() }
    add([(1, 0)], .equal, 0.1, .required)
    add([(1, 1)], .equal, 1000 / 3.0, .required)
    for box in 1..<boxes { place(box) }
    for _ in 0..<statements { addStatement() }
  }

  private init(copying other: borrowing RandomLayout) {
    generator = other.generator
    let made = (0..<other.variables.count).map { _ in solver.makeVariable() }
    variables = made.reversed()
    for statement in other.statements { add(statement) }
    solver.solve()
  }

  /// The same statements in a new solver, whose variables were made the other way round.
  func fresh() -> RandomLayout { RandomLayout(copying: self) }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The places of the statements that conflict.
  var conflicts: [[Int?]] {
    let constraints = constraints
    return solver.conflicts.map { $0.constraints.map { constraints.firstIndex(of: $0) } }
  }

  private mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    let terms = terms.map { (coefficient: $0.0, variable: $0.1) }
    add(Statement(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func add(_ statement: Statement) {
    var expression = Expression(-statement.constant)
    for term in statement.terms { expression.append(Term(term.coefficient, variables[term.variable])) }
    constraints.append(solver.add(expression, statement.relation, priority: statement.priority))
    statements.append(statement)
  }

  private mutating func number() -> Double { Double(Int.random(in: 0...90, using: &generator)) / 3 }

  /// Puts a box into one before it, or behind one before it, and says how long it is.
  private mutating func place(_ box: Int) {
    let other = Int.random(in: 0..<box, using: &generator)
    let (start, size) = (2 * box, 2 * box + 1)
    add([(1, size)], .greaterOrEqual, 0, .required)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: add([(1, start), (-1, 2 * other), (-1, 2 * other + 1)], .equal, number(), .required)
    case 1: add([(1, start), (0.5, size), (-1, 2 * other), (-0.5, 2 * other + 1)], .equal, 0, .required)
    default: add([(1, start), (-1, 2 * other)], .equal, number(), .required)
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: add([(1, size), (-1 / 3.0, 2 * other + 1)], .equal, 0, .required)
    case 1:
      add([(1, start), (1, size), (-1, 2 * other), (-1, 2 * other + 1)], .lessOrEqual, -number(), 900)
      fallthrough
    default:
      let content = number()
      add([(1, size)], .lessOrEqual, content, 250)
      add([(1, size)], .greaterOrEqual, content, 750)
    }
  }

  private mutating func priority() -> Priority {
    [.required, 999, 750, 750, 500, 250, 250, 49.5][Int.random(in: 0..<8, using: &generator)]
  }

  /// Says something more of two boxes.
  mutating func addStatement() {
    let one = 2 * Int.random(in: 0..<variables.count / 2, using: &generator)
    let other = 2 * Int.random(in: 0..<variables.count / 2, using: &generator)
    let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual][Int.random(in: 0..<3, using: &generator)]
    let priority = priority()
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: add([(1, one + 1), (-1 / 3.0, other + 1)], relation, number(), priority)
    case 1: add([(1, one + 1)], relation, number(), priority)
    case 2: add([(1, one), (1, one + 1), (-1, other)], relation, number(), priority)
    default: add([(1, one), (-1, other)], relation, number(), priority)
    }
  }

  mutating func remove(at index: Int) {
    solver.remove(constraints.remove(at: index))
    statements.remove(at: index)
  }

  mutating func setPriority(_ priority: Priority, at index: Int) {
    statements[index].priority = priority
    solver.setPriority(priority, of: constraints[index])
  }

  /// Adds, removes or changes something.
  mutating func edit() {
    let index = Int.random(in: 0..<statements.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: addStatement()
    case 1: remove(at: index)
    case 2: setPriority(priority(), at: index)
    default:
      statements[index].constant = statements[index].constant + number() / 7
      solver.setConstant(statements[index].constant, of: constraints[index])
    }
  }
}

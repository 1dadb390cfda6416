/// A solver for linear constraints of many priorities, which updates its solution while they change.
///
/// Required constraints hold exactly. Then each lower priority is satisfied as far as the higher ones allow, one after
/// the other: within one priority the sum of the absolute errors is minimal (F.11). Where that leaves a choice, later
/// constraints of a priority take precedence over earlier ones, so that the earliest gives way (F.12, F.40), unless
/// `setTurns` sets another order. Numbers that are still open get the values of their bounds: inequalities of all
/// priorities become equalities in the order of insertion, each if that makes no priority worse and moves no earlier
/// one from its bound. Numbers that are open even then are as near to zero as the others allow.
///
/// So the solution is a function of the present constraints in the order of insertion, regardless of earlier ones: a
/// solver that was edited and a new one give the same numbers, bit for bit. Only `+ − × ÷` are used, so that every
/// machine gives them.
///
/// The parts of the algorithm:
/// 1. *Elimination.* A required equality that is the first to contain a variable defines it by the others; one without
///    such a variable fixes one of the numbers that the others depend on. The variables that remain undefined are the
///    parameters.
/// 2. *Reduction.* Every other constraint is rewritten over the parameters: few of them, often one.
/// 3. *Components.* Parameters that share a constraint are solved together, by intervals if there is one and by a
///    simplex if there are more; the rest of the system is not processed.
/// 4. *Propagation.* The values of the defined variables follow where they change: multiples of one variable by their
///    scale and offset, sums of several in the order of the definitions.
///
/// Coefficients should be between a thousandth and a thousand and values below ten million: then errors stay below a
/// millionth. Coefficients that cancel to 1e-11 of their size count as zero. Constraints conflict if their errors
/// exceed 1e-7, relative to the size of the numbers in them. Constants and coefficients must be finite.
///
/// Variables and constraints of other solvers, and constraints that were removed, are refused in release builds, too.
package struct Solver: ~Copyable {
  private let inPlace = InPlaceMarker()
  /// The ID that distinguishes the solver from others.
  let solverID = SolverID.next()
  var variables = UncheckedArray<VariableState>()
  /// The constraint that `suggest` added for each variable, or -1.
  var edits = UncheckedArray<Int32>()
  var constraints = UncheckedArray<ConstraintState>()
  /// The constraints as they were added: a row for each, a column for each variable.
  var matrix = SparseMatrix()
  /// The closing equalities and other constraints over base variables and parameters.
  var reduced = SparseMatrix()

  /// The slots that can be reused.
  private var freeConstraints = UncheckedArray<Int32>()
  private var nextOrder = 0
  var scratch = Scratch()
  /// The components of more than one parameter.
  var components = UncheckedArray<Component>()
  var freeComponents = UncheckedArray<Int32>()
  var connectedRows = ConnectedRows()
  var work = Simplex.Work()
  /// The number of parameters beyond which components keep their memory for solving.
  var largeComponent = 32

  // The changes that wait for `solve`.
  /// The required equalities that are to be eliminated.
  var pending = UncheckedArray<Int32>()
  /// The variables whose equalities are to be eliminated again.
  var disturbed = UncheckedArray<Int32>()
  var staleRows = UncheckedArray<Int32>()
  var dirtyRows = UncheckedArray<Int32>()
  var dirtyParameters = UncheckedArray<Int32>()
  var dirtyComponents = UncheckedArray<Int32>()
  var dirtyOffsets = BitQueue()
  var dirtyClosingOffsets = BitQueue()
  var dirtyClosingEqualities = BitQueue()
  var dirtyValues = BitQueue()
  /// The followers of other variables whose offsets changed.
  var dirtyFollowers = UncheckedArray<Int32>()

  // The order of evaluation.
  var definitions = UncheckedArray<Definition>()
  var terms = UncheckedArray<Definition.Term>()
  var closingEqualities = UncheckedArray<ClosingEquality>()
  var gone = 0

  /// The constraints that the solution leaves out, each with those with which it conflicts.
  var leftOut: [Int32: [Constraint]] = [:]
  var changed = UncheckedArray<Int32>()
  var turn: Int32 = 1
  var choices = Choices()

  package init() {}
}

extension Solver {
  /// Creates a variable, which no constraint contains yet.
  package mutating func makeVariable() -> Variable {
    let index = Int32(variables.count)
    variables.append(VariableState(index))
    edits.append(-1)
    matrix.appendColumn()
    reduced.appendColumn()
    return variable(index)
  }

  /// Adds `expression relation 0`, after all constraints that are present.
  package mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required
  ) -> Constraint {
    precondition(expression.constant.isFinite, "the constant of a constraint is a finite number")
    let state = ConstraintState(
      order: nextOrder, turn: nextOrder, constant: 0 - expression.constant, priority: priority.value,
      relation: relation)
    nextOrder += 1
    let index: Int32
    if let free = freeConstraints.popLast() {
      index = free
      constraints[Int(index)] = state
    } else {
      index = Int32(constraints.count)
      constraints.append(state)
      matrix.appendRow()
      reduced.appendRow()
    }
    write(expression, row: Int(index))
    enter(Int(index))
    return handle(Int(index))
  }

  /// Stores the terms, each variable once.
  private mutating func write(_ expression: Expression, row: Int) {
    matrix.begin(row)
    for place in 0..<expression.count {
      let variable = expression[place].variable
      let column = checked(variable)
      guard !(0..<place).contains(where: { expression[$0].variable == variable }) else { continue }
      var coefficient = 0.0
      for other in place..<expression.count where expression[other].variable == variable {
        coefficient += expression[other].coefficient
      }
      precondition(coefficient.isFinite, "the coefficients of a constraint are finite numbers")
      if coefficient != 0 { matrix.append(coefficient, column: column, row: row) }
    }
  }

  /// Removes a constraint.
  package mutating func remove(_ constraint: Constraint) {
    let index = checked(constraint)
    leave(index)
    matrix.remove(index)
    constraints[index].role = .absent
    freeConstraints.append(constraint.index)
  }

  /// Sets the constant on the right side of the form `terms relation constant`, with all terms on the left.
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "the constant of a constraint is a finite number")
    let index = checked(constraint)
    guard constraints[index].constant != constant else { return }
    constraints[index].constant = constant
    switch constraints[index].role {
    case .definition:
      definitions[Int(constraints[index].position)].constant = constant
      dirtyOffsets.insert(Int(constraints[index].position))
    case .closingEquality: dirtyClosingOffsets.insert(Int(constraints[index].position))
    case .row, .redundant: markDirty(row: index)
    case .pending, .absent: break
    }
  }

  /// Sets the priority, and keeps the order of insertion.
  package mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    let index = checked(constraint)
    guard constraints[index].priority != priority.value else { return }
    let moves =
      constraints[index].relation == .equal && (constraints[index].priority == 1000 || priority == .required)
    if moves { leave(index) }
    constraints[index].priority = priority.value
    if moves {
      enter(index)
      // It precedes equalities that are eliminated already.
      if constraints[index].role == .pending { disturb(around: index) }
    } else if constraints[index].role == .row {
      markDirty(row: index)
      disturbParameters(of: index)
    }
  }

  /// Sets the order in which constraints give way, where their priority leaves a choice, to that of an array.
  ///
  /// The set of their positions in the order of insertion stays the same, so that nothing changes for other
  /// constraints.
  package mutating func setTurns(of constraints: [Constraint]) {
    let turns = constraints.map(\.order).sorted()
    for (constraint, turn) in zip(constraints, turns) {
      let index = checked(constraint)
      guard self.constraints[index].turn != turn else { continue }
      self.constraints[index].turn = turn
      guard self.constraints[index].role == .row else { continue }
      markDirty(row: index)
      disturbParameters(of: index)
    }
  }

  /// Returns the variables of a constraint, in the order in which they were written.
  package func variables(of constraint: Constraint) -> [Variable] {
    matrix.range(checked(constraint)).map { variable(matrix.entries[$0].column) }
  }

  /// Returns the constant on the right side of a constraint, with all terms on the left.
  package func constant(of constraint: Constraint) -> Double {
    constraints[checked(constraint)].constant
  }
}

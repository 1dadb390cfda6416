/// Solves linear constraints of many priorities, and keeps the solution up to date while they change.
///
/// Required constraints hold exactly. Then each lower priority has its way as far as the higher ones let it, one after
/// the other: within one priority the sum of the absolute errors is the least possible (F.11). Where that leaves a
/// choice, later constraints of a priority come before earlier ones, so that the earliest gives way (F.12, F.40),
/// unless `setTurns` says another order. Numbers
/// that are open still lie on their bounds: inequalities of all priorities become equalities in the order of insertion,
/// each if that makes no priority worse and takes no earlier one off its bound. What is open even then lies as near to
/// zero as the rest lets it.
///
/// So the solution is a function of the present constraints in the order of insertion, whatever came before: a solver
/// that was edited and a fresh one give the same numbers, bit for bit. Only `+ − × ÷` are used, so that every machine
/// gives them.
///
/// How it works, and where the parts are:
/// 1. *Elimination.* A required equality that meets a variable for the first time defines it by the others; one that
///    meets none fixes one of the numbers that the others hang on. What is left undefined are the parameters.
/// 2. *Reduction.* Every other constraint is rewritten over the parameters: few of them, often one.
/// 3. *Components.* Parameters that share a constraint are solved together, by intervals where there is one and by a
///    simplex where there are more; the rest of the system is not touched.
/// 4. *Propagation.* The values of the defined variables follow where they change: multiples of one variable by their
///    scale and offset, sums of several in the order of the definitions.
///
/// Coefficients should lie between a thousandth and a thousand and values below ten million: then errors stay below a
/// millionth. Coefficients that cancel to 1e-11 of their size count as zero. Constraints conflict when they miss by
/// more than 1e-7, relative to the size of the numbers in them. Constants and coefficients must be finite.
///
/// Variables and constraints of other solvers, and constraints that were taken out, are refused in release builds, too.
package struct Solver: ~Copyable {
  private let anchor = Anchor()
  /// Tells the solver from others.
  let stamp = Stamp.next()
  var variables = Store<VariableState>()
  /// For each variable the constraint that `suggest` made, or -1.
  var edits = Store<Int32>()
  var constraints = Store<ConstraintState>()
  /// The constraints as they were added: a row for each, a column for each variable.
  var matrix = SparseMatrix()
  /// Closures and other constraints over base variables and parameters.
  var reduced = SparseMatrix()

  /// Slots that can be used again.
  private var freeConstraints = Store<Int32>()
  private var nextOrder = 0
  var scratch = Scratch()
  /// Components of more than one parameter.
  var components = Store<Component>()
  var freeComponents = Store<Int32>()
  var gathered = Gathered()
  var work = Simplex.Work()
  /// Components of more parameters than this keep their memory for solving.
  var largeComponent = 32

  // What waits for `solve`.
  /// Required equalities that are to be eliminated.
  var pending = Store<Int32>()
  /// Variables whose equalities are to be eliminated anew.
  var disturbed = Store<Int32>()
  var staleRows = Store<Int32>()
  var dirtyRows = Store<Int32>()
  var dirtyParameters = Store<Int32>()
  var dirtyComponents = Store<Int32>()
  var dirtyOffsets = BitQueue()
  var dirtyClosureOffsets = BitQueue()
  var dirtyClosures = BitQueue()
  var dirtyValues = BitQueue()
  /// Followers of other variables whose offsets changed.
  var dirtyFollowers = Store<Int32>()

  // The order of evaluation.
  var definitions = Store<Definition>()
  var terms = Store<Definition.Term>()
  var closures = Store<Closure>()
  var gone = 0

  /// Constraints that the solution leaves out, and with which others they conflict.
  var leftOut: [Int32: [Constraint]] = [:]
  var changed = Store<Int32>()
  var turn: Int32 = 1
  var choices = Choices()

  package init() {}
}

extension Solver {
  /// A new variable, which no constraint speaks of yet.
  package mutating func makeVariable() -> Variable {
    let index = Int32(variables.count)
    variables.append(VariableState(index))
    edits.append(-1)
    matrix.appendColumn()
    reduced.appendColumn()
    return variable(index)
  }

  /// Adds `expression relation 0`. It comes after all constraints that are present.
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

  /// Takes a constraint out.
  package mutating func remove(_ constraint: Constraint) {
    let index = checked(constraint)
    leave(index)
    matrix.remove(index)
    constraints[index].role = .absent
    freeConstraints.append(constraint.index)
  }

  /// Sets the number on the right: the constraint then says `terms relation constant`, with all terms on the left.
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "the constant of a constraint is a finite number")
    let index = checked(constraint)
    guard constraints[index].constant != constant else { return }
    constraints[index].constant = constant
    switch constraints[index].role {
    case .definition:
      definitions[Int(constraints[index].position)].constant = constant
      dirtyOffsets.insert(Int(constraints[index].position))
    case .closure: dirtyClosureOffsets.insert(Int(constraints[index].position))
    case .row, .redundant: markDirty(row: index)
    case .pending, .absent: break
    }
  }

  /// Sets the priority and keeps the place in the order of insertion.
  package mutating func setPriority(_ priority: Priority, of constraint: Constraint) {
    let index = checked(constraint)
    guard constraints[index].priority != priority.value else { return }
    let moves =
      constraints[index].relation == .equal && (constraints[index].priority == 1000 || priority == .required)
    if moves { leave(index) }
    constraints[index].priority = priority.value
    if moves {
      enter(index)
      // It comes before equalities that are eliminated already.
      if constraints[index].role == .pending { disturb(around: index) }
    } else if constraints[index].role == .row {
      markDirty(row: index)
      disturbParameters(of: index)
    }
  }

  /// Has constraints give way, where their priority leaves a choice, in the order of this array; the places in the
  /// order of insertion that all of them have are kept, so that nothing changes for other constraints.
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

  /// The number on the right of a constraint, with all terms on the left.
  package func constant(of constraint: Constraint) -> Double {
    constraints[checked(constraint)].constant
  }
}

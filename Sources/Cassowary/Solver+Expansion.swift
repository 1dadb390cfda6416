/// Memory for the expansion of one constraint.
struct Scratch {
  struct Cell {
    var coefficient = 0.0
    /// The sum of the sizes of what was added, by which a remainder is told from a rounding error.
    var size = 0.0
    var turn = 0

    /// Whether what was added cancelled.
    var isZero: Bool { abs(coefficient) <= 1e-11 * size }
  }

  struct Entry {
    var variable: Int32
    var coefficient: Double
  }

  var cells: [Cell] = []
  var turn = 0
  /// Variables that wait for their definitions: a heap, the greatest order first.
  private var heap: [(order: Int, variable: Int32)] = []
  /// What is left of the constraint: multiples of parameters,
  var parameters: [Entry] = []
  /// and multiples of the constants of closures.
  var closed: [Entry] = []
  /// The demands of a component of one parameter.
  var demands: [Demand] = []

  mutating func begin(variables: Int) {
    turn += 1
    if cells.count < variables { cells += Array(repeating: Cell(), count: variables - cells.count) }
    heap.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    closed.removeAll(keepingCapacity: true)
  }

  /// Adds to the multiple of a variable; returns whether it is the first.
  mutating func add(_ coefficient: Double, _ variable: Int) -> Bool {
    let isFirst = cells[variable].turn != turn
    if isFirst { cells[variable] = Cell(coefficient: 0, size: 0, turn: turn) }
    cells[variable].coefficient += coefficient
    cells[variable].size += abs(coefficient)
    return isFirst
  }

  mutating func push(order: Int, variable: Int) {
    heap.append((order, Int32(variable)))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].order < heap[child].order else { break }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Int? {
    guard let top = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return Int(top.variable) }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].order > heap[child].order { child += 1 }
      guard heap[child].order > heap[parent].order else { break }
      heap.swapAt(parent, child)
      parent = child
    }
    return Int(top.variable)
  }
}

extension Solver {
  /// Rewrites a constraint over parameters, into `scratch`.
  ///
  /// Definitions are put in from the latest to the earliest, then closures from the earliest to the latest: so each is
  /// put in once, and terms that cancel on the way lead no further.
  mutating func expand(_ index: Int) {
    scratch.begin(variables: variables.count)
    for place in matrix.range(index) {
      add(matrix.entries[place].coefficient, Int(matrix.entries[place].column))
    }
    finishExpansion()
  }

  /// Puts definitions and closures in for what was added to `scratch`.
  mutating func finishExpansion() {
    while let variable = scratch.pop() {
      let cell = scratch.cells[variable]
      if cell.isZero { continue }
      let definition = Int(variables[variable].definition)
      let pivot = Int(constraints[definition].pivot)
      if variables[variable].role == .defined {
        let range = matrix.range(definition)
        let factor = -cell.coefficient / matrix.entries[range.lowerBound + pivot].coefficient
        for place in range where place != range.lowerBound + pivot {
          add(factor * matrix.entries[place].coefficient, Int(matrix.entries[place].column))
        }
      } else {
        scratch.closed.append(.init(variable: Int32(variable), coefficient: cell.coefficient))
        let range = reduced.range(definition)
        let factor = -cell.coefficient / reduced.entries[range.lowerBound + pivot].coefficient
        for place in range.prefix(Int(constraints[definition].parameters))
        where place != range.lowerBound + pivot {
          add(factor * reduced.entries[place].coefficient, Int(reduced.entries[place].column))
        }
      }
    }
    for place in scratch.parameters.indices {
      scratch.parameters[place].coefficient =
        scratch.cells[Int(scratch.parameters[place].variable)].coefficient
    }
    scratch.parameters.removeAll { scratch.cells[Int($0.variable)].isZero }
  }

  /// Adds a multiple of a variable to `scratch`, by its representative.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    var coefficient = coefficient
    var variable = variable
    if variables[variable].role == .defined {
      let representative = Int(variables[variable].representative)
      if representative < 0 { return }
      if representative != variable {
        coefficient *= variables[variable].scale
        variable = representative
      }
    }
    guard scratch.add(coefficient, variable) else { return }
    switch variables[variable].role {
    case .parameter: scratch.parameters.append(.init(variable: Int32(variable), coefficient: 0))
    case .defined:
      scratch.push(order: constraints[Int(variables[variable].definition)].order, variable: variable)
    case .closed:
      scratch.push(order: -1 - constraints[Int(variables[variable].definition)].order, variable: variable)
    }
  }

  /// Stores what `expand` found as the reduced row of a constraint.
  mutating func writeReduced(_ index: Int) {
    reduced.remove(index)
    reduced.begin(index)
    for entry in scratch.parameters {
      reduced.append(entry.coefficient, column: Int(entry.variable), row: index)
    }
    for entry in scratch.closed {
      reduced.append(entry.coefficient, column: Int(entry.variable), row: index)
    }
    constraints[index].parameters = Int32(scratch.parameters.count)
  }

  /// The constant of a constraint after reduction.
  ///
  /// What definitions contribute is in the offsets of its variables, what closures do in theirs.
  func reduceConstant(_ index: Int) -> Double {
    var constant = constraints[index].constant
    for place in matrix.range(index) {
      let entry = matrix.entries[place]
      constant -= entry.coefficient * variables[Int(entry.column)].offset
    }
    for place in reduced.range(index).dropFirst(Int(constraints[index].parameters)) {
      let entry = reduced.entries[place]
      constant -= entry.coefficient * closureOffset(Int(variables[Int(entry.column)].definition))
    }
    return constant
  }

  /// The value of a closure's variable if the parameters and the variables that were closed later were zero.
  func closureOffset(_ closure: Int) -> Double {
    let pivot = reduced.range(closure).lowerBound + Int(constraints[closure].pivot)
    return constraints[closure].reducedConstant / reduced.entries[pivot].coefficient
  }
}

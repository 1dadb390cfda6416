/// The memory of the expansion of one constraint.
struct Scratch: ~Copyable {
  struct Cell: BitwiseCopyable {
    var coefficient = 0.0
    /// The sum of the magnitudes of the added numbers, which distinguishes a remainder from a rounding error.
    var size = 0.0
    var turn = 0

    /// Whether or not the added numbers cancelled.
    var isZero: Bool { abs(coefficient) <= 1e-11 * size }
  }

  struct Entry: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  struct Waiting: BitwiseCopyable {
    var order: Int
    var variable: Int32
  }

  var cells = UncheckedArray<Cell>()
  var turn = 0
  /// The variables that wait for their definitions: a heap, with the greatest order first.
  private var heap = UncheckedArray<Waiting>()
  /// The rest of the constraint: multiples of parameters.
  var parameters = UncheckedArray<Entry>()
  /// The rest of the constraint: multiples of the constants of closing equalities.
  var closed = UncheckedArray<Entry>()

  mutating func begin(variables: Int) {
    turn += 1
    cells.pad(to: variables, with: Cell())
    heap.removeAll()
    parameters.removeAll()
    closed.removeAll()
  }

  /// Adds to the multiple of a variable, and returns whether or not it is the first term of it.
  mutating func add(_ coefficient: Double, _ variable: Int) -> Bool {
    let isFirst = cells[variable].turn != turn
    if isFirst { cells[variable] = Cell(coefficient: 0, size: 0, turn: turn) }
    cells[variable].coefficient += coefficient
    cells[variable].size += abs(coefficient)
    return isFirst
  }

  mutating func push(order: Int, variable: Int) {
    let waiting = Waiting(order: order, variable: Int32(variable))
    heap.append(waiting)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].order < order else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = waiting
  }

  mutating func pop() -> Int? {
    guard let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return Int(last.variable) }
    let top = heap[0].variable
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].order > heap[child].order { child += 1 }
      guard heap[child].order > last.order else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return Int(top)
  }
}

extension Solver {
  /// Rewrites a constraint over parameters, into `scratch`.
  ///
  /// Definitions are substituted from the latest to the earliest, then closing equalities from the earliest to the
  /// latest: so each is substituted once, and terms that cancel lead no further.
  mutating func expand(_ index: Int) {
    scratch.begin(variables: variables.count)
    for place in matrix.range(index) {
      add(matrix.entries[place].coefficient, Int(matrix.entries[place].column))
    }
    finishExpansion()
  }

  /// Substitutes definitions and closing equalities for the terms in `scratch`.
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
        let start = reduced.range(definition).lowerBound
        let factor = -cell.coefficient / reduced.entries[start + pivot].coefficient
        for place in start..<start + Int(constraints[definition].parameters) where place != start + pivot {
          add(factor * reduced.entries[place].coefficient, Int(reduced.entries[place].column))
        }
      }
    }
    var kept = 0
    for place in scratch.parameters.indices {
      let variable = scratch.parameters[place].variable
      let cell = scratch.cells[Int(variable)]
      if cell.isZero { continue }
      scratch.parameters[kept] = .init(variable: variable, coefficient: cell.coefficient)
      kept += 1
    }
    scratch.parameters.removeLast(scratch.parameters.count - kept)
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

  /// Stores the result of `expand` as the reduced row of a constraint.
  mutating func writeReduced(_ index: Int) {
    removeReduced(index)
    reduced.begin(index)
    for place in scratch.parameters.indices {
      let entry = scratch.parameters[place]
      reduced.append(entry.coefficient, column: Int(entry.variable), row: index)
    }
    for place in scratch.closed.indices {
      let entry = scratch.closed[place]
      reduced.append(entry.coefficient, column: Int(entry.variable), row: index)
      let closingEquality = Int(variables[Int(entry.variable)].definition)
      closingEqualities[Int(constraints[closingEquality].position)].hasOnlyChecks = false
    }
    constraints[index].parameters = Int32(scratch.parameters.count)
    if constraints[index].role == .row, scratch.parameters.isEmpty, scratch.closed.count == 1 {
      reduced.setUse(.guarded, at: reduced.range(index).lowerBound)
    }
  }

  /// Removes the reduced row of a constraint.
  mutating func removeReduced(_ index: Int) {
    reduced.remove(index)
    constraints[index].parameters = 0
  }

  /// Returns the constant of a constraint after reduction.
  ///
  /// The contributions of definitions are in the offsets of its variables, those of closing equalities in theirs.
  func reduceConstant(_ index: Int) -> Double {
    var constant = constraints[index].constant
    for place in matrix.range(index) {
      constant -= matrix.entries[place].coefficient * variables[Int(matrix.entries[place].column)].offset
    }
    let range = reduced.range(index)
    for place in range.lowerBound + Int(constraints[index].parameters)..<range.upperBound {
      let closingEquality = Int(variables[Int(reduced.entries[place].column)].definition)
      constant -= reduced.entries[place].coefficient * closingOffset(closingEquality)
    }
    return constant
  }

  /// Returns the value of a closing equality's variable for parameters and later closed variables of zero.
  func closingOffset(_ closingEquality: Int) -> Double {
    let pivot = reduced.range(closingEquality).lowerBound + Int(constraints[closingEquality].pivot)
    return constraints[closingEquality].reducedConstant / reduced.entries[pivot].coefficient
  }
}

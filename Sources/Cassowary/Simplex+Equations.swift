/// The memory of the elimination in `polish`.
struct Elimination: ~Copyable {
  var coefficients = UncheckedArray<Double>()
  var touched = UncheckedArray<Int32>()
  /// The equation of which each parameter is the pivot, or -1.
  var equations = UncheckedArray<Int32>()
  var waiting = BitQueue()
}

extension Simplex {
  /// Finds independent equations for the parameters without a target, in a fixed order.
  ///
  /// - Returns: Whether or not there are enough.
  mutating func findEquations() -> Bool {
    exactSolution.equations.removeAll()
    exactSolution.known.removeAll()
    exactSolution.knownEnds.removeAll()
    exactSolution.multiples.removeAll()
    exactSolution.multipleEnds.removeAll()
    exactSolution.left.removeAll()
    exactSolution.leftEnds.removeAll()
    var missing = 0
    for unknown in parameters.indices where exactSolution.goals[unknown] < 0 { missing += 1 }
    guard missing > 0 else { return true }
    work.elimination.coefficients.pad(to: parameters.count, with: 0)
    work.elimination.equations.fill(parameters.count, with: -1)
    for unknown in parameters.count..<values.count where exactSolution.goals[unknown] >= 0 {
      addEquation(unknown)
      if exactSolution.equations.count == missing { break }
    }
    for unknown in parameters.indices where exactSolution.equations.count < missing {
      if exactSolution.goals[unknown] < 0, abs(values[unknown]) <= tolerance(near: 0) { addEquation(unknown) }
    }
    exactSolution.constants.fill(missing, with: 0)
    return exactSolution.equations.count == missing
  }

  /// Adds an equation to the elimination, if it is independent of the others.
  private mutating func addEquation(_ unknown: Int) {
    let known = exactSolution.known.count
    let multiples = exactSolution.multiples.count
    let left = exactSolution.left.count
    work.elimination.touched.removeAll()
    if unknown < parameters.count {
      add(1, column: unknown)
    } else {
      for place in entries(ofSum: unknown - parameters.count) {
        let entry = sumEntries[place]
        if exactSolution.goals[Int(entry.column)] >= 0 {
          exactSolution.known.append(entry)
        } else {
          add(entry.coefficient, column: Int(entry.column))
        }
      }
    }
    while let equation = work.elimination.waiting.popFirst() { takeOut(equation) }
    var pivot = left
    for index in work.elimination.touched.indices {
      let column = work.elimination.touched[index]
      let coefficient = work.elimination.coefficients[Int(column)]
      guard coefficient != 0 else { continue }
      work.elimination.coefficients[Int(column)] = 0
      exactSolution.left.append(Tableau.Entry(column: column, coefficient: coefficient))
      if abs(coefficient) > abs(exactSolution.left[pivot].coefficient) {
        pivot = exactSolution.left.count - 1
      }
    }
    guard exactSolution.left.count > left, abs(exactSolution.left[pivot].coefficient) > Self.epsilon else {
      exactSolution.known.removeLast(exactSolution.known.count - known)
      exactSolution.multiples.removeLast(exactSolution.multiples.count - multiples)
      exactSolution.left.removeLast(exactSolution.left.count - left)
      return
    }
    (exactSolution.left[left], exactSolution.left[pivot]) = (
      exactSolution.left[pivot], exactSolution.left[left]
    )
    work.elimination.equations[Int(exactSolution.left[left].column)] = Int32(exactSolution.equations.count)
    exactSolution.equations.append(Int32(unknown))
    exactSolution.knownEnds.append(Int32(exactSolution.known.count))
    exactSolution.multipleEnds.append(Int32(exactSolution.multiples.count))
    exactSolution.leftEnds.append(Int32(exactSolution.left.count))
  }

  /// Adds a term to the current equation; pivots of other equations wait for their elimination.
  private mutating func add(_ coefficient: Double, column: Int) {
    let before = work.elimination.coefficients[column]
    let after = before + coefficient
    if before == 0 {
      work.elimination.touched.append(Int32(column))
      let equation = Int(work.elimination.equations[column])
      if equation >= 0 { work.elimination.waiting.insert(equation) }
    }
    work.elimination.coefficients[column] = abs(after) <= 1e-11 * abs(before) ? 0 : after
  }

  /// Eliminates the pivot of an equation from the current one.
  private mutating func takeOut(_ equation: Int) {
    let start = equation > 0 ? Int(exactSolution.leftEnds[equation - 1]) : 0
    let end = Int(exactSolution.leftEnds[equation])
    let pivot = Int(exactSolution.left[start].column)
    guard work.elimination.coefficients[pivot] != 0 else { return }
    let factor = work.elimination.coefficients[pivot] / exactSolution.left[start].coefficient
    exactSolution.multiples.append(Tableau.Entry(column: Int32(equation), coefficient: factor))
    for place in start + 1..<end {
      add(-factor * exactSolution.left[place].coefficient, column: Int(exactSolution.left[place].column))
    }
    work.elimination.coefficients[pivot] = 0
  }
}

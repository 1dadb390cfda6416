/// The memory of the elimination in `polish`.
struct Elimination: ~Copyable {
  var coefficients = Store<Double>()
  var touched = Store<Int32>()
  /// The equation of which each parameter is the pivot, or -1.
  var equations = Store<Int32>()
  var waiting = BitQueue()
}

extension Simplex {
  /// Finds independent equations for the parameters without a target, in a fixed order.
  ///
  /// - Returns: Whether or not there are enough.
  mutating func findEquations() -> Bool {
    polished.equations.removeAll()
    polished.known.removeAll()
    polished.knownEnds.removeAll()
    polished.multiples.removeAll()
    polished.multipleEnds.removeAll()
    polished.left.removeAll()
    polished.leftEnds.removeAll()
    var missing = 0
    for unknown in parameters.indices where polished.demands[unknown] < 0 { missing += 1 }
    guard missing > 0 else { return true }
    work.elimination.coefficients.pad(to: parameters.count, with: 0)
    work.elimination.equations.fill(parameters.count, with: -1)
    for unknown in parameters.count..<values.count where polished.demands[unknown] >= 0 {
      addEquation(unknown)
      if polished.equations.count == missing { break }
    }
    for unknown in parameters.indices where polished.equations.count < missing {
      if polished.demands[unknown] < 0, abs(values[unknown]) <= tolerance(near: 0) { addEquation(unknown) }
    }
    polished.constants.fill(missing, with: 0)
    return polished.equations.count == missing
  }

  /// Adds an equation to the elimination, if it is independent of the others.
  private mutating func addEquation(_ unknown: Int) {
    let known = polished.known.count
    let multiples = polished.multiples.count
    let left = polished.left.count
    work.elimination.touched.removeAll()
    if unknown < parameters.count {
      add(1, column: unknown)
    } else {
      for place in entries(ofSum: unknown - parameters.count) {
        let entry = sumEntries[place]
        if polished.demands[Int(entry.column)] >= 0 {
          polished.known.append(entry)
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
      polished.left.append(Tableau.Entry(column: column, coefficient: coefficient))
      if abs(coefficient) > abs(polished.left[pivot].coefficient) { pivot = polished.left.count - 1 }
    }
    guard polished.left.count > left, abs(polished.left[pivot].coefficient) > Self.epsilon else {
      polished.known.removeLast(polished.known.count - known)
      polished.multiples.removeLast(polished.multiples.count - multiples)
      polished.left.removeLast(polished.left.count - left)
      return
    }
    (polished.left[left], polished.left[pivot]) = (polished.left[pivot], polished.left[left])
    work.elimination.equations[Int(polished.left[left].column)] = Int32(polished.equations.count)
    polished.equations.append(Int32(unknown))
    polished.knownEnds.append(Int32(polished.known.count))
    polished.multipleEnds.append(Int32(polished.multiples.count))
    polished.leftEnds.append(Int32(polished.left.count))
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
    let start = equation > 0 ? Int(polished.leftEnds[equation - 1]) : 0
    let end = Int(polished.leftEnds[equation])
    let pivot = Int(polished.left[start].column)
    guard work.elimination.coefficients[pivot] != 0 else { return }
    let factor = work.elimination.coefficients[pivot] / polished.left[start].coefficient
    polished.multiples.append(Tableau.Entry(column: Int32(equation), coefficient: factor))
    for place in start + 1..<end {
      add(-factor * polished.left[place].coefficient, column: Int(polished.left[place].column))
    }
    work.elimination.coefficients[pivot] = 0
  }
}

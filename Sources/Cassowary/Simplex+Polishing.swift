/// The derivation of a solution from the goals that it meets exactly.
struct ExactSolution: ~Copyable {
  /// The first goal whose target each unknown has, or -1.
  var goals = UncheckedArray<Int32>()
  /// The equations for the parameters without such a goal: sums that have a target, and parameters that are zero.
  var equations = UncheckedArray<Int32>()
  /// The side of the target on which the unknown of each goal is, then that of zero for each parameter.
  var signs = UncheckedArray<Int8>()

  // The equations after elimination, which other targets reuse: the known terms that were removed from each, multiples
  // of the equations before it, and the remaining terms.
  var known = UncheckedArray<Tableau.Entry>()
  var knownEnds = UncheckedArray<Int32>()
  var multiples = UncheckedArray<Tableau.Entry>()
  var multipleEnds = UncheckedArray<Int32>()
  /// The remaining terms of each equation, the pivot first.
  var left = UncheckedArray<Tableau.Entry>()
  var leftEnds = UncheckedArray<Int32>()
  var constants = UncheckedArray<Double>()
}

extension Simplex {
  /// Computes the solution from the goals that it meets exactly, so that it does not depend on the steps to it.
  ///
  /// A solution is a point at which parameters and sums have targets, or parameters are zero. The order alone decides
  /// which of these determine it.
  ///
  /// - Returns: Whether or not they do.
  mutating func polish() -> Bool {
    exactSolution.goals.fill(values.count, with: -1)
    for index in goals.indices {
      let unknown = Int(goals[index].unknown)
      guard exactSolution.goals[unknown] < 0 else { continue }
      if abs(values[unknown] - goals[index].target) <= tolerance(near: goals[index].target) {
        exactSolution.goals[unknown] = Int32(index)
      }
    }
    guard findEquations() else { return false }
    moved.removeAll()
    for unknown in parameters.indices {
      let goal = Int(exactSolution.goals[unknown])
      if goal >= 0 { move(unknown, to: goals[goal].target) }
    }
    evaluate()
    touched.removeAll()
    exactSolution.signs.removeAll()
    for index in goals.indices { exactSolution.signs.append(sign(of: goals[index])) }
    for unknown in parameters.indices { exactSolution.signs.append(sign(ofParameter: unknown)) }
    return true
  }

  /// Follows changed targets if the solution stays on the same side of all of them.
  ///
  /// A point is the best one because of the errors that grow and those that shrink around it, and of nothing else: a
  /// point on the same side of every target, and exactly at those where the last one was, is the best again.
  ///
  /// The goals in `touched` are those whose targets are not known to have stayed on their side of the solution.
  ///
  /// - Returns: Whether or not it stays.
  mutating func follow() -> Bool {
    moved.removeAll()
    for index in touched.indices {
      let goal = Int(touched[index])
      let unknown = Int(goals[goal].unknown)
      if unknown < parameters.count, Int(exactSolution.goals[unknown]) == goal {
        move(unknown, to: goals[goal].target)
      }
    }
    evaluate()
    defer { touched.removeAll() }
    for index in touched.indices where !keepsSide(Int(touched[index])) { return false }
    for index in moved.indices {
      let unknown = Int(moved[index])
      if unknown < parameters.count, sign(ofParameter: unknown) != exactSolution.signs[goals.count + unknown]
      {
        return false
      }
      var goal = Int(lastGoals[unknown])
      while goal >= 0 {
        guard keepsSide(goal) else { return false }
        goal = Int(previousGoals[goal])
      }
    }
    return true
  }

  /// Returns whether or not an unknown is on the same side of the target of a goal as in the last solution.
  @inline(__always)
  func keepsSide(_ index: Int) -> Bool { sign(of: goals[index]) == exactSolution.signs[index] }

  /// Returns the side of its target on which the unknown of a goal is.
  @inline(__always)
  func sign(of goal: Goal) -> Int8 {
    let distance = values[Int(goal.unknown)] - goal.target
    return abs(distance) <= tolerance(near: goal.target) ? 0 : distance < 0 ? -1 : 1
  }

  @inline(__always)
  private func sign(ofParameter unknown: Int) -> Int8 {
    abs(values[unknown]) <= tolerance(near: 0) ? 0 : values[unknown] < 0 ? -1 : 1
  }

  /// Solves the equations for the parameters without a target, and computes the sums.
  ///
  /// The unknowns whose values change are in `moved`, parameters first.
  private mutating func evaluate() {
    if !exactSolution.equations.isEmpty { solveEquations() }
    for row in 0..<sumStarts.count - 1 {
      var sum = 0.0
      for place in entries(ofSum: row) {
        sum += sumEntries[place].coefficient * values[Int(sumEntries[place].column)]
      }
      move(parameters.count + row, to: sum)
    }
  }

  @inline(__always)
  private mutating func move(_ unknown: Int, to value: Double) {
    guard values[unknown] != value else { return }
    values[unknown] = value
    moved.append(Int32(unknown))
  }

  private mutating func solveEquations() {
    var known = 0
    var multiple = 0
    for index in exactSolution.equations.indices {
      let unknown = Int(exactSolution.equations[index])
      var constant = unknown < parameters.count ? 0 : goals[Int(exactSolution.goals[unknown])].target
      while known < exactSolution.knownEnds[index] {
        constant -= exactSolution.known[known].coefficient * values[Int(exactSolution.known[known].column)]
        known += 1
      }
      while multiple < exactSolution.multipleEnds[index] {
        let other = Int(exactSolution.multiples[multiple].column)
        constant -= exactSolution.multiples[multiple].coefficient * exactSolution.constants[other]
        multiple += 1
      }
      exactSolution.constants[index] = constant
    }
    var place = exactSolution.left.count - 1
    for index in exactSolution.equations.indices.reversed() {
      let start = index > 0 ? Int(exactSolution.leftEnds[index - 1]) : 0
      var sum = exactSolution.constants[index]
      while place > start {
        sum -= exactSolution.left[place].coefficient * values[Int(exactSolution.left[place].column)]
        place -= 1
      }
      move(Int(exactSolution.left[start].column), to: sum / exactSolution.left[start].coefficient)
      place -= 1
    }
  }

  /// Restarts from the solution so far, after targets changed.
  mutating func restart() {
    if !conflicts.isEmpty { conflicts = [] }
    dependsOnReach = false
    for unknown in values.indices {
      work.lows[unknown] = -.infinity
      work.highs[unknown] = .infinity
      work.lowSources[unknown] = -1
      work.highSources[unknown] = -1
      work.segments[unknown] = Segment(low: -.infinity, high: .infinity, slope: 0)
    }
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      let goal = Int(exactSolution.goals[unknown])
      if goal >= 0 { values[unknown] = goals[goal].target }
    }
    hasPivoted = true
    refresh()
  }
}

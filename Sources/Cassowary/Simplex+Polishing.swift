/// The derivation of a solution from the demands that it meets exactly.
struct Polish: ~Copyable {
  /// The first demand whose target each unknown has, or -1.
  var demands = Store<Int32>()
  /// The equations for the parameters without such a demand: sums that have a target, and parameters that are zero.
  var equations = Store<Int32>()
  /// The side of the target on which the unknown of each demand is, then that of zero for each parameter.
  var signs = Store<Int8>()

  // The equations after elimination, which other targets reuse: the known terms that were removed from each, multiples
  // of the equations before it, and the remaining terms.
  var known = Store<Tableau.Entry>()
  var knownEnds = Store<Int32>()
  var multiples = Store<Tableau.Entry>()
  var multipleEnds = Store<Int32>()
  /// The remaining terms of each equation, the pivot first.
  var left = Store<Tableau.Entry>()
  var leftEnds = Store<Int32>()
  var constants = Store<Double>()
}

extension Simplex {
  /// Computes the solution from the demands that it meets exactly, so that it does not depend on the steps to it.
  ///
  /// A solution is a point at which parameters and sums have targets, or parameters are zero. The order alone decides
  /// which of these determine it.
  ///
  /// - Returns: Whether or not they do.
  mutating func polish() -> Bool {
    polished.demands.fill(values.count, with: -1)
    for index in demands.indices {
      let unknown = Int(demands[index].unknown)
      guard polished.demands[unknown] < 0 else { continue }
      if abs(values[unknown] - demands[index].target) <= tolerance(near: demands[index].target) {
        polished.demands[unknown] = Int32(index)
      }
    }
    guard findEquations() else { return false }
    moved.removeAll()
    for unknown in parameters.indices {
      let demand = Int(polished.demands[unknown])
      if demand >= 0 { move(unknown, to: demands[demand].target) }
    }
    evaluate()
    touched.removeAll()
    polished.signs.removeAll()
    for index in demands.indices { polished.signs.append(sign(of: demands[index])) }
    for unknown in parameters.indices { polished.signs.append(sign(ofParameter: unknown)) }
    return true
  }

  /// Follows changed targets if the solution stays on the same side of all of them.
  ///
  /// A point is the best one because of the errors that grow and those that shrink around it, and of nothing else: a
  /// point on the same side of every target, and exactly at those where the last one was, is the best again.
  ///
  /// The demands in `touched` are those whose targets are not known to have stayed on their side of the solution.
  ///
  /// - Returns: Whether or not it stays.
  mutating func follow() -> Bool {
    moved.removeAll()
    for index in touched.indices {
      let demand = Int(touched[index])
      let unknown = Int(demands[demand].unknown)
      if unknown < parameters.count, Int(polished.demands[unknown]) == demand {
        move(unknown, to: demands[demand].target)
      }
    }
    evaluate()
    defer { touched.removeAll() }
    for index in touched.indices where !keepsSide(Int(touched[index])) { return false }
    for index in moved.indices {
      let unknown = Int(moved[index])
      if unknown < parameters.count, sign(ofParameter: unknown) != polished.signs[demands.count + unknown] {
        return false
      }
      var demand = Int(lastDemands[unknown])
      while demand >= 0 {
        guard keepsSide(demand) else { return false }
        demand = Int(previousDemands[demand])
      }
    }
    return true
  }

  /// Returns whether or not an unknown is on the same side of the target of a demand as in the last solution.
  @inline(__always)
  func keepsSide(_ index: Int) -> Bool { sign(of: demands[index]) == polished.signs[index] }

  /// Returns the side of its target on which the unknown of a demand is.
  @inline(__always)
  func sign(of demand: Demand) -> Int8 {
    let distance = values[Int(demand.unknown)] - demand.target
    return abs(distance) <= tolerance(near: demand.target) ? 0 : distance < 0 ? -1 : 1
  }

  @inline(__always)
  private func sign(ofParameter unknown: Int) -> Int8 {
    abs(values[unknown]) <= tolerance(near: 0) ? 0 : values[unknown] < 0 ? -1 : 1
  }

  /// Solves the equations for the parameters without a target, and computes the sums.
  ///
  /// The unknowns whose values change are in `moved`, parameters first.
  private mutating func evaluate() {
    if !polished.equations.isEmpty { solveEquations() }
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
    for index in polished.equations.indices {
      let unknown = Int(polished.equations[index])
      var constant = unknown < parameters.count ? 0 : demands[Int(polished.demands[unknown])].target
      while known < polished.knownEnds[index] {
        constant -= polished.known[known].coefficient * values[Int(polished.known[known].column)]
        known += 1
      }
      while multiple < polished.multipleEnds[index] {
        let other = Int(polished.multiples[multiple].column)
        constant -= polished.multiples[multiple].coefficient * polished.constants[other]
        multiple += 1
      }
      polished.constants[index] = constant
    }
    var place = polished.left.count - 1
    for index in polished.equations.indices.reversed() {
      let start = index > 0 ? Int(polished.leftEnds[index - 1]) : 0
      var sum = polished.constants[index]
      while place > start {
        sum -= polished.left[place].coefficient * values[Int(polished.left[place].column)]
        place -= 1
      }
      move(Int(polished.left[start].column), to: sum / polished.left[start].coefficient)
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
      work.stretches[unknown] = Stretch(low: -.infinity, high: .infinity, slope: 0)
    }
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      let demand = Int(polished.demands[unknown])
      if demand >= 0 { values[unknown] = demands[demand].target }
    }
    hasPivoted = true
    refresh()
  }
}

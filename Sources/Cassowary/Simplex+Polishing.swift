/// How a solution follows from the demands that it meets exactly.
struct Polish {
  /// For each unknown the first demand whose target it has, or -1.
  var demands: [Int32] = []
  /// The equations for the parameters without such a demand: sums that have a target, and parameters that are zero.
  var equations: [Int32] = []
  /// For each demand on which side of the target its unknown is, then for each parameter on which side of zero.
  var signs: [Int8] = []
}

/// Memory for the elimination in `polish`.
struct Elimination {
  var entries: [Tableau.Entry] = []
  /// Where each equation begins, with its pivot.
  var starts: [Int32] = []
  var pivots: [Int32] = []
  var constants: [Double] = []
  var coefficients: [Double] = []
  /// Which parameters are known before the elimination.
  var isKnown: [Bool] = []
}

extension Simplex {
  /// Computes the solution anew from what it meets exactly, so that it does not depend on the steps that led to it.
  ///
  /// A solution is a point at which parameters and sums have targets, or parameters are zero. Which of these say what
  /// it is is decided by their order only. Returns whether they do.
  mutating func polish() -> Bool {
    polished.demands.removeAll(keepingCapacity: true)
    for _ in values.indices { polished.demands.append(-1) }
    for (index, demand) in demands.enumerated() where polished.demands[demand.unknown] < 0 {
      if abs(values[demand.unknown] - demand.target) <= tolerance(near: demand.target) {
        polished.demands[demand.unknown] = Int32(index)
      }
    }
    polished.equations.removeAll(keepingCapacity: true)
    for unknown in parameters.count..<values.count where polished.demands[unknown] >= 0 {
      polished.equations.append(Int32(unknown))
    }
    for unknown in parameters.indices where polished.demands[unknown] < 0 {
      if abs(values[unknown]) <= tolerance(near: 0) { polished.equations.append(Int32(unknown)) }
    }
    guard evaluate() else { return false }
    polished.signs.removeAll(keepingCapacity: true)
    for demand in demands { polished.signs.append(sign(of: demand)) }
    for unknown in parameters.indices { polished.signs.append(sign(ofParameter: unknown)) }
    return true
  }

  /// Follows changed targets if the solution stays on the same side of all of them; returns whether it does.
  ///
  /// What makes a point the best of all is which errors grow and which shrink around it, and nothing else: a point on
  /// the same side of every target, and exactly at those where the last one was, is best again.
  mutating func follow() -> Bool {
    guard evaluate() else { return false }
    for index in demands.indices where sign(of: demands[index]) != polished.signs[index] { return false }
    for unknown in parameters.indices
    where sign(ofParameter: unknown) != polished.signs[demands.count + unknown] {
      return false
    }
    return true
  }

  /// On which side of its target the unknown of a demand is.
  func sign(of demand: Demand) -> Int8 {
    let distance = values[demand.unknown] - demand.target
    return abs(distance) <= tolerance(near: demand.target) ? 0 : distance < 0 ? -1 : 1
  }

  private func sign(ofParameter unknown: Int) -> Int8 {
    abs(values[unknown]) <= tolerance(near: 0) ? 0 : values[unknown] < 0 ? -1 : 1
  }

  /// Gives parameters their targets, solves the equations for the others, and adds up the sums.
  ///
  /// Equations that say nothing new are dropped. Returns whether there were enough.
  private mutating func evaluate() -> Bool {
    var missing = 0
    work.elimination.isKnown.removeAll(keepingCapacity: true)
    for unknown in parameters.indices {
      let demand = Int(polished.demands[unknown])
      work.elimination.isKnown.append(demand >= 0)
      if demand >= 0 { values[unknown] = demands[demand].target } else { missing += 1 }
    }
    if missing > 0, !solveEquations(missing: missing) { return false }
    for row in 0..<sumStarts.count - 1 {
      var sum = 0.0
      for entry in sumEntries[Int(sumStarts[row])..<Int(sumStarts[row + 1])] {
        sum += entry.coefficient * values[Int(entry.column)]
      }
      values[parameters.count + row] = sum
    }
    return true
  }

  private mutating func solveEquations(missing: Int) -> Bool {
    while work.elimination.coefficients.count < parameters.count { work.elimination.coefficients.append(0) }
    work.elimination.entries.removeAll(keepingCapacity: true)
    work.elimination.starts.removeAll(keepingCapacity: true)
    work.elimination.pivots.removeAll(keepingCapacity: true)
    work.elimination.constants.removeAll(keepingCapacity: true)
    var used = 0
    for index in polished.equations.indices {
      let unknown = polished.equations[index]
      if addEquation(Int(unknown)) {
        polished.equations[used] = unknown
        used += 1
        if used == missing { break }
      }
    }
    polished.equations.removeLast(polished.equations.count - used)
    guard used == missing else { return false }
    for equation in work.elimination.pivots.indices.reversed() {
      let start = Int(work.elimination.starts[equation])
      let end =
        equation + 1 < used ? Int(work.elimination.starts[equation + 1]) : work.elimination.entries.count
      var sum = work.elimination.constants[equation]
      for entry in work.elimination.entries[start + 1..<end] {
        sum -= entry.coefficient * values[Int(entry.column)]
      }
      values[Int(work.elimination.pivots[equation])] = sum / work.elimination.entries[start].coefficient
    }
    return true
  }

  /// Adds an equation to the elimination, the pivot first; returns whether it says something new.
  private mutating func addEquation(_ unknown: Int) -> Bool {
    let start = work.elimination.entries.count
    var constant = 0.0
    if unknown < parameters.count {
      work.elimination.entries.append(.init(column: Int32(unknown), coefficient: 1))
    } else {
      constant = demands[Int(polished.demands[unknown])].target
      let row = unknown - parameters.count
      for entry in sumEntries[Int(sumStarts[row])..<Int(sumStarts[row + 1])] {
        if work.elimination.isKnown[Int(entry.column)] {
          constant -= entry.coefficient * values[Int(entry.column)]
        } else {
          work.elimination.entries.append(entry)
        }
      }
    }
    guard work.elimination.entries.count > start else { return false }
    if !work.elimination.pivots.isEmpty { constant = eliminate(from: start, constant) }
    var pivot = start
    for place in work.elimination.entries.indices.dropFirst(start)
    where abs(work.elimination.entries[place].coefficient) > abs(work.elimination.entries[pivot].coefficient)
    {
      pivot = place
    }
    guard work.elimination.entries.count > start,
      abs(work.elimination.entries[pivot].coefficient) > Self.epsilon
    else {
      work.elimination.entries.removeLast(work.elimination.entries.count - start)
      return false
    }
    work.elimination.entries.swapAt(start, pivot)
    work.elimination.starts.append(Int32(start))
    work.elimination.pivots.append(work.elimination.entries[start].column)
    work.elimination.constants.append(constant)
    return true
  }

  /// Takes the pivots of the equations so far out of the one that begins at `start`; returns its constant.
  private mutating func eliminate(from start: Int, _ constant: Double) -> Double {
    var constant = constant
    var touched: [Int32] = []
    for entry in work.elimination.entries[start...] {
      work.elimination.coefficients[Int(entry.column)] = entry.coefficient
      touched.append(entry.column)
    }
    work.elimination.entries.removeLast(work.elimination.entries.count - start)
    for equation in work.elimination.pivots.indices {
      let pivot = Int(work.elimination.pivots[equation])
      guard work.elimination.coefficients[pivot] != 0 else { continue }
      let first = Int(work.elimination.starts[equation])
      let end =
        equation + 1 < work.elimination.starts.count ? Int(work.elimination.starts[equation + 1]) : start
      let factor = work.elimination.coefficients[pivot] / work.elimination.entries[first].coefficient
      constant -= factor * work.elimination.constants[equation]
      for entry in work.elimination.entries[first..<end] {
        let column = Int(entry.column)
        let before = work.elimination.coefficients[column]
        if before == 0 { touched.append(entry.column) }
        let after = before - factor * entry.coefficient
        work.elimination.coefficients[column] = abs(after) <= 1e-11 * abs(before) ? 0 : after
      }
      work.elimination.coefficients[pivot] = 0
    }
    for column in touched where work.elimination.coefficients[Int(column)] != 0 {
      work.elimination.entries.append(
        .init(column: column, coefficient: work.elimination.coefficients[Int(column)]))
      work.elimination.coefficients[Int(column)] = 0
    }
    return constant
  }

  /// Begins anew from the solution so far, after targets changed.
  mutating func restart() {
    conflicts.removeAll(keepingCapacity: true)
    for unknown in values.indices {
      work.lows[unknown] = -.infinity
      work.highs[unknown] = .infinity
      work.lowSources[unknown] = -1
      work.highSources[unknown] = -1
      work.stretches[unknown] = Stretch(low: -.infinity, high: .infinity, slope: 0)
    }
    for column in work.columns {
      let unknown = Int(column)
      let demand = Int(polished.demands[unknown])
      if demand >= 0 { values[unknown] = demands[demand].target }
    }
    hasPivoted = true
    refresh()
  }
}

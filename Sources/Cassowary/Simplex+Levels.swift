extension Simplex {
  /// Finds the values that the demands ask for.
  ///
  /// - Parameter breakingTies: whether a choice that is left goes to the later demand of a priority, and at the end to
  ///   zero. If not, what is left to choose is what lies between `lows` and `highs`.
  mutating func solve(breakingTies: Bool) {
    for level in demands.levels {
      if demands[level.lowerBound].priority == 1000 {
        for index in level { require(index) }
      } else if isDecided {
        break
      } else {
        satisfy(level)
      }
    }
    if breakingTies, !isDecided { breakTies() }
    refresh()
  }

  /// Puts each parameter where its own demands would have it, one after the other: few steps are left from there.
  mutating func start() {
    var intervals = Array(repeating: Interval(), count: parameters.count)
    for demand in demands where demand.unknown < parameters.count { intervals[demand.unknown].narrow(demand) }
    for unknown in parameters.indices { values[unknown] = intervals[unknown].value }
    hasPivoted = true
    refresh()
  }

  /// Meets the demands of one priority as well as possible.
  private mutating func satisfy(_ level: Range<Int>) {
    if level.allSatisfy({ isMet($0) }) {
      for index in level { keep(index) }
    } else if level.count == 1 {
      settle(level.lowerBound)
    } else {
      minimize(level)
    }
  }

  /// Decides what the sums of errors leave open.
  private mutating func breakTies() {
    for level in demands.levels where demands[level.lowerBound].priority < 1000 && level.count > 1 {
      for index in level.reversed() { settle(index) }
    }
    for unknown in parameters.indices where !isFixed(unknown) {
      push(unknown, to: 0)
      fix(unknown)
    }
  }

  private func isMet(_ index: Int) -> Bool {
    let demand = demands[index]
    return abs(demand.gap(from: values[demand.unknown])) <= tolerance(near: demand.target)
  }

  /// Meets a demand as well as possible, and keeps it at that.
  private mutating func settle(_ index: Int) {
    let demand = demands[index]
    if !isMet(index) {
      push(demand.unknown, to: demand.target)
      if !isMet(index) { return fix(demand.unknown) }
    }
    keep(index)
  }

  /// Keeps a demand met that is met.
  private mutating func keep(_ index: Int) {
    let demand = demands[index]
    let unknown = demand.unknown
    let value = values[unknown]
    if demand.relation == .equal { return fix(unknown) }
    if demand.hasFloor { work.lows[unknown] = max(work.lows[unknown], min(demand.target, value)) }
    if demand.hasCeiling { work.highs[unknown] = min(work.highs[unknown], max(demand.target, value)) }
    resetStretch(unknown)
  }

  /// Keeps an unknown where it is.
  private mutating func fix(_ unknown: Int) {
    work.lows[unknown] = values[unknown]
    work.highs[unknown] = values[unknown]
    resetStretch(unknown)
  }

  func isFixed(_ unknown: Int) -> Bool { work.lows[unknown] == work.highs[unknown] }

  mutating func resetStretch(_ unknown: Int) {
    work.stretches[unknown] = Stretch(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
  }

  /// Meets a required demand for good, or leaves it out and notes the demands in its way.
  ///
  /// Those are the ones at rest that its row hangs on: none of them can be spared, for any other row would stay free.
  private mutating func require(_ index: Int) {
    let demand = demands[index]
    let unknown = demand.unknown
    let slack = slack(near: demand.target)
    if demand.hasFloor, demand.target > work.highs[unknown] + slack {
      conflicts.append([(demand, 1), (demands[Int(work.highSources[unknown])], -1)])
      return
    }
    if demand.hasCeiling, demand.target < work.lows[unknown] - slack {
      conflicts.append([(demand, 1), (demands[Int(work.lowSources[unknown])], -1)])
      return
    }
    if !isMet(index) {
      push(unknown, to: demand.target)
      let gap = demand.gap(from: values[unknown])
      if abs(gap) > slack {
        conflicts.append([(demand, 1)] + demandsAtRest(behind: unknown, direction: gap))
        return
      }
    }
    let value = values[unknown]
    if demand.hasFloor, demand.target > work.lows[unknown] {
      work.lows[unknown] = min(demand.target, value)
      work.lowSources[unknown] = Int32(index)
    }
    if demand.hasCeiling, demand.target < work.highs[unknown] {
      work.highs[unknown] = max(demand.target, value)
      work.highSources[unknown] = Int32(index)
    }
    resetStretch(unknown)
  }

  /// The demands that keep a basic unknown from going on in the direction.
  private func demandsAtRest(behind unknown: Int, direction: Double) -> [(demand: Demand, factor: Double)] {
    guard isBasic(unknown) else { return [] }
    return work.tableau.rows[row(unknown)].compactMap { entry in
      guard abs(entry.coefficient) > Self.epsilon else { return nil }
      let other = Int(work.columns[Int(entry.column)])
      let source = entry.coefficient * direction > 0 ? work.highSources[other] : work.lowSources[other]
      return source < 0 ? nil : (demands[Int(source)], -entry.coefficient)
    }
  }
}

extension Simplex {
  /// Finds values that meet the goals.
  ///
  /// The remaining choices are those between `lows` and `highs`.
  ///
  /// - Parameter breakingTies: Whether or not ties among goals of one priority are decided in favour of the later
  ///   ones.
  mutating func solve(breakingTies: Bool) {
    var start = 0
    while start < goals.count {
      let level = goals.level(from: start)
      if goals[start].priority == 1000 {
        for index in level { require(index) }
      } else if isDecided {
        break
      } else {
        satisfy(level)
      }
      start = level.upperBound
    }
    if breakingTies, !isDecided { breakTies() }
    refresh()
  }

  /// Sets each parameter to the value of its own goals, one after the other, from which few steps remain.
  mutating func start() {
    work.intervals.fill(parameters.count, with: Interval())
    for index in goals.indices {
      let unknown = Int(goals[index].unknown)
      if unknown < parameters.count { work.intervals[unknown].narrow(goals[index]) }
    }
    for unknown in parameters.indices { values[unknown] = work.intervals[unknown].value }
    hasPivoted = true
    refresh()
  }

  /// Meets the goals of one priority as well as possible.
  private mutating func satisfy(_ level: Range<Int>) {
    var areMet = true
    for index in level where !isMet(index) {
      areMet = false
      break
    }
    if areMet {
      for index in level { keep(index) }
    } else if level.count == 1 {
      settle(level.lowerBound)
    } else {
      minimize(level)
    }
  }

  /// Decides the choices that the sums of errors leave.
  private mutating func breakTies() {
    var start = 0
    while start < goals.count {
      let level = goals.level(from: start)
      if goals[start].priority < 1000, level.count > 1 {
        for index in level.reversed() { settle(index) }
      }
      start = level.upperBound
    }
  }

  /// Decides the choices that goals of all priorities leave.
  ///
  /// Inequalities become equalities, one after the other, where possible, and parameters get the values nearest to
  /// zero.
  mutating func choose(_ inequalities: [Int]) {
    // The unreachable ones, with the nearest values.
    var missed: [(unknown: Int, value: Double)] = []
    for index in inequalities {
      if isDecided { break }
      let unknown = Int(goals[index].unknown)
      let target = goals[index].target
      var nearest = min(max(target, work.lows[unknown]), work.highs[unknown])
      if isNear(nearest, target) {
        push(unknown, to: target)
        nearest = values[unknown]
        if isNear(nearest, target) {
          fix(unknown)
          continue
        }
      }
      missed.append((unknown, nearest))
    }
    for unknown in parameters.indices where !isFixed(unknown) {
      push(unknown, to: 0)
      fix(unknown)
    }
    refresh()
    // If the solution has the nearest value, the target stays out of reach as long as it stays on its side.
    dependsOnReach = missed.contains { !isNear(values[$0.unknown], $0.value) }
  }

  private func isNear(_ value: Double, _ target: Double) -> Bool {
    abs(value - target) <= tolerance(near: target)
  }

  private func isMet(_ index: Int) -> Bool {
    let gap = goals[index].gap(from: values[Int(goals[index].unknown)])
    return abs(gap) <= tolerance(near: goals[index].target)
  }

  /// Meets a goal as well as possible, and keeps the result.
  private mutating func settle(_ index: Int) {
    if !isMet(index) {
      let unknown = Int(goals[index].unknown)
      push(unknown, to: goals[index].target)
      if !isMet(index) { return fix(unknown) }
    }
    keep(index)
  }

  /// Keeps a goal met that is met.
  private mutating func keep(_ index: Int) {
    let goal = goals[index]
    let unknown = Int(goal.unknown)
    let value = values[unknown]
    if goal.relation == .equal { return fix(unknown) }
    if goal.hasFloor { work.lows[unknown] = max(work.lows[unknown], min(goal.target, value)) }
    if goal.hasCeiling { work.highs[unknown] = min(work.highs[unknown], max(goal.target, value)) }
    resetSegment(unknown)
  }

  /// Fixes an unknown at its present value.
  private mutating func fix(_ unknown: Int) {
    work.lows[unknown] = values[unknown]
    work.highs[unknown] = values[unknown]
    resetSegment(unknown)
  }

  @inline(__always)
  func isFixed(_ unknown: Int) -> Bool { work.lows[unknown] == work.highs[unknown] }

  mutating func resetSegment(_ unknown: Int) {
    work.segments[unknown] = Segment(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
  }

  /// Meets a required goal permanently, or leaves it out and records the goals that conflict with it.
  ///
  /// Those are the ones at rest in its row: each of them is necessary, since any other row would stay free.
  private mutating func require(_ index: Int) {
    let goal = goals[index]
    let unknown = Int(goal.unknown)
    let slack = slack(near: goal.target)
    if goal.hasFloor, goal.target > work.highs[unknown] + slack {
      conflicts.append([(goal, 1), (goals[Int(work.highSources[unknown])], -1)])
      return
    }
    if goal.hasCeiling, goal.target < work.lows[unknown] - slack {
      conflicts.append([(goal, 1), (goals[Int(work.lowSources[unknown])], -1)])
      return
    }
    if !isMet(index) {
      push(unknown, to: goal.target)
      let gap = goal.gap(from: values[unknown])
      if abs(gap) > slack {
        conflicts.append([(goal, 1)] + goalsAtRest(behind: unknown, direction: gap))
        return
      }
    }
    let value = values[unknown]
    if goal.hasFloor, goal.target > work.lows[unknown] {
      work.lows[unknown] = min(goal.target, value)
      work.lowSources[unknown] = Int32(index)
    }
    if goal.hasCeiling, goal.target < work.highs[unknown] {
      work.highs[unknown] = max(goal.target, value)
      work.highSources[unknown] = Int32(index)
    }
    resetSegment(unknown)
  }

  /// Returns the goals that stop a basic unknown in the direction.
  private func goalsAtRest(behind unknown: Int, direction: Double) -> [(goal: Goal, factor: Double)] {
    guard isBasic(unknown) else { return [] }
    var found: [(goal: Goal, factor: Double)] = []
    for place in work.tableau.range(row(unknown)) {
      let entry = work.tableau.entries[place]
      guard abs(entry.coefficient) > Self.epsilon else { continue }
      let other = Int(work.columns[Int(entry.column)])
      let source = entry.coefficient * direction > 0 ? work.highSources[other] : work.lowSources[other]
      if source >= 0 { found.append((goals[Int(source)], -entry.coefficient)) }
    }
    return found
  }
}

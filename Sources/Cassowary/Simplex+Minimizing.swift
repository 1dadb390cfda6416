/// The demands of one priority by unknown, and how steep the sum of their errors is there.
struct Bends {
  /// The first demand on each unknown, and the next one on the same, or -1.
  var first: [Int32] = []
  var next: [Int32] = []
  /// The unknowns with demands.
  var unknowns: [Int] = []
  /// The slopes to either side of an unknown at rest.
  var slopesAbove: [Double] = []
  var slopesBelow: [Double] = []
  /// The slope of the sum of errors by column, from the basic unknowns.
  var gradient: [Double] = []
}

extension Simplex {
  /// Makes the sum of the errors of some demands least, and forbids whatever would make it grow again.
  mutating func minimize(_ level: Range<Int>) {
    beginBends(level)
    beginSteps()
    while isPatient, let (column, direction) = descend() {
      let unknown = Int(work.columns[column])
      let stretch = direction > 0 ? stretchAbove(unknown) : stretchBelow(unknown)
      let limit = direction > 0 ? stretch.high - values[unknown] : values[unknown] - stretch.low
      work.tableau.gather(column)
      if let (row, step) = blocker(direction: direction, limit: limit) {
        let leaving = Int(work.basics[row])
        move(column: column, by: direction * step)
        exchange(row: row, column: column, direction: direction)
        work.stretches[unknown] = stretch
        work.bends.slopesAbove[unknown] = 0
        work.bends.slopesBelow[unknown] = 0
        setSlopes(leaving)
        count(step: step)
      } else {
        // The sum of errors cannot fall for ever.
        guard limit.isFinite else { break }
        move(column: column, by: direction * limit)
        values[unknown] = direction > 0 ? stretch.high : stretch.low
        setSlopes(unknown)
        count(step: limit)
      }
    }
    finishBends()
  }

  private mutating func beginBends(_ level: Range<Int>) {
    while work.bends.first.count < values.count {
      work.bends.first.append(-1)
      work.bends.slopesAbove.append(0)
      work.bends.slopesBelow.append(0)
    }
    while work.bends.next.count < demands.count { work.bends.next.append(-1) }
    while work.bends.gradient.count < work.columns.count { work.bends.gradient.append(0) }
    work.bends.unknowns.removeAll(keepingCapacity: true)
    for index in level {
      let unknown = demands[index].unknown
      if work.bends.first[unknown] < 0 { work.bends.unknowns.append(unknown) }
      work.bends.next[index] = work.bends.first[unknown]
      work.bends.first[unknown] = Int32(index)
    }
    for unknown in work.bends.unknowns {
      if isBasic(unknown) {
        work.stretches[unknown] = stretchAbove(unknown)
      } else {
        setSlopes(unknown)
      }
    }
  }

  /// The column to move, and the direction, so that the sum of errors falls; nil if it is least.
  private mutating func descend() -> (column: Int, direction: Double)? {
    for column in work.columns.indices { work.bends.gradient[column] = 0 }
    for unknown in work.bends.unknowns where isBasic(unknown) && work.stretches[unknown].slope != 0 {
      let slope = work.stretches[unknown].slope
      for entry in work.tableau.rows[row(unknown)] {
        work.bends.gradient[Int(entry.column)] += slope * entry.coefficient
      }
    }
    var best: (column: Int, direction: Double)?
    var steepest = -Self.epsilon
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      let up = work.bends.slopesAbove[unknown] + work.bends.gradient[column]
      let down = -work.bends.slopesBelow[unknown] - work.bends.gradient[column]
      let slope: Double
      let direction: Double
      if up < -Self.epsilon, values[unknown] < work.highs[unknown] {
        (slope, direction) = (up, 1)
      } else if down < -Self.epsilon, values[unknown] > work.lows[unknown] {
        (slope, direction) = (down, -1)
      } else {
        continue
      }
      if usesBland {
        if best.map({ unknown < Int(work.columns[$0.column]) }) ?? true { best = (column, direction) }
      } else if slope < steepest {
        steepest = slope
        best = (column, direction)
      }
    }
    return best
  }

  /// Turns what is known of the least sum into bounds: by duality every other solution keeps them.
  private mutating func finishBends() {
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      if work.bends.slopesAbove[unknown] + work.bends.gradient[column] > Self.epsilon {
        work.highs[unknown] = values[unknown]
      }
      if -work.bends.slopesBelow[unknown] - work.bends.gradient[column] > Self.epsilon {
        work.lows[unknown] = values[unknown]
      }
    }
    for unknown in work.bends.unknowns {
      if isBasic(unknown) {
        work.lows[unknown] = max(work.lows[unknown], work.stretches[unknown].low)
        work.highs[unknown] = min(work.highs[unknown], work.stretches[unknown].high)
      } else {
        work.lows[unknown] = max(work.lows[unknown], min(values[unknown], stretchBelow(unknown).low))
        work.highs[unknown] = min(work.highs[unknown], max(values[unknown], stretchAbove(unknown).high))
      }
      work.bends.first[unknown] = -1
      work.bends.slopesAbove[unknown] = 0
      work.bends.slopesBelow[unknown] = 0
      resetStretch(unknown)
    }
    refresh()
  }

  /// Looks up how steep the sum of errors is to either side of an unknown at rest.
  private mutating func setSlopes(_ unknown: Int) {
    work.bends.slopesAbove[unknown] = stretchAbove(unknown).slope
    work.bends.slopesBelow[unknown] = stretchBelow(unknown).slope
  }

  /// The stretch that begins where an unknown is, or that it is in.
  private func stretchAbove(_ unknown: Int) -> Stretch {
    let value = values[unknown]
    var stretch = Stretch(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.bends.first[unknown])
    while index >= 0 {
      let demand = demands[index]
      if demand.target <= value + tolerance(near: value) * 1e-3 {
        if demand.hasCeiling { stretch.slope += demand.weight }
        stretch.low = max(stretch.low, demand.target)
      } else {
        if demand.hasFloor { stretch.slope -= demand.weight }
        stretch.high = min(stretch.high, demand.target)
      }
      index = Int(work.bends.next[index])
    }
    return stretch
  }

  /// The stretch that ends where an unknown is, or that it is in.
  private func stretchBelow(_ unknown: Int) -> Stretch {
    let value = values[unknown]
    var stretch = Stretch(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.bends.first[unknown])
    while index >= 0 {
      let demand = demands[index]
      if demand.target >= value - tolerance(near: value) * 1e-3 {
        if demand.hasFloor { stretch.slope -= demand.weight }
        stretch.high = min(stretch.high, demand.target)
      } else {
        if demand.hasCeiling { stretch.slope += demand.weight }
        stretch.low = max(stretch.low, demand.target)
      }
      index = Int(work.bends.next[index])
    }
    return stretch
  }
}

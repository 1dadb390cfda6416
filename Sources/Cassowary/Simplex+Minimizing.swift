/// The demands of one priority by unknown, with the slopes of the sum of their errors.
struct Bends: ~Copyable {
  /// The first demand on each unknown, and the next one on the same, or -1.
  var first = Store<Int32>()
  var next = Store<Int32>()
  /// The unknowns with demands.
  var unknowns = Store<Int32>()
  /// The slopes on either side of an unknown at rest.
  var slopesAbove = Store<Double>()
  var slopesBelow = Store<Double>()
  /// The slope of the sum of errors by column, from the basic unknowns.
  var gradient = Store<Double>()
}

extension Simplex {
  /// Minimizes the sum of the errors of some demands, and forbids all changes that would increase it again.
  mutating func minimize(_ level: Range<Int>) {
    beginBends(level)
    beginSteps()
    addUpGradient()
    var isExact = true
    while isPatient {
      guard let (column, direction) = descend() else {
        // Pivots introduce rounding errors into the gradient.
        if isExact { break }
        addUpGradient()
        isExact = true
        continue
      }
      let unknown = Int(work.columns[column])
      let stretch = direction > 0 ? stretchAbove(unknown) : stretchBelow(unknown)
      let limit = direction > 0 ? stretch.high - values[unknown] : values[unknown] - stretch.low
      work.tableau.gather(column)
      if let (row, step) = blocker(direction: direction, limit: limit) {
        let leaving = Int(work.basics[row])
        let slope = work.stretches[leaving].slope
        move(column: column, by: direction * step)
        takeFromGradient(row, column, slope)
        exchange(row: row, column: column, direction: direction)
        work.stretches[unknown] = stretch
        work.bends.slopesAbove[unknown] = 0
        work.bends.slopesBelow[unknown] = 0
        setSlopes(leaving)
        addToGradient(row, stretch.slope)
        isExact = false
        count(step: step)
      } else {
        // The sum of errors cannot fall without limit.
        guard limit.isFinite else { break }
        move(column: column, by: direction * limit)
        values[unknown] = direction > 0 ? stretch.high : stretch.low
        setSlopes(unknown)
        count(step: limit)
      }
    }
    if !isExact { addUpGradient() }
    finishBends()
  }

  private mutating func beginBends(_ level: Range<Int>) {
    work.bends.first.pad(to: values.count, with: -1)
    work.bends.slopesAbove.pad(to: values.count, with: 0)
    work.bends.slopesBelow.pad(to: values.count, with: 0)
    work.bends.next.pad(to: demands.count, with: -1)
    work.bends.gradient.pad(to: work.columns.count, with: 0)
    work.bends.unknowns.removeAll()
    for index in level {
      let unknown = Int(demands[index].unknown)
      if work.bends.first[unknown] < 0 { work.bends.unknowns.append(Int32(unknown)) }
      work.bends.next[index] = work.bends.first[unknown]
      work.bends.first[unknown] = Int32(index)
    }
    for index in work.bends.unknowns.indices {
      let unknown = Int(work.bends.unknowns[index])
      if isBasic(unknown) {
        work.stretches[unknown] = stretchAbove(unknown)
      } else {
        setSlopes(unknown)
      }
    }
  }

  /// Computes the slope of the sum of errors by column.
  private mutating func addUpGradient() {
    for column in work.columns.indices { work.bends.gradient[column] = 0 }
    for index in work.bends.unknowns.indices {
      let unknown = Int(work.bends.unknowns[index])
      if isBasic(unknown) { addToGradient(row(unknown), work.stretches[unknown].slope) }
    }
  }

  private mutating func addToGradient(_ row: Int, _ slope: Double) {
    guard slope != 0 else { return }
    for place in work.tableau.range(row) {
      let column = Int(work.tableau.entries[place].column)
      work.bends.gradient[column] += slope * work.tableau.entries[place].coefficient
    }
  }

  /// Expresses the gradient by the unknowns at rest after a pivot, without the contribution of the leaving one.
  private mutating func takeFromGradient(_ row: Int, _ column: Int, _ slope: Double) {
    addToGradient(row, -slope)
    var pivot = 1.0
    for place in work.tableau.range(row) where Int(work.tableau.entries[place].column) == column {
      pivot = work.tableau.entries[place].coefficient
      break
    }
    let factor = work.bends.gradient[column] / pivot
    addToGradient(row, -factor)
    work.bends.gradient[column] = factor
  }

  /// Returns the column to move, with the direction in which the sum of errors falls; nil if it is minimal.
  private func descend() -> (column: Int, direction: Double)? {
    var best = -1
    var sign = 1.0
    var steepest = -Self.epsilon
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      let gradient = work.bends.gradient[column]
      let up = work.bends.slopesAbove[unknown] + gradient
      let down = -work.bends.slopesBelow[unknown] - gradient
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
        if best < 0 || unknown < Int(work.columns[best]) { (best, sign) = (column, direction) }
      } else if slope < steepest {
        steepest = slope
        (best, sign) = (column, direction)
      }
    }
    return best < 0 ? nil : (best, sign)
  }

  /// Converts the properties of the minimum to bounds, which by duality hold for every other solution.
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
    for index in work.bends.unknowns.indices {
      let unknown = Int(work.bends.unknowns[index])
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

  /// Computes the slopes of the sum of errors on either side of an unknown at rest.
  private mutating func setSlopes(_ unknown: Int) {
    work.bends.slopesAbove[unknown] = stretchAbove(unknown).slope
    work.bends.slopesBelow[unknown] = stretchBelow(unknown).slope
  }

  /// Returns the stretch that begins at the value of an unknown, or that contains it.
  private func stretchAbove(_ unknown: Int) -> Stretch {
    let value = values[unknown]
    let edge = value + tolerance(near: value) * 1e-3
    var stretch = Stretch(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.bends.first[unknown])
    while index >= 0 {
      let target = demands[index].target
      if target <= edge {
        if demands[index].hasCeiling { stretch.slope += demands[index].weight }
        stretch.low = max(stretch.low, target)
      } else {
        if demands[index].hasFloor { stretch.slope -= demands[index].weight }
        stretch.high = min(stretch.high, target)
      }
      index = Int(work.bends.next[index])
    }
    return stretch
  }

  /// Returns the stretch that ends at the value of an unknown, or that contains it.
  private func stretchBelow(_ unknown: Int) -> Stretch {
    let value = values[unknown]
    let edge = value - tolerance(near: value) * 1e-3
    var stretch = Stretch(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.bends.first[unknown])
    while index >= 0 {
      let target = demands[index].target
      if target >= edge {
        if demands[index].hasFloor { stretch.slope -= demands[index].weight }
        stretch.high = min(stretch.high, target)
      } else {
        if demands[index].hasCeiling { stretch.slope += demands[index].weight }
        stretch.low = max(stretch.low, target)
      }
      index = Int(work.bends.next[index])
    }
    return stretch
  }
}

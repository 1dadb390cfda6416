/// The goals of one priority by unknown, with the slopes of the sum of their errors.
struct Breakpoints: ~Copyable {
  /// The first goal on each unknown, and the next one on the same, or -1.
  var first = UncheckedArray<Int32>()
  var next = UncheckedArray<Int32>()
  /// The unknowns with goals.
  var unknowns = UncheckedArray<Int32>()
  /// The slopes on either side of an unknown at rest.
  var slopesAbove = UncheckedArray<Double>()
  var slopesBelow = UncheckedArray<Double>()
  /// The slope of the sum of errors by column, from the basic unknowns.
  var gradient = UncheckedArray<Double>()
}

extension Simplex {
  /// Minimizes the sum of the errors of some goals, and forbids all changes that would increase it again.
  mutating func minimize(_ level: Range<Int>) {
    beginBreakpoints(level)
    beginSteps()
    addUpGradient()
    var isExact = true
    while isWithinStepLimit {
      guard let (column, direction) = descend() else {
        // Pivots introduce rounding errors into the gradient.
        if isExact { break }
        addUpGradient()
        isExact = true
        continue
      }
      let unknown = Int(work.columns[column])
      let segment = direction > 0 ? segmentAbove(unknown) : segmentBelow(unknown)
      let limit = direction > 0 ? segment.high - values[unknown] : values[unknown] - segment.low
      work.tableau.gather(column)
      if let (row, step) = blocker(direction: direction, limit: limit) {
        let leaving = Int(work.basics[row])
        let slope = work.segments[leaving].slope
        move(column: column, by: direction * step)
        takeFromGradient(row, column, slope)
        exchange(row: row, column: column, direction: direction)
        work.segments[unknown] = segment
        work.breakpoints.slopesAbove[unknown] = 0
        work.breakpoints.slopesBelow[unknown] = 0
        setSlopes(leaving)
        addToGradient(row, segment.slope)
        isExact = false
        count(step: step)
      } else {
        // The sum of errors cannot fall without limit.
        guard limit.isFinite else { break }
        move(column: column, by: direction * limit)
        values[unknown] = direction > 0 ? segment.high : segment.low
        setSlopes(unknown)
        count(step: limit)
      }
    }
    if !isExact { addUpGradient() }
    finishBreakpoints()
  }

  private mutating func beginBreakpoints(_ level: Range<Int>) {
    work.breakpoints.first.pad(to: values.count, with: -1)
    work.breakpoints.slopesAbove.pad(to: values.count, with: 0)
    work.breakpoints.slopesBelow.pad(to: values.count, with: 0)
    work.breakpoints.next.pad(to: goals.count, with: -1)
    work.breakpoints.gradient.pad(to: work.columns.count, with: 0)
    work.breakpoints.unknowns.removeAll()
    for index in level {
      let unknown = Int(goals[index].unknown)
      if work.breakpoints.first[unknown] < 0 { work.breakpoints.unknowns.append(Int32(unknown)) }
      work.breakpoints.next[index] = work.breakpoints.first[unknown]
      work.breakpoints.first[unknown] = Int32(index)
    }
    for index in work.breakpoints.unknowns.indices {
      let unknown = Int(work.breakpoints.unknowns[index])
      if isBasic(unknown) {
        work.segments[unknown] = segmentAbove(unknown)
      } else {
        setSlopes(unknown)
      }
    }
  }

  /// Computes the slope of the sum of errors by column.
  private mutating func addUpGradient() {
    for column in work.columns.indices { work.breakpoints.gradient[column] = 0 }
    for index in work.breakpoints.unknowns.indices {
      let unknown = Int(work.breakpoints.unknowns[index])
      if isBasic(unknown) { addToGradient(row(unknown), work.segments[unknown].slope) }
    }
  }

  private mutating func addToGradient(_ row: Int, _ slope: Double) {
    guard slope != 0 else { return }
    for place in work.tableau.range(row) {
      let column = Int(work.tableau.entries[place].column)
      work.breakpoints.gradient[column] += slope * work.tableau.entries[place].coefficient
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
    let factor = work.breakpoints.gradient[column] / pivot
    addToGradient(row, -factor)
    work.breakpoints.gradient[column] = factor
  }

  /// Returns the column to move, with the direction in which the sum of errors falls; nil if it is minimal.
  private func descend() -> (column: Int, direction: Double)? {
    var best = -1
    var sign = 1.0
    var steepest = -Self.epsilon
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      let gradient = work.breakpoints.gradient[column]
      let up = work.breakpoints.slopesAbove[unknown] + gradient
      let down = -work.breakpoints.slopesBelow[unknown] - gradient
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
  private mutating func finishBreakpoints() {
    for column in work.columns.indices {
      let unknown = Int(work.columns[column])
      if work.breakpoints.slopesAbove[unknown] + work.breakpoints.gradient[column] > Self.epsilon {
        work.highs[unknown] = values[unknown]
      }
      if -work.breakpoints.slopesBelow[unknown] - work.breakpoints.gradient[column] > Self.epsilon {
        work.lows[unknown] = values[unknown]
      }
    }
    for index in work.breakpoints.unknowns.indices {
      let unknown = Int(work.breakpoints.unknowns[index])
      if isBasic(unknown) {
        work.lows[unknown] = max(work.lows[unknown], work.segments[unknown].low)
        work.highs[unknown] = min(work.highs[unknown], work.segments[unknown].high)
      } else {
        work.lows[unknown] = max(work.lows[unknown], min(values[unknown], segmentBelow(unknown).low))
        work.highs[unknown] = min(work.highs[unknown], max(values[unknown], segmentAbove(unknown).high))
      }
      work.breakpoints.first[unknown] = -1
      work.breakpoints.slopesAbove[unknown] = 0
      work.breakpoints.slopesBelow[unknown] = 0
      resetSegment(unknown)
    }
    refresh()
  }

  /// Computes the slopes of the sum of errors on either side of an unknown at rest.
  private mutating func setSlopes(_ unknown: Int) {
    work.breakpoints.slopesAbove[unknown] = segmentAbove(unknown).slope
    work.breakpoints.slopesBelow[unknown] = segmentBelow(unknown).slope
  }

  /// Returns the segment that begins at the value of an unknown, or that contains it.
  private func segmentAbove(_ unknown: Int) -> Segment {
    let value = values[unknown]
    let edge = value + tolerance(near: value) * 1e-3
    var segment = Segment(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.breakpoints.first[unknown])
    while index >= 0 {
      let target = goals[index].target
      if target <= edge {
        if goals[index].hasCeiling { segment.slope += goals[index].weight }
        segment.low = max(segment.low, target)
      } else {
        if goals[index].hasFloor { segment.slope -= goals[index].weight }
        segment.high = min(segment.high, target)
      }
      index = Int(work.breakpoints.next[index])
    }
    return segment
  }

  /// Returns the segment that ends at the value of an unknown, or that contains it.
  private func segmentBelow(_ unknown: Int) -> Segment {
    let value = values[unknown]
    let edge = value - tolerance(near: value) * 1e-3
    var segment = Segment(low: work.lows[unknown], high: work.highs[unknown], slope: 0)
    var index = Int(work.breakpoints.first[unknown])
    while index >= 0 {
      let target = goals[index].target
      if target >= edge {
        if goals[index].hasFloor { segment.slope -= goals[index].weight }
        segment.high = min(segment.high, target)
      } else {
        if goals[index].hasCeiling { segment.slope += goals[index].weight }
        segment.low = max(segment.low, target)
      }
      index = Int(work.breakpoints.next[index])
    }
    return segment
  }
}

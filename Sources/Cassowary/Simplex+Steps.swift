extension Simplex {
  /// Moves the unknown of a column, which `gather` has looked up, and all that depend on it.
  mutating func move(column: Int, by step: Double) {
    guard step != 0 else { return }
    values[Int(work.columns[column])] += step
    for index in work.tableau.column.indices {
      let row = work.tableau.column[index].row
      values[Int(work.basics[row])] += work.tableau.column[index].coefficient * step
    }
  }

  /// Returns the row that stops the unknown of a column in a direction, with the distance; nil if none does before
  /// `limit`.
  ///
  /// Rows stop at the ends of their segments. Of rows that stop at once, the one with the greatest coefficient is the
  /// best.
  func blocker(direction: Double, limit: Double, except unknown: Int = -1) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double, size: Double)?
    for index in work.tableau.column.indices {
      let part = work.tableau.column[index]
      let rate = part.coefficient * direction
      let size = abs(rate)
      let basic = Int(work.basics[part.row])
      guard size > Self.epsilon, basic != unknown else { continue }
      let end = rate > 0 ? work.segments[basic].high : work.segments[basic].low
      guard end.isFinite else { continue }
      let step = max(0, (end - values[basic]) / rate)
      guard step < limit else { continue }
      guard let found = best else {
        best = (part.row, step, size)
        continue
      }
      let close = 1e-12 * max(1, found.step)
      if step < found.step - close {
        best = (part.row, step, size)
      } else if step <= found.step + close,
        usesBland
          ? work.basics[part.row] < work.basics[found.row]
          : size > found.size
            || (size == found.size
              && work.tableau.range(part.row).count < work.tableau.range(found.row).count)
      {
        best = (part.row, min(step, found.step), size)
      }
    }
    return best.map { ($0.row, $0.step) }
  }

  /// Moves the unknown of a row out of the basis, at the end of its segment, and that of a column into it.
  mutating func exchange(row: Int, column: Int, direction: Double) {
    let leaving = Int(work.basics[row])
    let entering = Int(work.columns[column])
    let rate = rate(row)
    values[leaving] = rate * direction > 0 ? work.segments[leaving].high : work.segments[leaving].low
    work.tableau.pivot(row: row, column: column)
    work.basics[row] = Int32(entering)
    work.columns[column] = Int32(leaving)
    work.places[entering] = ~Int32(row)
    work.places[leaving] = Int32(column)
    work.segments[entering] = Segment(low: work.lows[entering], high: work.highs[entering], slope: 0)
    hasPivoted = true
  }

  /// Returns the coefficient of a row in the column that was looked up; 0 if it is not in it.
  private func rate(_ row: Int) -> Double {
    for index in work.tableau.column.indices where work.tableau.column[index].row == row {
      return work.tableau.column[index].coefficient
    }
    return 1
  }

  mutating func beginSteps() {
    stalls = 0
    steps = 0
  }

  /// Whether or not the number of steps is below that of a loop from rounding errors or from numbers beyond all bounds.
  var isWithinStepLimit: Bool { steps < 10_000 + 100 * goals.count }

  /// Records the length of a step.
  mutating func count(step: Double) {
    stalls = step > 1e-12 ? 0 : stalls + 1
    steps += 1
  }

  /// Moves an unknown as near to a target as earlier decisions allow.
  mutating func push(_ unknown: Int, to target: Double) {
    let target = min(max(target, work.lows[unknown]), work.highs[unknown])
    beginSteps()
    while isWithinStepLimit {
      let gap = target - values[unknown]
      if abs(gap) <= tolerance(near: target) * 1e-3 { return }
      let direction: Double = gap > 0 ? 1 : -1
      if isBasic(unknown) {
        guard let (column, sign) = enter(for: unknown, direction: direction) else { return }
        work.tableau.gather(column)
        let entering = Int(work.columns[column])
        let rate = rate(row(unknown))
        let arrival = abs(gap / rate)
        let own = sign > 0 ? work.highs[entering] - values[entering] : values[entering] - work.lows[entering]
        let limit = min(arrival, own)
        if let (row, step) = blocker(direction: sign, limit: limit, except: unknown) {
          move(column: column, by: sign * step)
          exchange(row: row, column: column, direction: sign)
          count(step: step)
        } else {
          move(column: column, by: sign * limit)
          if arrival <= own { return }
          values[entering] = sign > 0 ? work.highs[entering] : work.lows[entering]
          count(step: limit)
        }
      } else {
        let column = column(unknown)
        work.tableau.gather(column)
        let own = direction > 0 ? work.highs[unknown] - values[unknown] : values[unknown] - work.lows[unknown]
        let limit = min(abs(gap), own)
        if let (row, step) = blocker(direction: direction, limit: limit) {
          move(column: column, by: direction * step)
          exchange(row: row, column: column, direction: direction)
          count(step: step)
        } else {
          move(column: column, by: direction * limit)
          values[unknown] =
            abs(gap) <= own ? target : direction > 0 ? work.highs[unknown] : work.lows[unknown]
          return
        }
      }
    }
  }

  /// Returns a column whose unknown can move so that a basic unknown moves in the direction.
  private func enter(for unknown: Int, direction: Double) -> (column: Int, sign: Double)? {
    var best: (column: Int, sign: Double, size: Double)?
    for place in work.tableau.range(row(unknown)) {
      let entry = work.tableau.entries[place]
      let size = abs(entry.coefficient)
      guard size > Self.epsilon else { continue }
      let other = Int(work.columns[Int(entry.column)])
      let sign: Double = entry.coefficient * direction > 0 ? 1 : -1
      guard sign > 0 ? values[other] < work.highs[other] : values[other] > work.lows[other] else { continue }
      guard let found = best else {
        best = (Int(entry.column), sign, size)
        continue
      }
      let found2 = Int(work.columns[found.column])
      if usesBland ? other < found2 : (size, -other) > (found.size, -found2) {
        best = (Int(entry.column), sign, size)
      }
    }
    return best.map { ($0.column, $0.sign) }
  }

  /// Recomputes the basic unknowns from those at rest, so that the errors of many steps do not accumulate.
  mutating func refresh() {
    guard hasPivoted else { return }
    for row in 0..<work.tableau.rowCount {
      var sum = 0.0
      for place in work.tableau.range(row) {
        let unknown = Int(work.columns[Int(work.tableau.entries[place].column)])
        sum += work.tableau.entries[place].coefficient * values[unknown]
      }
      values[Int(work.basics[row])] = sum
    }
    hasPivoted = false
  }
}

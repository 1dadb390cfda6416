extension Solver {
  /// Rewrites the rows over the remaining parameters.
  mutating func reduceStaleRows() {
    for place in staleRows.indices {
      let row = Int(staleRows[place])
      guard constraints[row].isStale else { continue }
      constraints[row].isStale = false
      guard constraints[row].role == .row else { continue }
      disturbParameters(of: row)
      expand(row)
      writeReduced(row)
      disturbParameters(of: row)
      markDirty(row: row)
    }
    staleRows.removeAll()
  }

  /// Computes the constants of rows, and marks the components of those that changed.
  mutating func reduceDirtyConstants() {
    for place in dirtyRows.indices {
      let row = Int(dirtyRows[place])
      guard constraints[row].isDirty else { continue }
      constraints[row].isDirty = false
      guard constraints[row].role == .row || constraints[row].role == .redundant else { continue }
      if constraints[row].parameters == 0 {
        check(row)
        continue
      }
      let constant = reduceConstant(row)
      let old = constraints[row].reducedConstant
      guard constant != old else { continue }
      constraints[row].reducedConstant = constant
      if !isBeyondReach(row, from: old) { followConstant(row) }
    }
    dirtyRows.removeAll()
  }

  /// Marks the component of a row after a change of its constant, if that can have an effect.
  private mutating func followConstant(_ row: Int) {
    let start = reduced.range(row).lowerBound
    let component = Int(variables[Int(reduced.entries[start].column)].component)
    if component >= 0, leftOut.isEmpty {
      let index = Int(constraints[row].goal)
      let new = constraints[row].reducedConstant
      let factor = components[component].simplex.goals[index].factor
      components[component].simplex.goals[index].target = Goal.target(new, factor)
      // As long as the target stays on the same side, the solution is the same.
      let sign = components[component].simplex.exactSolution.signs[index]
      if sign != 0, components[component].simplex.keepsSide(index),
        !components[component].simplex.dependsOnReach
      {
        return
      }
      components[component].simplex.touched.append(Int32(index))
      guard !components[component].isDirty else { return }
      components[component].isDirty = true
      dirtyComponents.append(Int32(component))
    } else {
      disturbParameters(of: row)
    }
  }

  /// Returns whether or not the target of a row with one parameter moves from `old` without passing the solution.
  @inline(__always)
  private func isBeyondReach(_ row: Int, from old: Double) -> Bool {
    guard constraints[row].parameters == 1, leftOut.isEmpty else { return false }
    let place = reduced.range(row).lowerBound
    let variable = Int(reduced.entries[place].column)
    let coefficient = reduced.entries[place].coefficient
    guard variables[variable].component < 0, !variables[variable].isDirty, !variables[variable].dependsOnReach
    else { return false }
    let before = Goal.target(old, coefficient)
    let after = Goal.target(constraints[row].reducedConstant, coefficient)
    let value = variables[variable].value
    let tolerance = tolerance(near: before)
    return value < min(before, after) - tolerance || value > max(before, after) + tolerance
  }

  /// Checks a constraint in which no parameter remains.
  private mutating func check(_ row: Int) {
    if !leftOut.isEmpty { leftOut[Int32(row)] = nil }
    guard constraints[row].priority == 1000 else { return }
    let constant = reduceConstant(row)
    let missing: Double
    switch constraints[row].relation {
    case .equal: missing = abs(constant)
    case .lessOrEqual: missing = -constant
    case .greaterOrEqual: missing = constant
    }
    let isMissed = missing > 1e-7 && missing > 1e-7 * size(of: row)
    narrowGuard(row, constant, isMissed: isMissed)
    guard isMissed else { return }
    leftOut[Int32(row)] = equalities(behind: [(row, 1)]) + [handle(row)]
  }

  /// Records the bound of a closing equality's offset up to which the inequality of a row holds.
  ///
  /// The closing equality is the only one that the number in the inequality depends on. An inequality that is violated
  /// is checked again at any change of the closing equality.
  private mutating func narrowGuard(_ row: Int, _ constant: Double, isMissed: Bool) {
    let range = reduced.range(row)
    guard !range.isEmpty, reduced.entries[range.lowerBound].use == .guarded else { return }
    let closingEquality = Int(variables[Int(reduced.entries[range.lowerBound].column)].definition)
    let position = Int(constraints[closingEquality].position)
    let coefficient = reduced.entries[range.lowerBound].coefficient
    let end = closingOffset(closingEquality) + constant / coefficient
    if isMissed {
      closingEqualities[position].low = .infinity
    } else if (constraints[row].relation == .greaterOrEqual) == (coefficient > 0) {
      closingEqualities[position].low = max(closingEqualities[position].low, end)
    } else {
      closingEqualities[position].high = min(closingEqualities[position].high, end)
    }
  }

  /// Returns the magnitude of the numbers in a constraint, at least one.
  func size(of row: Int) -> Double {
    var size = max(1, abs(constraints[row].constant))
    for place in matrix.range(row) {
      let offset = variables[Int(matrix.entries[place].column)].offset
      size = max(size, abs(matrix.entries[place].coefficient * offset))
    }
    return size
  }
}

extension Solver {
  /// Rewrites the rows over the parameters that are left.
  mutating func reduceStaleRows() {
    for row in staleRows {
      let row = Int(row)
      guard constraints[row].isStale else { continue }
      constraints[row].isStale = false
      guard constraints[row].role == .row else { continue }
      disturbParameters(of: row)
      expand(row)
      writeReduced(row)
      disturbParameters(of: row)
      markDirty(row: row)
    }
    staleRows.removeAll(keepingCapacity: true)
  }

  /// Computes the constants of rows, and has their components solved where they changed.
  mutating func reduceDirtyConstants() {
    for row in dirtyRows {
      let row = Int(row)
      guard constraints[row].isDirty else { continue }
      constraints[row].isDirty = false
      guard constraints[row].role == .row || constraints[row].role == .redundant else { continue }
      let constant = reduceConstant(row)
      if constraints[row].parameters == 0 {
        constraints[row].reducedConstant = constant
        check(row)
      } else if constant != constraints[row].reducedConstant {
        let old = constraints[row].reducedConstant
        constraints[row].reducedConstant = constant
        if !isBeyondReach(row, from: old) { followConstant(row) }
      }
    }
    dirtyRows.removeAll(keepingCapacity: true)
  }

  /// Has the component of a row solved anew after its constant changed, if that can make a difference.
  private mutating func followConstant(_ row: Int) {
    let range = reduced.range(row)
    let parameters = range.prefix(Int(constraints[row].parameters))
    let first = reduced.entries[range.lowerBound]
    let component = Int(variables[Int(first.column)].component)
    if component >= 0, leftOut.isEmpty {
      let index = Int(constraints[row].demand)
      let old = components[component].simplex.demands[index]
      let new = demand(of: Int32(row), unknown: old.unknown)
      components[component].simplex.demands[index] = new
      // While it stays on the same side of the target, the solution stays where it is.
      let sign = components[component].simplex.polished.signs[index]
      if sign != 0, sign == components[component].simplex.sign(of: new) { return }
      guard !components[component].isDirty else { return }
      components[component].isDirty = true
      dirtyComponents.append(Int32(component))
    } else {
      for place in parameters { markDirty(parameter: Int(reduced.entries[place].column)) }
    }
  }

  /// Whether the target of a row with one parameter goes from `old` to where it is without the solution meeting it.
  private func isBeyondReach(_ row: Int, from old: Double) -> Bool {
    guard constraints[row].parameters == 1, leftOut.isEmpty else { return false }
    let entry = reduced.entries[reduced.range(row).lowerBound]
    let variable = variables[Int(entry.column)]
    guard variable.component < 0, !variable.isDirty else { return false }
    let before = old / entry.coefficient
    let after = constraints[row].reducedConstant / entry.coefficient
    return variable.value < min(before, after) - tolerance(near: before)
      || variable.value > max(before, after) + tolerance(near: before)
  }

  /// Tells whether a constraint holds in which no parameter is left.
  private mutating func check(_ row: Int) {
    if !leftOut.isEmpty { leftOut[Int32(row)] = nil }
    guard constraints[row].priority == 1000 else { return }
    let constant = constraints[row].reducedConstant
    let missing =
      switch constraints[row].relation {
      case .equal: abs(constant)
      case .lessOrEqual: -constant
      case .greaterOrEqual: constant
      }
    guard missing > 1e-7, missing > 1e-7 * size(of: row) else { return }
    leftOut[Int32(row)] = equalities(behind: [(row, 1)]) + [handle(row)]
  }

  /// The size of the numbers that a constraint adds up, at least one.
  func size(of row: Int) -> Double {
    var size = max(1, abs(constraints[row].constant))
    for place in matrix.range(row) {
      let entry = matrix.entries[place]
      size = max(size, abs(entry.coefficient * variables[Int(entry.column)].offset))
    }
    return size
  }
}

extension Solver {
  /// Enters a constraint whose terms and priority are stored.
  mutating func enter(_ index: Int) {
    if constraints[index].isElimination {
      constraints[index].role = .pending
      pending.append(Int32(index))
    } else {
      constraints[index].role = .row
      markStale(row: index)
    }
  }

  /// Removes a constraint from the system that `solve` works on; its terms are kept.
  mutating func leave(_ index: Int) {
    if !leftOut.isEmpty { leftOut[Int32(index)] = nil }
    switch constraints[index].role {
    case .absent, .pending: break
    case .redundant: removeReduced(index)
    case .row:
      disturbParameters(of: index)
      removeReduced(index)
    case .definition, .closingEquality:
      disturb(around: index)
      undefine(index)
    }
    constraints[index].role = .absent
  }

  /// Marks the variables of an equality through which its addition or removal affects others.
  ///
  /// A variable that was a constant before the equality was added separates the system: neither side affects the other.
  mutating func disturb(around index: Int) {
    for place in matrix.range(index) {
      let variable = Int(matrix.entries[place].column)
      if variables[variable].isDisturbed { continue }
      if variables[variable].isConstant {
        let definition = Int(variables[variable].definition)
        if definition != index, constraints[definition].order < constraints[index].order { continue }
      }
      variables[variable].isDisturbed = true
      disturbed.append(Int32(variable))
    }
  }

  /// Removes the effects of a definition or closing equality on its variable.
  mutating func undefine(_ index: Int) {
    let pivot: Int
    let position = Int(constraints[index].position)
    if constraints[index].role == .definition {
      pivot = Int(matrix.entries[matrix.range(index).lowerBound + Int(constraints[index].pivot)].column)
      let isSum = constraints[index].kind == .sum
      for place in matrix.range(index) {
        let variable = Int(matrix.entries[place].column)
        if variable != pivot {
          variables[variable].uses -= 1
          if isSum { variables[variable].sums.remove() }
        }
        matrix.setUse(.other, at: place)
      }
      definitions[position].index = -1
      leaveRing(pivot)
    } else {
      pivot = Int(reduced.entries[reduced.range(index).lowerBound + Int(constraints[index].pivot)].column)
      countClosingEquality(index, by: -1)
      closingEqualities[position].index = -1
    }
    gone += 1
    // Every row that has the variable or was reduced by means of it is reduced again.
    markStaleRows(column: pivot, inReduced: false)
    markStaleRows(column: pivot, inReduced: true)
    if constraints[index].role == .closingEquality { removeReduced(index) }
    variables[pivot].role = .parameter
    variables[pivot].definition = -1
    variables[pivot].representative = Int32(pivot)
    variables[pivot].scale = 1
    variables[pivot].offset = 0
    markDirty(parameter: pivot)
  }

  /// Makes a variable follow a base variable, of which it is a multiple apart from its offset.
  mutating func enterRing(_ variable: Int, of base: Int) {
    let last = Int(variables[base].previous)
    variables[variable].previous = Int32(last)
    variables[variable].next = Int32(base)
    variables[last].next = Int32(variable)
    variables[base].previous = Int32(variable)
  }

  /// Removes a follower from its ring.
  private mutating func leaveRing(_ variable: Int) {
    let next = variables[variable].next
    let previous = variables[variable].previous
    variables[Int(next)].previous = previous
    variables[Int(previous)].next = next
    variables[variable].next = Int32(variable)
    variables[variable].previous = Int32(variable)
  }

  /// Records for the parameters of a closing equality that it fixes its variable by means of them, or no longer does.
  mutating func countClosingEquality(_ index: Int, by number: Int32) {
    let start = reduced.range(index).lowerBound
    let pivot = start + Int(constraints[index].pivot)
    for place in start..<start + Int(constraints[index].parameters) where place != pivot {
      variables[Int(reduced.entries[place].column)].closingEqualities += number
    }
  }

  /// Marks the rows with a variable, in their original or in their reduced form, for reduction.
  mutating func markStaleRows(column: Int, inReduced: Bool) {
    var place = inReduced ? reduced.head(column) : matrix.head(column)
    while place >= 0 {
      let entry = inReduced ? reduced.entries[place] : matrix.entries[place]
      if constraints[Int(entry.row)].role == .row { markStale(row: Int(entry.row)) }
      place = Int(entry.next)
    }
  }

  /// Marks a row for reduction.
  mutating func markStale(row: Int) {
    guard !constraints[row].isStale else { return }
    constraints[row].isStale = true
    staleRows.append(Int32(row))
  }

  /// Marks the constant of a row for computation.
  mutating func markDirty(row: Int) {
    guard !constraints[row].isDirty else { return }
    constraints[row].isDirty = true
    dirtyRows.append(Int32(row))
  }

  /// Marks the component of a parameter for solving.
  mutating func markDirty(parameter: Int) {
    let component = Int(variables[parameter].component)
    if component >= 0 { dissolve(component) }
    guard !variables[parameter].isDirty else { return }
    variables[parameter].isDirty = true
    dirtyParameters.append(Int32(parameter))
  }

  /// Marks the components of a reduced row for solving.
  mutating func disturbParameters(of row: Int) {
    let start = reduced.range(row).lowerBound
    for place in start..<start + Int(constraints[row].parameters) {
      markDirty(parameter: Int(reduced.entries[place].column))
    }
  }
}

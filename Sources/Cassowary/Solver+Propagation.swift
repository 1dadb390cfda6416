extension Solver {
  /// Brings the values up to date and returns the conflicts that are left, in the order of the constraint left out.
  ///
  /// Work is done where something changed since the last call, and where that leads.
  @discardableResult
  package mutating func solve() -> [Conflict] {
    turn += 1
    changed.removeAll(keepingCapacity: true)
    eliminate()
    propagateOffsets()
    propagateClosureOffsets()
    reduceStaleRows()
    reduceDirtyConstants()
    solveDirtyComponents()
    propagateClosures()
    propagateValues()
    return conflicts
  }

  /// The variables whose values the last `solve` changed, each once.
  package var changedVariables: [Variable] {
    changed.map { Variable(index: $0) }
  }

  /// Evaluates definitions with all base variables at zero.
  private mutating func propagateOffsets() {
    while let position = dirtyOffsets.popFirst() {
      let index = Int(definitions[position])
      guard index >= 0 else { continue }
      let range = matrix.range(index)
      let pivot = range.lowerBound + Int(constraints[index].pivot)
      var sum = constraints[index].constant
      for place in range where place != pivot {
        let entry = matrix.entries[place]
        sum -= entry.coefficient * variables[Int(entry.column)].offset
      }
      let target = matrix.entries[pivot]
      let variable = Int(target.column)
      let offset = quotient(sum, target.coefficient)
      let isConstant = constraints[index].definesConstant
      if isConstant {
        store(offset, in: variable)
      } else {
        dirtyValues.insert(position)
      }
      guard offset != variables[variable].offset else { continue }
      variables[variable].offset = offset
      var place = matrix.head(variable)
      while place >= 0 {
        let entry = matrix.entries[place]
        place = Int(entry.next)
        let position = entry.use.position
        if position >= 0 {
          dirtyOffsets.insert(position)
          if isConstant, !entry.use.isConstant { dirtyValues.insert(position) }
          continue
        }
        let user = Int(entry.row)
        switch constraints[user].role {
        case .closure: dirtyClosureOffsets.insert(Int(constraints[user].position))
        case .row, .redundant: markDirty(row: user)
        case .absent, .pending, .definition: break
        }
      }
    }
  }

  /// Evaluates closures with all parameters at zero.
  private mutating func propagateClosureOffsets() {
    while let position = dirtyClosureOffsets.popFirst() {
      let index = Int(closures[position])
      guard index >= 0 else { continue }
      let constant = reduceConstant(index)
      dirtyClosures.insert(position)
      guard constant != constraints[index].reducedConstant else { continue }
      constraints[index].reducedConstant = constant
      let variable = Int(
        reduced.entries[reduced.range(index).lowerBound + Int(constraints[index].pivot)].column)
      var place = reduced.head(variable)
      while place >= 0 {
        let entry = reduced.entries[place]
        place = Int(entry.next)
        let user = Int(entry.row)
        switch constraints[user].role {
        case .closure: if user != index { dirtyClosureOffsets.insert(Int(constraints[user].position)) }
        case .row, .redundant: markDirty(row: user)
        case .absent, .pending, .definition: break
        }
      }
    }
  }

  /// Evaluates closures, the last one first.
  private mutating func propagateClosures() {
    while let position = dirtyClosures.popLast() {
      let index = Int(closures[position])
      guard index >= 0 else { continue }
      let range = reduced.range(index)
      let pivot = range.lowerBound + Int(constraints[index].pivot)
      var sum = constraints[index].reducedConstant
      for place in range.prefix(Int(constraints[index].parameters)) where place != pivot {
        let entry = reduced.entries[place]
        sum -= entry.coefficient * variables[Int(entry.column)].value
      }
      let target = reduced.entries[pivot]
      setValue(quotient(sum, target.coefficient), of: Int(target.column), by: index)
    }
  }

  /// Evaluates definitions, the first one first.
  private mutating func propagateValues() {
    while let position = dirtyValues.popFirst() {
      let index = Int(definitions[position])
      // Constants are what their offsets are.
      guard index >= 0, !constraints[index].definesConstant else { continue }
      let range = matrix.range(index)
      let pivot = range.lowerBound + Int(constraints[index].pivot)
      let target = matrix.entries[pivot]
      let variable = Int(target.column)
      var sum = constraints[index].constant
      for place in range where place != pivot {
        let entry = matrix.entries[place]
        sum -= entry.coefficient * variables[Int(entry.column)].value
      }
      setValue(quotient(sum, target.coefficient), of: variable, by: index)
    }
  }

  /// Stores a value and marks what is evaluated by means of it, but for the equality that it comes from.
  @inline(__always)
  mutating func setValue(_ value: Double, of variable: Int, by index: Int) {
    guard store(value, in: variable) else { return }
    var place = matrix.head(variable)
    while place >= 0 {
      let entry = matrix.entries[place]
      place = Int(entry.next)
      let position = entry.use.position
      if position >= 0 { dirtyValues.insert(position) }
    }
    guard variables[variable].role != .defined else { return }
    place = reduced.head(variable)
    while place >= 0 {
      let entry = reduced.entries[place]
      place = Int(entry.next)
      let user = Int(entry.row)
      if user != index, constraints[user].role == .closure {
        dirtyClosures.insert(Int(constraints[user].position))
      }
    }
  }

  /// Stores a value; returns whether it is another than before.
  @discardableResult
  @inline(__always)
  private mutating func store(_ value: Double, in variable: Int) -> Bool {
    guard value != variables[variable].value else { return false }
    variables[variable].value = value
    if variables[variable].changed != turn {
      variables[variable].changed = turn
      changed.append(Int32(variable))
    }
    return true
  }

  /// `sum / coefficient`, with plain zero for both zeros.
  @inline(__always)
  private func quotient(_ sum: Double, _ coefficient: Double) -> Double {
    sum == 0 ? 0 : coefficient == 1 ? sum : sum / coefficient
  }
}

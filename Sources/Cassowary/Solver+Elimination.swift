extension Solver {
  /// Eliminates the required equalities that wait, and those that hang on equalities that went.
  mutating func eliminate() {
    recollect()
    guard !pending.isEmpty else { return }
    var waiting = pending
    pending.removeAll(keepingCapacity: true)
    // An equality may have been removed, and its slot taken by another, while it waited.
    waiting.removeAll { constraints[Int($0)].role != .pending }
    sortByOrder(&waiting)
    var last: Int32 = -1
    for index in waiting where index != last {
      last = index
      eliminate(Int(index))
    }
    if gone > 64, gone * 2 > definitions.count + closures.count { renumber() }
  }

  /// Sorts constraints by their order, in which they mostly are.
  private func sortByOrder(_ indices: inout [Int32]) {
    var last = -1
    for index in indices {
      let order = constraints[Int(index)].order
      if order <= last {
        indices.sort { constraints[Int($0)].order < constraints[Int($1)].order }
        return
      }
      last = order
    }
  }

  /// Takes back every equality that a disturbed variable leads to, so that it is eliminated anew.
  private mutating func recollect() {
    var next = 0
    while next < disturbed.count {
      let variable = Int(disturbed[next])
      next += 1
      markDirty(parameter: variable)
      var place = matrix.head(variable)
      while place >= 0 {
        let entry = matrix.entries[place]
        place = Int(entry.next)
        let index = Int(entry.row)
        switch constraints[index].role {
        case .definition, .closure:
          disturb(around: index)
          undefine(index)
        case .redundant:
          disturb(around: index)
          reduced.remove(index)
          leftOut[Int32(index)] = nil
        case .pending:
          disturb(around: index)
          continue
        case .absent, .row: continue
        }
        constraints[index].role = .pending
        pending.append(Int32(index))
      }
    }
    for variable in disturbed { variables[Int(variable)].isDisturbed = false }
    disturbed.removeAll(keepingCapacity: true)
  }

  /// Finds what a required equality says that those before it do not.
  private mutating func eliminate(_ index: Int) {
    let range = matrix.range(index)
    var pivot = -1
    var greatest = 0.0
    for place in range {
      let entry = matrix.entries[place]
      let state = variables[Int(entry.column)]
      guard state.role == .parameter, state.uses == 0 else { continue }
      let size = abs(entry.coefficient)
      // Division by one is exact.
      if size == 1 {
        pivot = place
        break
      }
      if size > greatest {
        greatest = size
        pivot = place
      }
    }
    if pivot >= 0 {
      define(index, pivot: pivot)
    } else {
      close(index)
    }
  }

  /// Makes an equality the definition of a variable that none has used before.
  private mutating func define(_ index: Int, pivot: Int) {
    let range = matrix.range(index)
    let variable = Int(matrix.entries[pivot].column)
    let factor = matrix.entries[pivot].coefficient
    var representative: Int32 = -1
    var scale = 0.0
    var isMultiple = true
    for place in range where place != pivot {
      let entry = matrix.entries[place]
      let other = Int(entry.column)
      variables[other].uses += 1
      let state = variables[other]
      guard !state.isConstant, isMultiple else { continue }
      if representative < 0 { representative = state.representative }
      if representative == state.representative {
        scale -= entry.coefficient / factor * state.scale
      } else {
        isMultiple = false
      }
    }
    if !isMultiple || (representative >= 0 && abs(scale) < 1e-9) {
      representative = Int32(variable)
      scale = 1
    }
    constraints[index].role = .definition
    constraints[index].definesConstant = representative < 0
    constraints[index].pivot = Int32(pivot - range.lowerBound)
    constraints[index].position = Int32(definitions.count)
    definitions.append(Int32(index))
    setUses(index)
    variables[variable].role = .defined
    variables[variable].definition = Int32(index)
    variables[variable].representative = representative
    variables[variable].scale = scale
    markStaleRows(column: variable, inReduced: true)
    dirtyOffsets.insert(definitions.count - 1)
    dirtyValues.insert(definitions.count - 1)
  }

  /// Tells the variables of a definition what it makes of them.
  private mutating func setUses(_ index: Int) {
    let state = constraints[index]
    let range = matrix.range(index)
    let use = SparseMatrix.Use(position: Int(state.position), isConstant: state.definesConstant)
    for place in range {
      matrix.setUse(place == range.lowerBound + Int(state.pivot) ? .defined : use, at: place)
    }
  }

  /// Fixes a base variable by an equality whose variables have all been met, if it leaves one.
  private mutating func close(_ index: Int) {
    expand(index)
    var pivot = -1
    var greatest = 0.0
    for (place, term) in scratch.parameters.enumerated() where abs(term.coefficient) > greatest {
      greatest = abs(term.coefficient)
      pivot = place
    }
    writeReduced(index)
    guard pivot >= 0 else {
      constraints[index].role = .redundant
      markDirty(row: index)
      return
    }
    let variable = Int(scratch.parameters[pivot].variable)
    constraints[index].role = .closure
    constraints[index].pivot = Int32(pivot)
    constraints[index].position = Int32(closures.count)
    closures.append(Int32(index))
    variables[variable].role = .closed
    variables[variable].definition = Int32(index)
    markStaleRows(column: variable, inReduced: true)
    dirtyClosureOffsets.insert(closures.count - 1)
    dirtyClosures.insert(closures.count - 1)
  }

  /// Closes the gaps in the order of evaluation.
  private mutating func renumber() {
    // What is marked keeps its marks under its new number.
    definitions.removeAll { $0 < 0 }
    closures.removeAll { $0 < 0 }
    dirtyOffsets = BitQueue()
    dirtyValues = BitQueue()
    dirtyClosureOffsets = BitQueue()
    dirtyClosures = BitQueue()
    for position in definitions.indices {
      constraints[Int(definitions[position])].position = Int32(position)
      setUses(Int(definitions[position]))
      dirtyOffsets.insert(position)
      dirtyValues.insert(position)
    }
    for position in closures.indices {
      constraints[Int(closures[position])].position = Int32(position)
      dirtyClosureOffsets.insert(position)
      dirtyClosures.insert(position)
    }
    gone = 0
  }
}

extension Solver {
  /// Eliminates the pending required equalities, and those that depend on equalities that were removed.
  mutating func eliminate() {
    recollect()
    guard !pending.isEmpty else { return }
    sortPending()
    var last: Int32 = -1
    for place in pending.indices {
      let index = pending[place]
      // An equality may have been removed while it was pending, and its slot reused.
      guard index != last, constraints[Int(index)].role == .pending else { continue }
      last = index
      eliminate(Int(index))
    }
    pending.removeAll()
    if gone > 64, gone * 2 > definitions.count + closingEqualities.count { renumber() }
  }

  /// Sorts the pending equalities by order, in which they mostly are.
  private mutating func sortPending() {
    var last = -1
    for place in pending.indices {
      let order = constraints[Int(pending[place])].order
      if order <= last {
        let sorted = pending.indices.map { pending[$0] }.sorted {
          constraints[Int($0)].order < constraints[Int($1)].order
        }
        for place in pending.indices { pending[place] = sorted[place] }
        return
      }
      last = order
    }
  }

  /// Reverses every equality that a disturbed variable leads to, for another elimination.
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
        case .definition, .closingEquality:
          disturb(around: index)
          undefine(index)
        case .redundant:
          disturb(around: index)
          removeReduced(index)
          if !leftOut.isEmpty { leftOut[Int32(index)] = nil }
        case .pending:
          disturb(around: index)
          continue
        case .absent, .row: continue
        }
        constraints[index].role = .pending
        pending.append(Int32(index))
      }
    }
    for place in disturbed.indices { variables[Int(disturbed[place])].isDisturbed = false }
    disturbed.removeAll()
  }

  /// Eliminates a required equality, as far as it is independent of those before it.
  private mutating func eliminate(_ index: Int) {
    let range = matrix.range(index)
    var pivot = -1
    var greatest = 0.0
    for place in range {
      let variable = Int(matrix.entries[place].column)
      guard variables[variable].role == .parameter, variables[variable].uses == 0 else { continue }
      let size = abs(matrix.entries[place].coefficient)
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

  /// Makes an equality the definition of a variable that no earlier one has used.
  private mutating func define(_ index: Int, pivot: Int) {
    let range = matrix.range(index)
    let variable = Int(matrix.entries[pivot].column)
    let factor = matrix.entries[pivot].coefficient
    var representative: Int32 = -1
    var scale = 0.0
    var isMultiple = true
    for place in range where place != pivot {
      let other = Int(matrix.entries[place].column)
      variables[other].uses += 1
      guard !variables[other].isConstant, isMultiple else { continue }
      if representative < 0 { representative = variables[other].representative }
      if representative == variables[other].representative {
        scale -= matrix.entries[place].coefficient / factor * variables[other].scale
      } else {
        isMultiple = false
      }
    }
    if !isMultiple || (representative >= 0 && abs(scale) < 1e-9) {
      representative = Int32(variable)
      scale = 1
    }
    let kind: ConstraintState.Kind
    if representative < 0 {
      kind = .constant
    } else if representative != variable, variables[Int(representative)].role != .defined {
      kind = .follower
      enterRing(variable, of: Int(representative))
    } else {
      kind = .sum
    }
    constraints[index].role = .definition
    constraints[index].kind = kind
    constraints[index].pivot = Int32(pivot - range.lowerBound)
    constraints[index].position = Int32(definitions.count)
    writeDefinition(index)
    variables[variable].role = .defined
    variables[variable].definition = Int32(index)
    variables[variable].representative = representative
    variables[variable].scale = scale
    markStaleRows(column: variable, inReduced: true)
    dirtyOffsets.insert(definitions.count - 1)
  }

  /// Adds a definition to the order of evaluation, and records its use of its variables.
  private mutating func writeDefinition(_ index: Int) {
    let range = matrix.range(index)
    let pivot = range.lowerBound + Int(constraints[index].pivot)
    let position = definitions.count
    let kind = constraints[index].kind
    let use = SparseMatrix.Use(position: position, isSum: kind == .sum)
    var definition = Definition(
      index, variable: matrix.entries[pivot].column, divisor: matrix.entries[pivot].coefficient,
      constant: constraints[index].constant, kind: kind)
    definition.start = Int32(terms.count)
    var count = 0
    matrix.setUse(.defined, at: pivot)
    for place in range where place != pivot {
      let entry = matrix.entries[place]
      matrix.setUse(use, at: place)
      switch count {
      case 0: (definition.first, definition.firstCoefficient) = (entry.column, entry.coefficient)
      case 1: (definition.second, definition.secondCoefficient) = (entry.column, entry.coefficient)
      default: terms.append(Definition.Term(variable: entry.column, coefficient: entry.coefficient))
      }
      count += 1
      if kind == .sum { variables[Int(entry.column)].sums.add(position) }
    }
    definition.end = Int32(terms.count)
    definitions.append(definition)
  }

  /// Fixes a base variable by an equality without a new variable, if one remains in it.
  private mutating func close(_ index: Int) {
    expand(index)
    var pivot = -1
    var greatest = 0.0
    for place in scratch.parameters.indices {
      let size = abs(scratch.parameters[place].coefficient)
      if size > greatest {
        greatest = size
        pivot = place
      }
    }
    writeReduced(index)
    guard pivot >= 0 else {
      constraints[index].role = .redundant
      markDirty(row: index)
      return
    }
    let variable = Int(scratch.parameters[pivot].variable)
    constraints[index].role = .closingEquality
    constraints[index].pivot = Int32(pivot)
    constraints[index].position = Int32(closingEqualities.count)
    closingEqualities.append(ClosingEquality(index: Int32(index)))
    countClosingEquality(index, by: 1)
    variables[variable].role = .closed
    variables[variable].definition = Int32(index)
    markStaleRows(column: variable, inReduced: true)
    dirtyClosingOffsets.insert(closingEqualities.count - 1)
    dirtyClosingEqualities.insert(closingEqualities.count - 1)
  }

  /// Closes the gaps in the order of evaluation.
  private mutating func renumber() {
    // Marked entries keep their marks under their new numbers.
    closingEqualities.removeAll { $0.index < 0 }
    dirtyOffsets = BitQueue()
    dirtyValues = BitQueue()
    dirtyClosingOffsets = BitQueue()
    dirtyClosingEqualities = BitQueue()
    var old = UncheckedArray<Definition>()
    swap(&old, &definitions)
    terms.removeAll()
    for index in variables.indices { variables[index].sums = VariableState.Sums() }
    for place in old.indices where old[place].index >= 0 {
      let index = Int(old[place].index)
      dirtyOffsets.insert(definitions.count)
      constraints[index].position = Int32(definitions.count)
      writeDefinition(index)
    }
    for position in closingEqualities.indices {
      constraints[Int(closingEqualities[position].index)].position = Int32(position)
      dirtyClosingOffsets.insert(position)
      dirtyClosingEqualities.insert(position)
    }
    gone = 0
  }
}

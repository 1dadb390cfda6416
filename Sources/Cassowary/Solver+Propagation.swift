extension Solver {
  /// Updates the values, and returns the remaining conflicts, in the order of the constraint left out.
  ///
  /// Only values that depend on changes since the last call are computed.
  @discardableResult
  package mutating func solve() -> [Conflict] {
    update()
    return conflicts
  }

  /// Updates the values like `solve`, without making the conflicts.
  package mutating func update() {
    turn += 1
    changed.removeAll()
    eliminate()
    propagateOffsets()
    propagateClosingOffsets()
    reduceStaleRows()
    reduceDirtyConstants()
    solveDirtyComponents()
    propagateClosingEqualities()
    propagateValues()
  }

  /// The variables whose values the last `solve` changed, each once.
  package var changedVariables: [Variable] {
    changed.indices.map { variable(changed[$0]) }
  }

  /// Returns the constant of a definition minus all its terms, for numbers of the variables.
  @inline(__always)
  private func remainder(of definition: Definition, at number: (VariableState) -> Double) -> Double {
    var sum = definition.constant
    if definition.first >= 0 { sum -= definition.firstCoefficient * number(variables[Int(definition.first)]) }
    if definition.second >= 0 {
      sum -= definition.secondCoefficient * number(variables[Int(definition.second)])
    }
    var place = Int(definition.start)
    while place < definition.end {
      sum -= terms[place].coefficient * number(variables[Int(terms[place].variable)])
      place &+= 1
    }
    return sum
  }

  /// Evaluates definitions with all base variables at zero.
  private mutating func propagateOffsets() {
    while var batch = dirtyOffsets.popBatch() {
      while let position = batch.popFirst() {
        let definition = definitions[position]
        guard definition.index >= 0 else { continue }
        let sum = remainder(of: definition) { $0.offset }
        let variable = Int(definition.variable)
        let offset = quotient(sum, definition.divisor)
        switch definition.kind {
        case .constant: store(offset, in: variable)
        case .follower: dirtyFollowers.append(definition.variable)
        case .sum: dirtyValues.insert(position)
        }
        if offset != variables[variable].offset {
          variables[variable].offset = offset
          followOffset(of: variable, &batch)
        }
      }
    }
  }

  /// Marks the equalities that are evaluated by means of an offset.
  @inline(__always)
  private mutating func followOffset(of variable: Int, _ batch: inout BitQueue.Batch) {
    var place = matrix.head(variable)
    while place >= 0 {
      let use = matrix.entries[place].use
      let user = Int(matrix.entries[place].row)
      place = Int(matrix.entries[place].next)
      if use.position >= 0 {
        dirtyOffsets.insert(use.position, &batch)
      } else if use != .defined {
        followOffset(to: user)
      }
    }
  }

  /// Marks a constraint that is not a definition, and in which an offset changed.
  @inline(never)
  private mutating func followOffset(to user: Int) {
    switch constraints[user].role {
    case .closingEquality: dirtyClosingOffsets.insert(Int(constraints[user].position))
    case .row, .redundant: markDirty(row: user)
    case .absent, .pending, .definition: break
    }
  }

  /// Evaluates closing equalities with all parameters at zero.
  private mutating func propagateClosingOffsets() {
    while let position = dirtyClosingOffsets.popFirst() {
      let index = Int(closingEqualities[position].index)
      guard index >= 0 else { continue }
      let constant = reduceConstant(index)
      dirtyClosingEqualities.insert(position)
      guard constant != constraints[index].reducedConstant else { continue }
      constraints[index].reducedConstant = constant
      let offset = closingOffset(index)
      let isGuarded = closingEqualities[position].low <= offset && offset <= closingEqualities[position].high
      if !isGuarded {
        // The rows are checked again, and set the range in which they hold.
        closingEqualities[position].low = -.infinity
        closingEqualities[position].high = .infinity
      }
      if isGuarded, closingEqualities[position].hasOnlyChecks { continue }
      let variable = reduced.entries[reduced.range(index).lowerBound + Int(constraints[index].pivot)].column
      var place = reduced.head(Int(variable))
      var hasOnlyChecks = true
      while place >= 0 {
        let use = reduced.entries[place].use
        let user = Int(reduced.entries[place].row)
        place = Int(reduced.entries[place].next)
        if use != .guarded {
          hasOnlyChecks = hasOnlyChecks && user == index
        } else if isGuarded {
          continue
        }
        switch constraints[user].role {
        case .closingEquality:
          // Closing equalities depend on earlier ones. If rounding errors left a multiple that should have cancelled,
          // the evaluation would not end.
          let later = Int(constraints[user].position)
          if later > position { dirtyClosingOffsets.insert(later) }
        case .row, .redundant: markDirty(row: user)
        case .absent, .pending, .definition: break
        }
      }
      closingEqualities[position].hasOnlyChecks = hasOnlyChecks
    }
  }

  /// Evaluates closing equalities, the last one first.
  private mutating func propagateClosingEqualities() {
    while let position = dirtyClosingEqualities.popLast() {
      let index = Int(closingEqualities[position].index)
      guard index >= 0 else { continue }
      let start = reduced.range(index).lowerBound
      let pivot = start + Int(constraints[index].pivot)
      var sum = constraints[index].reducedConstant
      for place in start..<start + Int(constraints[index].parameters) where place != pivot {
        sum -= reduced.entries[place].coefficient * variables[Int(reduced.entries[place].column)].value
      }
      let value = quotient(sum, reduced.entries[pivot].coefficient)
      setValue(value, of: Int(reduced.entries[pivot].column), before: position)
    }
  }

  /// Evaluates the followers whose offsets changed, then the sums, the first one first.
  private mutating func propagateValues() {
    var batch = BitQueue.Batch.none
    for place in dirtyFollowers.indices {
      let variable = Int(dirtyFollowers[place])
      let base = Int(variables[variable].representative)
      // A base variable that changed has updated its followers.
      if base >= 0, variables[base].changed != turn { follow(variable, variables[base].value, &batch) }
    }
    dirtyFollowers.removeAll()
    while var batch = dirtyValues.popBatch() {
      while let position = batch.popFirst() {
        let definition = definitions[position]
        guard definition.index >= 0, definition.kind == .sum else { continue }
        let sum = remainder(of: definition) { $0.value }
        let variable = Int(definition.variable)
        if store(quotient(sum, definition.divisor), in: variable) { markSums(of: variable, &batch) }
      }
    }
  }

  /// Stores the value of a base variable, updates its followers, and marks the equalities evaluated by means of them.
  ///
  /// The closing equality of the variable and later ones are not marked: they are evaluated before it.
  mutating func setValue(_ value: Double, of variable: Int, before closingEquality: Int = .max) {
    guard store(value, in: variable) else { return }
    var batch = BitQueue.Batch.none
    markSums(of: variable, &batch)
    var follower = Int(variables[variable].next)
    while follower != variable {
      follow(follower, value, &batch)
      follower = Int(variables[follower].next)
    }
    guard variables[variable].closingEqualities > 0 else { return }
    var place = reduced.head(variable)
    while place >= 0 {
      let user = Int(reduced.entries[place].row)
      place = Int(reduced.entries[place].next)
      if constraints[user].role == .closingEquality, constraints[user].position < closingEquality {
        dirtyClosingEqualities.insert(Int(constraints[user].position))
      }
    }
  }

  /// Updates a follower for a value of its base variable.
  @inline(__always)
  private mutating func follow(_ variable: Int, _ base: Double, _ batch: inout BitQueue.Batch) {
    let value = variables[variable].scale * base + variables[variable].offset
    if store(value, in: variable) { markSums(of: variable, &batch) }
  }

  /// Marks the sums that a variable is a part of.
  @inline(__always)
  private mutating func markSums(of variable: Int, _ batch: inout BitQueue.Batch) {
    let sums = variables[variable].sums
    if sums.single >= 0 {
      dirtyValues.insert(sums.single, &batch)
    } else if !sums.isEmpty {
      markAllSums(of: variable, &batch)
    }
  }

  @inline(never)
  private mutating func markAllSums(of variable: Int, _ batch: inout BitQueue.Batch) {
    var place = matrix.head(variable)
    while place >= 0 {
      let position = matrix.entries[place].use.positionOfSum
      if position >= 0 { dirtyValues.insert(position, &batch) }
      place = Int(matrix.entries[place].next)
    }
  }

  /// Stores a value, and returns whether or not it has changed.
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

  /// Returns `sum / coefficient`, with the positive zero for both zeros.
  @inline(__always)
  private func quotient(_ sum: Double, _ coefficient: Double) -> Double {
    sum == 0 ? 0 : coefficient == 1 ? sum : sum / coefficient
  }
}

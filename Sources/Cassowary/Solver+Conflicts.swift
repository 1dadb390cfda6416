extension Solver {
  /// The conflicts of the last solution, in the order of the constraint that it leaves out.
  package var conflicts: [Conflict] {
    guard !leftOut.isEmpty else { return [] }
    return leftOut.keys.sorted { constraints[Int($0)].order < constraints[Int($1)].order }
      .map { conflict($0) }
  }

  /// Returns the first of the conflicts, or the one after another, without making the others.
  package func firstConflict(after conflict: Conflict? = nil) -> Conflict? {
    let last = conflict.map { constraints[checked($0.leftOut)].order } ?? -1
    var first: (order: Int, index: Int32)?
    for index in leftOut.keys {
      let order = constraints[Int(index)].order
      if order > last, order < first?.order ?? .max { first = (order, index) }
    }
    return first.map { self.conflict($0.index) }
  }

  /// Returns the conflict of a constraint that the solution leaves out.
  private func conflict(_ index: Int32) -> Conflict {
    Conflict(constraints: (leftOut[index] ?? []).sorted { $0.order < $1.order }, leftOut: handle(Int(index)))
  }

  /// Returns the eliminated equalities by which a sum of multiples of constraints loses all its variables.
  ///
  /// Eliminated equalities depend only on each other, so the set is unique, and each of its elements is necessary.
  mutating func equalities(behind combination: [(constraint: Int, factor: Double)]) -> [Constraint] {
    // First the closing equalities: the factor of each, by the reduced rows.
    var factors: [Int: Double] = [:]
    var sizes: [Int: Double] = [:]
    func add(_ factor: Double, closingEquality: Int) {
      factors[closingEquality, default: 0] += factor
      sizes[closingEquality, default: 0] += abs(factor)
    }
    func addClosingEqualities(of index: Int, times factor: Double) {
      for place in reduced.range(index).dropFirst(Int(constraints[index].parameters)) {
        let entry = reduced.entries[place]
        let closingEquality = Int(variables[Int(entry.column)].definition)
        let pivot = reduced.range(closingEquality).lowerBound + Int(constraints[closingEquality].pivot)
        add(factor * entry.coefficient / reduced.entries[pivot].coefficient, closingEquality: closingEquality)
      }
    }
    for (index, factor) in combination { addClosingEqualities(of: index, times: factor) }
    var used = combination
    var found: [Constraint] = []
    // A closing equality is reduced only by closing equalities before it.
    while let closingEquality = factors.keys.max(by: { constraints[$0].position < constraints[$1].position }),
      let factor = factors.removeValue(forKey: closingEquality)
    {
      guard abs(factor) > 1e-9 * (sizes[closingEquality] ?? 0) else { continue }
      found.append(handle(closingEquality))
      used.append((closingEquality, -factor))
      addClosingEqualities(of: closingEquality, times: -factor)
    }
    return found + definitions(behind: used)
  }

  /// Returns the definitions that the variables of a sum of constraints lead to, except for those that cancel.
  private mutating func definitions(behind combination: [(constraint: Int, factor: Double)]) -> [Constraint] {
    scratch.begin(variables: variables.count)
    var found: [Constraint] = []
    func add(_ coefficient: Double, _ variable: Int32) {
      guard scratch.add(coefficient, Int(variable)), variables[Int(variable)].role == .defined else { return }
      let definition = Int(variables[Int(variable)].definition)
      scratch.push(order: constraints[definition].order, variable: Int(variable))
    }
    for (index, factor) in combination {
      for place in matrix.range(index) {
        add(factor * matrix.entries[place].coefficient, matrix.entries[place].column)
      }
    }
    while let variable = scratch.pop() {
      let cell = scratch.cells[variable]
      if abs(cell.coefficient) <= 1e-9 * cell.size { continue }
      let definition = Int(variables[variable].definition)
      found.append(handle(definition))
      let range = matrix.range(definition)
      let pivot = range.lowerBound + Int(constraints[definition].pivot)
      let factor = -cell.coefficient / matrix.entries[pivot].coefficient
      for place in range where place != pivot {
        add(factor * matrix.entries[place].coefficient, matrix.entries[place].column)
      }
    }
    return found
  }
}

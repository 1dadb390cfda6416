extension Solver {
  /// Whether the constraints leave a variable more than one value (F.12): the last solution chose among them.
  ///
  /// Ties between constraints of one priority count as a choice. Constraints that conflict are seen without the one
  /// that was left out. Call it after `solve`; it takes as long as solving the components that the variable hangs on.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    scratch.begin(variables: variables.count)
    add(1, Int(variable.index))
    finishExpansion()
    var terms = scratch.parameters
    var rows: [Int32] = []
    var parameters: [Int32] = []
    while let seed = terms.last {
      gather(from: Int(seed.variable), rows: &rows, parameters: &parameters)
      let own = terms.filter { parameters.contains($0.variable) }
      terms.removeAll { parameters.contains($0.variable) }
      rows.removeAll { leftOut[$0] != nil }
      if rows.isEmpty || isOpen(own, rows: rows) { return true }
    }
    return false
  }

  /// Whether a sum of parameters of a component can have more than one value in the best solutions of its rows.
  private mutating func isOpen(_ terms: [Scratch.Entry], rows: [Int32]) -> Bool {
    var simplex = Simplex()
    fill(&simplex, rows: rows)
    // A parameter that the rows do not speak of is free.
    let unknowns = terms.compactMap { term in simplex.parameters.firstIndex(of: term.variable) }
    guard unknowns.count == terms.count else { return true }
    simplex.beginSum()
    for (term, unknown) in zip(terms, unknowns) { simplex.addToSum(term.coefficient, unknown) }
    let sum = simplex.finishSum()
    simplex.start()
    simplex.solve(breakingTies: false)
    let value = simplex.values[sum]
    for step in [1.0, -1] {
      simplex.push(sum, to: value + step)
      if abs(simplex.values[sum] - value) > slack(near: value) { return true }
    }
    return false
  }
}

extension Solver {
  /// Whether the constraints leave a variable more than one value (F.12): the last solution chose among them.
  ///
  /// Ties between constraints of one priority count as a choice. Constraints that conflict are seen without the one
  /// that was left out. Call it after `solve`; it takes as long as solving the components that the variable hangs on.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    let index = checked(variable)
    scratch.begin(variables: variables.count)
    add(1, index)
    finishExpansion()
    var terms = scratch.parameters.indices.map { scratch.parameters[$0] }
    while let seed = terms.last {
      gather(from: Int(seed.variable))
      let parameters = gathered.parameters.indices.map { gathered.parameters[$0] }
      let own = terms.filter { parameters.contains($0.variable) }
      terms.removeAll { parameters.contains($0.variable) }
      let leftOut = leftOut
      if !leftOut.isEmpty { gathered.rows.removeAll { leftOut[$0] != nil } }
      if gathered.rows.isEmpty || isOpen(own) { return true }
    }
    return false
  }

  /// Whether a sum of parameters of a component can have more than one value in the best solutions of the rows that
  /// were gathered.
  private mutating func isOpen(_ terms: [Scratch.Entry]) -> Bool {
    var simplex = Simplex()
    fill(&simplex)
    // A parameter that the rows do not speak of is free.
    let unknowns = terms.compactMap { term in
      simplex.parameters.indices.first { simplex.parameters[$0] == term.variable }
    }
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

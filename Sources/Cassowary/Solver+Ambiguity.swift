extension Solver {
  /// Returns whether or not the constraints allow a variable more than one value (F.12), of which the last solution
  /// chose one.
  ///
  /// Ties between constraints of one priority count as a choice. Conflicting constraints are considered without the one
  /// that was left out. Call it after `solve`; the first call takes as long as solving the components that the variable
  /// depends on, later ones reuse its results.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    let index = checked(variable)
    choices.begin(turn: turn, variables: variables.count)
    choices.awaited.removeAll()
    choices.awaited.append(Int32(index))
    while let last = choices.awaited.popLast() { answer(for: Int(last)) }
    return choices.states[index].answer == .open
  }

  /// The number of terms, parameters and rows that calls of `isAmbiguous` have examined.
  package var ambiguityWork: Int { choices.work }

  /// Determines the answer for a variable, after those of the variables by which it is defined.
  private mutating func answer(for variable: Int) {
    switch choices.states[variable].answer {
    case .decided, .open: return
    case .unknown:
      choices.states[variable].answer = .awaited
      guard variables[variable].role == .defined || variables[variable].role == .closed else {
        return answerForComponent(of: variable)
      }
      choices.awaited.append(Int32(variable))
      forEachTerm(of: variable) { solver, _, other in
        if solver.choices.states[other].answer == .unknown { solver.choices.awaited.append(Int32(other)) }
      }
    case .awaited:
      var state = Choices.State.nothing
      forEachTerm(of: variable) { solver, coefficient, other in
        state.add(coefficient, solver.choices.states[other])
      }
      if state.answer == .unknown {
        let isElsewhere = abs(state.difference) > slack(near: variables[variable].value)
        state.answer = isElsewhere || isOpen(variable) ? .open : .decided
      }
      choices.states[variable] = state
    }
  }

  /// Calls a function with the terms of the sum that a variable is: multiples of others.
  private mutating func forEachTerm(
    of variable: Int, _ body: (inout Solver, _ coefficient: Double, _ variable: Int) -> Void
  ) {
    let state = variables[variable]
    let definition = Int(state.definition)
    let pivot = Int(constraints[definition].pivot)
    if state.role == .closed {
      let start = reduced.range(definition).lowerBound
      let divisor = reduced.entries[start + pivot].coefficient
      for place in start..<start + Int(constraints[definition].parameters) where place != start + pivot {
        choices.work += 1
        let entry = reduced.entries[place]
        body(&self, -entry.coefficient / divisor, Int(entry.column))
      }
    } else if state.isConstant {
      choices.work += 1
    } else if Int(state.representative) != variable {
      choices.work += 1
      body(&self, state.scale, Int(state.representative))
    } else {
      let range = matrix.range(definition)
      let divisor = matrix.entries[range.lowerBound + pivot].coefficient
      for place in range where place != range.lowerBound + pivot {
        choices.work += 1
        let entry = matrix.entries[place]
        body(&self, -entry.coefficient / divisor, Int(entry.column))
      }
    }
  }

  /// Determines the answers for the parameters of a component, moved as far as possible to another solution.
  private mutating func answerForComponent(of parameter: Int) {
    gatherWithoutLeftOut(from: parameter)
    choices.components += 1
    let number = choices.components
    // A parameter that occurs in no row is free.
    for index in connectedRows.parameters.indices {
      choices.states[Int(connectedRows.parameters[index])] = Choices.State(
        answer: .open, first: number, last: number, difference: Choices.length(Int(number)))
    }
    guard !connectedRows.rows.isEmpty else { return }
    var simplex = Simplex()
    swap(&simplex, &choices.simplex)
    fill(&simplex)
    simplex.start()
    simplex.solve(breakingTies: false)
    let areDecided = simplex.isDecided
    choices.values.removeAll()
    for unknown in simplex.parameters.indices { choices.values.append(simplex.values[unknown]) }
    for unknown in simplex.parameters.indices {
      let isOpen =
        !areDecided
        && simplex.canMove(unknown, from: choices.values[unknown], number: Int(number))
      choices.states[Int(simplex.parameters[unknown])].answer = isOpen ? .open : .decided
    }
    for unknown in simplex.parameters.indices {
      let difference = simplex.values[unknown] - choices.values[unknown]
      choices.states[Int(simplex.parameters[unknown])].difference = difference
    }
    swap(&simplex, &choices.simplex)
  }

  /// Finds a parameter's component as it was solved, into `connectedRows`.
  private mutating func gatherWithoutLeftOut(from parameter: Int) {
    gather(from: parameter)
    choices.work += connectedRows.parameters.count + connectedRows.rows.count
    let leftOut = leftOut
    if !leftOut.isEmpty { connectedRows.rows.removeAll { leftOut[$0] != nil } }
  }

  /// Returns whether or not the sum of parameters that a variable is can have more than one value.
  private mutating func isOpen(_ variable: Int) -> Bool {
    scratch.begin(variables: variables.count)
    add(1, variable)
    finishExpansion()
    choices.work += scratch.parameters.count
    let terms = scratch.parameters.indices.map { scratch.parameters[$0] }
    for term in terms where choices.states[Int(term.variable)].answer == .unknown {
      answerForComponent(of: Int(term.variable))
    }
    let components = Dictionary(grouping: terms) { choices.states[Int($0.variable)].first }
    for (_, terms) in components.sorted(by: { $0.key < $1.key }) {
      let seed = Int(terms[0].variable)
      if terms.count == 1 {
        if choices.states[seed].answer == .open { return true }
      } else {
        gatherWithoutLeftOut(from: seed)
        if connectedRows.rows.isEmpty || isOpen(terms) { return true }
      }
    }
    return false
  }

  /// Returns whether or not a sum of parameters can have more than one value in the best solutions of the gathered
  /// rows.
  private mutating func isOpen(_ terms: [Scratch.Entry]) -> Bool {
    var simplex = Simplex()
    fill(&simplex)
    for index in simplex.parameters.indices {
      connectedRows.unknowns[Int(simplex.parameters[index])] = Int32(index)
    }
    let unknowns = terms.map { Int(connectedRows.unknowns[Int($0.variable)]) }
    for index in simplex.parameters.indices { connectedRows.unknowns[Int(simplex.parameters[index])] = -1 }
    // A parameter that occurs in no row is free.
    guard unknowns.allSatisfy({ $0 >= 0 }) else { return true }
    simplex.beginSum()
    for (term, unknown) in zip(terms, unknowns) { simplex.addToSum(term.coefficient, unknown) }
    let sum = simplex.finishSum()
    simplex.start()
    simplex.solve(breakingTies: false)
    return simplex.canMove(sum, from: simplex.values[sum])
  }
}

extension Simplex {
  /// Returns whether or not an unknown can have a value other than one in a solution; if so, it has one afterwards.
  fileprivate mutating func canMove(_ unknown: Int, from value: Double, number: Int = 0) -> Bool {
    let slack = slack(near: value)
    if abs(values[unknown] - value) > slack { return true }
    if isFixed(unknown) { return false }
    let step = max(1, 1_000 * slack) * Choices.length(number + unknown)
    for target in [value + step, value - step] {
      push(unknown, to: target)
      if abs(values[unknown] - value) > slack { return true }
    }
    return false
  }
}

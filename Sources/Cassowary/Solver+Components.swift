/// A component of parameters that are solved together, with its last solution.
struct Component: ~Copyable {
  var simplex = Simplex()
  /// The number of times that it was solved from the solution before.
  var restarts = 0
  /// Whether or not it keeps the memory for solving.
  var isLarge = false
  var isDirty = false
}

extension Solver {
  /// Solves the components of parameters affected by changes.
  mutating func solveDirtyComponents() {
    if !dirtyComponents.isEmpty { resolveComponents() }
    var place = 0
    while place < dirtyParameters.count {
      let seed = Int(dirtyParameters[place])
      place += 1
      guard variables[seed].isDirty else { continue }
      guard variables[seed].role == .parameter else {
        variables[seed].isDirty = false
        continue
      }
      gather(from: seed)
      for index in connectedRows.parameters.indices {
        variables[Int(connectedRows.parameters[index])].isDirty = false
      }
      if !leftOut.isEmpty {
        for index in connectedRows.rows.indices { leftOut[connectedRows.rows[index]] = nil }
      }
      if connectedRows.parameters.count == 1 {
        solveSingle(seed)
      } else {
        solveSeveral()
      }
    }
    dirtyParameters.removeAll()
  }

  /// Returns the goal of a row on an unknown: its only parameter, or the sum of its parameters.
  @inline(__always)
  func goal(of row: Int, unknown: Int32) -> Goal {
    Goal(
      unknown: unknown, times: reduced.entries[reduced.range(row).lowerBound].coefficient,
      constraints[row].relation, constraints[row].reducedConstant, priority: constraints[row].priority,
      constraint: Int32(row))
  }

  /// Solves a component of one parameter.
  private mutating func solveSingle(_ parameter: Int) {
    connectedRows.goals.removeAll()
    for index in connectedRows.rows.indices {
      connectedRows.goals.append(goal(of: Int(connectedRows.rows[index]), unknown: 0))
    }
    var interval = Interval()
    var conflicts: [(Int, Int)] = []
    interval.narrow(connectedRows.goals) { conflicts.append(($0, $1)) }
    variables[parameter].dependsOnReach = interval.isOpen && settle(&interval)
    setValue(interval.value, of: parameter)
    for (index, other) in conflicts {
      let goal = connectedRows.goals[index]
      leaveOut(goal, with: [(goal, 1), (connectedRows.goals[other], -1)])
    }
  }

  /// Creates and solves a component of parameters that share rows.
  private mutating func solveSeveral() {
    let component: Int
    if let free = freeComponents.popLast() {
      component = Int(free)
    } else {
      component = components.count
      components.append(Component())
    }
    var simplex = Simplex()
    swap(&simplex, &components[component].simplex)
    if components[component].isLarge {
      components[component].isLarge = false
    } else {
      swap(&simplex.work, &work)
    }
    fill(&simplex)
    for index in simplex.goals.indices {
      constraints[Int(simplex.goals[index].constraint)].goal = Int32(index)
    }
    for index in simplex.parameters.indices {
      variables[Int(simplex.parameters[index])].component = Int32(component)
    }
    simplex.start()
    simplex.solve(breakingTies: true)
    if !simplex.isDecided { simplex.choose(inequalities(among: simplex.goals)) }
    for conflict in simplex.conflicts { leaveOut(conflict[0].goal, with: conflict) }
    let isPolished = simplex.polish() && simplex.conflicts.isEmpty
    let isLarge = simplex.parameters.count > largeComponent
    if !isLarge { swap(&simplex.work, &work) }
    swap(&simplex, &components[component].simplex)
    components[component].isLarge = isLarge
    components[component].restarts = 0
    storeValues(component)
    if !isPolished { dissolve(component) }
  }

  /// Solves components again in which only constants changed.
  private mutating func resolveComponents() {
    for place in dirtyComponents.indices {
      let component = Int(dirtyComponents[place])
      guard components[component].isDirty else { continue }
      components[component].isDirty = false
      if !components[component].simplex.dependsOnReach, components[component].simplex.follow() {
        storeMovedValues(component)
      } else if restart(component) {
        storeValues(component)
      } else {
        markDirty(parameter: Int(components[component].simplex.parameters[0]))
      }
    }
    dirtyComponents.removeAll()
  }

  /// Solves a component from its last solution, and returns whether or not that is possible.
  ///
  /// Conflicts have to be found in the same way as by a new solver, and errors must not accumulate.
  private mutating func restart(_ component: Int) -> Bool {
    guard components[component].isLarge, components[component].restarts < 100 else { return false }
    components[component].restarts += 1
    components[component].simplex.restart()
    components[component].simplex.solve(breakingTies: true)
    if !components[component].simplex.isDecided {
      let inequalities = inequalities(among: components[component].simplex.goals)
      components[component].simplex.choose(inequalities)
    }
    return components[component].simplex.conflicts.isEmpty && components[component].simplex.polish()
  }

  private mutating func storeValues(_ component: Int) {
    for index in components[component].simplex.parameters.indices {
      let value = components[component].simplex.values[index] + 0
      let variable = Int(components[component].simplex.parameters[index])
      if value != variables[variable].value { setValue(value, of: variable) }
    }
  }

  /// Stores the values that `follow` changed.
  private mutating func storeMovedValues(_ component: Int) {
    for index in components[component].simplex.moved.indices {
      let unknown = Int(components[component].simplex.moved[index])
      guard unknown < components[component].simplex.parameters.count else { break }
      let value = components[component].simplex.values[unknown] + 0
      setValue(value, of: Int(components[component].simplex.parameters[unknown]))
    }
  }

  /// Removes a component whose rows or parameters are about to change.
  mutating func dissolve(_ component: Int) {
    for index in components[component].simplex.parameters.indices {
      let variable = Int(components[component].simplex.parameters[index])
      variables[variable].component = -1
      variables[variable].dependsOnReach = components[component].simplex.dependsOnReach
    }
    components[component].isDirty = false
    freeComponents.append(Int32(component))
  }

  /// Fills the simplex with the connected rows.
  mutating func fill(_ simplex: inout Simplex) {
    simplex.begin()
    connectedRows.unknowns.pad(to: variables.count, with: -1)
    for index in connectedRows.rows.indices {
      let row = Int(connectedRows.rows[index])
      let start = reduced.range(row).lowerBound
      for place in start..<start + Int(constraints[row].parameters) {
        let variable = Int(reduced.entries[place].column)
        if connectedRows.unknowns[variable] < 0 {
          connectedRows.unknowns[variable] = Int32(simplex.parameters.count)
          simplex.parameters.append(Int32(variable))
        }
      }
    }
    simplex.beginSums()
    for index in connectedRows.rows.indices {
      let row = Int(connectedRows.rows[index])
      let start = reduced.range(row).lowerBound
      let end = start + Int(constraints[row].parameters)
      let first = reduced.entries[start].coefficient
      var unknown = Int(connectedRows.unknowns[Int(reduced.entries[start].column)])
      if end - start > 1 {
        simplex.beginSum()
        for place in start..<end {
          let parameter = Int(connectedRows.unknowns[Int(reduced.entries[place].column)])
          simplex.addToSum(reduced.entries[place].coefficient / first, parameter)
        }
        unknown = simplex.finishSum()
      }
      simplex.append(goal(of: row, unknown: Int32(unknown)))
    }
    for index in simplex.parameters.indices { connectedRows.unknowns[Int(simplex.parameters[index])] = -1 }
  }

  /// Records a required constraint that conflicts with others: a sum of multiples of all of them has no parameters.
  private mutating func leaveOut(_ goal: Goal, with combination: [(goal: Goal, factor: Double)]) {
    let rows = combination.map {
      (constraint: Int($0.goal.constraint), factor: $0.factor / $0.goal.factor)
    }
    leftOut[goal.constraint] = rows.map { handle($0.constraint) } + equalities(behind: rows)
  }
}

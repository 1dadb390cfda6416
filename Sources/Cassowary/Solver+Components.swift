/// Parameters that are solved together, and how they were.
struct Component {
  var simplex = Simplex()
  /// How often it was solved from the solution before.
  var restarts = 0
  /// Whether it keeps the memory for solving.
  var isLarge = false
  var isDirty = false
}

extension Solver {
  /// Solves the components of parameters that something changed for.
  mutating func solveDirtyComponents() {
    resolveComponents()
    var rows: [Int32] = []
    var parameters: [Int32] = []
    for seed in dirtyParameters {
      let seed = Int(seed)
      guard variables[seed].isDirty else { continue }
      guard variables[seed].role == .parameter, variables[seed].isAlive else {
        variables[seed].isDirty = false
        continue
      }
      gather(from: seed, rows: &rows, parameters: &parameters)
      for parameter in parameters { variables[Int(parameter)].isDirty = false }
      if !leftOut.isEmpty { for row in rows { leftOut[row] = nil } }
      if parameters.count == 1 {
        solveSingle(seed, rows: rows)
      } else {
        solveSeveral(rows: rows)
      }
    }
    dirtyParameters.removeAll(keepingCapacity: true)
  }

  /// Finds the rows and parameters that hang together with a parameter.
  ///
  /// The rows come in the order of priority, those of the same priority in the order of insertion.
  mutating func gather(from seed: Int, rows: inout [Int32], parameters: inout [Int32]) {
    rows.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    parameters.append(Int32(seed))
    variables[seed].isDisturbed = true
    var next = 0
    while next < parameters.count {
      var place = reduced.head(Int(parameters[next]))
      next += 1
      while place >= 0 {
        let entry = reduced.entries[place]
        place = Int(entry.next)
        let row = Int(entry.row)
        guard constraints[row].role == .row, !constraints[row].isGathered else { continue }
        constraints[row].isGathered = true
        rows.append(entry.row)
        let range = reduced.range(row)
        guard range.count > 1 else { continue }
        for place in range.prefix(Int(constraints[row].parameters)) {
          let variable = Int(reduced.entries[place].column)
          guard !variables[variable].isDisturbed else { continue }
          variables[variable].isDisturbed = true
          parameters.append(Int32(variable))
        }
      }
    }
    for parameter in parameters { variables[Int(parameter)].isDisturbed = false }
    for row in rows { constraints[Int(row)].isGathered = false }
    if rows.count > 1 { rows.sort { precedes($0, $1) } }
  }

  private func precedes(_ one: Int32, _ other: Int32) -> Bool {
    let one = constraints[Int(one)]
    let other = constraints[Int(other)]
    return one.priority == other.priority ? one.order < other.order : one.priority > other.priority
  }

  /// What a row asks of a parameter, if that is the only one in it.
  func demand(of row: Int32, unknown: Int) -> Demand {
    let state = constraints[Int(row)]
    let entry = reduced.entries[reduced.range(Int(row)).lowerBound]
    return Demand(
      unknown: unknown, times: entry.coefficient, state.relation, state.reducedConstant,
      priority: state.priority, constraint: row)
  }

  /// Solves a component of one parameter.
  private mutating func solveSingle(_ parameter: Int, rows: [Int32]) {
    scratch.demands.removeAll(keepingCapacity: true)
    for row in rows { scratch.demands.append(demand(of: row, unknown: 0)) }
    var interval = Interval()
    var conflicts: [(Int, Int)] = []
    interval.narrow(scratch.demands, breakingTies: true) { conflicts.append(($0, $1)) }
    for (index, other) in conflicts {
      leaveOut(scratch.demands[index], with: [(scratch.demands[index], 1), (scratch.demands[other], -1)])
    }
    setValue(interval.value, of: parameter, by: -1)
  }

  /// Makes a component of parameters that share rows, and solves it.
  private mutating func solveSeveral(rows: [Int32]) {
    let component: Int
    if let free = freeComponents.popLast() {
      component = Int(free)
    } else {
      component = components.count
      components.append(Component())
    }
    var simplex = Simplex()
    swap(&simplex, &components[component].simplex)
    swap(&simplex.work, &work)
    fill(&simplex, rows: rows)
    for (index, demand) in simplex.demands.enumerated() {
      constraints[Int(demand.constraint)].demand = Int32(index)
    }
    for parameter in simplex.parameters { variables[Int(parameter)].component = Int32(component) }
    simplex.start()
    simplex.solve(breakingTies: true)
    for conflict in simplex.conflicts { leaveOut(conflict[0].demand, with: conflict) }
    let isPolished = simplex.polish() && simplex.conflicts.isEmpty
    let isLarge = simplex.parameters.count > largeComponent
    if !isLarge { swap(&simplex.work, &work) }
    swap(&simplex, &components[component].simplex)
    components[component].isLarge = isLarge
    components[component].restarts = 0
    storeValues(component)
    if !isPolished { dissolve(component) }
  }

  /// Solves components anew in which only constants changed.
  mutating func resolveComponents() {
    for component in dirtyComponents {
      let component = Int(component)
      guard components[component].isDirty else { continue }
      components[component].isDirty = false
      if follow(component) || restart(component) {
        storeValues(component)
      } else {
        markDirty(parameter: Int(components[component].simplex.parameters[0]))
      }
    }
    dirtyComponents.removeAll(keepingCapacity: true)
  }

  private mutating func follow(_ component: Int) -> Bool {
    if components[component].isLarge { return components[component].simplex.follow() }
    swap(&components[component].simplex.work, &work)
    defer { swap(&components[component].simplex.work, &work) }
    return components[component].simplex.follow()
  }

  /// Goes on from the solution before. Conflicts have to be found in the same way as by a fresh solver, and errors must
  /// not add up, so that this is not always possible.
  private mutating func restart(_ component: Int) -> Bool {
    guard components[component].isLarge, components[component].restarts < 100 else { return false }
    components[component].restarts += 1
    components[component].simplex.restart()
    components[component].simplex.solve(breakingTies: true)
    return components[component].simplex.conflicts.isEmpty && components[component].simplex.polish()
  }

  private mutating func storeValues(_ component: Int) {
    for index in components[component].simplex.parameters.indices {
      let value = components[component].simplex.values[index] + 0
      setValue(value, of: Int(components[component].simplex.parameters[index]), by: -1)
    }
  }

  /// Forgets a component, whose rows or parameters are about to change.
  mutating func dissolve(_ component: Int) {
    for parameter in components[component].simplex.parameters {
      variables[Int(parameter)].component = -1
    }
    components[component].isDirty = false
    freeComponents.append(Int32(component))
  }

  /// Hands a component over to the simplex.
  mutating func fill(_ simplex: inout Simplex, rows: [Int32]) {
    simplex.begin()
    for row in rows {
      let range = reduced.range(Int(row)).prefix(Int(constraints[Int(row)].parameters))
      for place in range {
        let variable = Int(reduced.entries[place].column)
        if variables[variable].unknown < 0 {
          variables[variable].unknown = Int32(simplex.parameters.count)
          simplex.parameters.append(Int32(variable))
        }
      }
    }
    simplex.beginSums()
    for row in rows {
      let range = reduced.range(Int(row)).prefix(Int(constraints[Int(row)].parameters))
      let first = reduced.entries[range.lowerBound]
      var unknown = Int(variables[Int(first.column)].unknown)
      if range.count > 1 {
        simplex.beginSum()
        for place in range {
          let entry = reduced.entries[place]
          simplex.addToSum(
            entry.coefficient / first.coefficient, Int(variables[Int(entry.column)].unknown))
        }
        unknown = simplex.finishSum()
      }
      simplex.demands.append(demand(of: row, unknown: unknown))
    }
    for parameter in simplex.parameters { variables[Int(parameter)].unknown = -1 }
  }

  /// Notes a required constraint that conflicts with others: a sum of multiples of all of them has no parameters.
  private mutating func leaveOut(_ demand: Demand, with combination: [(demand: Demand, factor: Double)]) {
    let rows = combination.map {
      (constraint: Int($0.demand.constraint), factor: $0.factor / $0.demand.factor)
    }
    leftOut[demand.constraint] = rows.map { handle($0.constraint) } + equalities(behind: rows)
  }
}

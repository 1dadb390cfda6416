/// The rows and parameters that are connected.
struct Gathered: ~Copyable {
  /// The rows in the order of priority, those of the same priority in the order in which they give way.
  var rows = Store<Int32>()
  var parameters = Store<Int32>()
  /// The demands of the rows on the parameter, if there is only one.
  var demands = Store<Demand>()
  /// The number of each variable in the component that is being filled, or -1.
  var unknowns = Store<Int32>()
}

extension Solver {
  /// Finds the rows and parameters that are connected with a parameter, into `gathered`.
  mutating func gather(from seed: Int) {
    gathered.rows.removeAll()
    gathered.parameters.removeAll()
    gathered.parameters.append(Int32(seed))
    variables[seed].isDisturbed = true
    var next = 0
    while next < gathered.parameters.count {
      var place = reduced.head(Int(gathered.parameters[next]))
      next += 1
      while place >= 0 {
        let row = Int(reduced.entries[place].row)
        place = Int(reduced.entries[place].next)
        guard constraints[row].role == .row, !constraints[row].isGathered else { continue }
        constraints[row].isGathered = true
        gathered.rows.append(Int32(row))
        guard constraints[row].parameters > 1 else { continue }
        let start = reduced.range(row).lowerBound
        for place in start..<start + Int(constraints[row].parameters) {
          let variable = Int(reduced.entries[place].column)
          guard !variables[variable].isDisturbed else { continue }
          variables[variable].isDisturbed = true
          gathered.parameters.append(Int32(variable))
        }
      }
    }
    for index in gathered.parameters.indices {
      variables[Int(gathered.parameters[index])].isDisturbed = false
    }
    for index in gathered.rows.indices { constraints[Int(gathered.rows[index])].isGathered = false }
    sortRows()
  }

  private mutating func sortRows() {
    guard gathered.rows.count > 12 else {
      // Few rows are sorted best by insertion.
      for index in gathered.rows.indices.dropFirst() {
        let row = gathered.rows[index]
        var place = index
        while place > 0, precedes(row, gathered.rows[place - 1]) {
          gathered.rows[place] = gathered.rows[place - 1]
          place -= 1
        }
        gathered.rows[place] = row
      }
      return
    }
    // Many rows are sorted by copied keys.
    var keys: [(priority: Float, order: Int, row: Int32)] = []
    keys.reserveCapacity(gathered.rows.count)
    for index in gathered.rows.indices {
      let row = gathered.rows[index]
      keys.append((constraints[Int(row)].priority, constraints[Int(row)].place, row))
    }
    keys.sort { $0.priority == $1.priority ? $0.order < $1.order : $0.priority > $1.priority }
    for index in keys.indices { gathered.rows[index] = keys[index].row }
  }

  @inline(__always)
  private func precedes(_ one: Int32, _ other: Int32) -> Bool {
    let priority = constraints[Int(one)].priority
    let other = Int(other)
    return priority == constraints[other].priority
      ? constraints[Int(one)].place < constraints[other].place : priority > constraints[other].priority
  }
}

/// The rows and parameters that are connected.
struct ConnectedRows: ~Copyable {
  /// The rows in the order of priority, those of the same priority in the order in which they give way.
  var rows = UncheckedArray<Int32>()
  var parameters = UncheckedArray<Int32>()
  /// The goals of the rows on the parameter, if there is only one.
  var goals = UncheckedArray<Goal>()
  /// The number of each variable in the component that is being filled, or -1.
  var unknowns = UncheckedArray<Int32>()
}

extension Solver {
  /// Finds the rows and parameters that are connected with a parameter, into `connectedRows`.
  mutating func gather(from seed: Int) {
    connectedRows.rows.removeAll()
    connectedRows.parameters.removeAll()
    connectedRows.parameters.append(Int32(seed))
    variables[seed].isDisturbed = true
    var next = 0
    while next < connectedRows.parameters.count {
      var place = reduced.head(Int(connectedRows.parameters[next]))
      next += 1
      while place >= 0 {
        let row = Int(reduced.entries[place].row)
        place = Int(reduced.entries[place].next)
        guard constraints[row].role == .row, !constraints[row].isConnected else { continue }
        constraints[row].isConnected = true
        connectedRows.rows.append(Int32(row))
        guard constraints[row].parameters > 1 else { continue }
        let start = reduced.range(row).lowerBound
        for place in start..<start + Int(constraints[row].parameters) {
          let variable = Int(reduced.entries[place].column)
          guard !variables[variable].isDisturbed else { continue }
          variables[variable].isDisturbed = true
          connectedRows.parameters.append(Int32(variable))
        }
      }
    }
    for index in connectedRows.parameters.indices {
      variables[Int(connectedRows.parameters[index])].isDisturbed = false
    }
    for index in connectedRows.rows.indices {
      constraints[Int(connectedRows.rows[index])].isConnected = false
    }
    sortRows()
  }

  private mutating func sortRows() {
    guard connectedRows.rows.count > 12 else {
      // Few rows are sorted best by insertion.
      for index in connectedRows.rows.indices.dropFirst() {
        let row = connectedRows.rows[index]
        var place = index
        while place > 0, precedes(row, connectedRows.rows[place - 1]) {
          connectedRows.rows[place] = connectedRows.rows[place - 1]
          place -= 1
        }
        connectedRows.rows[place] = row
      }
      return
    }
    // Many rows are sorted by copied keys.
    var keys: [(priority: Float, order: Int, row: Int32)] = []
    keys.reserveCapacity(connectedRows.rows.count)
    for index in connectedRows.rows.indices {
      let row = connectedRows.rows[index]
      keys.append((constraints[Int(row)].priority, constraints[Int(row)].place, row))
    }
    keys.sort { $0.priority == $1.priority ? $0.order < $1.order : $0.priority > $1.priority }
    for index in keys.indices { connectedRows.rows[index] = keys[index].row }
  }

  @inline(__always)
  private func precedes(_ one: Int32, _ other: Int32) -> Bool {
    let priority = constraints[Int(one)].priority
    let other = Int(other)
    return priority == constraints[other].priority
      ? constraints[Int(one)].place < constraints[other].place : priority > constraints[other].priority
  }
}

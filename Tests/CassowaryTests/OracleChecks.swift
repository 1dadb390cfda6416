import Cassowary

/// Returns a description of the disagreement of a solver and the oracle, if there is one.
func disagreement(_ system: borrowing System) -> String? {
  let all = Oracle(system.rows, variables: system.variables.count)
  guard system.solver.conflicts.isEmpty == (all.sums != nil) else {
    return "conflicts \(system.solver.conflicts), but sums \(String(describing: all.sums))"
  }
  let kept = system.keptRows
  let oracle = kept.count == system.rows.count ? all : Oracle(kept, variables: system.variables.count)
  guard let sums = oracle.sums else { return "what the solver keeps cannot hold" }
  let values = system.values
  for row in kept where row.priority == 1000 && row.error(at: values) > 1e-7 {
    return "\(values) misses \(row)"
  }
  for (priority, sum) in zip(oracle.priorities, sums) {
    let found = kept.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: values) }
    if abs(found - sum.value) > 1e-7 {
      return "\(values) misses by \(found) at \(priority), not by \(sum.value)"
    }
  }
  for (index, row) in kept.enumerated() {
    let (error, wanted) = (row.error(at: values), oracle.errors[index].value)
    if row.priority < 1000, abs(error - wanted) > 1e-7 {
      return "\(values) misses \(row) by \(error), not by \(wanted)"
    }
    let isExact = abs(row.distance(at: values)) <= 1e-7
    if row.relation != .equal, isExact != oracle.isExact[index] {
      return "\(values) are \(isExact ? "" : "not ")at the bound of \(row)"
    }
  }
  return nil
}

/// Returns a description of the difference of two solutions, if a single bit differs.
func difference(_ one: borrowing System, _ other: borrowing System) -> String? {
  for (left, right) in zip(one.values, other.values) where left.bitPattern != right.bitPattern {
    return "edited \(one.values), fresh \(other.values)"
  }
  let (left, right) = (one.conflicts, other.conflicts)
  return left == right ? nil : "conflicts \(left), fresh \(right)"
}

/// Returns a description of a conflict that is none, or that has more constraints than it needs, if there is one.
func problem(of conflicts: [Conflict], in system: borrowing System) -> String? {
  for conflict in conflicts {
    let rows = system.rows(of: conflict)
    if Oracle(rows, variables: system.variables.count).sums != nil { return "no conflict: \(rows)" }
    for spared in rows.indices {
      var others = rows
      others.remove(at: spared)
      if Oracle(others, variables: system.variables.count).sums == nil {
        return "\(rows[spared]) can be spared in \(rows)"
      }
    }
  }
  return nil
}

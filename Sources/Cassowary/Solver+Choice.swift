/// What constraints of all priorities leave open.
///
/// A number lies on a bound where it can: inequalities become equalities in the order of insertion, whatever their
/// priorities, each if that makes no priority worse and parts no earlier one from its bound. That a number is not
/// negative is no bound in this sense: it would make every size zero for which no more than a limit is given.
extension Solver {
  /// Settles an interval that is open at the first target of an inequality in it, if there is one. Returns whether an
  /// earlier one was out of reach.
  mutating func settle(_ interval: inout Interval) -> Bool {
    var target = 0.0
    var first = Int.max
    var missed = Int.max
    for index in gathered.demands.indices {
      let demand = gathered.demands[index]
      guard isChoice(demand) else { continue }
      let order = constraints[Int(demand.constraint)].order
      if !interval.reaches(demand.target) {
        missed = min(missed, order)
      } else if order < first {
        (target, first) = (demand.target, order)
      }
    }
    if first < Int.max { interval.settle(at: target) }
    return missed < first
  }

  /// The places of the inequalities among demands, in the order of insertion.
  func inequalities(among demands: borrowing Store<Demand>) -> [Int] {
    var found: [(order: Int, index: Int)] = []
    for index in demands.indices where isChoice(demands[index]) {
      found.append((constraints[Int(demands[index].constraint)].order, index))
    }
    return found.sorted { $0.order < $1.order }.map(\.index)
  }

  private func isChoice(_ demand: Demand) -> Bool {
    let row = Int(demand.constraint)
    return demand.relation != .equal && !isSignBound(row, constant: constraints[row].constant)
  }

  /// Whether a constraint of that constant says no more than that a variable is not negative.
  func isSignBound(_ row: Int, constant: Double) -> Bool {
    let range = matrix.range(row)
    guard constant == 0, constraints[row].priority == 1000, range.count == 1 else { return false }
    let isPositive = matrix.entries[range.lowerBound].coefficient > 0
    return constraints[row].relation == (isPositive ? .greaterOrEqual : .lessOrEqual)
  }
}

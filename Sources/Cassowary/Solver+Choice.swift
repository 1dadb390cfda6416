/// The choices that constraints of all priorities leave.
///
/// A number has the value of a bound where possible: inequalities become equalities in the order of insertion,
/// regardless of their priorities, each if that makes no priority worse and moves no earlier one from its bound.
extension Solver {
  /// Settles an open interval at the first target of an inequality in it, if there is one.
  ///
  /// - Returns: Whether or not an earlier one was out of reach.
  mutating func settle(_ interval: inout Interval) -> Bool {
    var target = 0.0
    var first = Int.max
    var missed = Int.max
    for index in connectedRows.goals.indices {
      let goal = connectedRows.goals[index]
      guard goal.relation != .equal else { continue }
      let order = constraints[Int(goal.constraint)].order
      if !interval.reaches(goal.target) {
        missed = min(missed, order)
      } else if order < first {
        (target, first) = (goal.target, order)
      }
    }
    if first < Int.max { interval.settle(at: target) }
    return missed < first
  }

  /// Returns the indices of the inequalities among goals, in the order of insertion.
  func inequalities(among goals: borrowing UncheckedArray<Goal>) -> [Int] {
    var found: [(order: Int, index: Int)] = []
    for index in goals.indices where goals[index].relation != .equal {
      found.append((constraints[Int(goals[index].constraint)].order, index))
    }
    return found.sorted { $0.order < $1.order }.map(\.index)
  }
}

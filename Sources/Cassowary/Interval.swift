/// The remaining values of a single parameter, which goals narrow in the order of priority.
struct Interval: BitwiseCopyable {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  /// The indices of the goals that set the bounds, or -1.
  private var lowSource = -1
  private var highSource = -1

  /// Whether or not more than one value remains.
  var isOpen: Bool { low < high }

  /// The value nearest to zero.
  var value: Double {
    // The addition of zero turns the negative zero into the positive one.
    min(max(0, low), high) + 0
  }

  /// Applies a required goal; returns the index of the goal that conflicts with it, if there is one.
  mutating func require(_ goals: borrowing UncheckedArray<Goal>, _ index: Int) -> Int? {
    let goal = goals[index]
    let slack = slack(near: goal.target)
    if goal.hasFloor, goal.target > low {
      if goal.target > high + slack { return highSource }
      low = min(goal.target, high)
      lowSource = index
    }
    if goal.hasCeiling, goal.target < high {
      if goal.target < low - slack { return lowSource }
      high = max(goal.target, low)
      highSource = index
    }
    return nil
  }

  /// Reduces the interval to the values that are nearest to a goal's.
  mutating func narrow(_ goal: Goal) {
    let target = goal.target
    if goal.hasFloor, target > low { low = min(target, high) }
    if goal.hasCeiling, target < high { high = max(target, low) }
  }

  /// Reduces the interval to the values with the smallest sum of the errors of goals of one priority.
  mutating func narrow(_ goals: borrowing UncheckedArray<Goal>, _ level: Range<Int>) {
    guard low < high else { return }
    // The sum falls, is constant, and rises; its slope changes at the targets.
    var slope = 0.0
    var total = 0.0
    for index in level {
      total += goals[index].weight
      if goals[index].hasFloor { slope -= goals[index].weight }
    }
    let flat = 1e-9 * total
    var from = slope < -flat ? Double.nan : -.infinity
    var to = Double.infinity
    for goal in level.map({ goals[$0] }).sorted(by: { $0.target < $1.target }) {
      slope += goal.relation == .equal ? 2 * goal.weight : goal.weight
      if from.isNaN, slope >= -flat { from = goal.target }
      if slope > flat {
        to = goal.target
        break
      }
    }
    (low, high) = (min(max(low, from), high), max(min(high, to), low))
  }

  /// Returns whether or not a target is in the interval.
  func reaches(_ target: Double) -> Bool {
    abs(min(max(target, low), high) - target) <= tolerance(near: target)
  }

  /// Reduces the interval to the value nearest to a target.
  mutating func settle(at target: Double) {
    let value = min(max(target, low), high)
    (low, high) = (value, value)
  }

  /// Narrows the interval by all goals, which are in the order of priority.
  ///
  /// Conflicting required goals are passed to `conflict`, the later one first, which is left out.
  @inline(__always)
  mutating func narrow(_ goals: borrowing UncheckedArray<Goal>, conflict: (Int, Int) -> Void) {
    var start = 0
    var hasTies = false
    while start < goals.count {
      let level = goals.level(from: start)
      if goals[start].priority == 1000 {
        for index in level {
          if let other = require(goals, index) { conflict(index, other) }
        }
      } else if level.count == 1 {
        narrow(goals[start])
      } else {
        narrow(goals, level)
        hasTies = true
      }
      start = level.upperBound
    }
    guard hasTies, low < high else { return }
    start = 0
    while start < goals.count {
      let level = goals.level(from: start)
      if goals[start].priority < 1000, level.count > 1 {
        for index in level.reversed() { narrow(goals[index]) }
      }
      start = level.upperBound
    }
  }
}

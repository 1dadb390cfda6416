/// The remaining values of a single parameter, which demands narrow in the order of priority.
struct Interval: BitwiseCopyable {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  /// The indices of the demands that set the bounds, or -1.
  private var lowSource = -1
  private var highSource = -1

  /// Whether or not more than one value remains.
  var isOpen: Bool { low < high }

  /// The value nearest to zero.
  var value: Double {
    // The addition of zero turns the negative zero into the positive one.
    min(max(0, low), high) + 0
  }

  /// Applies a required demand; returns the index of the demand that conflicts with it, if there is one.
  mutating func require(_ demands: borrowing Store<Demand>, _ index: Int) -> Int? {
    let demand = demands[index]
    let slack = slack(near: demand.target)
    if demand.hasFloor, demand.target > low {
      if demand.target > high + slack { return highSource }
      low = min(demand.target, high)
      lowSource = index
    }
    if demand.hasCeiling, demand.target < high {
      if demand.target < low - slack { return lowSource }
      high = max(demand.target, low)
      highSource = index
    }
    return nil
  }

  /// Reduces the interval to the values that are nearest to a demand's.
  mutating func narrow(_ demand: Demand) {
    let target = demand.target
    if demand.hasFloor, target > low { low = min(target, high) }
    if demand.hasCeiling, target < high { high = max(target, low) }
  }

  /// Reduces the interval to the values with the smallest sum of the errors of demands of one priority.
  mutating func narrow(_ demands: borrowing Store<Demand>, _ level: Range<Int>) {
    guard low < high else { return }
    // The sum falls, is constant, and rises; its slope changes at the targets.
    var slope = 0.0
    var total = 0.0
    for index in level {
      total += demands[index].weight
      if demands[index].hasFloor { slope -= demands[index].weight }
    }
    let flat = 1e-9 * total
    var from = slope < -flat ? Double.nan : -.infinity
    var to = Double.infinity
    for demand in level.map({ demands[$0] }).sorted(by: { $0.target < $1.target }) {
      slope += demand.relation == .equal ? 2 * demand.weight : demand.weight
      if from.isNaN, slope >= -flat { from = demand.target }
      if slope > flat {
        to = demand.target
        break
      }
    }
    if from.isNaN { from = to }
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

  /// Narrows the interval by all demands, which are in the order of priority.
  ///
  /// Conflicting required demands are passed to `conflict`, the later one first, which is left out.
  @inline(__always)
  mutating func narrow(_ demands: borrowing Store<Demand>, conflict: (Int, Int) -> Void) {
    var start = 0
    var hasTies = false
    while start < demands.count {
      let level = demands.level(from: start)
      if demands[start].priority == 1000 {
        for index in level {
          if let other = require(demands, index) { conflict(index, other) }
        }
      } else if level.count == 1 {
        narrow(demands[start])
      } else {
        narrow(demands, level)
        hasTies = true
      }
      start = level.upperBound
    }
    guard hasTies, low < high else { return }
    start = 0
    while start < demands.count {
      let level = demands.level(from: start)
      if demands[start].priority < 1000, level.count > 1 {
        for index in level.reversed() { narrow(demands[index]) }
      }
      start = level.upperBound
    }
  }
}

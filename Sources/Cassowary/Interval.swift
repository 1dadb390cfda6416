/// The values that a single parameter may still have, while demands narrow them one priority after the other.
struct Interval: BitwiseCopyable {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity
  /// The demands that set the ends, or -1.
  private var lowSource = -1
  private var highSource = -1

  /// Whether more than one value is left.
  var isOpen: Bool { low < high }

  /// The value nearest to zero.
  var value: Double {
    // Adding zero turns the negative zero into the plain one.
    min(max(0, low), high) + 0
  }

  /// Keeps what a required demand allows; returns the demand that is in its way, if there is one.
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

  /// Keeps the values that come nearest to what a demand asks for.
  mutating func narrow(_ demand: Demand) {
    let target = demand.target
    if demand.hasFloor, target > low { low = min(target, high) }
    if demand.hasCeiling, target < high { high = max(target, low) }
  }

  /// Keeps the values for which the sum of the errors of some demands of one priority is least.
  mutating func narrow(_ demands: borrowing Store<Demand>, _ level: Range<Int>) {
    guard low < high else { return }
    // The sum falls, is level, and rises; the bends are the targets.
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

  /// Whether a target can be met.
  func reaches(_ target: Double) -> Bool {
    abs(min(max(target, low), high) - target) <= tolerance(near: target)
  }

  /// Keeps the value nearest to a target only.
  mutating func settle(at target: Double) {
    let value = min(max(target, low), high)
    (low, high) = (value, value)
  }

  /// Narrows by all demands, which come in the order of priority; required ones that are in each other's way go to
  /// `conflict`, the later one first, and the later one is left out.
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

/// What a constraint asks of one number of a component: to be a target, at most it, or at least it.
struct Demand: BitwiseCopyable {
  var target: Double
  /// The constraint's own error is this many times the distance from the target.
  var weight: Double
  /// What the number was multiplied by to become the left side of the constraint.
  var factor: Double
  /// The number: a parameter of the component, or a sum of several.
  var unknown: Int32
  var constraint: Int32
  var priority: Float
  var relation: Relation

  /// `factor · unknown relation constant`, as a demand on the unknown itself.
  @inline(__always)
  init(
    unknown: Int32, times factor: Double, _ relation: Relation, _ constant: Double, priority: Float,
    constraint: Int32
  ) {
    self.unknown = unknown
    self.relation = factor < 0 ? relation.mirrored : relation
    self.target = Demand.target(constant, factor)
    self.weight = abs(factor)
    self.factor = factor
    self.priority = priority
    self.constraint = constraint
  }

  /// The target for the constant of a constraint. Division by one is slow, and exact.
  @inline(__always)
  static func target(_ constant: Double, _ factor: Double) -> Double {
    abs(factor) == 1 ? constant * factor : constant / factor
  }

  /// What has to be added to `value` so that the demand is met.
  func gap(from value: Double) -> Double {
    switch relation {
    case .equal: target - value
    case .lessOrEqual: min(0, target - value)
    case .greaterOrEqual: max(0, target - value)
    }
  }

  /// Whether it asks for no less than the target.
  var hasFloor: Bool { relation != .lessOrEqual }
  /// Whether it asks for no more than the target.
  var hasCeiling: Bool { relation != .greaterOrEqual }
}

/// The least size of a gap that is not a rounding error.
@inline(__always)
func tolerance(near target: Double) -> Double {
  1e-9 * max(1, abs(target))
}

/// By how much required constraints may miss before they conflict.
@inline(__always)
func slack(near target: Double) -> Double {
  1e-7 * max(1, abs(target))
}

extension Store<Demand> {
  /// The places of the demands that have the priority of the one at `start`; demands are in the order of priority.
  @inline(__always)
  func level(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, self[end].priority == self[start].priority { end += 1 }
    return start..<end
  }
}

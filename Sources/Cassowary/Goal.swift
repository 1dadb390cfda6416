/// The goal of a constraint on one number of a component: to equal a target, not to exceed it, or not to fall below
/// it.
struct Goal: BitwiseCopyable {
  var target: Double
  /// The ratio of the constraint's error to the distance from the target.
  var weight: Double
  /// The factor of the number in the left side of the constraint.
  var factor: Double
  /// The number: a parameter of the component, or a sum of several.
  var unknown: Int32
  var constraint: Int32
  var priority: Float
  var relation: Relation

  /// Creates `factor · unknown relation constant`, as a goal on the unknown itself.
  @inline(__always)
  init(
    unknown: Int32, times factor: Double, _ relation: Relation, _ constant: Double, priority: Float,
    constraint: Int32
  ) {
    self.unknown = unknown
    self.relation = factor < 0 ? relation.mirrored : relation
    self.target = Goal.target(constant, factor)
    self.weight = abs(factor)
    self.factor = factor
    self.priority = priority
    self.constraint = constraint
  }

  /// Returns the target for the constant of a constraint; division by one is slow, and exact.
  @inline(__always)
  static func target(_ constant: Double, _ factor: Double) -> Double {
    abs(factor) == 1 ? constant * factor : constant / factor
  }

  /// Returns the difference from `value` to the nearest one that meets the goal.
  func gap(from value: Double) -> Double {
    switch relation {
    case .equal: target - value
    case .lessOrEqual: min(0, target - value)
    case .greaterOrEqual: max(0, target - value)
    }
  }

  /// Whether or not the goal bounds the number from below.
  var hasFloor: Bool { relation != .lessOrEqual }
  /// Whether or not the goal bounds the number from above.
  var hasCeiling: Bool { relation != .greaterOrEqual }
}

/// Returns the smallest gap that is not a rounding error.
@inline(__always)
func tolerance(near target: Double) -> Double {
  1e-9 * max(1, abs(target))
}

/// Returns the error up to which required constraints do not conflict.
@inline(__always)
func slack(near target: Double) -> Double {
  1e-7 * max(1, abs(target))
}

extension UncheckedArray<Goal> {
  /// Returns the indices of the goals with the priority of that at `start`; goals are in the order of priority.
  @inline(__always)
  func level(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < count, self[end].priority == self[start].priority { end += 1 }
    return start..<end
  }
}

import Foundation
package import GraphicsCore

/// The course of an animation as it was when a layer got it: plain values, a function of the time since then.
package struct AnimationPlan {
  /// The kind of change that it makes.
  package enum Kind {
    /// Changes a property, or part of one.
    case property(AnimatablePath, Course, isAdditive: Bool, isCumulative: Bool)
    /// Goes from one value of the model to another; those of one property add up.
    case flight(AnimatableKey, old: AnimatableValue, new: AnimatableValue)
    /// Does several things.
    case group([AnimationPlan])
    /// Lets the new look replace the old one.
    case transition(Drawing, from: Double, to: Double)
    /// Does nothing that layers know of.
    case nothing
  }

  package var timing: MediaTiming
  package var pace: Pace
  package var kind: Kind

  /// A plan of the given parts.
  package init(timing: MediaTiming, pace: Pace, kind: Kind) {
    self.timing = timing
    self.pace = pace
    self.kind = kind
  }

  /// Does to `values` what is to be done at `time`, in the time of what is around.
  func apply(to values: inout PresentedValues, at time: Double) {
    guard let moment = timing.moment(at: time) else { return }
    apply(to: &values, progress: pace.progress(at: moment.share), iteration: moment.iteration)
  }

  /// Does to `values` what is to be done at a share of the way.
  func apply(to values: inout PresentedValues, progress: Double, iteration: Int = 0) {
    switch kind {
    case .property(let path, let course, let isAdditive, let isCumulative):
      func change(_ base: AnimatableValue) -> AnimatableValue? {
        guard var value = course.value(at: progress, base: base) else { return nil }
        if isCumulative, iteration > 0, let end = course.value(at: 1, base: base) {
          value = value.adding(end.times(iteration))
        }
        return isAdditive ? value.adding(base) : value
      }
      if isAdditive { values.change(path, change) } else { values.replace(path, change) }
      if case .keyframes(let keyframes) = course, let turn = keyframes.turn(at: progress) {
        values.pathTurn = turn
      }
    case .flight(let key, let old, let new): values.fly(key, from: old, to: new, progress: progress)
    case .group(let plans):
      for plan in plans { plan.apply(to: &values, at: progress * timing.duration) }
    case .transition(let drawing, let from, let to):
      values.transition = (drawing, max(0, min(between(from, to, progress), 1)))
    case .nothing: break
    }
  }
}

/// The way of a value.
package enum Course {
  /// From one value to another; what is not said is what is there.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// Through several.
  case keyframes(KeyframeCourse)

  /// The value at a share of the way, where without this animation there would be `base`.
  ///
  /// Of `from`, `to` and `by`, Core Animation takes the first two that are there, in this order of pairs: from and to,
  /// from and by, by and to; one alone goes with what is there.
  func value(at progress: Double, base: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .keyframes(let keyframes): return keyframes.value(at: progress, base: base)
    case .basic(let from, let to, let by):
      switch (from, to, by) {
      case (let from?, let to?, _): return from.towards(to, progress)
      case (let from?, nil, let by?): return from.towards(from.adding(by), progress)
      case (nil, let to?, let by?): return to.subtracting(by)?.towards(to, progress) ?? to
      case (let from?, nil, nil): return from.towards(base, progress)
      case (nil, let to?, nil): return base.towards(to, progress)
      case (nil, nil, let by?): return base.towards(base.adding(by), progress)
      case (nil, nil, nil): return nil
      }
    }
  }
}

import Foundation
package import GraphicsCore

/// An immutable copy of an animation, made when it is added to a layer: a function of the time since then.
package struct AnimationPlan {
  /// The kind of change that an animation makes.
  package enum Kind {
    /// A change of a property, or of a part of one.
    case property(AnimatablePath, AnimatedValues, isAdditive: Bool, isCumulative: Bool)
    /// A change of a property that the layer's class declares itself, by its key.
    case keyed(String, AnimatedValues, isAdditive: Bool, isCumulative: Bool)
    /// An additive change from one value of the model to another.
    case modelChange(AnimatableKey, old: AnimatableValue, new: AnimatableValue)
    /// Several changes at once.
    case group([AnimationPlan])
    /// A change from the old look of the layer to the new one.
    case transition(Drawing, from: Double, to: Double)
    /// No change of a layer's properties.
    case nothing
  }

  package var timing: MediaTiming
  package var timingCurve: TimingCurve
  package var kind: Kind

  /// Creates a plan from its components.
  package init(timing: MediaTiming, timingCurve: TimingCurve, kind: Kind) {
    self.timing = timing
    self.timingCurve = timingCurve
    self.kind = kind
  }

  /// Applies the animation's effect at `time`, in the time of its parent, to `values`.
  func apply(to values: inout PresentedValues, at time: Double) {
    guard let moment = timing.moment(at: time) else { return }
    apply(to: &values, progress: timingCurve.progress(at: moment.share), iteration: moment.iteration)
  }

  /// Applies the animation's effect at a progress to `values`.
  func apply(to values: inout PresentedValues, progress: Double, iteration: Int = 0) {
    switch kind {
    case .property(let path, let animatedValues, let isAdditive, let isCumulative):
      let shown = { animatedValues.value($0, progress, iteration, isAdditive, isCumulative) }
      if isAdditive { values.change(path, shown) } else { values.replace(path, shown) }
      if case .keyframes(let keyframes) = animatedValues, let turn = keyframes.turn(at: progress) {
        values.pathTurn = turn
      }
    case .keyed(let key, let animatedValues, let isAdditive, let isCumulative):
      values.change(key) { animatedValues.value($0, progress, iteration, isAdditive, isCumulative) }
    case .modelChange(let key, let old, let new):
      values.addModelChange(key, from: old, to: new, progress: progress)
    case .group(let plans):
      for plan in plans { plan.apply(to: &values, at: progress * timing.duration) }
    case .transition(let drawing, let from, let to):
      values.transition = (drawing, max(0, min(between(from, to, progress), 1)))
    case .nothing: break
    }
  }
}

/// The values that an animation gives a property over its progress.
package enum AnimatedValues {
  /// A change from one value to another, where a missing value is that of the layer.
  case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
  /// A change through several key frames.
  case keyframes(KeyframeValues)

  /// Returns the value that a property has at a progress, where without the animation there would be `base`.
  fileprivate func value(
    _ base: AnimatableValue, _ progress: Double, _ iteration: Int, _ isAdditive: Bool, _ isCumulative: Bool
  ) -> AnimatableValue? {
    guard var value = value(at: progress, base: base) else { return nil }
    if isCumulative, iteration > 0, let end = self.value(at: 1, base: base) {
      value = value.adding(end.times(iteration))
    }
    return isAdditive ? value.adding(base) : value
  }

  /// Returns the value at a progress, where without the animation there would be `base`.
  ///
  /// Of `from`, `to` and `by`, Core Animation takes the first two that are set, in this order of pairs: from and to,
  /// from and by, by and to; a single one is combined with the value of the layer.
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

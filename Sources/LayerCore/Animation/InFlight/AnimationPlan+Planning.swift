import Foundation

extension AnimationPlan {
  /// The state of a layer at the time at which an animation is added to it.
  struct Context {
    let layer: CALayer
    /// The layer's time.
    let now: Double
    /// The duration of an animation that sets none; `curve` is that of an animation without a timing function.
    let duration: Double
    var curve: UnitBezier?
    /// The value before the change that the animation is the action of.
    var previous: AnimatableValue?
  }

  /// Creates the plan of an animation that is added to a layer.
  init(_ animation: CAAnimation, in context: Context) {
    timing = MediaTiming(animation)
    if timing.duration == 0 { timing.duration = context.duration }
    timing.begin = timing.begin == 0 ? 0 : MediaTime.distance(from: context.now, to: timing.begin)
    timingCurve = .bezier(context.curve ?? animation.timingFunction?.curve ?? .linear)
    kind = .nothing
    switch animation {
    case let animation as CAAnimationGroup:
      let inner = Context(layer: context.layer, now: 0, duration: timing.duration)
      kind = .group((animation.animations ?? []).map { AnimationPlan($0, in: inner) })
    case let animation as CATransition:
      kind = .transition(
        context.layer.currentLook, from: Double(animation.startProgress),
        to: Double(animation.endProgress))
    case let animation as CAPropertyAnimation: plan(animation, in: context)
    default: break
    }
  }

  private mutating func plan(_ animation: CAPropertyAnimation, in context: Context) {
    guard let keyPath = animation.animatedKeyPath else { return }
    let (isAdditive, isCumulative) = (animation.isAdditive, animation.isCumulative)
    if let path = AnimatablePath(keyPath), let whole = path.key.value(of: context.layer) {
      guard let like = path.part(of: whole),
        let values = values(of: animation, like: like, previous: context.previous.flatMap(path.part(of:)))
      else { return }
      kind = .property(path, values, isAdditive: isAdditive, isCumulative: isCumulative)
    } else if let like = context.layer.ownAnimatableValue(keyPath),
      let values = values(of: animation, like: like, previous: context.previous)
    {
      kind = .keyed(keyPath, values, isAdditive: isAdditive, isCumulative: isCumulative)
    }
  }

  /// Returns the values of an animation of a property whose value is `like`, and was shown as `previous` before.
  private mutating func values(
    of animation: CAPropertyAnimation, like: AnimatableValue, previous: AnimatableValue?
  ) -> AnimatedValues? {
    switch animation {
    case let animation as CABasicAnimation:
      var (from, to) = (like.like(animation.fromValue), like.like(animation.toValue))
      let by = like.like(animation.byValue)
      // Without values, the animation runs from the value that was shown before to the one that is set now.
      if from == nil, to == nil, by == nil, let previous { (from, to) = (previous, like) }
      if let spring = animation as? CASpringAnimation {
        timingCurve = .spring(spring.spring, duration: timing.duration)
      }
      return .basic(from: from, to: to, by: by)
    case let animation as CAKeyframeAnimation: return .keyframes(KeyframeValues(animation, like: like))
    default: return nil
    }
  }
}

extension CASpringAnimation {
  /// The spring that the animation's parameters describe.
  var spring: Spring {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
    guard spring.dampingRatio > 1, !allowsOverdamping else { return spring }
    return Spring(frequency: spring.frequency, dampingRatio: 1, velocity: spring.velocity)
  }
}

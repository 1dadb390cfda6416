import Foundation

extension AnimationPlan {
  /// The state of a layer at the time at which an animation is added to it.
  struct Surroundings {
    let layer: CALayer
    /// The layer's time.
    let now: Double
    /// The duration of an animation that sets none; `curve` is that of an animation without a timing function.
    let duration: Double
    var curve: CubicCurve?
    /// The value before the change that the animation is the action of.
    var previous: AnimatableValue?
  }

  /// Creates the plan of an animation that is added to a layer.
  init(_ animation: CAAnimation, in surroundings: Surroundings) {
    timing = MediaTiming(animation)
    if timing.duration == 0 { timing.duration = surroundings.duration }
    timing.begin = timing.begin == 0 ? 0 : MediaTime.distance(from: surroundings.now, to: timing.begin)
    pace = .curve(surroundings.curve ?? animation.timingFunction?.curve ?? .linear)
    kind = .nothing
    switch animation {
    case let animation as CAAnimationGroup:
      let inner = Surroundings(layer: surroundings.layer, now: 0, duration: timing.duration)
      kind = .group((animation.animations ?? []).map { AnimationPlan($0, in: inner) })
    case let animation as CATransition:
      kind = .transition(
        surroundings.layer.currentLook, from: Double(animation.startProgress),
        to: Double(animation.endProgress))
    case let animation as CAPropertyAnimation: plan(animation, in: surroundings)
    default: break
    }
  }

  private mutating func plan(_ animation: CAPropertyAnimation, in surroundings: Surroundings) {
    guard let path = animation.keyPath.flatMap(AnimatablePath.init),
      let like = path.key.value(of: surroundings.layer).flatMap(path.part(of:))
    else { return }
    let course: Course
    switch animation {
    case let animation as CABasicAnimation:
      var (from, to) = (like.like(animation.fromValue), like.like(animation.toValue))
      let by = like.like(animation.byValue)
      // Without values, the animation runs from the value that was shown before to the one that is set now.
      if from == nil, to == nil, by == nil, let previous = surroundings.previous.flatMap(path.part(of:)) {
        (from, to) = (previous, like)
      }
      course = .basic(from: from, to: to, by: by)
      if let spring = animation as? CASpringAnimation {
        pace = .spring(spring.spring, duration: timing.duration)
      }
    case let animation as CAKeyframeAnimation: course = .keyframes(KeyframeCourse(animation, like: like))
    default: return
    }
    kind = .property(
      path, course, isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
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

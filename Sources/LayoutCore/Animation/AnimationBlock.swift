import Foundation
package import LayerCore

/// An animation block of UIKit, in which changes of views are animated.
package final class AnimationBlock {
  package var duration: Double
  package var delay = 0.0
  package var timingCurve: TimingCurve
  package var repeatCount = 0.0
  package var autoreverses = false
  package var beginsFromCurrentState = false
  var laysOutSubviews = false
  /// The driver of the animator that has the block, and the share of its time at which changes begin.
  package var driver: (driver: AnimatorDriver, start: Double)?
  /// The collector of keyframes.
  package var keyframes: KeyframeCollector?
  package let group: AnimationCompletionGroup
  /// The views with a new size.
  private var resized: [UIView] = []

  package init(duration: Double, timingCurve: TimingCurve, completion: ((Bool) -> Void)? = nil) {
    self.duration = duration
    self.timingCurve = timingCurve
    group = AnimationCompletionGroup(completion)
  }

  /// Inherits the properties of an outer block that the block does not override.
  package func inherit(
    from outer: AnimationBlock, overridesDuration: Bool, overridesCurve: Bool, overridesOptions: Bool
  ) {
    if !overridesDuration {
      duration = outer.duration
      driver = outer.driver
    }
    if !overridesCurve { timingCurve = outer.timingCurve }
    if !overridesOptions {
      repeatCount = outer.repeatCount
      autoreverses = outer.autoreverses
      beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
    }
  }

  /// Whether or not changes take time in the block.
  package var takesTime: Bool { duration > 0 || driver != nil }

  /// Animates a property of `layer` from its old value to the new one.
  func animate(_ layer: CALayer, _ key: AnimatableKey, from old: AnimatableValue, seen: AnimatableValue) {
    guard takesTime, let new = key.value(of: layer), new != old else { return }
    if laysOutSubviews, key == .bounds, let view = layer.hostView { resized.append(view) }
    driver?.driver.note(layer, key, old: old, new: new)
    if let keyframes { return keyframes.add(layer, key, from: old, to: new) }
    let isAdditive = key.isAdditive && !beginsFromCurrentState
    if key.isAdditive, beginsFromCurrentState {
      layer.removeAnimations { $0.isOf(key) }
    }
    let start = beginsFromCurrentState ? seen : old
    let kind: AnimationPlan.Kind =
      key.isAdditive
      ? .modelChange(key, old: start, new: new)
      : .property(
        AnimatablePath(key), .basic(from: start, to: new, by: nil), isAdditive: false, isCumulative: false)
    let animation = animationObject(key, from: start, to: new, isAdditive: isAdditive)
    attach(animation, kind, to: layer, key: isAdditive ? layer.unusedKey(key.rawValue) : key.rawValue)
  }

  /// Adds an animation to `layer`, with the timing of the block.
  package func attach(_ animation: CAAnimation, _ kind: AnimationPlan.Kind, to layer: CALayer, key: String) {
    var timing = MediaTiming()
    timing.begin = MediaTime.nearestTick(to: delay)
    timing.duration = duration
    timing.repeatCount = repeatCount
    timing.autoreverses = autoreverses
    timing.fillsBefore = true
    animation.duration = duration
    animation.beginTime = layer.localTime(MediaTime.current()) + timing.begin
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if case .bezier(let curve) = timingCurve { animation.timingFunction = CAMediaTimingFunction(curve) }
    let plan = AnimationPlan(timing: timing, timingCurve: timingCurve, kind: kind)
    layer.attach(
      InFlightAnimation(
        animation, of: layer, key: key, plan: plan, groups: [group, CATransaction.completionGroup],
        driver: driver))
  }

  /// Returns the animation that the layer has for the property.
  private func animationObject(
    _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue, isAdditive: Bool
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    if case .spring(let spring, _) = timingCurve {
      let made = CASpringAnimation(keyPath: key.rawValue)
      made.stiffness = CGFloat(spring.frequency * spring.frequency)
      made.damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
      made.initialVelocity = CGFloat(spring.velocity)
      animation = made
    } else {
      animation = CABasicAnimation(keyPath: key.rawValue)
    }
    animation.isAdditive = isAdditive
    if isAdditive, let way = old.subtracting(new) {
      animation.fromValue = way.object
      animation.toValue = way.zero.object
    } else {
      animation.fromValue = old.object
      animation.toValue = new.object
    }
    return animation
  }

  /// Lays out the views with a new size, as part of the block.
  @MainActor
  package func layOutResized() {
    let views = resized
    resized = []
    for view in views { view.layoutIfNeeded() }
  }

  /// Ends the block.
  ///
  /// A block without animations completes in the next turn.
  package func close() {
    keyframes?.finish { attach($0, $1, to: $2, key: $3) }
    if group.isEmpty {
      let group = group
      AnimationTimeline.main.performInNextTurn { group.close() }
    } else {
      group.close()
    }
  }
}

/// The action of a view's layer within a block, which knows the old value of the layer.
final class BlockAction: NSObject, CAAction {
  private let block: AnimationBlock
  private let old: AnimatableValue
  private let seen: AnimatableValue

  init?(_ block: AnimationBlock, of layer: CALayer, key: AnimatableKey) {
    guard let old = key.value(of: layer) else { return nil }
    self.block = block
    self.old = old
    seen = layer.presentedValue(key) ?? old
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let key = AnimatableKey(rawValue: event) else { return }
    block.animate(layer, key, from: old, seen: seen)
  }
}

extension CAMediaTimingFunction {
  /// Creates the function of a curve.
  convenience init(_ curve: UnitBezier) {
    let (first, second) = curve.controlPoints
    self.init(controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
  }
}

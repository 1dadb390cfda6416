public import Foundation
import GraphicsCore
package import LayerCore
public import StyleCore

/// The animations: properties of views are set at once, and views are seen on their way there (B.19).
///
/// Without a running clock, views are seen at the end at once, and `completion` is called with `true` as soon as
/// `animations` has run, whatever duration, delay, curve and options are. With a clock, `completion` is called in the
/// turn at the time of the end: with `false` if an animation was interrupted. Two animations of a position, of bounds,
/// a transform or an opacity add up, so that the second continues smoothly from the current value of the first.
extension UIView {
  /// Animates the changes that a closure makes to views.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the start in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The closure that makes the changes.
  ///   - completion: The closure that is called at the end, with whether all animations finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay: delay, timingCurve: .bezier(UnitBezier(options.curve)), options: options,
      animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes to views, and calls another closure at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a closure makes to views with a spring that settles within `duration`.
  ///
  /// - Parameter velocity: The initial velocity, in distances of the animation per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timingCurve = TimingCurve.linear
    if AnimationClock.isRunning, duration > 0 {
      let spring = Spring(
        settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
      timingCurve = .spring(spring, duration: duration)
    }
    run(
      duration, delay: delay, timingCurve: timingCurve, options: options, animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes to views with a spring.
  ///
  /// The animation takes until the spring has settled.
  ///
  /// - Parameters:
  ///   - duration: The duration of an oscillation, in seconds.
  ///   - bounce: The bounce: 1 for much of it, and 0 for none.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.isRunning, duration > 0 else {
      return run(
        duration, delay: delay, timingCurve: .linear, options: options, animations: animations,
        completion: completion)
    }
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    let length = spring.settlingDuration
    run(
      length, delay: delay, timingCurve: .spring(spring, duration: length), options: options,
      animations: animations,
      completion: completion)
  }

  /// Repeats the part of an animation that a closure makes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard AnimationClock.isRunning, let block = AnimationScope.current.block else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Double(count), autoreverses)
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  /// Makes changes without an animation, even within an animation.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationScope.runDisabled(actions)
  }

  /// Enables or disables all animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.current.isEnabled = enabled
  }

  /// Whether or not animations are enabled.
  public class var areAnimationsEnabled: Bool { AnimationScope.current.isEnabled }

  /// The duration of the animation that is being set up, in seconds, or 0 outside of an animation.
  public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current.duration }

  /// Performs an animation of the system on views, together with the changes that a closure makes.
  ///
  /// The views fade out, shrink and are removed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard AnimationClock.isRunning else {
      parallelAnimations?()
      for view in views { view.removeFromSuperview() }
      completion?(true)
      return
    }
    let looks = views.map { ($0.alpha, $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        parallelAnimations?()
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
      },
      completion: { finished in
        for (view, look) in zip(views, looks) {
          view.removeFromSuperview()
          (view.alpha, view.transform) = look
        }
        completion?(finished)
      })
  }

  /// Runs an animation block of any kind.
  package static func run(
    _ duration: TimeInterval, delay: TimeInterval, timingCurve: @autoclosure () -> TimingCurve,
    options: AnimationOptions,
    keyframes: KeyframeCollector? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard AnimationClock.isRunning else {
      let overrides = options.contains(.overrideInheritedDuration)
      AnimationScope.run(duration, overridesOuter: overrides, animations)
      completion?(true)
      return
    }
    let block = AnimationBlock(duration: max(0, duration), timingCurve: timingCurve(), completion: completion)
    block.delay = max(0, delay)
    block.repeatCount = options.contains(.repeat) ? .infinity : 0
    block.autoreverses = options.contains(.autoreverse)
    block.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    block.laysOutSubviews = options.contains(.layoutSubviews)
    block.keyframes = keyframes
    AnimationScope.run(block, options: options, animations)
    block.close()
  }
}

extension UIView.AnimationOptions {
  /// Whether or not the options contain a transition between views.
  var isTransition: Bool { rawValue >> 20 & 15 != 0 }

  /// The curve of the options.
  package var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
  }
}

public import Foundation

/// Animations: the properties that views have are set at once (B.19).
///
/// Differs from UIKit: the views are seen at the end of the animation at once, and `completion` is called with
/// true as soon as `animations` has run, whatever duration, delay, curve and options are.
extension UIView {
  /// Animates what `animations` sets.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let overrides = options.contains(.overrideInheritedDuration)
    AnimationScope.run(duration, overridesOuter: overrides, animations)
    completion?(true)
  }

  /// Animates what `animations` sets.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` sets.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what `animations` sets as a spring would move.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates what `animations` sets as a spring would move, which bounces for 1 and does not for 0.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.run(
      duration, overridesOuter: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  /// Makes part of an animation repeat. Differs from UIKit: it is set once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Sets what `actions` sets without animation, within an animation, too.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    AnimationScope.runDisabled(actions)
  }

  /// Turns animations on or off for everybody.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.current.isEnabled = enabled
  }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { AnimationScope.current.isEnabled }

  /// The duration of the animation that is being set up, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { AnimationScope.current.duration }

  // MARK: Key frames

  /// Animates through the frames that `animations` adds, which are set one after the other.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.run(
      duration, overridesOuter: options.contains(.overrideInheritedDuration), animations)
    completion?(true)
  }

  /// Adds a frame, by its start and length in shares of the whole. Frames are set in the order of these calls.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let duration = inheritedAnimationDuration * frameDuration
    AnimationScope.run(duration, overridesOuter: true, animations)
  }

  // MARK: Transitions

  /// Shows `view` before and after `animations` as two sides of one.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let animations { AnimationScope.run(duration, animations) }
    completion?(true)
  }

  /// Puts `toView` into the place of `fromView` in its superview, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      toView.isHidden = false
      fromView.isHidden = true
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Performs an animation of the system on views, and `parallelAnimations` with it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
}

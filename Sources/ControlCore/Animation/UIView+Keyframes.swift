public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// The animations through several states.
extension UIView {
  /// Animates through the frames that a closure adds, which follow one another.
  ///
  /// The changes that `animations` makes outside of frames take the whole time. The bits of `AnimationOptions` for
  /// curves determine the curve of the whole; without them, it starts and ends slowly.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the two types of options have the same meaning, apart from those of the calculation mode.
    let others = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    run(
      duration, delay: delay, timingCurve: .bezier(UnitBezier(others.curve)), options: others,
      keyframes: AnimationClock.isRunning ? KeyframeCollector(options.calculationMode) : nil,
      animations: animations, completion: completion)
  }

  /// Adds a frame to the animation.
  ///
  /// Frames are set in the order of these calls.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the frame, in shares of the whole duration.
  ///   - frameDuration: The duration of the frame, in shares of the whole duration.
  ///   - animations: The closure that makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let frames = AnimationScope.current.block?.keyframes
    let outer = frames?.frame
    let start = max(0, min(frameStartTime, 1))
    frames?.frame = (start, max(start, min(start + frameDuration, 1)))
    let duration = inheritedAnimationDuration * frameDuration
    AnimationScope.run(duration, overridesOuter: true, animations)
    if let outer { frames?.frame = outer }
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The mode in which values between frames are calculated.
  var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}

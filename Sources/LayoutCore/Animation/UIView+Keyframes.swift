public import Foundation
import LayerCore

/// Animations through several states.
extension UIView {
  /// Animates through the frames that `animations` adds, which are set one after the other.
  ///
  /// What `animations` sets outside of frames takes the whole time. The curve of all is that of the bits that
  /// `AnimationOptions` has for curves; without them, slow at both ends.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Bits of the two kinds of options mean the same, but for those of the calculation mode.
    let others = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    run(
      duration, delay: delay, pace: .curve(CubicCurve(others.curve)), options: others,
      keyframes: AnimationClock.isRunning ? KeyframeCollector(options.calculationMode) : nil,
      animations: animations, completion: completion)
  }

  /// Adds a frame, by its start and length in shares of the whole. Frames are set in the order of these calls.
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
  /// How values between frames are found.
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

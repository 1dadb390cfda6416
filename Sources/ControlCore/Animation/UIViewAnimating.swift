public import Foundation
import LayoutCore
public import StyleCore

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The state before an animation begins, and after it is done.
  case inactive = 0
  /// The state of an animation that runs or is paused.
  case active = 1
  /// The state of an animation that was stopped and can be finished.
  case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}

/// A type of objects that run an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether or not the animation moves.
  var isRunning: Bool { get }
  /// Whether or not the animation runs towards its start.
  var isReversed: Bool { get set }
  /// The share of the animation that is done, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or resumes it.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes the animation after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A type of objects that run an animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes to the animation, which begin after a share of it.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called when the animation is done.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation with another timing and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  )
}

extension UIViewImplicitlyAnimating {
  /// Does nothing: the animator takes no changes.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Adds changes to the animation, at its beginning.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing: the animator takes no closures.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Resumes the animation as it was.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

public import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Something that runs an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes to its start.
  var isReversed: Bool { get set }
  /// How much of it is done, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Runs it.
  func startAnimation()
  /// Runs it in a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  /// Ends it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Completes it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that runs an animation which can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds to it.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds to it, from a share of it on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds something to do when it is done.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another curve and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  )
}

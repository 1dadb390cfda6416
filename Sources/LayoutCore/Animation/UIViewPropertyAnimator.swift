public import Foundation

/// Animates what its blocks set, and can be held, turned about and stopped.
///
/// Differs from UIKit: the blocks run when the animator is started or held for the first time, once; what they set
/// stays, whichever way it goes; a started animator is complete at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let length: TimeInterval
  private let wait: TimeInterval
  private let timing: any UITimingCurveProvider
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var currentState = UIViewAnimatingState.inactive
  private var fraction: CGFloat = 0

  private init(_ duration: TimeInterval, delay: TimeInterval, _ timing: any UITimingCurveProvider) {
    length = duration
    wait = delay
    self.timing = timing
    super.init()
  }

  /// An animator with a curve of any kind.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    length = duration
    wait = 0
    timing = parameters
    super.init()
  }

  /// An animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve of its own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, delay: delay, UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  // MARK: State

  /// Where the animator is in its life.
  open var state: UIViewAnimatingState { currentState }

  /// Whether it moves. Differs from UIKit: false; it is complete at once.
  open var isRunning: Bool { false }

  /// Whether it goes to its start.
  open var isReversed = false

  /// How much of it is done, 0…1. Setting it holds the animator.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pauseAnimation()
      fraction = min(max(newValue, 0), 1)
    }
  }

  /// How long it takes, in seconds.
  open var duration: TimeInterval { length }

  /// How long it waits, in seconds.
  open var delay: TimeInterval { wait }

  /// The speed over its time.
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// Whether fingers reach the views while they move.
  open var isUserInteractionEnabled = true

  /// Whether fingers find the views where they are seen.
  open var isManualHitTestingEnabled = false

  /// Whether it can be held and stopped.
  open var isInterruptible = true

  /// Whether `fractionComplete` is of the time, not of the way.
  open var scrubsLinearly = true

  /// Whether it stays active, held, when it is complete.
  open var pausesOnCompletion = false

  // MARK: Animations

  /// Adds a block; one added to an active animator runs at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that moves things from a share of the time on.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(currentState != .stopped, "Animations cannot be added to a stopped animator.")
    if currentState == .active {
      AnimationScope.run(length, animation)
    } else {
      animations.append(animation)
    }
  }

  /// Adds something to do when the animator is done.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animator.
  open func startAnimation() {
    precondition(currentState != .stopped, "A stopped animator cannot be started; finish it.")
    activate()
    fraction = isReversed ? 0 : 1
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
  }

  /// Runs the animator. Differs from UIKit: at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    startAnimation()
  }

  /// Holds the animator where it is; one that has not begun, at its start.
  open func pauseAnimation() {
    precondition(currentState != .stopped, "A stopped animator cannot be held; finish it.")
    activate()
  }

  /// Runs a held animator on.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Ends the animator where it is; it then waits to be finished, unless `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active else { return }
    currentState = .stopped
    guard withoutFinishing else { return }
    currentState = .inactive
    completions = []
  }

  /// Completes a stopped animator. Differs from UIKit: what was set stays, whatever the position is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(currentState == .stopped, "Only a stopped animator can be finished.")
    complete(at: finalPosition)
  }

  private func activate() {
    guard currentState == .inactive else { return }
    currentState = .active
    fraction = 0
    let blocks = animations
    animations = []
    for block in blocks { AnimationScope.run(length, block) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    currentState = .inactive
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}

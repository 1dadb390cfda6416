public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// An object that animates the changes of its blocks, and can be paused, reversed and stopped.
///
/// The blocks run once, when the animator is first started or paused. Without a running clock, their changes stay in
/// either direction of the animator, and a started animator is complete at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let length: TimeInterval
  private var wait: TimeInterval = 0
  private let timing: any UITimingCurveProvider
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var currentState = UIViewAnimatingState.inactive
  private var fraction: CGFloat = 0
  private var reverses = false
  /// The driver of the animations while a clock runs.
  private var driver: AnimatorDriver?

  /// Creates an animator with a timing curve of any type.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    length = duration
    timing = parameters
    super.init()
  }

  /// Creates an animator without a duration.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  isolated deinit {
    driver?.abandon()
  }

  /// Returns an animator that has been started.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.wait = delay
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// The state of the animator.
  open var state: UIViewAnimatingState { currentState }

  /// Whether or not the animation moves.
  open var isRunning: Bool { driver?.isMoving ?? false }

  /// Whether or not the animation runs towards its start.
  ///
  /// A change while the animation moves reverses it at its current position.
  open var isReversed: Bool {
    get { reverses }
    set {
      guard newValue != reverses else { return }
      reverses = newValue
      if let driver, driver.isMoving { driver.move(toStart: reverses, at: MediaTime.current()) }
    }
  }

  /// The share of the animation that is done, 0…1, in its current direction.
  ///
  /// A new value pauses the animation.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return fraction }
      let now = MediaTime.current()
      let place = max(0, min(scrubsLinearly ? driver.progress(at: now) : driver.place(at: now), 1))
      return CGFloat(reverses ? 1 - place : place)
    }
    set {
      pauseAnimation()
      fraction = max(0, min(newValue, 1))
      let place = Double(fraction)
      driver?.hold(at: reverses ? 1 - place : place, isLinear: scrubsLinearly)
    }
  }

  /// The duration that the animator was created with, in seconds.
  ///
  /// A spring with physical properties has a duration of its own.
  open var duration: TimeInterval { length }

  /// The delay, in seconds.
  open var delay: TimeInterval { wait }

  /// The timing of the animation.
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// Whether or not touches reach the views while they move.
  open var isUserInteractionEnabled = true

  /// Whether or not touches hit the views at the position where they are seen.
  open var isManualHitTestingEnabled = false

  /// Whether or not the animation can be paused and stopped while it moves.
  open var isInterruptible = true

  /// Whether or not a new `fractionComplete` is a share of the distance.
  ///
  /// Otherwise it is a share of the time, from which the curve computes the share of the distance.
  open var scrubsLinearly = true

  /// Whether or not the animator stays active and paused when it is complete.
  open var pausesOnCompletion = false

  // MARK: Animations

  /// Adds a block of animations, which runs at once on an active animator.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of animations, whose changes begin after a share of the time.
  ///
  /// On an active animator it is a share of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(currentState != .stopped, "Animations cannot be added to a stopped animator.")
    if currentState == .active {
      run(animation, delayFactor)
    } else {
      animations.append((animation, delayFactor))
    }
  }

  /// Adds a closure that is called when the animator is done.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or resumes it.
  open func startAnimation() {
    start(after: 0)
  }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay)
  }

  /// Pauses the animation at its current position, which is its start if it has not begun.
  open func pauseAnimation() {
    precondition(currentState != .stopped, "A stopped animator cannot be held; finish it.")
    activate()
    guard let driver, isInterruptible || !driver.isMoving else { return }
    driver.hold(at: MediaTime.current())
  }

  /// Continues a paused animation.
  ///
  /// It runs along its own curve for the remaining time, or along `parameters` for `durationFactor` of its whole
  /// duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(currentState != .stopped, "A stopped animator cannot be started; finish it.")
    guard let driver, !driver.isMoving, parameters != nil || durationFactor > 0 else {
      return startAnimation()
    }
    let now = MediaTime.current()
    let place = driver.place(at: now)
    let left = driver.duration * (reverses ? place : 1 - place)
    let wanted = durationFactor > 0 ? driver.duration * Double(durationFactor) : left
    let (timingCurve, duration) = (parameters ?? timing).timingCurve(in: wanted)
    driver.move(toStart: reverses, at: now, timingCurve: timingCurve, duration: duration)
  }

  /// Stops the animation at its current position, and sets the properties of views to their visible values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive; otherwise it waits to be finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active, isInterruptible || !isRunning else { return }
    if let driver {
      driver.hold(at: MediaTime.current())
      fraction = fractionComplete
      driver.commitPresentedValues()
    }
    currentState = .stopped
    guard withoutFinishing else { return }
    currentState = .inactive
    driver?.reset()
    driver = nil
    completions = []
  }

  /// Finishes a stopped animation, with views as they are at the given position.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(currentState == .stopped, "Only a stopped animator can be finished.")
    if finalPosition != .current { driver?.setModel(toStart: finalPosition == .start) }
    complete(at: finalPosition)
  }

  private func start(after delay: TimeInterval) {
    precondition(currentState != .stopped, "A stopped animator cannot be started; finish it.")
    let isNew = currentState == .inactive
    activate()
    guard let driver else {
      fraction = reverses ? 0 : 1
      if !pausesOnCompletion { complete(at: reverses ? .start : .end) }
      return
    }
    guard !driver.isMoving else { return }
    if isNew, reverses { driver.hold(at: 1, isLinear: false) }
    driver.move(toStart: reverses, at: MediaTime.current(), delay: max(0, delay))
  }

  private func activate() {
    guard currentState == .inactive else { return }
    currentState = .active
    fraction = 0
    driver = nil
    if AnimationClock.isRunning {
      let (timingCurve, duration) = timing.timingCurve(in: length)
      let driver = AnimatorDriver(duration: duration, timingCurve: timingCurve)
      driver.onEnd = { [weak self] in MainActor.assumeIsolated { self?.finishAtEnd() } }
      driver.owner = self
      self.driver = driver
    }
    let blocks = animations
    animations = []
    for (block, delayFactor) in blocks { run(block, delayFactor) }
  }

  private func run(_ animation: () -> Void, _ delayFactor: CGFloat) {
    guard let driver else { return AnimationScope.run(length, animation) }
    let now = MediaTime.current()
    let place = driver.isMoving ? driver.place(at: now) : driver.progress(at: now)
    let start = max(0, min(place, 1))
    let block = AnimationBlock(duration: driver.duration, timingCurve: .linear)
    block.driver = (driver, start + (1 - start) * Double(max(0, min(delayFactor, 1))))
    AnimationScope.run(block, animation)
  }

  /// Completes the animation at the end that it has reached.
  private func finishAtEnd() {
    guard currentState == .active, !pausesOnCompletion, let driver else { return }
    fraction = 1
    driver.endAnimations(finished: true)
    if reverses { driver.setModel(toStart: true) }
    complete(at: reverses ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    currentState = .inactive
    driver?.reset()
    driver = nil
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }
}

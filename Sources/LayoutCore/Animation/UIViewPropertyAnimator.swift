public import Foundation
import LayerCore

/// Animates what its blocks set, and can be held, turned about and stopped.
///
/// The blocks run when the animator is started or held for the first time, once. Where no clock runs, what they set
/// stays, whichever way the animator goes, and a started animator is complete at once.
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
  /// What moves the animations, where a clock runs.
  private var driver: AnimatorDriver?

  /// An animator with a curve of any kind.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    length = duration
    timing = parameters
    super.init()
  }

  /// An animator that takes no time.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
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

  isolated deinit {
    driver?.abandon()
  }

  /// An animator that runs at once.
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

  /// Where the animator is in its life.
  open var state: UIViewAnimatingState { currentState }

  /// Whether it moves.
  open var isRunning: Bool { driver?.isMoving ?? false }

  /// Whether it goes to its start. Set while it moves, it turns about where it is.
  open var isReversed: Bool {
    get { reverses }
    set {
      guard newValue != reverses else { return }
      reverses = newValue
      if let driver, driver.isMoving { driver.move(toStart: reverses, at: MediaTime.current()) }
    }
  }

  /// How much of it is done, 0…1, on the way to the end that it goes to. Setting it holds the animator.
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

  /// How long it was said to take, in seconds; a spring by its physics takes as long as it needs.
  open var duration: TimeInterval { length }

  /// How long it waits, in seconds.
  open var delay: TimeInterval { wait }

  /// The speed over its time.
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// Whether fingers reach the views while they move.
  open var isUserInteractionEnabled = true

  /// Whether fingers find the views where they are seen.
  open var isManualHitTestingEnabled = false

  /// Whether it can be held and stopped while it moves.
  open var isInterruptible = true

  /// Whether `fractionComplete`, set, is a share of the way; else one of the time, of which the curve makes a share of
  /// the way.
  open var scrubsLinearly = true

  /// Whether it stays active, held, when it is complete.
  open var pausesOnCompletion = false

  // MARK: Animations

  /// Adds a block; one added to an active animator runs at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that moves things from a share of the time on; added to an active animator, a share of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(currentState != .stopped, "Animations cannot be added to a stopped animator.")
    if currentState == .active {
      run(animation, delayFactor)
    } else {
      animations.append((animation, delayFactor))
    }
  }

  /// Adds something to do when the animator is done.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animator.
  open func startAnimation() {
    start(after: 0)
  }

  /// Runs the animator in `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay)
  }

  /// Holds the animator where it is; one that has not begun, at its start.
  open func pauseAnimation() {
    precondition(currentState != .stopped, "A stopped animator cannot be held; finish it.")
    activate()
    guard let driver, isInterruptible || !driver.isMoving else { return }
    driver.hold(at: MediaTime.current())
  }

  /// Runs a held animator on: along its curve for the time that is left, or along `parameters` for `durationFactor` of
  /// its whole time.
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
    let (pace, duration) = (parameters ?? timing).pace(in: wanted)
    driver.move(toStart: reverses, at: now, pace: pace, duration: duration)
  }

  /// Ends the animator where it is: what is seen is what views now have. It then waits to be finished, unless
  /// `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active, isInterruptible || !isRunning else { return }
    if let driver {
      driver.hold(at: MediaTime.current())
      fraction = fractionComplete
      driver.keepWhatIsSeen()
    }
    currentState = .stopped
    guard withoutFinishing else { return }
    currentState = .inactive
    driver?.reset()
    driver = nil
    completions = []
  }

  /// Completes a stopped animator, with views as they were at the given position.
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
      let (pace, duration) = timing.pace(in: length)
      let driver = AnimatorDriver(duration: duration, pace: pace)
      driver.onEnd = { [weak self] in MainActor.assumeIsolated { self?.reachEnd() } }
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
    let block = AnimationBlock(duration: driver.duration, pace: .linear)
    block.driver = (driver, start + (1 - start) * Double(max(0, min(delayFactor, 1))))
    AnimationScope.run(block, animation)
  }

  /// The way is over, at one end or the other.
  private func reachEnd() {
    guard currentState == .active, !pausesOnCompletion, let driver else { return }
    fraction = 1
    driver.endFlights(finished: true)
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

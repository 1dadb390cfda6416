import Foundation
import GraphicsCore
import LayerCore

/// One controller on its way into the place of another: what its animator, and who runs code beside it, know of it.
///
/// The container that begins it says with `start(_:)` who animates and what is to be done in the end, which is as soon
/// as the animator says that it is done. Where animations take no time, that is before `start(_:)` returns.
@MainActor
final class ControllerTransition: NSObject {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController
  let to: UIViewController
  var containerView: UIView
  /// The views that come and go; those that stay where they are are none.
  var views: (from: UIView?, to: UIView?)
  /// Where the view that comes is in the end.
  var finalFrame = CGRect.zero
  var presentationStyle = UIModalPresentationStyle.none
  private let initialFrame: CGRect
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var driver: AnimatorDriver?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionChanges: [Work] = []
  private var onEnd: (Bool) -> Void = { _ in }
  /// Whether the animator has been asked to begin.
  private(set) var hasStarted = false
  private(set) var isOver = false
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var transitionWasCancelled = false
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var percentComplete: CGFloat = 0

  init(from: UIViewController, to: UIViewController, in containerView: UIView) {
    self.from = from
    self.to = to
    self.containerView = containerView
    views = (from.viewIfLoaded, nil)
    initialFrame = from.viewIfLoaded?.frame ?? .zero
    super.init()
  }

  /// Sets who animates, and who moves that.
  func setAnimator(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = AnimationClock.isRunning ? interaction : nil
    transitionDuration = animator?.transitionDuration(using: self) ?? 0
    guard self.interaction?.wantsInteractiveStart == true else { return }
    (initiallyInteractive, isInteractive) = (true, true)
    driver = AnimatorDriver(duration: transitionDuration, pace: .linear)
  }

  /// Whether the program animates it, and so puts the view that comes where it wants it.
  var isCustom: Bool {
    animator.map { !($0 is SlideTransition) && !($0 is CoverTransition) } ?? false
  }

  /// Whether nobody animates it: all of it happens at once.
  var isAtOnce: Bool { animator == nil }

  /// Begins; `onEnd` is done in the end, with whether it was not taken back.
  func start(_ onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    guard let animator else { return completeTransition(true) }
    // Who moves the views by fingers in a way of its own asks no animator to.
    let isOwn = isInteractive && !(interaction is UIPercentDrivenInteractiveTransition)
    animate {
      if !isOwn { animator.animateTransition(using: self) }
      runAnimations()
    }
    if isInteractive { interaction?.startInteractiveTransition(self) }
  }

  /// Runs `body`, whose animation blocks a finger moves if one moves this.
  func animate(_ body: () -> Void) {
    if let driver { AnimationScope.run(movedBy: driver, body) } else { body() }
  }

  /// Runs what was to run beside it, in an animation of the same length.
  private func runAnimations() {
    hasStarted = true
    let work = animations
    animations = []
    guard !work.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) {
      for animation in work { animation(self) }
    }
  }

  /// Ends it at once, wherever it is.
  func finishNow() {
    endDriver(didComplete: !transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
    for view in [views.from, views.to] { view?.layer.removeAllAnimations() }
  }

  /// Ends what a finger moves, or moved until it let go.
  private func endDriver(didComplete: Bool) {
    guard let driver else { return }
    self.driver = nil
    isInteractive = false
    driver.onEnd = nil
    driver.hold(at: MediaTime.current())
    if !didComplete { driver.setModel(toStart: true) }
    driver.endFlights(finished: didComplete)
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? views.from : key == .to ? views.to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    // An animator that is done at once is done before what runs beside it.
    runAnimations()
    isOver = true
    if isInteractive { endDriver(didComplete: didComplete) }
    interactionChanges = []
    onEnd(didComplete)
    onEnd = { _ in }
    animator?.animationEnded(didComplete)
    animator = nil
    let work = completions
    completions = []
    for completion in work { completion(self) }
  }

  // MARK: Fingers

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    self.percentComplete = percentComplete
    driver?.hold(at: Double(percentComplete), isLinear: true)
  }

  func pauseInteractiveTransition() {
    guard let driver, !isOver, !isInteractive else { return }
    driver.hold(at: MediaTime.current())
    percentComplete = CGFloat(driver.place(at: MediaTime.current()))
    isInteractive = true
    interactionChanged()
  }

  func finishInteractiveTransition() { letGo(toStart: false) }
  func cancelInteractiveTransition() { letGo(toStart: true) }

  private func letGo(toStart: Bool) {
    guard isInteractive, !isOver, let driver else { return }
    isInteractive = false
    transitionWasCancelled = toStart
    interactionChanged()
    let rest = transitionDuration * Double(toStart ? percentComplete : 1 - percentComplete)
    let speed = Double(interaction?.completionSpeed ?? 1)
    driver.onEnd = { [weak driver] in
      if toStart { driver?.setModel(toStart: true) }
      driver?.endFlights(finished: !toStart)
    }
    guard AnimationClock.isRunning else { return driver.onEnd?() ?? () }
    let curve = CubicCurve(interaction?.completionCurve ?? .easeInOut)
    driver.move(
      toStart: toStart, at: MediaTime.current(), pace: .curve(curve),
      duration: rest / (speed > 0 ? speed : 1))
  }

  private func interactionChanged() {
    for change in interactionChanges { change(self) }
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if !hasStarted { animations.append(animation) }
    return !hasStarted
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionChanges.append(handler)
  }
}

extension UIViewController {
  /// The transition that this controller has part in: its own, or that of a container it is in.
  var currentTransition: ControllerTransition? {
    sequence(first: self, next: \.controller.parent).lazy
      .compactMap { $0.controller.presentationTransition ?? $0.controller.transition }.first
  }

  /// Whether the view is leaving on the clock: wherever it flies, it keeps the insets that it had.
  var isLeavingOnClock: Bool {
    guard AnimationClock.isRunning else { return false }
    return [controller.presentationTransition, controller.parent?.controller.transition].contains {
      guard let transition = $0, transition.hasStarted, !transition.isOver else { return false }
      // A presenter that something comes over stays where it is.
      return transition.from === self && transition.views.from != nil
    }
  }
}

import Foundation
import GraphicsCore
import LayerCore
import StyleCore

/// A transition from one view controller to another, for its animator and for code that runs alongside.
///
/// The container that begins it sets the animator, and passes to `start(_:)` a closure to run at the end, which is when
/// the animator calls `completeTransition(_:)`. If animations take no time, that is before `start(_:)` returns.
@MainActor
final class ControllerTransition: NSObject {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController
  let to: UIViewController
  var containerView: UIView
  /// The views that disappear and appear; `nil` for a view that stays in its place.
  var views: (from: UIView?, to: UIView?)
  /// The final frame of the view that appears.
  var finalFrame = CGRect.zero
  var presentationStyle = UIModalPresentationStyle.none
  private var initialFrame: CGRect
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var driver: AnimatorDriver?
  private var animations: [Work] = []
  private var completions: [Work] = []
  private var interactionChanges: [Work] = []
  private var onEnd: (Bool) -> Void = { _ in }
  /// Whether or not the animator has begun.
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

  /// Sets the animator and the interaction controller.
  func setAnimator(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let isForward = (animator as? SlideTransition)?.isForward ?? (animator as? CoverTransition)?.isForward
    self.animator =
      isForward.flatMap { HigherModules.presentationProvider?.zoom(from: from, to: to, isForward: $0) }
      ?? animator
    self.interaction = AnimationClock.isRunning ? interaction : nil
    transitionDuration = self.animator?.transitionDuration(using: self) ?? 0
    guard self.interaction?.wantsInteractiveStart == true else { return }
    (initiallyInteractive, isInteractive) = (true, true)
    driver = AnimatorDriver(duration: transitionDuration, timingCurve: .linear)
  }

  /// Sets the view that disappears, which contains that of the controller.
  func setLeavingView(_ view: UIView?) {
    views.from = view
    initialFrame = view?.frame ?? .zero
  }

  /// Whether or not the program animates the transition, and so adds the view that appears.
  var isCustom: Bool {
    animator.map { !($0 is SlideTransition) && !($0 is CoverTransition) } ?? false
  }

  /// Whether or not the transition has no animator and happens at once.
  var isAtOnce: Bool { animator == nil }

  /// Begins the transition.
  ///
  /// - Parameter onEnd: The closure that runs at the end, with whether the transition was not cancelled.
  func start(_ onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    guard let animator else { return completeTransition(true) }
    // An interaction controller of its own type moves the views without an animator.
    let isOwn = isInteractive && !(interaction is UIPercentDrivenInteractiveTransition)
    animate {
      if !isOwn { animator.animateTransition(using: self) }
      runAnimations()
    }
    if isInteractive { interaction?.startInteractiveTransition(self) }
  }

  /// Runs a closure, whose animation blocks follow the interaction of an interactive transition.
  func animate(_ body: () -> Void) {
    if let driver { AnimationScope.run(movedBy: driver, body) } else { body() }
  }

  /// Runs the animations alongside, in an animation of the same duration.
  private func runAnimations() {
    hasStarted = true
    let work = animations
    animations = []
    guard !work.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseInOut) {
      for animation in work { animation(self) }
    }
  }

  /// Ends the transition at its current position.
  func finishNow() {
    endDriver(didComplete: !transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
    for view in [views.from, views.to] { view?.layer.removeAllAnimations() }
  }

  /// Ends the animations of an interactive transition, or of one that was interactive.
  private func endDriver(didComplete: Bool) {
    guard let driver else { return }
    self.driver = nil
    isInteractive = false
    driver.onEnd = nil
    driver.hold(at: MediaTime.current())
    if !didComplete { driver.setModel(toStart: true) }
    driver.endAnimations(finished: didComplete)
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
    // An animator that completes at once does so before the animations alongside.
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

  // MARK: Interaction

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

  func finishInteractiveTransition() { endInteraction(toStart: false) }
  func cancelInteractiveTransition() { endInteraction(toStart: true) }

  private func endInteraction(toStart: Bool) {
    guard isInteractive, !isOver, let driver else { return }
    isInteractive = false
    transitionWasCancelled = toStart
    interactionChanged()
    let rest = transitionDuration * Double(toStart ? percentComplete : 1 - percentComplete)
    let speed = Double(interaction?.completionSpeed ?? 1)
    driver.onEnd = { [weak driver] in
      if toStart { driver?.setModel(toStart: true) }
      driver?.endAnimations(finished: !toStart)
    }
    guard AnimationClock.isRunning else { return driver.onEnd?() ?? () }
    let curve = UnitBezier(interaction?.completionCurve ?? .easeInOut)
    driver.move(
      toStart: toStart, at: MediaTime.current(), timingCurve: .bezier(curve),
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
  /// The transition that this controller or a container of it takes part in.
  var currentTransition: ControllerTransition? {
    sequence(first: self, next: \.controller.parent).lazy
      .compactMap { $0.controller.presentationTransition ?? $0.controller.transition }.first
  }

  /// Whether or not the view is leaving in an animation, while it keeps the insets that it had.
  var isLeavingOnClock: Bool {
    guard AnimationClock.isRunning else { return false }
    return [controller.presentationTransition, controller.parent?.controller.transition].contains {
      guard let transition = $0, transition.hasStarted, !transition.isOver else { return false }
      // A presenting view that stays visible keeps its place.
      return transition.from === self && transition.views.from != nil
    }
  }
}

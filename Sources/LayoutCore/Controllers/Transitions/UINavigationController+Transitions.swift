import Foundation
import LayerCore
import StyleCore

/// The pushes and pops that take time, or that the program animates.
extension UINavigationController {
  /// Returns the transition from the previous top controller to the current one, or `nil` if none is visible.
  func beginTransition(from old: UIViewController?, isForward: Bool) -> ControllerTransition? {
    guard let container = viewIfLoaded, container.window != nil, controller.appearance == .appeared,
      let old, let top = topViewController, old !== top
    else { return nil }
    let transition = ControllerTransition(from: old, to: top, in: container)
    var interaction: (any UIViewControllerInteractiveTransitioning)? = isForward ? nil : navigation.swipe
    let custom = delegate?.navigationController(
      self, animationControllerFor: isForward ? .push : .pop, from: old, to: top)
    if let custom, let delegate {
      interaction = delegate.navigationController(self, interactionControllerFor: custom)
    }
    let standard = AnimationClock.isRunning ? SlideTransition(isForward: isForward) : nil
    transition.setAnimator(custom ?? standard, interaction)
    controller.transition = transition
    return transition
  }

  /// Replaces the views by the transition's animation, and calls `finish` at the end.
  func animate(
    _ transition: ControllerTransition, in container: UIView,
    then finish: @escaping (_ didComplete: Bool) -> Void
  ) {
    let (old, top) = (transition.from, transition.to)
    let transitionContainer =
      transition.isCustom ? TransitionContainer(in: container, of: old.viewIfLoaded) : nil
    transition.containerView = transitionContainer?.view ?? container
    beginReplacing(old, with: top, isAnimated: true) {
      transition.views.to = top.view
      transition.finalFrame = frame(forChild: top, in: container.bounds, bars: bars)
      if transitionContainer == nil {
        show(top, in: container)
      } else {
        top.view.frame = transition.finalFrame
      }
      if transition.isAtOnce { old.viewIfLoaded?.removeFromSuperview() }
      placeContents()
    }
    transition.start { [self] didComplete in
      @MainActor func keep(_ seen: UIViewController, without gone: UIViewController) {
        gone.viewIfLoaded?.removeFromSuperview()
        if seen.viewIfLoaded?.superview !== container { show(seen, in: container) }
        transitionContainer?.view.removeFromSuperview()
      }
      controller.transition = nil
      if didComplete {
        keep(top, without: old)
        endReplacing(old, with: top)
        finish(true)
      } else {
        finish(false)
        beginReplacing(top, with: old, isAnimated: true) { keep(old, without: top) }
        endReplacing(top, with: old)
      }
      placeContents()
      updateChildEnvironments()
    }
  }

  // MARK: Swipes

  /// Adds the recognizer of a swipe from the edge, which pops, or cancels on the way.
  func observeSwipes(on view: UIView) {
    let recognizer = navigation.popRecognizer
    recognizer.mayBegin = { [weak self] in
      guard let self else { return false }
      navigation.popRecognizer.edges = viewIfLoaded?.isReversed == true ? .right : .left
      // The bar shows a way back in the same cases.
      return navigation.stack.count > 1 && controller.transition == nil && !navigation.isBarHidden
        && topViewController.map { navigation.bar.showsBack(of: $0.navigationItem) } == true
    }
    recognizer.addHandler { [weak self] _ in self?.followSwipe() }
    view.addGestureRecognizer(recognizer)
  }

  private func followSwipe() {
    let recognizer = navigation.popRecognizer
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
    let sign: CGFloat = view.isReversed ? -1 : 1
    let share = sign * recognizer.translation(in: view).x / view.bounds.width
    let speed = sign * recognizer.velocity(in: view).x
    // A finger that moves on completes the pop; one that rests does so beyond the centre.
    let goesOn = speed > 0 || (speed == 0 && share > 0.5)
    switch recognizer.state {
    case .began:
      guard AnimationClock.isRunning else { return }
      navigation.swipe = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: navigation.swipe?.update(share)
    case .ended:
      if !AnimationClock.isRunning, goesOn { popViewController(animated: true) }
      if goesOn { navigation.swipe?.finish() } else { navigation.swipe?.cancel() }
      navigation.swipe = nil
    case .cancelled:
      navigation.swipe?.cancel()
      navigation.swipe = nil
    default: break
    }
  }
}

/// The view that contains both views of a transition for the program's animator, behind the bars.
@MainActor
struct TransitionContainer {
  let view: UIView

  init(in container: UIView, of old: UIView?) {
    view = UIView(frame: container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
    if let old { view.addSubview(old) }
  }
}

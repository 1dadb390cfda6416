import Foundation
import StyleCore

/// The animation of a push or pop.
///
/// The new view slides in over the old one, which moves at a third of the speed, or the other way round.
final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of a push, in seconds.
  static let duration = 0.35
  /// The distance that the lower view moves, as a share of the width.
  static let parallax: CGFloat = 0.3

  let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to)
    else {
      return transitionContext.completeTransition(true)
    }
    let container = transitionContext.containerView
    let width = container.bounds.width * (container.isReversed ? -1 : 1)
    if isForward {
      container.insertSubview(to, aboveSubview: from)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let (start, end) = (from.center, to.center)
    let (coming, going) = isForward ? (width, -Self.parallax * width) : (-Self.parallax * width, width)
    UIView.performWithoutAnimation { to.center.x = end.x + coming }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      to.center = end
      from.center.x = start.x + going
    } completion: { _ in
      from.center = start
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The animation of a presentation or dismissal: the view slides from the bottom and back, or fades in and out.
final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of a presentation, in seconds.
  static let duration = 0.5

  let isForward: Bool
  private let fades: Bool

  init(isForward: Bool, fades: Bool) {
    self.isForward = isForward
    self.fades = fades
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isForward ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let (center, alpha) = (view.center, view.alpha)
    let away = transitionContext.containerView.bounds.maxY - view.frame.minY
    let container = transitionContext.containerView as? PresentationView
    func leave() {
      container?.isDimmingShown = false
      if fades { view.alpha = 0 } else { view.center.y = center.y + away }
    }
    func arrive() {
      container?.isDimmingShown = true
      (view.center, view.alpha) = (center, alpha)
    }
    if isForward { UIView.performWithoutAnimation(leave) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) { [isForward] in
      if isForward { arrive() } else { leave() }
    } completion: { [isForward] _ in
      if !isForward { arrive() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The animation of a zoom: the content grows out of a view of the controller before it, and shrinks into it (26.P.24).
///
/// The content is clipped to a rectangle that moves from the view's frame to its own; in it the content has the scale that
/// fills the rectangle, and a picture of the view fades.
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of a zoom, in seconds, and the share of it in which the picture of the view fades (26.P.24).
  private static let duration = 0.45
  private static let dimmingAlpha: CGFloat = 0.2

  private let isForward: Bool
  private let options: UIViewController.Transition.ZoomOptions?
  private let source: UIView
  private let controllers: (source: UIViewController, zoomed: UIViewController)
  /// The views, until the zoom ends or is interrupted.
  private var stage: ZoomStage?

  /// Creates the zoom between two controllers; nil before iOS 18, and if the one that comes or goes has none, or no view
  /// to begin from.
  init?(from: UIViewController, to: UIViewController, isForward: Bool) {
    let (zoomed, source) = isForward ? (to, from) : (from, to)
    guard source.traitCollection.system >= .v18, let transition = zoomed.preferredTransition,
      let view = transition.sourceViewProvider?(.init(from: source, to: zoomed)),
      view.window != nil || !isForward
    else { return nil }
    self.isForward = isForward
    self.source = view
    options = transition.zoomOptions
    controllers = (source, zoomed)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isForward ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isForward {
      view.frame = context.finalFrame(for: controllers.zoomed)
      container.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: controllers.source)
      container.insertSubview(below, at: 0)
    }
    container.layoutIfNeeded()
    guard source.window != nil else { return fade(view, context) }
    let stage = ZoomStage(
      of: view, from: source, in: container, alignment: alignment(in: view),
      dimming: dimmingColor(in: container))
    self.stage = stage
    UIView.performWithoutAnimation { if isForward { stage.shrink() } else { stage.grow() } }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) { [isForward] in
      if isForward { stage.grow() } else { stage.shrink() }
    } completion: { [weak self] _ in
      let didComplete = !context.transitionWasCancelled
      self?.animationEnded(didComplete)
      context.completeTransition(didComplete)
    }
  }

  /// Takes the views away, also those of a transition that ended before its animation.
  func animationEnded(_ transitionCompleted: Bool) {
    stage?.end(keepsContent: isForward == transitionCompleted)
    stage = nil
  }

  /// The part of the content that fits the source, in its own coordinates.
  private func alignment(in view: UIView) -> CGRect {
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
      source, from: controllers.source, to: controllers.zoomed)
    let rect = options?.alignmentRectProvider?(context) ?? view.bounds
    return rect.width > 0 && rect.height > 0 ? rect : view.bounds
  }

  /// Returns the colour over what is behind, unless the presentation has one.
  private func dimmingColor(in container: UIView) -> UIColor {
    options?.dimmingColor
      ?? (container.dimsContentBehind ? .clear : UIColor(white: 0, alpha: Self.dimmingAlpha))
  }

  /// Fades the content where there is no view to begin from.
  private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isForward { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(withDuration: Self.duration) { [isForward] in
      view.alpha = isForward ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

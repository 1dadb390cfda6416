public import Foundation
public import GraphicsCore
public import StyleCore

/// A type of objects that describe a transition to its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains both views, to which the animator adds the one that appears.
  var containerView: UIView { get }
  /// Whether or not the transition takes time.
  var isAnimated: Bool { get }
  /// Whether or not the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether or not the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }

  /// Sets the share of an interactive transition that is done.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Finishes an interactive transition, which runs to its end.
  func finishInteractiveTransition()
  /// Cancels an interactive transition, which returns to its start.
  func cancelInteractiveTransition()
  /// Pauses the transition, which becomes interactive.
  func pauseInteractiveTransition()
  /// Completes the transition, as the animator calls it at the end.
  ///
  /// - Parameter didComplete: Whether the transition was not cancelled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` for one that stays in its place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, or zero if it is not visible.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, or zero if it is not visible.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A type of objects that animate a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells the animator that the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A type of objects that drive a transition interactively.
///
/// Differs from UIKit: it is not called if animations take no time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the transition after the interaction, as a share of its own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether or not the transition is interactive at its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The transition's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// The curve that starts and ends slowly.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`, the default.
  public var wantsInteractiveStart: Bool { true }
}

/// A type of delegates that provide the animators of a presentation and dismissal, or `nil` for the system's.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation of `presented`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of the dismissal of `dismissed`.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the controller of a presentation of the custom style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// Returns the interaction controller of a presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interaction controller of a dismissal.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

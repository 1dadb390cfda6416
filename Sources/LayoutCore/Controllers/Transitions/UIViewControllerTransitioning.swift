public import Foundation
public import GraphicsCore

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at first.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is seen in the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen at first.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is seen in the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator has to do with: who goes, who comes, and where.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both views are in; the animator puts the one that comes there.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger moves it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller covers others.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn that it makes.
  var targetTransform: CGAffineTransform { get }

  /// A finger has it at a share of the way.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger let go: it goes on to the end.
  func finishInteractiveTransition()
  /// The finger let go: it goes back to the start.
  func cancelInteractiveTransition()
  /// A finger holds it.
  func pauseInteractiveTransition()
  /// The animator is done; false where it was taken back.
  func completeTransition(_ didComplete: Bool)

  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at first; zero where it is nowhere.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller is in the end; zero where it is nowhere.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Who animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates it, and calls `completeTransition(_:)` in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Who moves a transition, as a finger does. Differs from UIKit: where animations take no time, nobody is asked.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to move it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when the finger lets go, as a share of its own speed.
  var completionSpeed: CGFloat { get }
  /// Along which curve.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger moves it from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as it is.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}

/// Who says how a controller is presented and dismissed; nil leaves it to the system.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Who animates that `presented` comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who animates that `dismissed` goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who moves what `animator` animates, as a controller comes.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Who moves what `animator` animates, as a controller goes.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The system.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The system.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

public import Foundation
public import GraphicsCore
public import StyleCore

/// Something with a size that its container gives it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that this would like to have.
  var preferredContentSize: CGSize { get }

  /// The preferred size of `container`, which is in this one, changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that `container` gets when this has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// How a transition stands.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// Whether a finger moved it from the start.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take hold of it later.
  var isInterruptible: Bool { get }
  /// Whether a finger moves it.
  var isInteractive: Bool { get }
  /// How much of it was done when the finger let go, 0…1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on then.
  var completionVelocity: CGFloat { get }
  /// Along which curve.
  var completionCurve: UIView.AnimationCurve { get }
  /// How the controller covers others.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// The turn that it makes.
  var targetTransform: CGAffineTransform { get }

  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Who runs code beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` in an animation beside the transition, or when what is in transition has its new size, and
  /// `completion` when that is over. False where it was too late for `animation`, which then is not run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` whenever a finger takes hold of the transition or lets go of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` when what is in transition has its new size, and `completion` when that is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same, for views outside of the one in transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// A change of size that takes no time: what was to run beside it runs as soon as the size has changed.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated = false
  let isCancelled = false
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let percentComplete: CGFloat = 1
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let presentationStyle = UIModalPresentationStyle.none
  let transitionDuration: TimeInterval = 0
  let targetTransform = CGAffineTransform.identity
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Work] = []
  private var completions: [Work] = []

  init(in containerView: UIView) {
    self.containerView = containerView
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// Nobody takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs what was asked for, all the animations before all that follows.
  func finish() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
    animations = []
    completions = []
  }
}

extension UIViewController {
  func setPreferredContentSize(_ size: CGSize) {
    guard size != controller.preferredContentSize else { return }
    controller.preferredContentSize = size
    controller.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if let presenting = controller.presenting {
      presenting.preferredContentSizeDidChange(forChildContentContainer: self)
      presenting.controller.presentation?.container.setNeedsLayout()
    }
  }

  /// Tells the children whose size changes with this one's.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in controller.children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells the children that are not given traits of their own.
  func forwardTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.children {
      let traits = child.overridden(collection)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }
}

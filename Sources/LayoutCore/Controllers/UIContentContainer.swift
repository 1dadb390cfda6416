public import Foundation
public import GraphicsCore
public import StyleCore

/// A type of objects whose container determines their size.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the object prefers.
  var preferredContentSize: CGSize { get }

  /// Tells the object that the preferred size of an object in it changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells the object that the size of an object in it which constraints determine changed; it is not called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of an object in this one when this one has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells the object that its size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells the object that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIContentContainer {
  /// Does nothing.
  public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}

/// A type of objects that describe the state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether or not the transition takes time.
  var isAnimated: Bool { get }
  /// Whether or not the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether or not the transition was interactive at its start.
  var initiallyInteractive: Bool { get }
  /// Whether or not the transition can become interactive later.
  var isInterruptible: Bool { get }
  /// Whether or not the transition is interactive.
  var isInteractive: Bool { get }
  /// The share of the transition that was done at the end of the interaction, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The presentation style of the controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of the transition.
  var targetTransform: CGAffineTransform { get }

  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A type of objects that run animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs closures alongside a transition.
  ///
  /// - Parameters:
  ///   - animation: The closure that runs in an animation alongside the transition, or when the content has its new
  ///     size.
  ///   - completion: The closure that runs when the transition is over.
  /// - Returns: `false` if it was too late for `animation`, which then does not run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure whenever an interaction with the transition begins or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Calls a closure when an interaction with the transition ends.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { context in
      if !context.isInteractive { handler(context) }
    }
  }

  /// Runs `animation` alongside the transition, or when the content has its new size.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs closures alongside the transition, for views outside of its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// A change of size without a duration: animations alongside it run as soon as the size has changed.
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

  /// Does nothing, because the change is never interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs all animations, and then all completions.
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
      let presentation = presenting.controller.presentation
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.container.setNeedsLayout()
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

  /// Tells the children whose traits change with this one's.
  func forwardTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.children {
      let traits = child.overridden(collection)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }
}

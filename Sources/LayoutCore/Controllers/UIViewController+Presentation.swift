import DiagnosticCore
import Foundation
import LayerCore
import StyleCore

extension UIViewController {
  /// A controller that is presented, and the view that contains its view.
  struct Presentation {
    let presented: UIViewController
    let container: PresentationView
    let controller: UIPresentationController
    /// Whether or not it covers the presenting controller alone.
    var isInContext = false
    var isBeginning = false
    var isEnding = false

    /// Moves the container in front of the presenting controller's view, and behind what is in front of that.
    @MainActor func moveToContext(of presenter: UIViewController) {
      guard isInContext, let view = presenter.viewIfLoaded, let host = view.superview else { return }
      host.insertSubview(container, aboveSubview: view)
      container.frame = view.frame
    }
  }

  /// The controller that this one, or a parent of it, presents.
  var nearestPresented: UIViewController? {
    sequence(first: self, next: \.controller.parent).lazy
      .compactMap { $0.controller.presentation?.presented }.first
  }

  /// The controller that presents this one or a parent of it.
  var nearestPresenter: UIViewController? {
    sequence(first: self, next: \.controller.parent).lazy.compactMap(\.controller.presenting).first
  }

  func present(_ wanted: UIViewController, isAnimated: Bool, _ completion: (() -> Void)?) {
    var (presenter, presented) = (wanted.isShownInContext ? contextDefiner : outermostParent, wanted)
    precondition(
      presented.controller.parent == nil && presented !== presenter,
      "A controller that is in another, or presents itself, cannot be presented.")
    if presenter.controller.presentation?.isEnding == true {
      presenter.controller.presentationTransition?.finishNow()
    }
    if let current = presenter.controller.presentation?.presented {
      presented.reportRefusal(by: presenter, presenting: current)
    }
    guard presenter.controller.presentation == nil, presented.controller.presenting == nil else {
      completion?()
      return
    }
    let manager = presented.beginPresentationController(presentedBy: presenter, source: self)
    if presented.modalPresentationStyle == .custom, !manager.shouldPresentInFullscreen,
      contextDefiner.controller.presentation == nil
    {
      presenter = contextDefiner
      manager.setPresenting(presenter)
    }
    presented = manager.adaptedController(for: presented)
    let container = PresentationView(of: presented, by: manager)
    let isInContext = presenter.controller.parent != nil
    presenter.controller.presentation = Presentation(
      presented: presented, container: container, controller: manager, isInContext: isInContext)
    presented.controller.presenting = presenter
    presented.loadViewIfNeeded()
    guard let window = presenter.viewIfLoaded?.window, let view = manager.presentedView else {
      completion?()
      return
    }
    let covers = container.coversAll
    let isSeen = presenter.isSeen
    presenter.controller.presentation?.isBeginning = true
    container.frame = window.bounds

    let transition =
      isAnimated && isSeen ? ControllerTransition(from: presenter, to: presented, in: container) : nil
    if let transition {
      transition.views = (covers ? presenter.viewIfLoaded : nil, view)
      transition.presentationStyle = presented.modalPresentationStyle
      setTransition(transition, of: presenter, presented)
      let animator = presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: self)
      transition.setAnimator(
        animator ?? manager.standardTransition(isForward: true),
        animator.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) })
    }

    if isSeen, covers { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    if isSeen { presented.beginAppearanceTransition(true, animated: isAnimated) }
    presenter.controller.presentation?.moveToContext(of: presenter)
    if container.superview == nil { window.addSubview(container) }
    if manager.overrideTraitCollection != nil { manager.applyTraits() }
    manager.prepareToPresent()
    manager.presentationTransitionWillBegin()
    let frame = manager.frameOfPresentedViewInContainerView
    if transition?.isCustom != true { container.addSubview(view) }
    view.frame = frame
    container.placeContent()
    transition?.finalFrame = frame
    // The program's own animator has yet to add the view.
    if isSeen, view.window != nil { presented.announceIsAppearing() }
    if isSeen { window.layoutIfNeeded() }

    let position = presenter.viewIfLoaded.map(SubviewPosition.init)
    let end = { [self, presenter, presented] (didComplete: Bool) in
      position?.restore()
      // The transition is over before any callback, which may begin the next one.
      setTransition(nil, of: presenter, presented)
      guard didComplete else {
        return rollBack(presented, from: presenter, manager, covers: covers, completion)
      }
      if isSeen { presented.endAppearanceTransition() }
      if presenter.controller.presentation?.container === container {
        presenter.controller.presentation?.isBeginning = false
      }
      if isSeen, covers { presenter.endAppearanceTransition() }
      presenter.updateEnvironment()
      manager.presentationTransitionDidEnd(true)
      completion?()
    }
    if let transition { transition.start(end) } else { end(true) }
  }

  /// Reverts a presentation after its transition was cancelled.
  private func rollBack(
    _ presented: UIViewController, from presenter: UIViewController, _ manager: UIPresentationController,
    covers: Bool, _ completion: (() -> Void)?
  ) {
    presented.beginAppearanceTransition(false, animated: true)
    if covers { presenter.beginAppearanceTransition(true, animated: true) }
    manager.containerView?.removeFromSuperview()
    if covers { presenter.announceIsAppearing() }
    presented.endAppearanceTransition()
    presented.viewIfLoaded?.removeFromSuperview()
    manager.presentedView?.removeFromSuperview()
    presented.endPresentation(by: presenter)
    if covers { presenter.endAppearanceTransition() }
    manager.presentationTransitionDidEnd(false)
    completion?()
  }

  /// Forgets the presentation of this controller.
  private func endPresentation(by presenter: UIViewController) {
    controller.presenting = nil
    controller.presentationController = nil
    controller.parentTraits = nil
    presenter.controller.presentation = nil
  }

  func dismissPresented(isAnimated: Bool, _ completion: (() -> Void)?) {
    let presenter = sequence(first: self, next: \.controller.parent).first {
      $0.controller.presentation != nil
    }
    guard let presenter = presenter ?? presentingViewController,
      let covering = presenter.controller.presentation?.presented
    else {
      completion?()
      return
    }
    // A transition that still runs ends now.
    presenter.controller.presentationTransition?.finishNow()
    guard presenter.controller.presentation?.presented === covering else {
      completion?()
      return
    }
    let presentation = presenter.dismissCovered()
    let presented = presentation.presented
    presenter.controller.presentation?.isEnding = true
    let container = presentation.container

    let covered = presenter.controller.appearance == .disappeared && presented.isSeen
    let transition =
      isAnimated && presented.isSeen
      ? ControllerTransition(from: presented, to: presenter, in: container) : nil
    let manager = presentation.controller
    if let transition {
      transition.setLeavingView(manager.presentedView)
      transition.views.to = covered ? presenter.viewIfLoaded : nil
      transition.presentationStyle = presented.modalPresentationStyle
      transition.finalFrame = presenter.viewIfLoaded?.frame ?? .zero
      setTransition(transition, of: presenter, presented)
      let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
      transition.setAnimator(
        animator ?? manager.standardTransition(isForward: false),
        animator.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) })
    }
    manager.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if covered { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    // Without a visible transition, the view is removed before the other is laid out.
    if transition?.isAtOnce ?? true { container.removeFromSuperview() }
    if covered { presenter.announceIsAppearing() }
    presenter.viewIfLoaded?.window?.layoutIfNeeded()

    let place = presenter.viewIfLoaded.map(SubviewPosition.init)
    let end = { [self] (didComplete: Bool) in
      place?.restore()
      setTransition(nil, of: presenter, presented)
      guard didComplete else {
        return keep(presented, over: presenter, covered: covered, manager, completion)
      }
      container.removeFromSuperview()
      presented.endAppearanceTransition()
      presented.viewIfLoaded?.removeFromSuperview()
      manager.presentedView?.removeFromSuperview()
      presented.endPresentation(by: presenter)
      if covered { presenter.endAppearanceTransition() }
      presenter.updateEnvironment()
      manager.dismissalTransitionDidEnd(true)
      completion?()
    }
    if let transition { transition.start(end) } else { end(true) }
  }

  /// Dismisses at once the controllers below the last presented one, which alone is seen disappearing.
  private func dismissCovered() -> Presentation {
    guard var presentation = controller.presentation else { preconditionFailure("It presents nothing.") }
    while let next = presentation.presented.controller.presentation {
      let presented = presentation.presented
      presented.controller.presentationTransition?.finishNow()
      let isSeen = presented.isSeen
      if isSeen { presented.beginAppearanceTransition(false, animated: false) }
      presentation.container.removeFromSuperview()
      if isSeen { presented.endAppearanceTransition() }
      presented.viewIfLoaded?.removeFromSuperview()
      (presented.controller.presenting, presented.controller.presentation) = (nil, nil)
      next.presented.controller.presenting = self
      presentation = next
    }
    controller.presentation = presentation
    return presentation
  }

  /// Reverts a dismissal after its transition was cancelled.
  private func keep(
    _ presented: UIViewController, over presenter: UIViewController, covered: Bool,
    _ manager: UIPresentationController, _ completion: (() -> Void)?
  ) {
    presenter.controller.presentation?.isEnding = false
    if covered { presenter.beginAppearanceTransition(false, animated: true) }
    presented.beginAppearanceTransition(true, animated: true)
    presented.announceIsAppearing()
    if covered { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    presenter.controller.presentation?.container.setNeedsLayout()
    for controller in [presenter, presented] { controller.updateEnvironment() }
    manager.dismissalTransitionDidEnd(false)
    completion?()
  }

  private func setTransition(_ transition: ControllerTransition?, of controllers: UIViewController...) {
    for controller in controllers { controller.controller.presentationTransition = transition }
  }

  /// Reports that this controller is not presented, since the presenting one presents another.
  private func reportRefusal(by presenter: UIViewController, presenting current: UIViewController) {
    let names = [self, presenter, current].map { String(describing: type(of: $0)) }
    LayoutDiagnostics.report(
      .presentation(
        .alreadyPresenting(presented: names[0], presenter: names[1], current: names[2])))
  }

  /// Whether or not the style is one over the controller that defines a context.
  private var isShownInContext: Bool {
    [.currentContext, .overCurrentContext].contains(modalPresentationStyle)
  }
}

extension UIPresentationController {
  /// Returns the system's animator of a presentation or dismissal, or `nil` if animations take no time.
  fileprivate func standardTransition(isForward: Bool) -> CoverTransition? {
    AnimationClock.isRunning ? CoverTransition(isForward: isForward, fades: current.comesByFading) : nil
  }
}

/// The place of a view among others, to which it returns after an animator moved it.
@MainActor
struct SubviewPosition {
  private let view: UIView
  private let superview: UIView?
  private let index: Int?

  init(_ view: UIView) {
    self.view = view
    superview = view.superview
    index = superview?.subviews.firstIndex(of: view)
  }

  /// Returns the view to its place, if it is elsewhere.
  func restore() {
    guard let superview, let index, view.superview !== superview else { return }
    superview.insertSubview(view, at: index)
  }
}

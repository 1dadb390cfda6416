public import Foundation
public import StyleCore

/// An object that arranges a presented view controller: its frame, the views around it, and their changes.
///
/// The presentation asks it for the view and the frame, and tells it of the beginning and the end of the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  weak var container: PresentationView?

  /// The delegate, which adapts the style to the traits.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits that replace those of the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyTraits() }
  }

  /// Creates a controller of the presentation of one view controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  func setPresenting(_ controller: UIViewController) {
    presenting = controller
  }

  // MARK: Controllers

  /// The controller that presents the other, once the presentation began.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The style of the presentation, as it was set.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  // MARK: Views

  /// The view that contains the presentation in the window, from its beginning to its end.
  open var containerView: UIView? { container }

  /// The view that the transition animates: that of the presented controller, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of `presentedView` at the end of the transition, in the container: all of it for custom presentations.
  open var frameOfPresentedViewInContainerView: CGRect { systemFrame }

  /// Whether or not the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether or not the view of the presenting controller is removed when the transition is over.
  open var shouldRemovePresentersView: Bool {
    switch adaptedStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called when the transition of the presentation is about to begin, with the container in the window.
  open func presentationTransitionWillBegin() {}

  /// Called after the transition of the presentation.
  ///
  /// - Parameter completed: Whether it was not cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the transition of the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// Called after the transition of the dismissal.
  ///
  /// - Parameter completed: Whether it was not cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adaptivity

  /// The style for a compact width: that of the delegate, or else `none` for the style as it was set.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for traits: that of the delegate, or else `none` for the style as it was set.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return style == .automatic ? .none : style ?? .none
  }

  // MARK: Container of content

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller's view in a container of `parentSize`: all of it, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes; the default implementation tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; the default implementation tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container, or those that it would have.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Called after the traits changed.
  ///
  /// Differs from UIKit: it is not called; `willTransition(to:with:)` is.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

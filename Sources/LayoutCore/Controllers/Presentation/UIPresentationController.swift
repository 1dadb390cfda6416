public import Foundation
public import StyleCore

/// An object that arranges a presented view controller: its frame, the views around it, and their changes.
///
/// The presentation asks it for the view and the frame, and tells it of the beginning and the end of the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The style of the controller that was asked for, if another one is presented in its place.
  private var style: UIModalPresentationStyle?
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

  func setPresented(_ controller: UIViewController) {
    presented = controller
  }

  func keepStyle() {
    style = presentationStyle
  }

  // MARK: Controllers

  /// The controller that presents the other, once the presentation began.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The style of the presentation, as it was set.
  open var presentationStyle: UIModalPresentationStyle {
    style ?? presentedViewController.modalPresentationStyle
  }

  // MARK: Views

  /// The view that contains the presentation in the window, from its beginning to its end.
  open var containerView: UIView? { container }

  /// The view that the transition animates: that of the presented controller, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of `presentedView` at the end of the transition, in the container: all of it for custom presentations.
  open var frameOfPresentedViewInContainerView: CGRect { systemFrame }

  /// Whether or not the presentation covers the screen, not only the nearest controller that defines a context.
  ///
  /// It is asked for presentations of the custom style.
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

  /// Called after the traits of the container changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The system's own

  /// Whether or not the class is the system's own, and so follows every layout of the container.
  @_spi(Plumb)
  open var isSystem: Bool { type(of: self) == UIPresentationController.self }

  /// The controller that arranges the presentation in its adapted style: this one, unless overridden.
  @_spi(Plumb)
  open var current: UIPresentationController { self }

  /// The colour in front of the content behind, or `nil` for none.
  @_spi(Plumb)
  open var dimming: UIColor? { nil }

  /// Whether or not the content behind cannot be used.
  @_spi(Plumb)
  open var isModal: Bool { true }

  /// Whether or not the presented view fades in, instead of sliding from the bottom.
  @_spi(Plumb)
  open var comesByFading: Bool { presentedViewController.comesByFading }

  /// The insets that the decoration adds to the safe area of the presented view, in points.
  @_spi(Plumb)
  open var contentInsets: UIEdgeInsets { .zero }

  /// Prepares the presentation, with the container in the window: tells the delegate of the style.
  @_spi(Plumb)
  open func prepareToPresent() { announceAdaptedStyle() }

  /// Places the views around the presented view, which has its frame.
  @_spi(Plumb)
  open func placeDecoration() {}

  /// Shows the views around the presented view, or hides them, as a part of an animation.
  @_spi(Plumb)
  open func showDecoration(_ isShown: Bool) {}

  /// Removes the views around the presented view, and leaves that as it was.
  @_spi(Plumb)
  open func removeDecoration() {}

  /// Returns whether a touch at a point of the container is one of the presentation, not of the content behind.
  @_spi(Plumb)
  open func receivesTouch(at point: CGPoint) -> Bool { true }

  /// Returns the view behind the container that receives a touch at a point of it, or `nil` for none.
  @_spi(Plumb)
  open func view(behind point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

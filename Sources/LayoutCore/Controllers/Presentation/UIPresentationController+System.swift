package import Foundation
package import StyleCore

/// A type that makes the system's controllers of presentations, which belong to a higher module.
@MainActor
package protocol PresentationProviding {
  /// Returns the controller of a presentation to come, which may be the one that was made before.
  static func presentationController(
    for presented: UIViewController, reusing made: UIPresentationController?
  ) -> UIPresentationController
  /// Returns the insets of a controller's view by a platter that floats over it, such as that of a sidebar.
  static func floatingInsets(of controller: UIViewController) -> UIEdgeInsets
  /// Returns the animator of a zoom between controllers, or nil if neither comes by one.
  static func zoom(from: UIViewController, to: UIViewController, isForward: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIPresentationController {
  /// The style after its adaptation to the traits.
  package var adaptedStyle: UIModalPresentationStyle {
    let style = presentationStyle
    guard style != .custom, traitCollection.horizontalSizeClass == .compact else { return style }
    let adapted = adaptivePresentationStyle(for: traitCollection)
    return adapted == .none ? style : adapted
  }

  /// The frame of a presented view that covers the container, or that has a frame of its own.
  package var systemFrame: CGRect {
    guard let container else { return .zero }
    return container.window.flatMap { presentedViewController.presentedFrame(in: $0) } ?? container.bounds
  }

  /// Requests a layout of the container.
  package func setNeedsLayout() {
    container?.setNeedsLayout()
  }

  /// Arranges the presentation of another controller, whose style was adapted to this one's.
  package func join(_ other: UIPresentationController) {
    container = other.container
    setPresented(other.presentedViewController)
    setPresenting(other.presentingViewController)
  }

  /// Tells the delegate of the style of a presentation that begins.
  package func announceAdaptedStyle() {
    let adapted = adaptedStyle
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adapted == presentationStyle ? .none : adapted,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }

  /// Returns the controller that the delegate presents in the adapted style, or the one that was asked for.
  func adaptedController(for presented: UIViewController) -> UIViewController {
    let adapted = adaptedStyle
    guard let delegate, adapted != presentationStyle,
      let other = delegate.presentationController(
        self, viewControllerForAdaptivePresentationStyle: adapted), other !== presented
    else { return presented }
    keepStyle()
    setPresented(other)
    presented.controller.presentationController = nil
    other.controller.presentationController = self
    return other
  }

  /// Applies the traits that replace those of the presented controller.
  func applyTraits() {
    guard let container else { return }
    presentedViewController.controller.parentTraits = overrideTraitCollection
    presentedViewController.updateTraits()
    container.setNeedsLayout()
  }
}

extension UIViewController {
  /// The controller of the presentation that shows this controller or a parent of it.
  var currentPresentationController: UIPresentationController? {
    sequence(first: self, next: \.controller.parent).lazy.compactMap(\.ownPresentation).first?.controller
  }

  /// The presentation of this controller, not of a parent of it.
  var ownPresentation: Presentation? {
    let presentation = controller.presenting?.controller.presentation
    return presentation?.presented === self ? presentation : nil
  }

  /// The controller of a presentation to come, of the class of the style.
  var ownPresentationController: UIPresentationController {
    let old = controller.presentationController
    let made =
      HigherModules.presentationProvider?.presentationController(for: self, reusing: old) ?? old
      ?? UIPresentationController(presentedViewController: self, presenting: nil)
    controller.presentationController = made
    return made
  }

  /// Returns the controller of a presentation that begins.
  func beginPresentationController(
    presentedBy presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    let made = custom ?? ownPresentationController
    made.setPresenting(presenter)
    return made
  }

  /// The controller that presents another in its context: the nearest that defines one, or the outermost parent.
  var contextDefiner: UIViewController {
    sequence(first: self, next: \.controller.parent).first(where: \.definesPresentationContext)
      ?? outermostParent
  }

  /// The presentation over this controller alone, which appears and disappears with it.
  var contextPresentation: Presentation? {
    guard let presentation = controller.presentation, presentation.isInContext, !presentation.isBeginning,
      !presentation.isEnding
    else { return nil }
    return presentation
  }

  /// The insets of the view of a presented controller: those of the context, and those of its decoration.
  func surroundingInsets(of view: UIView, in window: UIWindow) -> UIEdgeInsets {
    guard let presentation = ownPresentation else {
      return view.overlap(with: window.surroundingInsets, of: window)
    }
    let extra = presentation.controller.current.contentInsets
    if presentation.isInContext, let presenter = controller.presenting, let around = presenter.viewIfLoaded {
      return view.overlap(with: presenter.controller.safeAreaInsets, of: around) + extra
    }
    return view.overlap(with: window.surroundingInsets, of: window) + extra
  }
}

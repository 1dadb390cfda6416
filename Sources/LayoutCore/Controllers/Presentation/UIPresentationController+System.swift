import Foundation
import StyleCore

extension UIPresentationController {
  /// Whether or not the class is the system's own, and so follows every layout of the container.
  var isSystem: Bool {
    [
      UIPresentationController.self, UIPopoverPresentationController.self,
      UISheetPresentationController.self,
    ]
    .contains { $0 == type(of: self) }
  }

  /// The style after its adaptation to a compact width.
  var adaptedStyle: UIModalPresentationStyle {
    let style = presentationStyle
    guard style != .custom, traitCollection.horizontalSizeClass == .compact else { return style }
    let adapted = adaptivePresentationStyle(for: traitCollection)
    return adapted == .none ? style : adapted
  }

  /// Whether or not the presented view is in a sheet.
  var isSheet: Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .automatic: true
    case .popover: traitCollection.horizontalSizeClass == .compact
    default: false
    }
  }

  /// Whether or not the content behind is dimmed: behind alerts, and behind sheets that leave a part of it visible.
  var dimsContentBehind: Bool {
    guard isSystem, let container, let window = container.window else { return false }
    if presentedViewController.presentedFrame(in: window) != nil { return true }
    return isSheet && frameOfPresentedViewInContainerView != container.bounds
      && (self as? UISheetPresentationController)?.isUndimmed != true
  }

  /// The frame of the presented view by the style.
  var systemFrame: CGRect {
    guard let container else { return .zero }
    guard let window = container.window else { return container.bounds }
    return container.contentFrame(of: presentedViewController, style: adaptedStyle, in: window)
  }

  /// Tells the delegate of the style of a presentation that begins.
  func announceStyle() {
    if let popover = self as? UIPopoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    let adapted = adaptedStyle
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adapted == presentationStyle ? .none : adapted,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }

  /// Applies the traits that replace those of the presented controller.
  func applyTraits() {
    guard let container else { return }
    presentingViewController.setOverrideTraitCollection(
      overrideTraitCollection, forChild: presentedViewController)
    container.setNeedsLayout()
  }
}

extension UIViewController {
  /// The controller of the presentation that shows this controller, or would show it.
  var activePresentationController: UIPresentationController? {
    for ancestor in sequence(first: self, next: \.controller.parent) {
      let presentation = ancestor.controller.presenting?.controller.presentation
      if let presentation, presentation.presented === ancestor { return presentation.controller }
    }
    return ownPresentationController
  }

  /// The controller of a presentation to come, of the class of the style.
  private var ownPresentationController: UIPresentationController {
    let wanted: UIPresentationController.Type
    switch modalPresentationStyle {
    case .popover: wanted = UIPopoverPresentationController.self
    case .pageSheet, .formSheet, .automatic: wanted = UISheetPresentationController.self
    default: wanted = UIPresentationController.self
    }
    if let made = controller.presentationController, type(of: made) == wanted { return made }
    let made: UIPresentationController
    switch wanted {
    case is UIPopoverPresentationController.Type:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case is UISheetPresentationController.Type:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
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
}

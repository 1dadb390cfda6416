import Foundation
@_spi(Plumb) public import LayoutCore
package import StyleCore

/// The maker of the system's controllers of presentations, which `LayoutCore` finds by the name of this type.
package enum PresentationProvider: PresentationProviding {
  package static func floatingInsets(of controller: UIViewController) -> UIEdgeInsets {
    FloatingInsets.of(controller)
  }

  package static func zoom(from: UIViewController, to: UIViewController, isForward: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    ZoomTransition(from: from, to: to, isForward: isForward)
  }

  package static func presentationController(
    for presented: UIViewController, reusing made: UIPresentationController?
  ) -> UIPresentationController {
    switch presented.modalPresentationStyle {
    case .popover:
      return made as? UIPopoverPresentationController
        ?? UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    case .pageSheet, .formSheet, .automatic:
      return made as? UISheetPresentationController
        ?? UISheetPresentationController(presentedViewController: presented, presenting: nil)
    default:
      if let alert = presented as? UIAlertController {
        return made as? AlertPresentationController
          ?? AlertPresentationController(presentedViewController: alert, presenting: nil)
      }
      if let made, type(of: made) == UIPresentationController.self { return made }
      return UIPresentationController(presentedViewController: presented, presenting: nil)
    }
  }
}

extension UIViewController {
  /// Whether or not a controller that is a popover on a pad is one: by its presentation, or else by the device.
  var isPopoverOfPad: Bool {
    presentingViewController == nil
      ? traitCollection.userInterfaceIdiom == .pad : presentationController is UIPopoverPresentationController
  }

  /// The controller of the popover that shows this controller, or `nil` for other styles.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller of the sheet that shows this controller, or `nil` for other styles.
  ///
  /// Differs from UIKit: it cannot be overridden.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

extension UIPresentationController {
  /// The controller that the program knows: of a popover in a sheet, that of the popover.
  private var known: UIPresentationController { presentedViewController.presentationController ?? self }

  /// Whether or not the user may dismiss the presented controller.
  var userMayDismiss: Bool {
    guard !presentedViewController.holdsUser else { return false }
    let known = known
    if known.delegate?.presentationControllerShouldDismiss(known) == false { return false }
    guard let popover = known as? UIPopoverPresentationController, popover.isPopover else { return true }
    return popover.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
  }

  /// Dismisses the presented controller on behalf of the user, and returns whether that was possible.
  ///
  /// The delegate hears of the attempt, or of the dismissal; an alert runs its action that cancels, and a stand-in tells
  /// that nothing was chosen. Nothing happens where a dismissal is under way.
  @discardableResult
  func dismissByUser() -> Bool {
    let (known, shown) = (known, presentedViewController)
    guard !shown.isBeingDismissed else { return false }
    guard userMayDismiss else {
      known.delegate?.presentationControllerDidAttemptToDismiss(known)
      return false
    }
    known.delegate?.presentationControllerWillDismiss(known)
    shown.presentingViewController?.dismiss(animated: true) {
      (shown as? UIAlertController)?.cancelAction?.run()
      (shown as? any UserAnswering)?.userDidDismiss()
      known.delegate?.presentationControllerDidDismiss(known)
      guard let popover = known as? UIPopoverPresentationController else { return }
      popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
    }
    return true
  }
}

/// A type of stand-ins that hear of a dismissal by the user: by a finger that pulls a sheet, or a tap outside.
@MainActor
protocol UserAnswering: UIViewController {
  /// Tells the program that the user chose nothing, after the dismissal.
  func userDidDismiss()
}

extension UIViewController {
  /// Whether or not this controller, or a child that is seen in it, does not let the user dismiss it.
  fileprivate var holdsUser: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsUser }
  }
}

/// A recognizer of taps beside a presented view, in the view that contains it.
final class OutsideTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  /// Creates a recognizer that calls a closure.
  init(_ onTap: @escaping () -> Void) {
    super.init(target: nil, action: nil)
    delegate = self
    addHandler { if $0.state == .ended { onTap() } }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === view
  }
}

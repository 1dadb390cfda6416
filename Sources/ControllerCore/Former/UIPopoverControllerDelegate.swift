public import Foundation
public import LayoutCore
import StyleCore

/// A type of delegates of popovers, for code of old.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may dismiss the popover.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Tells the delegate that the user dismissed the popover.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Asks for another source, after the size of the container changed.
  func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
  /// Returns `true`.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// Does nothing, which keeps the source.
  public func popoverController(
    _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// The delegate of the presentation, which passes its messages on in the words of old.
@MainActor
final class PopoverMessenger: NSObject, UIPopoverPresentationControllerDelegate {
  weak var popover: UIPopoverController?

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    popover.flatMap { $0.delegate?.popoverControllerShouldDismissPopover($0) } ?? true
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    if let popover { popover.delegate?.popoverControllerDidDismissPopover(popover) }
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    guard let popover else { return }
    unsafe popover.delegate?.popoverController(popover, willRepositionPopoverTo: rect, in: view)
  }
}

public import Foundation
import StyleCore

/// The controller of a presentation in a sheet, whose height is that of a detent in a compact width.
///
/// Differs from UIKit: users do not resize sheets; the content behind does not become smaller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The detents at which the sheet rests, from the lowest to the highest; the large one by default.
  open var detents: [Detent] = [.large()] { didSet { container?.setNeedsLayout() } }
  /// The identifier of the detent at which the sheet is, or `nil` for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
  /// The identifier of the highest detent at which the content below is not dimmed, or `nil` if it always is.
  ///
  /// Differs from UIKit: touches do not reach that content.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }
  /// Whether or not a grabber is shown at the top.
  ///
  /// Differs from UIKit: in transitions it fades and does not move, and users do not drag it.
  open var prefersGrabberVisible = false { didSet { container?.setNeedsLayout() } }
  /// The radius of the sheet's corners in points, or `nil` for the system's, 10 points.
  ///
  /// Differs from UIKit: the corners are those of the presented view's layer, unless the program has rounded them.
  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
  /// Whether or not scrolling at the edge expands the sheet.
  ///
  /// Differs from UIKit: without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether or not the sheet reaches the bottom edge in a compact height, between the sides of the safe area.
  ///
  /// Differs from UIKit: there, too, the sheet begins 10 points below the safe area.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { container?.setNeedsLayout() } }
  /// Whether or not the width is the preferred one where the sheet reaches the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { container?.setNeedsLayout() }
  }
  /// The view above whose middle the sheet is, as far as there is space, if the sheet is narrower than its container.
  open var sourceView: UIView? { didSet { container?.setNeedsLayout() } }

  /// Creates a controller of a sheet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The frame of the sheet, at the bottom edge with the height of the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }

  /// The detent at which the sheet is: the medium one is none in a compact height.
  var selectedDetent: Detent? {
    let active =
      traitCollection.verticalSizeClass == .compact
      ? detents.filter { $0.identifier != .medium } : detents
    return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
  }

  /// Whether or not the selected detent is one at which the content below is not dimmed.
  var isUndimmed: Bool {
    guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let selected = detents.firstIndex(where: { $0 === selectedDetent })
    else { return false }
    return selected <= largest
  }

  /// Runs changes of the properties in an animation of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container else { return }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }

  /// Resolves the heights of custom detents again.
  open func invalidateDetents() {
    container?.setNeedsLayout()
  }
}

/// A type of delegates of sheets.
///
/// Differs from UIKit: it hears of no change, since users do not resize sheets.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user chose another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

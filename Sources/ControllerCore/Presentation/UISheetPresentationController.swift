public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// The controller of a presentation in a sheet, whose height is that of a detent in a compact width.
///
/// A finger drags the sheet from detent to detent, and down to dismiss it.
///
/// Differs from UIKit: the content behind does not become smaller; the presented controller hears of a dismissal by a finger
/// once that is lifted; a drag that scrolls content does not go on with the sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The value of a length that the system determines.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  var decoration = SheetDecoration()
  /// The place of the sheet under a finger.
  var pull: SheetPull? { didSet { setNeedsLayout() } }

  /// The detents at which the sheet rests, from the lowest to the highest; the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet {
      hasOwnDetents = true
      setNeedsLayout()
    }
  }
  /// Whether or not the detents were set since the presentation was created.
  private(set) var hasOwnDetents = false
  /// The identifier of the detent at which the sheet is, or `nil` for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { setNeedsLayout() } }
  /// The identifier of the highest detent at which the content below is not dimmed and receives touches, or `nil` if it
  /// always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { setNeedsLayout() } }
  /// Whether or not a grabber is shown at the top.
  ///
  /// Differs from UIKit: in transitions it fades and does not move.
  open var prefersGrabberVisible = false { didSet { setNeedsLayout() } }
  /// The radius of the sheet's corners in points, or `nil` for the system's: 10 points, and on iOS 26 38.
  ///
  /// Differs from UIKit: the corners are those of the presented view's layer, unless the program has rounded them.
  open var preferredCornerRadius: CGFloat? { didSet { setNeedsLayout() } }
  /// The effect behind the presented view on iOS 26, or `nil` for that of a sheet that floats.
  open var backgroundEffect: UIVisualEffect? { didSet { setNeedsLayout() } }
  /// Whether or not a drag upwards that begins in content at its top expands the sheet, instead of scrolling.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether or not the sheet reaches the bottom edge in a compact height, between the sides of the safe area.
  ///
  /// Differs from UIKit: there, too, the sheet begins 10 points below the safe area.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { setNeedsLayout() } }
  /// Whether or not the width is the preferred one where the sheet reaches the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { setNeedsLayout() } }
  /// Whether or not a sheet of the automatic style has a page's size, not a form's, in a regular width.
  open var prefersPageSizing = true { didSet { setNeedsLayout() } }
  /// The view above whose middle the sheet is, as far as there is space, if the sheet is narrower than its container.
  open var sourceView: UIView? { didSet { setNeedsLayout() } }

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

  /// Runs changes of the properties in an animation of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    settle()
  }

  /// Resolves the heights of custom detents again.
  open func invalidateDetents() {
    setNeedsLayout()
  }

  // MARK: The system's own

  @_spi(Plumb)
  open override var isSystem: Bool { true }

  @_spi(Plumb)
  open override var dimming: UIColor? { sheetDimming }

  @_spi(Plumb)
  open override var isModal: Bool { !isUndimmed }

  @_spi(Plumb)
  open override var contentInsets: UIEdgeInsets { floatingInsets }

  @_spi(Plumb)
  open override func placeDecoration() { placeSheetDecoration() }

  @_spi(Plumb)
  open override func showDecoration(_ isShown: Bool) { decoration.show(isShown) }

  @_spi(Plumb)
  open override func removeDecoration() {
    pull = nil
    decoration.remove()
  }

  @_spi(Plumb)
  open override func receivesTouch(at point: CGPoint) -> Bool {
    !isUndimmed || presentedView?.frame.contains(point) == true
  }
}

/// A type of delegates of sheets.
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

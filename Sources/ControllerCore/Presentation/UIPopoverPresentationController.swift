public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// The controller of a presentation in a popover, with an arrow that points at its source.
///
/// The presented view reaches into the arrow, whose 13 points are in its safe area. In a compact width the popover becomes a
/// sheet, unless the delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  var decoration = PopoverDecoration()
  private var sheet: UISheetPresentationController?

  /// The view at which the popover points.
  open var sourceView: UIView? { didSet { setNeedsLayout() } }
  /// The rectangle of the source at which the popover points, or null for its bounds.
  open var sourceRect = CGRect.null { didSet { setNeedsLayout() } }
  /// The view or the item of a bar at which the popover points, instead of `sourceView` and `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { setNeedsLayout() } }
  /// The item of a bar at which the popover points.
  open var barButtonItem: UIBarButtonItem? { didSet { setNeedsLayout() } }
  /// The directions that the arrow may have.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { setNeedsLayout() } }
  /// The distances that the popover keeps from the edges of the container, in points, if the safe area has no greater.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the content and in the arrow, or `nil` for that of the presented view.
  open var backgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The views outside of the popover that receive touches, instead of its dismissal.
  open var passthroughViews: [UIView]?
  /// Whether or not the popover covers a part of its source where it has no space beside it.
  open var canOverlapSourceViewRect = false { didSet { setNeedsLayout() } }
  /// The class of the popover's background, or `nil` for the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet {
      decoration.remove()
      setNeedsLayout()
    }
  }

  /// The direction of the arrow, once the popover is placed.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// The controller of the sheet that the popover becomes in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet = made
    return made
  }

  /// Creates a controller of a popover.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The frame of the popover with its arrow, beside the source, or of the sheet that it became.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let current = current
    return current === self ? popoverFrame : current.frameOfPresentedViewInContainerView
  }

  /// Returns the style for traits: in a compact width that of the delegate, or else a sheet.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let style = super.adaptivePresentationStyle(for: traitCollection)
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    // An action sheet is one at the bottom then, or in the middle on iOS 26, if it has no source (26.P.15).
    if presentedViewController is UIAlertController {
      return traitCollection.system >= .v26 && hasSource ? .none : .overFullScreen
    }
    let asked = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return asked == UIModalPresentationStyle.none ? .none : style == .none ? .pageSheet : style
  }

  // MARK: The system's own

  @_spi(Plumb)
  open override var isSystem: Bool { true }

  @_spi(Plumb)
  open override var current: UIPresentationController {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .automatic:
      let sheet = adaptiveSheetPresentationController
      sheet.join(self)
      return sheet
    default: return self
    }
  }

  @_spi(Plumb)
  open override var dimming: UIColor? {
    !isPopover && presentedViewController is UIAlertController ? PresentationFigures.dimming : nil
  }

  @_spi(Plumb)
  open override var comesByFading: Bool { isPopover || super.comesByFading }

  @_spi(Plumb)
  open override var contentInsets: UIEdgeInsets { arrowInsets }

  @_spi(Plumb)
  open override func prepareToPresent() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    reportMissingSource()
    let current = current
    if current !== self { delegate?.presentationController(self, prepare: current) }
    super.prepareToPresent()
  }

  @_spi(Plumb)
  open override func placeDecoration() { placePopoverDecoration() }

  @_spi(Plumb)
  open override func showDecoration(_ isShown: Bool) { decoration.show(isShown) }

  @_spi(Plumb)
  open override func removeDecoration() {
    decoration.remove()
    sheet?.removeDecoration()
  }

  @_spi(Plumb)
  open override func view(behind point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isPopover, let container = containerView else { return nil }
    for view in passthroughViews ?? [] where view.window != nil {
      if let hit = view.hitTest(view.convert(point, from: container), with: event) { return hit }
    }
    return nil
  }
}

public import Foundation
public import StyleCore

/// The controller of a presentation in a popover beside a view.
///
/// Differs from UIKit: the arrow is not drawn; 13 points are left for it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points.
  open var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
  /// The rectangle of the source at which the popover points, or null for its bounds.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The item of a bar at which the popover points.
  open var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
  /// The directions that the arrow may have.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// The distances that the popover keeps from the edges of the container, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour behind the content.
  ///
  /// Differs from UIKit: without effect.
  open var backgroundColor: UIColor?
  /// The views outside of the popover that receive touches.
  ///
  /// Differs from UIKit: without effect.
  open var passthroughViews: [UIView]?
  /// Whether or not the popover may cover its source.
  ///
  /// Differs from UIKit: without effect.
  open var canOverlapSourceViewRect = false
  /// The class of the popover's background.
  ///
  /// Differs from UIKit: without effect.
  open var popoverBackgroundViewClass: AnyClass?

  /// The direction of the arrow, once the popover is placed.
  open var arrowDirection: UIPopoverArrowDirection {
    anchor.map { placement(at: $0).direction } ?? .unknown
  }

  /// Creates a controller of a popover.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The frame beside the source, or that of a form without one; that of a sheet in a compact width, unless the delegate
  /// keeps the popover.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isPopover, let anchor else { return systemFrame }
    return placement(at: anchor).frame
  }

  /// Whether or not the presentation is a popover in the current width.
  private var isPopover: Bool {
    guard traitCollection.horizontalSizeClass == .compact else { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      == UIModalPresentationStyle.none
  }

  private func placement(at anchor: CGRect) -> PopoverPlacement {
    PopoverPlacement(
      at: anchor, in: (containerView?.bounds ?? .zero).inset(by: popoverLayoutMargins),
      preferring: preferredContentSize, permittedDirections: permittedArrowDirections)
  }

  /// The source in the coordinates of the container.
  private var anchor: CGRect? {
    guard let container else { return nil }
    let source = sourceView ?? barButtonItem?.customView
    guard let source, source.window != nil else { return nil }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: container)
  }
}

/// A type of delegates of popovers.
///
/// Differs from UIKit: only `prepareForPopoverPresentation(_:)` is called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that the user dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

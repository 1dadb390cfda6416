import ControlCore
import DiagnosticCore
public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore

extension UIPopoverPresentationController {
  /// Whether or not the presentation is a popover in the current width.
  var isPopover: Bool { adaptedStyle == .popover }

  /// The delegate, if it is one of popovers.
  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The source in the coordinates of the container.
  var anchor: CGRect? {
    guard let container = containerView else { return nil }
    if let sourceItem { return sourceItem.frame(in: container) }
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The place of the popover without its arrow.
  var placement: PopoverPlacement? {
    guard let container = containerView, let anchor, isPopover else { return nil }
    let (margins, safe) = (popoverLayoutMargins, container.window?.surroundingInsets ?? .zero)
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    return PopoverPlacement(
      at: anchor, in: room, preferring: preferredContentSize,
      permittedDirections: permittedArrowDirections, arrowLength: arrowLength,
      canOverlap: canOverlapSourceViewRect)
  }

  /// The length of the arrow: that of the background's class, or the system's.
  var arrowLength: CGFloat {
    guard let length = popoverBackgroundViewClass?.arrowHeight(), length.isFinite else {
      return PopoverPlacement.arrowLength
    }
    return max(0, length)
  }

  /// The frame of the presented view: with the arrow of the system's background, or within that of the program.
  var popoverFrame: CGRect {
    guard isPopover else { return systemFrame }
    guard let placement else { return formFrame }
    guard let background = popoverBackgroundViewClass else {
      return placement.frame.inset(by: arrowInsets.negated)
    }
    let insets = background.contentViewInsets()
    let inner = placement.frame.inset(by: insets)
    return inner.width >= 0 && inner.height >= 0 ? inner : placement.frame
  }

  /// The insets of the presented view on the side of the system's arrow.
  var arrowInsets: UIEdgeInsets {
    guard isPopover, popoverBackgroundViewClass == nil, !isActionPlatter, let direction = placement?.direction
    else {
      return .zero
    }
    return .zero.adding(arrowLength, at: direction)
  }

  /// Whether or not the popover is an action sheet of iOS 26, which is beside the space of an arrow.
  var isActionPlatter: Bool {
    presentedViewController is UIAlertController && traitCollection.system >= .v26
  }

  /// Whether or not the popover has a source.
  var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

  /// The frame of a popover without a source: a form in the middle.
  private var formFrame: CGRect {
    guard let container = containerView else { return .zero }
    let preferred = preferredContentSize
    let (room, form) = (container.bounds, PresentationFigures.form[traitCollection])
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : form.width, room.width),
      height: min(preferred.height > 0 ? preferred.height : form.height, room.height))
    return CGRect(
      origin: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2), size: size)
  }

  /// Reports a popover without a source, for which UIKit raises an exception.
  func reportMissingSource() {
    guard isPopover, !hasSource else { return }
    LayoutDiagnostics.report(
      .presentation(.noSource(controller: String(describing: type(of: presentedViewController)))))
  }
}

extension UIEdgeInsets {
  /// Returns insets with more at the side to which an arrow points.
  func adding(_ length: CGFloat, at direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    var insets = self
    switch direction {
    case .up: insets.top += length
    case .down: insets.bottom += length
    case .left: insets.left += length
    case .right: insets.right += length
    default: break
    }
    return insets
  }

  /// The insets with the opposite sign.
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

/// A type of objects at which a popover can point: views and items of bars.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view, or `nil` if it is not seen in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of a view, or `nil` outside of its window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in the coordinates of a view, or `nil` if no bar of its window shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window = referenceView.window else { return nil }
    return shownView(in: window)?.frame(in: referenceView)
  }
}

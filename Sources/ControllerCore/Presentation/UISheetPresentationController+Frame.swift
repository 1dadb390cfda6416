import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

extension UISheetPresentationController {
  /// Whether or not the presented view is in a sheet, not adapted to a style that covers the screen.
  var isSheet: Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }

  /// Whether or not the sheet reaches the bottom edge: in a compact width, and in a compact height if that is preferred.
  var isEdgeAttached: Bool {
    guard isSheet else { return false }
    return traitCollection.verticalSizeClass == .compact
      ? prefersEdgeAttachedInCompactHeight : traitCollection.horizontalSizeClass == .compact
  }

  /// Whether or not the sheet has a handle.
  var isGrabberShown: Bool { prefersGrabberVisible && isEdgeAttached }

  /// The frame of the sheet in its container, under a finger where one drags it.
  var sheetFrame: CGRect {
    let rest = restingFrame(height: pull?.height)
    return pull.map { rest.offsetBy(dx: 0, dy: $0.offset) } ?? rest
  }

  /// Returns the frame of the sheet with a height, or at the selected detent.
  func restingFrame(height wanted: CGFloat? = nil) -> CGRect {
    guard let container = containerView, isEdgeAttached else { return centered(standardFrame) }
    let room = room(in: container)
    let height = wanted ?? activeDetents.first { $0.detent === selectedDetent }?.height ?? room.height
    let preferred = presentedViewController.preferredContentSize.width
    let isPreferred = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = isPreferred ? min(preferred, room.width) : room.width
    return centered(
      CGRect(x: room.midX - width / 2, y: room.maxY - height, width: width, height: height))
  }

  /// The detents that exist in the current traits, with the heights of the sheet from the bottom edge.
  ///
  /// The medium one is none in a compact height.
  var activeDetents: [(detent: Detent, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let isLow = traitCollection.verticalSizeClass == .compact
    let room = room(in: container)
    return detents.compactMap { detent in
      guard !isLow || detent.identifier != .medium else { return nil }
      return detent.height(in: container, maximum: room.height, traits: traitCollection).map {
        (detent, max(0, min($0, room.height)))
      }
    }
  }

  /// The detent at which the sheet is.
  var selectedDetent: Detent? {
    let active = activeDetents
    return (active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first)?.detent
  }

  /// Whether or not the selected detent is one at which the content below is not dimmed.
  var isUndimmed: Bool {
    guard isSheet,
      let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let selected = detents.firstIndex(where: { $0 === selectedDetent })
    else { return false }
    return selected <= largest
  }

  /// Returns the greatest frame of a sheet that reaches the edge.
  private func room(in container: UIView) -> CGRect {
    guard traitCollection.verticalSizeClass == .compact, let window = container.window else {
      return standardFrame
    }
    let safe = window.surroundingInsets
    return container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + PresentationFigures.gapAboveSheet, left: safe.left, bottom: 0, right: safe.right))
  }

  /// The frame of a sheet without detents: on phones in portrait ten points below the safe area, on pads in the centre.
  private var standardFrame: CGRect {
    guard let container = containerView, let window = container.window, isSheet,
      traitCollection.verticalSizeClass == .regular
    else { return systemFrame }
    let (bounds, safe) = (container.bounds, window.surroundingInsets)
    guard traitCollection.horizontalSizeClass == .regular else {
      let top = safe.top + PresentationFigures.gapAboveSheet
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    let room = bounds.inset(by: safe)
    let wanted =
      isForm ? formSize : CGSize(width: PresentationFigures.pageWidth, height: room.height)
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isForm: Bool {
    switch adaptedStyle {
    case .pageSheet: false
    case .automatic: !prefersPageSizing
    default: true
    }
  }

  private var formSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : PresentationFigures.form.width,
      height: preferred.height > 0 ? preferred.height : PresentationFigures.form.height)
  }

  /// Returns a frame with its middle above that of the source, as far as the container has space.
  private func centered(_ frame: CGRect) -> CGRect {
    guard let container = containerView, let source = sourceView, source.window != nil, isSheet,
      frame.width < container.bounds.width
    else { return frame }
    let middle = source.convert(source.bounds, to: container).midX
    guard middle.isFinite else { return frame }
    let left = max(0, min(middle - frame.width / 2, container.bounds.width - frame.width))
    return CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height)
  }
}

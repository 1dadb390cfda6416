import Foundation
import StyleCore

extension UISheetPresentationController {
  /// Whether or not the sheet reaches the bottom edge: in a compact width, and in a compact height if that is preferred.
  var isEdgeAttached: Bool {
    guard adaptedStyle != .fullScreen, selectedDetent != nil else { return false }
    return traitCollection.verticalSizeClass == .compact
      ? prefersEdgeAttachedInCompactHeight : traitCollection.horizontalSizeClass == .compact
  }

  /// Whether or not the sheet has a handle.
  var isGrabberShown: Bool { prefersGrabberVisible && isSheet && isEdgeAttached }

  /// The frame of the sheet in its container.
  var sheetFrame: CGRect {
    guard let container, isEdgeAttached, let detent = selectedDetent else { return centered(systemFrame) }
    let room = self.room(in: container)
    let height = min(
      detent.height(in: container, maximum: room.height, traits: traitCollection), room.height)
    let preferred = presentedViewController.preferredContentSize.width
    let isPreferred = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = isPreferred ? min(preferred, room.width) : room.width
    return centered(
      CGRect(x: room.midX - width / 2, y: room.maxY - height, width: width, height: height))
  }

  /// Returns the greatest frame of a sheet that reaches the edge.
  private func room(in container: PresentationView) -> CGRect {
    guard traitCollection.verticalSizeClass == .compact, let window = container.window else {
      return systemFrame
    }
    let safe = window.surroundingInsets
    return container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + PresentationFigures.gapAboveSheet, left: safe.left, bottom: 0, right: safe.right))
  }

  /// Returns a frame with its middle above that of the source, as far as the container has space.
  private func centered(_ frame: CGRect) -> CGRect {
    guard let container, let source = sourceView, source.window != nil, isSheet,
      frame.width < container.bounds.width
    else { return frame }
    let middle = source.convert(source.bounds, to: container).midX
    guard middle.isFinite else { return frame }
    let left = max(0, min(middle - frame.width / 2, container.bounds.width - frame.width))
    return CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height)
  }
}

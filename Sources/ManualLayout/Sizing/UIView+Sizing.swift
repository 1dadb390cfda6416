public import Foundation
import LayerCore
public import LayoutCore
import StyleCore

extension UIView {
  /// Returns the size that best fits into `size` points, within `constraints`.
  ///
  /// The view's preferred size is rounded up to its pixels; then the constraints hold exactly, and the size is not
  /// below zero. Sides of `size` that are infinite or `greatestFiniteMagnitude` set no limit; a preferred side that is
  /// as large is returned as it is.
  public func sizeThatFits(_ size: CGSize, constraints: SizingConstraints) -> CGSize {
    constraints.apply(to: pixelGrid.snap(tracedSizeThatFits(size), .ceil), in: size)
  }

  /// Returns the size that best fits into the given space, within `constraints`; see `sizeThatFits(_:constraints:)`.
  public func sizeThatFits(
    width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    constraints: SizingConstraints = .none
  ) -> CGSize {
    sizeThatFits(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Resizes the view to the size that best fits into `size` points, within `constraints`.
  ///
  /// See `sizeThatFits(_:constraints:)`. `center` and the bounds' origin stay, so with an anchor point in the center
  /// the frame's origin moves: position the view afterwards.
  public func sizeToFit(_ size: CGSize, constraints: SizingConstraints = .none) {
    bounds.size = sizeThatFits(size, constraints: constraints)
  }

  /// Resizes the view to the size that best fits into the given width, and height if any, within `constraints`.
  ///
  /// ```swift
  /// field.sizeToFit(width: 288, height: 44, constraints: [.fixedWidth, .minHeight])
  /// // 288 × 44, or higher if the text needs it
  /// ```
  public func sizeToFit(
    width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, constraints: SizingConstraints = .none
  ) {
    sizeToFit(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Resizes the view to the size that best fits into the given height, of any width, within `constraints`.
  public func sizeToFit(height: CGFloat, constraints: SizingConstraints = .none) {
    sizeToFit(CGSize(width: .greatestFiniteMagnitude, height: height), constraints: constraints)
  }

  /// Returns the untransformed frame of the view after `sizeToFit(_:constraints:)`, in the superview's coordinates.
  public func frameThatFits(_ size: CGSize, constraints: SizingConstraints = .none) -> CGRect {
    let size = sizeThatFits(size, constraints: constraints)
    let anchor = layer.anchorPoint
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
  }

  /// Returns the untransformed frame after `sizeToFit(width:height:constraints:)`, in the superview's coordinates.
  ///
  /// ```swift
  /// let frame = notice.frameThatFits(width: 280, constraints: .maxWidth)
  /// UIView.animate(withDuration: 0.3) { notice.untransformedFrame = frame }
  /// // The notice grows around its center.
  /// ```
  public func frameThatFits(
    width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    constraints: SizingConstraints = .none
  ) -> CGRect {
    frameThatFits(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Returns the size of `sizeThatFits(_:constraints:)`.
  public func frameSize(thatFits size: CGSize, constraints: SizingConstraints = .none) -> CGSize {
    sizeThatFits(size, constraints: constraints)
  }
}

// MARK: - Wrapping

/// Sizes for text: as wide as the space, and as high as the text, but no higher than the space.
extension UIView {
  /// Resizes the view to the width of `size` less `margins` at both sides, and to the height that fits it.
  public func wrapToFit(_ size: CGSize, margins: CGFloat = 0) {
    sizeToFit(
      CGSize(width: max(0, size.width - 2 * margins), height: max(0, size.height - 2 * margins)),
      constraints: .wrap)
  }

  /// Resizes the view to `width` less `margins` at both sides, and to the height that fits it.
  ///
  /// ```swift
  /// message.wrapToFit(width: card.bounds.width, margins: 16)  // 288 points wide, as high as its lines
  /// message.alignToSuperview(.topCenter, inset: 16)
  /// ```
  public func wrapToFit(width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, margins: CGFloat = 0) {
    wrapToFit(CGSize(width: width, height: height), margins: margins)
  }

  /// Resizes the view as `wrapToFit(width:margins:)` does.
  public func wrap(toFitWidth width: CGFloat, margins: CGFloat = 0) {
    wrapToFit(width: width, margins: margins)
  }
}

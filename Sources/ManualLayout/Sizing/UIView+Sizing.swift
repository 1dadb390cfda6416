public import Foundation
import LayerCore
public import LayoutCore
import StyleCore

extension UIView {
  /// The size that suits the view best in `size` points of space, within `constraints`.
  ///
  /// What the view asks for is rounded up to its pixels; then the constraints hold it exactly, and it is never below
  /// zero. Sides of `size` that are infinite or `greatestFiniteMagnitude` limit nothing; so large a side that the
  /// view asks for passes through.
  public func sizeThatFits(_ size: CGSize, constraints: SizingConstraints) -> CGSize {
    constraints.apply(to: pixelGrid.snap(askedSizeThatFits(size), .ceil), in: size)
  }

  /// The size that suits the view best in the given space, within `constraints`; see
  /// `sizeThatFits(_:constraints:)`.
  public func sizeThatFits(
    width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    constraints: SizingConstraints = .none
  ) -> CGSize {
    sizeThatFits(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Takes the size that suits the view best in `size` points of space, within `constraints`; see
  /// `sizeThatFits(_:constraints:)`.
  ///
  /// `center` and the bounds' origin stay, so with an anchor in the middle the frame's origin moves: the view is
  /// to be positioned afterwards.
  public func sizeToFit(_ size: CGSize, constraints: SizingConstraints = .none) {
    bounds.size = sizeThatFits(size, constraints: constraints)
  }

  /// Takes the size that suits the view best in the given width, and height if any, within `constraints`.
  public func sizeToFit(
    width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, constraints: SizingConstraints = .none
  ) {
    sizeToFit(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Takes the size that suits the view best in the given height, however wide, within `constraints`.
  public func sizeToFit(height: CGFloat, constraints: SizingConstraints = .none) {
    sizeToFit(CGSize(width: .greatestFiniteMagnitude, height: height), constraints: constraints)
  }

  /// The untransformed frame that `sizeToFit(_:constraints:)` would give the view, in the superview's coordinates;
  /// nothing changes.
  public func frameThatFits(_ size: CGSize, constraints: SizingConstraints = .none) -> CGRect {
    let size = sizeThatFits(size, constraints: constraints)
    let anchor = layer.anchorPoint
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
  }

  /// The untransformed frame that `sizeToFit(width:height:constraints:)` would give the view, in the superview's
  /// coordinates; nothing changes.
  public func frameThatFits(
    width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    constraints: SizingConstraints = .none
  ) -> CGRect {
    frameThatFits(CGSize(width: width, height: height), constraints: constraints)
  }

  /// The same as `sizeThatFits(_:constraints:)`.
  public func frameSize(thatFits size: CGSize, constraints: SizingConstraints = .none) -> CGSize {
    sizeThatFits(size, constraints: constraints)
  }
}

// MARK: - Wrapping

/// The forms for text: as wide as the space, and as high as the text, but no higher than the space.
extension UIView {
  /// Takes the width of `size` without `margins` at both sides, and the height that suits it there.
  public func wrapToFit(_ size: CGSize, margins: CGFloat = 0) {
    sizeToFit(
      CGSize(width: max(0, size.width - 2 * margins), height: max(0, size.height - 2 * margins)),
      constraints: .wrap)
  }

  /// Takes `width` without `margins` at both sides, and the height that suits the view there.
  public func wrapToFit(width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, margins: CGFloat = 0) {
    wrapToFit(CGSize(width: width, height: height), margins: margins)
  }

  /// The same as `wrapToFit(width:margins:)`.
  public func wrap(toFitWidth width: CGFloat, margins: CGFloat = 0) {
    wrapToFit(width: width, margins: margins)
  }
}

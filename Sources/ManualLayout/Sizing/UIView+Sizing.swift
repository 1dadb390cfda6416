public import Foundation
public import LayoutCore

extension UIView {
  /// The size that suits the view best in `size` points of space, within `constraints`; never below zero.
  public func sizeThatFits(_ size: CGSize, constraints: SizingConstraints) -> CGSize {
    constraints.apply(to: askedSizeThatFits(size), in: size)
  }

  /// The size that suits the view best in the given space, within `constraints`; never below zero.
  public func sizeThatFits(
    width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    constraints: SizingConstraints = .none
  ) -> CGSize {
    sizeThatFits(CGSize(width: width, height: height), constraints: constraints)
  }

  /// Takes the size that suits the view best in `size` points of space, within `constraints`.
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
}

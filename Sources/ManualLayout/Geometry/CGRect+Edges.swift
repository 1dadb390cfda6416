public import Foundation
import LayoutCore
public import StyleCore

extension CGRect {
  /// Creates the rectangle between two vertical and two horizontal lines, in either order; its size is not negative.
  public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// Returns the rectangle with single edges inset, in points.
  ///
  /// As with `inset(by:)` a size may become negative (A.22).
  public func inset(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// Returns the rectangle of `inset(left:top:right:bottom:)`.
  public func insetBy(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(left: left, top: top, right: right, bottom: bottom)
  }

  /// Returns the rectangle with all edges inset by the same distance; null if nothing remains, as `insetBy(dx:dy:)`
  /// (A.22).
  public func insetAllSides(by inset: CGFloat) -> CGRect { insetBy(dx: inset, dy: inset) }

  /// Returns the rectangle inset by directional insets, in the layout direction of `context`.
  @preconcurrency @MainActor public func inset(
    by insets: NSDirectionalEdgeInsets, in context: any LayoutDirectionProviding
  ) -> CGRect {
    inset(by: UIEdgeInsets(insets, in: context.effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the rectangle with its edges moved outwards, the inverse of `inset(by:)`.
  public func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(left: -insets.left, top: -insets.top, right: -insets.right, bottom: -insets.bottom)
  }

  /// Returns the rectangle with single edges moved outwards, in points.
  public func outset(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(left: -left, top: -top, right: -right, bottom: -bottom)
  }

  /// Returns the rectangle with its edges moved outwards by directional insets, in the layout direction of `context`.
  @preconcurrency @MainActor public func outset(
    by insets: NSDirectionalEdgeInsets, in context: any LayoutDirectionProviding
  ) -> CGRect {
    outset(by: UIEdgeInsets(insets, in: context.effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the rectangle moved by `offset`.
  public func offset(by offset: UIOffset) -> CGRect { self + offset }

  /// Returns the point at `position`, in `layoutDirection`.
  public func point(at position: Position, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
    position.point(in: self, layoutDirection: layoutDirection)
  }
}

extension UIEdgeInsets {
  /// Creates equal insets at all edges.
  public init(uniform inset: CGFloat) {
    self.init(vertical: inset, horizontal: inset)
  }

  /// Creates equal outsets at all edges.
  public init(uniformOutset outset: CGFloat) {
    self.init(uniform: -outset)
  }

  /// Creates insets from one for the top and bottom, and one for left and right.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The sum of top and bottom.
  public var verticalAmount: CGFloat { top + bottom }
  /// The sum of left and right.
  public var horizontalAmount: CGFloat { left + right }
}

extension NSDirectionalEdgeInsets {
  /// Creates equal insets at all edges.
  public init(uniform inset: CGFloat) {
    self.init(vertical: inset, horizontal: inset)
  }

  /// Creates equal outsets at all edges.
  public init(uniformOutset outset: CGFloat) {
    self.init(uniform: -outset)
  }

  /// Creates insets from one for the top and bottom, and one for leading and trailing.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The sum of top and bottom.
  public var verticalAmount: CGFloat { top + bottom }
  /// The sum of leading and trailing.
  public var horizontalAmount: CGFloat { leading + trailing }
}

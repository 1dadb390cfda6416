public import Foundation
import LayoutCore
public import StyleCore

extension CGRect {
  /// The rectangle between two vertical and two horizontal lines, in either order; its size is not negative.
  public init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// The rectangle with single edges moved inwards, by points; edges that are not named stay. As with
  /// `inset(by:)` a size may become negative (A.22).
  public func inset(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The same as `inset(left:top:right:bottom:)`, by its other name.
  public func insetBy(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(left: left, top: top, right: right, bottom: bottom)
  }

  /// The rectangle with all edges moved inwards by as many points; null if nothing is left, as with
  /// `insetBy(dx:dy:)` (A.22).
  public func insetAllSides(by inset: CGFloat) -> CGRect { insetBy(dx: inset, dy: inset) }

  /// The rectangle with its edges moved inwards, leading and trailing taken by the direction of `context`.
  @preconcurrency @MainActor public func inset(
    by insets: NSDirectionalEdgeInsets, in context: any LayoutDirectionProviding
  ) -> CGRect {
    inset(by: UIEdgeInsets(insets, in: context.effectiveUserInterfaceLayoutDirection))
  }

  /// The rectangle with its edges moved outwards: it undoes `inset(by:)`.
  public func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(left: -insets.left, top: -insets.top, right: -insets.right, bottom: -insets.bottom)
  }

  /// The rectangle with single edges moved outwards, by points; edges that are not named stay.
  public func outset(
    left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
  ) -> CGRect {
    inset(left: -left, top: -top, right: -right, bottom: -bottom)
  }

  /// The rectangle with its edges moved outwards, leading and trailing taken by the direction of `context`.
  @preconcurrency @MainActor public func outset(
    by insets: NSDirectionalEdgeInsets, in context: any LayoutDirectionProviding
  ) -> CGRect {
    outset(by: UIEdgeInsets(insets, in: context.effectiveUserInterfaceLayoutDirection))
  }

  /// The rectangle moved by `offset`.
  public func offset(by offset: UIOffset) -> CGRect { self + offset }

  /// The point at `position`, where text runs in `layoutDirection`.
  public func point(at position: Position, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
    position.point(in: self, layoutDirection: layoutDirection)
  }
}

extension UIEdgeInsets {
  /// The same inset at every edge.
  public init(uniform inset: CGFloat) {
    self.init(vertical: inset, horizontal: inset)
  }

  /// The same outset at every edge.
  public init(uniformOutset outset: CGFloat) {
    self.init(uniform: -outset)
  }

  /// One inset for the top and bottom, one for left and right.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// What top and bottom take together.
  public var verticalAmount: CGFloat { top + bottom }
  /// What left and right take together.
  public var horizontalAmount: CGFloat { left + right }
}

extension NSDirectionalEdgeInsets {
  /// The same inset at every edge.
  public init(uniform inset: CGFloat) {
    self.init(vertical: inset, horizontal: inset)
  }

  /// The same outset at every edge.
  public init(uniformOutset outset: CGFloat) {
    self.init(uniform: -outset)
  }

  /// One inset for the top and bottom, one for leading and trailing.
  public init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// What top and bottom take together.
  public var verticalAmount: CGFloat { top + bottom }
  /// What leading and trailing take together.
  public var horizontalAmount: CGFloat { leading + trailing }
}

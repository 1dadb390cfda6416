public import Foundation
public import LayoutCore
public import StyleCore

extension Alignable {
  /// The same, by its rectangle with the edges moved inwards; negative insets move them outwards.
  public func alignmentProxy(insetBy insets: UIEdgeInsets) -> any Alignable {
    InsetAlignmentProxy(alignable: self, insets: insets)
  }

  /// The same, by its rectangle with the edges moved inwards, leading and trailing taken by the view's own
  /// layout direction now.
  public func alignmentProxy(directionallyInsetBy insets: NSDirectionalEdgeInsets) -> any Alignable {
    let direction = alignmentContext.view.effectiveUserInterfaceLayoutDirection
    return alignmentProxy(insetBy: UIEdgeInsets(insets, in: direction))
  }

  /// The same, with single edges moved inwards; edges that are not named stay.
  public func alignmentProxyInsetBy(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The same, with the horizontal edges moved inwards by one distance and the vertical ones by another.
  public func alignmentProxyInsetBy(vertical: CGFloat = 0, horizontal: CGFloat = 0) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(vertical: vertical, horizontal: horizontal))
  }

  /// The same, with all edges moved inwards by `inset`.
  public func alignmentProxyInsetBy(uniform inset: CGFloat) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(uniform: inset))
  }

  /// The same, by its rectangle moved by `offset`.
  public func alignmentProxy(offsetBy offset: UIOffset) -> any Alignable {
    OffsetAlignmentProxy(alignable: self, offset: offset)
  }

  /// The same, by its rectangle moved to the right and down.
  public func alignmentProxyOffsetBy(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> any Alignable {
    alignmentProxy(offsetBy: UIOffset(horizontal: horizontal, vertical: vertical))
  }
}

extension UIView {
  /// The view by its bounds inset by its layout margins as they are now (D.1 to D.6).
  public var layoutMarginsAlignmentProxy: any Alignable { alignmentProxy(insetBy: layoutMargins) }

  /// The view by its bounds inset by its safe area as it is now (D.8).
  public var safeAreaAlignmentProxy: any Alignable { alignmentProxy(insetBy: safeAreaInsets) }

  /// The view by `rect` of its own coordinates.
  public func alignmentProxy(for rect: CGRect) -> any Alignable {
    RectAlignmentProxy(proxiedView: self, rect: rect)
  }

  /// The view by the box around it as its transform shows it.
  public var frameAlignmentProxy: FrameAlignmentProxy { FrameAlignmentProxy(proxiedView: self) }
}

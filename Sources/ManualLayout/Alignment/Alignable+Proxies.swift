public import Foundation
public import LayoutCore
public import StyleCore

extension Alignable {
  /// Returns a proxy for the rectangle inset by `insets`; negative insets move the edges outwards.
  public func alignmentProxy(insetBy insets: UIEdgeInsets) -> any Alignable {
    InsetAlignmentProxy(alignable: self, insets: insets)
  }

  /// Returns a proxy for the rectangle inset by directional insets, in the view's present layout direction.
  public func alignmentProxy(directionallyInsetBy insets: NSDirectionalEdgeInsets) -> any Alignable {
    let direction = alignmentContext.view.effectiveUserInterfaceLayoutDirection
    return alignmentProxy(insetBy: UIEdgeInsets(insets, in: direction))
  }

  /// Returns a proxy for the rectangle with single edges inset.
  public func alignmentProxyInsetBy(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// Returns a proxy for the rectangle with its vertical and its horizontal edges inset.
  ///
  /// ```swift
  /// let frame = photo.alignmentProxyInsetBy(vertical: 8, horizontal: 12)
  /// caption.align(.bottomLeading, with: frame, .bottomLeading)
  /// // The caption is in the photo, 8 points above its lower edge, and 12 points from the leading one.
  /// ```
  public func alignmentProxyInsetBy(vertical: CGFloat = 0, horizontal: CGFloat = 0) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(vertical: vertical, horizontal: horizontal))
  }

  /// Returns a proxy for the rectangle with all edges inset by `inset`.
  public func alignmentProxyInsetBy(uniform inset: CGFloat) -> any Alignable {
    alignmentProxy(insetBy: UIEdgeInsets(uniform: inset))
  }

  /// Returns a proxy for the rectangle moved by `offset`.
  public func alignmentProxy(offsetBy offset: UIOffset) -> any Alignable {
    OffsetAlignmentProxy(alignable: self, offset: offset)
  }

  /// Returns a proxy for the rectangle moved to the right and down.
  public func alignmentProxyOffsetBy(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> any Alignable {
    alignmentProxy(offsetBy: UIOffset(horizontal: horizontal, vertical: vertical))
  }
}

extension UIView {
  /// A proxy for the bounds inset by the present layout margins (D.1 to D.6).
  public var layoutMarginsAlignmentProxy: any Alignable { alignmentProxy(insetBy: layoutMargins) }

  /// A proxy for the bounds inset by the present safe area (D.8).
  public var safeAreaAlignmentProxy: any Alignable { alignmentProxy(insetBy: safeAreaInsets) }

  /// Returns a proxy for `rect` in the view's coordinates.
  ///
  /// ```swift
  /// let bar = chart.alignmentProxy(for: CGRect(x: 40, y: 30, width: 20, height: 70))
  /// marker.align(.bottomCenter, with: bar, .topCenter, verticalOffset: -4)  // 4 points above the bar
  /// ```
  public func alignmentProxy(for rect: CGRect) -> any Alignable {
    RectAlignmentProxy(proxiedView: self, rect: rect)
  }

  /// A proxy for the bounding box of the transformed view.
  public var frameAlignmentProxy: FrameAlignmentProxy { FrameAlignmentProxy(proxiedView: self) }
}

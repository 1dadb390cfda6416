public import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// A proxy for the inset rectangle of a view or another proxy.
///
/// The rectangle follows the present bounds, without a layout.
@preconcurrency @MainActor
public struct InsetAlignmentProxy: Alignable {
  /// The view or proxy whose rectangle is inset.
  public let alignable: any Alignable
  /// The insets, in points.
  public var insets: UIEdgeInsets

  /// The view of the proxy.
  public var proxiedView: UIView { alignable.alignmentContext.view }

  /// Creates a proxy for the inset rectangle of `alignable`.
  public init(alignable: any Alignable, insets: UIEdgeInsets) {
    self.alignable = alignable
    self.insets = insets
  }

  /// Creates a proxy for the inset bounds of `proxiedView`.
  public init(proxiedView: UIView, insets: UIEdgeInsets) {
    self.init(alignable: proxiedView, insets: insets)
  }

  /// The view with the inset rectangle.
  public var alignmentContext: AlignmentContext {
    let context = alignable.alignmentContext
    return context.with(context.alignmentBounds.inset(by: insets))
  }
}

/// A proxy for the moved rectangle of a view or another proxy.
@preconcurrency @MainActor
public struct OffsetAlignmentProxy: Alignable {
  /// The view or proxy whose rectangle is moved.
  public let alignable: any Alignable
  /// The offset of the rectangle, in points.
  public let offset: UIOffset

  /// The view of the proxy.
  public var proxiedView: UIView { alignable.alignmentContext.view }

  /// Creates a proxy for the rectangle of `alignable` moved by `offset`.
  public init(alignable: any Alignable, offset: UIOffset) {
    self.alignable = alignable
    self.offset = offset
  }

  /// The view with the moved rectangle.
  public var alignmentContext: AlignmentContext {
    let context = alignable.alignmentContext
    return context.with(context.alignmentBounds.offset(by: offset))
  }
}

/// A proxy for a rectangle in the coordinates of a view, which scrolls with its content.
@preconcurrency @MainActor
public struct RectAlignmentProxy: Alignable {
  /// The view of the proxy.
  public let proxiedView: UIView
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect

  /// Creates a proxy for `rect` in the coordinates of `proxiedView`.
  public init(proxiedView: UIView, rect: CGRect) {
    self.proxiedView = proxiedView
    self.rect = rect
  }

  /// The view with the rectangle.
  public var alignmentContext: AlignmentContext {
    var context = AlignmentContext(view: proxiedView, alignmentBounds: rect)
    context.isInContent = true
    return context
  }
}

/// A proxy for the bounding box of a transformed view, in place of its untransformed frame.
@preconcurrency @MainActor
public struct FrameAlignmentProxy: Alignable {
  /// The view of the proxy.
  public let proxiedView: UIView

  /// Creates a proxy for the bounding box of `proxiedView`.
  public init(proxiedView: UIView) {
    self.proxiedView = proxiedView
  }

  /// The view with the bounding box of its transformed bounds (A.3), in its untransformed coordinates.
  public var alignmentContext: AlignmentContext {
    let bounds = proxiedView.bounds
    let anchor = proxiedView.layer.anchorPoint
    // The box is relative to the anchor point, which a transform moves only by its translation (A.2).
    let box = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height
    ).applying(proxiedView.transform)
    let pivot = UIOffset(
      horizontal: bounds.minX + anchor.x * bounds.width, vertical: bounds.minY + anchor.y * bounds.height)
    return AlignmentContext(view: proxiedView, alignmentBounds: box.offset(by: pivot))
  }
}

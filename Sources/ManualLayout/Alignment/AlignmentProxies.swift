public import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// A view or another proxy, by its rectangle with the edges moved inwards.
///
/// It is worked out anew whenever it is asked, from the present bounds: no layout is needed.
@preconcurrency @MainActor
public struct InsetAlignmentProxy: Alignable {
  /// What the proxy stands for.
  public let alignable: any Alignable
  /// How far each edge moves inwards, in points.
  public var insets: UIEdgeInsets

  /// The view that the proxy stands for.
  public var proxiedView: UIView { alignable.alignmentContext.view }

  /// Stands for `alignable` with its edges moved inwards.
  public init(alignable: any Alignable, insets: UIEdgeInsets) {
    self.alignable = alignable
    self.insets = insets
  }

  /// Stands for `proxiedView` with its edges moved inwards.
  public init(proxiedView: UIView, insets: UIEdgeInsets) {
    self.init(alignable: proxiedView, insets: insets)
  }

  /// The view, by the inner rectangle.
  public var alignmentContext: AlignmentContext {
    let context = alignable.alignmentContext
    return context.with(context.alignmentBounds.inset(by: insets))
  }
}

/// A view or another proxy, by its rectangle moved elsewhere.
@preconcurrency @MainActor
public struct OffsetAlignmentProxy: Alignable {
  /// What the proxy stands for.
  public let alignable: any Alignable
  /// How far the rectangle is moved, in points.
  public let offset: UIOffset

  /// The view that the proxy stands for.
  public var proxiedView: UIView { alignable.alignmentContext.view }

  /// Stands for `alignable`, moved by `offset`.
  public init(alignable: any Alignable, offset: UIOffset) {
    self.alignable = alignable
    self.offset = offset
  }

  /// The view, by the moved rectangle.
  public var alignmentContext: AlignmentContext {
    let context = alignable.alignmentContext
    return context.with(context.alignmentBounds.offset(by: offset))
  }
}

/// A view by an arbitrary rectangle in its own coordinates, which scrolls with its content.
@preconcurrency @MainActor
public struct RectAlignmentProxy: Alignable {
  /// The view that the proxy stands for.
  public let proxiedView: UIView
  /// The rectangle, in the view's own coordinates.
  public let rect: CGRect

  /// Stands for `proxiedView`, by `rect` in its own coordinates.
  public init(proxiedView: UIView, rect: CGRect) {
    self.proxiedView = proxiedView
    self.rect = rect
  }

  /// The view, by the rectangle.
  public var alignmentContext: AlignmentContext {
    var context = AlignmentContext(view: proxiedView, alignmentBounds: rect)
    context.isInContent = true
    return context
  }
}

/// A view by the upright box around it as its transform shows it, in place of the rectangle without the transform.
@preconcurrency @MainActor
public struct FrameAlignmentProxy: Alignable {
  /// The view that the proxy stands for.
  public let proxiedView: UIView

  /// Stands for `proxiedView` as it is transformed.
  public init(proxiedView: UIView) {
    self.proxiedView = proxiedView
  }

  /// The view, by the box around its transformed bounds (A.3), in its own coordinates without the transform.
  public var alignmentContext: AlignmentContext {
    let bounds = proxiedView.bounds
    let anchor = proxiedView.layer.anchorPoint
    // About the anchor point, which no transform moves but by its shift (A.2).
    let box = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height
    ).applying(proxiedView.transform)
    let pivot = UIOffset(
      horizontal: bounds.minX + anchor.x * bounds.width, vertical: bounds.minY + anchor.y * bounds.height)
    return AlignmentContext(view: proxiedView, alignmentBounds: box.offset(by: pivot))
  }
}

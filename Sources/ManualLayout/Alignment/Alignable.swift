public import Foundation
public import LayoutCore

/// A view, or something that stands for one with another rectangle: it can be aligned, aligned with, and distributed.
@preconcurrency @MainActor
public protocol Alignable: ViewDistributionSpecifying {
  /// The view, and the rectangle whose positions count.
  var alignmentContext: AlignmentContext { get }
}

/// A view and the rectangle of it whose positions are aligned.
@preconcurrency @MainActor
public struct AlignmentContext {
  /// The view that is moved, or aligned with.
  public var view: UIView

  /// The rectangle whose positions count, in the view's own coordinates.
  public var alignmentBounds: CGRect

  /// Whether the rectangle lies at a place of the view's content instead of following its bounds: it does not
  /// move when the view is scrolled.
  var isInContent = false

  /// A rectangle that follows the view's bounds, in the view's own coordinates.
  public init(view: UIView, alignmentBounds: CGRect) {
    self.view = view
    self.alignmentBounds = alignmentBounds
  }

  /// The point at `position`, by the view's own layout direction, in the view's coordinates.
  func point(at position: Position) -> CGPoint {
    position.point(in: alignmentBounds, layoutDirection: view.effectiveUserInterfaceLayoutDirection)
  }

  /// The same view with another rectangle.
  func with(_ bounds: CGRect) -> AlignmentContext {
    var context = self
    context.alignmentBounds = bounds
    return context
  }
}

extension UIView: Alignable {
  /// The view by its bounds.
  public var alignmentContext: AlignmentContext { AlignmentContext(view: self, alignmentBounds: bounds) }
}

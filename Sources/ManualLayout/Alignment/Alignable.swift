public import Foundation
public import LayoutCore

/// A type that can be aligned and distributed: a view, or a proxy for another rectangle of a view.
@preconcurrency @MainActor
public protocol Alignable: ViewDistributionSpecifying {
  /// The view, and the rectangle whose positions are aligned.
  var alignmentContext: AlignmentContext { get }
}

/// A view and the rectangle of it whose positions are aligned.
@preconcurrency @MainActor
public struct AlignmentContext {
  /// The view.
  public var view: UIView

  /// The rectangle, in the view's coordinates.
  public var alignmentBounds: CGRect

  /// Whether or not the rectangle is fixed in the view's content, and does not follow the bounds when the view scrolls.
  var isInContent = false

  /// Creates a context with a rectangle that follows the view's bounds, in the view's coordinates.
  public init(view: UIView, alignmentBounds: CGRect) {
    self.view = view
    self.alignmentBounds = alignmentBounds
  }

  /// Returns the point at `position` in the view's layout direction and coordinates.
  func point(at position: Position) -> CGPoint {
    position.point(in: alignmentBounds, layoutDirection: view.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns a context of the same view with another rectangle.
  func with(_ bounds: CGRect) -> AlignmentContext {
    var context = self
    context.alignmentBounds = bounds
    return context
  }
}

extension UIView: Alignable {
  /// The view with its bounds.
  public var alignmentContext: AlignmentContext { AlignmentContext(view: self, alignmentBounds: bounds) }
}

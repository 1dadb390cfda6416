public import Foundation
import LayoutCore
public import StyleCore

/// An edge of a rectangle, in a layout direction.
public enum DirectionalEdge: String, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which lines of text end.
  case trailing

  /// Returns the edge in `layoutDirection`.
  public func edge(in layoutDirection: UIUserInterfaceLayoutDirection) -> CGRectEdge {
    switch self {
    case .top: .minYEdge
    case .bottom: .maxYEdge
    case .leading: layoutDirection == .leftToRight ? .minXEdge : .maxXEdge
    case .trailing: layoutDirection == .leftToRight ? .maxXEdge : .minXEdge
    }
  }
}

extension CGRect {
  /// Returns the slice of `amount` points at `edge`, and the remainder.
  ///
  /// An amount below 0 or beyond the rectangle counts as 0 or the whole, as with `divided(atDistance:from:)` (A.24):
  /// both parts always tile the rectangle.
  public func slice(from edge: CGRectEdge, amount: CGFloat) -> (slice: CGRect, remainder: CGRect) {
    divided(atDistance: amount, from: edge)
  }

  /// Returns the slice of `amount` points at `edge`, in the direction of `layoutDirectionProvider`, and the remainder.
  ///
  /// ```swift
  /// let (buttons, content) = card.bounds.slice(from: .bottom, amount: 44, in: card)
  /// let (picture, text) = content.slice(from: .leading, amount: 120, in: card)
  /// // The picture is at the left, or at the right in a right-to-left layout.
  /// ```
  @preconcurrency @MainActor public func slice(
    from edge: DirectionalEdge, amount: CGFloat, in layoutDirectionProvider: any LayoutDirectionProviding
  ) -> (slice: CGRect, remainder: CGRect) {
    slice(from: edge.edge(in: layoutDirectionProvider.effectiveUserInterfaceLayoutDirection), amount: amount)
  }
}

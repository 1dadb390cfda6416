public import Foundation
import LayoutCore
public import StyleCore

/// An edge of a rectangle, by the direction of reading.
public enum DirectionalEdge: String, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing

  /// The edge where text runs in `layoutDirection`.
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
  /// The piece of `amount` points at `edge`, and what remains.
  ///
  /// An amount below 0 or beyond the rectangle counts as 0 or the whole, as with `divided(atDistance:from:)`
  /// (A.24): both pieces always tile the rectangle.
  public func slice(from edge: CGRectEdge, amount: CGFloat) -> (slice: CGRect, remainder: CGRect) {
    divided(atDistance: amount, from: edge)
  }

  /// The piece of `amount` points at `edge`, taken by the direction of `layoutDirectionProvider`, and what remains.
  @preconcurrency @MainActor public func slice(
    from edge: DirectionalEdge, amount: CGFloat, in layoutDirectionProvider: any LayoutDirectionProviding
  ) -> (slice: CGRect, remainder: CGRect) {
    slice(from: edge.edge(in: layoutDirectionProvider.effectiveUserInterfaceLayoutDirection), amount: amount)
  }
}

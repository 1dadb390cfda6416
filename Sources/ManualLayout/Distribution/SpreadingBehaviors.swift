public import Foundation

/// The vertical placements of views that are spread horizontally.
public enum VerticalSpreadingBehavior: Hashable, Sendable {
  /// The whole height, from the top to the bottom.
  case fill
  /// The top edge in the views' own height, with an inset in points.
  case top(inset: CGFloat = 0)
  /// The center in the views' own height, with an offset downwards in points.
  case centered(offset: CGFloat = 0)
  /// The bottom edge in the views' own height, with an inset in points.
  case bottom(inset: CGFloat = 0)

  /// The placement; nil is the whole area.
  var placement: OrthogonalPlacement? {
    switch self {
    case .fill: nil
    case .top(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .bottom(let inset): .far(inset)
    }
  }
}

/// The horizontal placements of views that are spread vertically.
public enum HorizontalSpreadingBehavior: Hashable, Sendable {
  /// The whole width, from the leading to the trailing edge.
  case fill
  /// The leading edge in the views' own width, with an inset in points.
  case leading(inset: CGFloat = 0)
  /// The center in the views' own width, with an offset towards the trailing edge in points.
  case centered(offset: CGFloat = 0)
  /// The trailing edge in the views' own width, with an inset in points.
  case trailing(inset: CGFloat = 0)

  /// The placement; nil is the whole area.
  var placement: OrthogonalPlacement? {
    switch self {
    case .fill: nil
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

public import Foundation

/// How views that are spread horizontally lie between top and bottom.
public enum VerticalSpreadingBehavior: Hashable, Sendable {
  /// From the top to the bottom.
  case fill
  /// At the top in their own height, moved down by an inset in points.
  case top(inset: CGFloat = 0)
  /// In the middle in their own height, moved down by an offset in points.
  case centered(offset: CGFloat = 0)
  /// At the bottom in their own height, moved up by an inset in points.
  case bottom(inset: CGFloat = 0)

  /// Nil is the whole area.
  var placement: OrthogonalPlacement? {
    switch self {
    case .fill: nil
    case .top(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .bottom(let inset): .far(inset)
    }
  }
}

/// How views that are spread vertically lie between the leading and the trailing edge.
public enum HorizontalSpreadingBehavior: Hashable, Sendable {
  /// From the leading to the trailing edge.
  case fill
  /// At the leading edge in their own width, moved away from it by an inset in points.
  case leading(inset: CGFloat = 0)
  /// In the middle in their own width, moved towards the trailing edge by an offset in points.
  case centered(offset: CGFloat = 0)
  /// At the trailing edge in their own width, moved away from it by an inset in points.
  case trailing(inset: CGFloat = 0)

  /// Nil is the whole area.
  var placement: OrthogonalPlacement? {
    switch self {
    case .fill: nil
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

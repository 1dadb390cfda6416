public import Foundation

/// Where views of a horizontal distribution lie between top and bottom.
public enum VerticalDistributionAlignment: Hashable, Sendable {
  /// At the top, moved down by an inset in points.
  case top(inset: CGFloat = 0)
  /// In the middle, moved down by an offset in points.
  case centered(offset: CGFloat = 0)
  /// At the bottom, moved up by an inset in points.
  case bottom(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .top(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .bottom(let inset): .far(inset)
    }
  }
}

/// Where views of a vertical distribution lie between the leading and the trailing edge.
public enum HorizontalDistributionAlignment: Hashable, Sendable {
  /// At the leading edge, moved away from it by an inset in points.
  case leading(inset: CGFloat = 0)
  /// In the middle, moved towards the trailing edge by an offset in points.
  case centered(offset: CGFloat = 0)
  /// At the trailing edge, moved away from it by an inset in points.
  case trailing(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

/// Where views lie across a distribution along either axis: leading is the top, trailing the bottom where the views
/// follow each other horizontally.
public enum ViewDistributionAlignment: Hashable, Sendable {
  /// At the leading or upper edge, moved away from it by an inset in points.
  case leading(inset: CGFloat = 0)
  /// In the middle, moved towards the trailing or lower edge by an offset in points.
  case centered(offset: CGFloat = 0)
  /// At the trailing or lower edge, moved away from it by an inset in points.
  case trailing(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

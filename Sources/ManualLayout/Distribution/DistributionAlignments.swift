public import Foundation

/// The vertical alignments of views in a horizontal distribution.
public enum VerticalDistributionAlignment: Hashable, Sendable {
  /// The top edge, with an inset in points.
  case top(inset: CGFloat = 0)
  /// The center, with an offset downwards in points.
  case centered(offset: CGFloat = 0)
  /// The bottom edge, with an inset in points.
  case bottom(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .top(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .bottom(let inset): .far(inset)
    }
  }
}

/// The horizontal alignments of views in a vertical distribution.
public enum HorizontalDistributionAlignment: Hashable, Sendable {
  /// The leading edge, with an inset in points.
  case leading(inset: CGFloat = 0)
  /// The center, with an offset towards the trailing edge in points.
  case centered(offset: CGFloat = 0)
  /// The trailing edge, with an inset in points.
  case trailing(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

/// The alignments of views across a distribution along either axis.
///
/// In a horizontal distribution, leading is the top and trailing the bottom.
public enum ViewDistributionAlignment: Hashable, Sendable {
  /// The leading or upper edge, with an inset in points.
  case leading(inset: CGFloat = 0)
  /// The center, with an offset towards the trailing or lower edge in points.
  case centered(offset: CGFloat = 0)
  /// The trailing or lower edge, with an inset in points.
  case trailing(inset: CGFloat = 0)

  var placement: OrthogonalPlacement {
    switch self {
    case .leading(let inset): .near(inset)
    case .centered(let offset): .centered(offset)
    case .trailing(let inset): .far(inset)
    }
  }
}

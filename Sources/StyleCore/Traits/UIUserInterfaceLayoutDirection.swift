/// The layout direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The direction whose leading edge is on the left.
  case leftToRight = 0
  /// The direction whose leading edge is on the right.
  case rightToLeft = 1
}

/// The meaning of a view's content for the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content without a meaning, whose view follows the layout direction.
  case unspecified = 0
  /// The content of playback controls, which never flips.
  case playback = 1
  /// The content of controls for directions in space, which never flips.
  case spatial = 2
  /// The content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// The content that is always laid out from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of content with this meaning in an interface that runs in `direction` (E.1).
  package func layoutDirection(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitCollection {
  /// The layout direction, which is left to right if it is unspecified.
  package var readingDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The side that reading starts from.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What a view's content means for the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing: the view follows the reading direction.
  case unspecified = 0
  /// Controls of playback; they never flip.
  case playback = 1
  /// Controls that mean directions in space; they never flip.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// The direction of content of this kind where reading goes in `direction` (E.1).
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

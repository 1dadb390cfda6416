import Foundation

extension UIFont.TextStyle {
  /// Returns the point size in a content size category (H.7, C.13), or the size in the large one if the category is
  /// unknown.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    sizes[Self.index(of: category)]
  }

  /// Returns the leading, the points from baseline to baseline, in a content size category (M.1).
  ///
  /// The leadings also decide how lengths scale with the style (M.3).
  func leading(in category: UIContentSizeCategory) -> CGFloat {
    leadings[Self.index(of: category)]
  }

  /// Returns the leading, the points from baseline to baseline, in the first category that has `size`, or `nil` if none
  /// has.
  func leading(ofSize size: CGFloat) -> CGFloat? {
    sizes.firstIndex(of: size).map { leadings[$0] }
  }

  private static func index(of category: UIContentSizeCategory) -> Int {
    categories.firstIndex(of: category) ?? 3
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The sizes in points, from the extra small category to the largest.
  ///
  /// An unknown style is body text.
  private var sizes: [CGFloat] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  private var leadings: [CGFloat] {
    switch self {
    case .extraLargeTitle: [40, 41, 42, 43, 45, 48, 50, 54, 59, 63, 68, 72]
    case .extraLargeTitle2: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    }
  }
}

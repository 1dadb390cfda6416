package import Foundation

/// The width of text in `readableContentGuide`, in points.
package struct ReadableWidth {
  /// The width of the guide with more space than it needs.
  package let limit: CGFloat
  /// The width of the margins' frame from which the guide is limited.
  package let threshold: CGFloat

  /// Creates the widths for a content size category.
  ///
  /// For Large, 664 was captured, and a threshold between 718 and 780 (D.14), for which 750 is used. The widths of
  /// other categories are this package's own (D.15): in proportion to their body text, rounded to an even number of
  /// points.
  package init(for category: UIContentSizeCategory) {
    limit =
      switch category {
      case .extraSmall: 546
      case .small: 586
      case .medium: 624
      case .extraLarge: 742
      case .extraExtraLarge: 820
      case .extraExtraExtraLarge: 898
      case .accessibilityMedium: 1094
      case .accessibilityLarge: 1288
      case .accessibilityExtraLarge: 1562
      case .accessibilityExtraExtraLarge: 1836
      case .accessibilityExtraExtraExtraLarge: 2070
      default: 664
      }
    threshold = limit * 750 / 664
  }
}

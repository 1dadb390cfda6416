package import Foundation

/// The heights of bars in points, without the safe area beside them (D.12).
///
/// They are one table, since they depend on the version of the system: phones in landscape have had bars of 32, pads
/// bars of 50.
package enum BarMetrics {
  package static let navigationBar: CGFloat = 44
  /// The least height of the strip of a large title, beneath the row of a navigation bar.
  static let largeTitle: CGFloat = 52
  /// The space beside the line of a large title that is higher (D.17).
  static let largeTitleSpace: CGFloat = 4
  /// The height of a prompt, above the row of a navigation bar.
  package static let prompt: CGFloat = 30
  package static let tabBar: CGFloat = 49
  package static let toolbar: CGFloat = 44
  /// The heights of a toolbar on a phone and on a pad whose bottom edge has a home indicator, as Interface Builder has
  /// stored them since iOS 13.
  package static let toolbarOverIndicator: (phone: CGFloat, pad: CGFloat) = (49, 50)

  /// Returns the font of large titles, which grows with the text.
  package static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the height of a navigation bar with a large title and without a prompt (D.12, D.17).
  package static func navigationBarWithLargeTitle(for traits: UITraitCollection) -> CGFloat {
    let line = PixelGrid(scale: traits.displayScale).snap(largeTitleFont(for: traits).lineHeight, .ceil)
    return navigationBar + max(largeTitle, line + largeTitleSpace)
  }
}

package import Foundation

/// The heights of bars in points, without the safe area beside them (D.12).
///
/// They are one table, since they depend on the version of the system: phones in landscape have had bars of 32, pads
/// bars of 50.
package enum BarMetrics {
  package static let navigationBar: CGFloat = 44
  static let navigationBarWithLargeTitle: CGFloat = 96
  /// The height of a prompt, above the row of a navigation bar.
  static let prompt: CGFloat = 30
  package static let tabBar: CGFloat = 49
  package static let toolbar: CGFloat = 44
  /// The heights of a toolbar on a phone and on a pad whose bottom edge has a home indicator, as Interface Builder has
  /// stored them since iOS 13.
  package static let toolbarOverIndicator: (phone: CGFloat, pad: CGFloat) = (49, 50)
}

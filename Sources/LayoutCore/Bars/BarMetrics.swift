package import Foundation

/// The heights of bars in points, without what is beside them of the safe area (D.12).
///
/// One table, since they depend on the version of the system: phones held sideways have had bars of 32, pads
/// bars of 50.
package enum BarMetrics {
  package static let navigationBar: CGFloat = 44
  static let navigationBarWithLargeTitle: CGFloat = 96
  /// What a prompt adds to a navigation bar, above its row.
  static let prompt: CGFloat = 30
  package static let tabBar: CGFloat = 49
  package static let toolbar: CGFloat = 44
}

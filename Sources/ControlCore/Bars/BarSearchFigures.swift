package import Foundation

/// The sizes of a search bar in a navigation bar, in points, as of iOS 11 to 17.
package enum BarSearchFigures {
  /// The height that a search bar adds to the bar: a field of 36, one point above it, and 15 below.
  package static let height: CGFloat = 52
  /// The part of that height below the view of the search bar.
  static let below: CGFloat = 14
  /// The distance of a search bar's field from the sides of the search bar.
  static let fieldInset: CGFloat = 8
}

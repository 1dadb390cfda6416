package import Foundation

/// The sizes of a search bar in a navigation bar, in points, as of iOS 11 to 17, and those of iOS 26 (26.B.14).
package enum BarSearchFigures {
  /// The height that a search bar adds to the bar: a field of 36, one point above it, and 15 below.
  package static let height: CGFloat = 52
  /// The part of that height below the view of the search bar.
  static let below: CGFloat = 14
  /// The distance of a search bar's field from the sides of the search bar.
  static let fieldInset: CGFloat = 8
  /// The height of a search bar in a bar of iOS 26: a field of 44 between spaces of 8; and that of scopes.
  package static let glassHeight: CGFloat = 60
  package static let glassScopes: CGFloat = 47
}

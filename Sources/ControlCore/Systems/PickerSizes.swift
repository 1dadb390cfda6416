package import Foundation
import GraphicsCore
import Paths

/// The figures of picker views, in points (L.6).
package enum PickerSizes {
  /// The height of a row by default.
  static let rowHeight: CGFloat = 32
  /// The space between two columns.
  static let columnGap: CGFloat = 5
  /// The space at both sides of the columns, and of the band behind the selected rows.
  static let side: CGFloat = 9
  /// The space at both sides of a title in its column.
  static let titleInset: CGFloat = 9
  /// The part of the height of the band that is not the row's.
  static let bandExtra: CGFloat = 2
  /// The radius of the band's corners, an estimate.
  static let bandRadius: CGFloat = 8
  /// The size of the font of the titles in the band; outside of it they have `otherFont`, and `otherOpacity`.
  static let chosenFont: CGFloat = 23.5
  static let otherFont: CGFloat = 21
  static let otherOpacity: CGFloat = 0.447
  /// The distance from the upper and lower edge at which rows are invisible.
  static let fadeInset: CGFloat = 10
  /// The distance over which they become visible from there on, as a share of the height; an estimate.
  static let fadeShare: CGFloat = 0.3
  /// The part of the diameter of wheels that is not the picker's height.
  private static let extraDiameter: CGFloat = 75
  /// The ratio of a wheel's radius to its diameter as rows are counted.
  private static let radiusShare: CGFloat = 0.334225372
  /// The time in which a wheel turns to a row that was tapped, in seconds; that of an animated scroll.
  static let settling: TimeInterval = 0.3

  /// Returns the number of rows around a wheel in a picker of a height.
  package static func rowsPerTurn(height: CGFloat, rowHeight: CGFloat) -> CGFloat {
    max(4, (2 * (height + extraDiameter) / max(1, rowHeight)).rounded(.up))
  }

  /// Returns the radius of the wheels of a picker of a height.
  package static func radius(height: CGFloat) -> CGFloat { radiusShare * (height + extraDiameter) }

  /// Returns the width of each of some equal columns.
  package static func columnWidth(in width: CGFloat, columns: Int) -> CGFloat {
    let count = CGFloat(max(1, columns))
    return max(0, ((width - 2 * side - columnGap * (count - 1)) / count).rounded(.down))
  }
}

import Foundation
import LayoutCore
import StyleCore

/// The figures of list content, in points, for each version of the system (R.1–R.6, 26.L.4–26.L.8).
///
/// No figure of iOS 18 is known to differ from that of iOS 17.
enum ListContentMetrics {
  /// The margins of a cell of iOS 14 to 18 (R.1), and of iOS 26 (26.L.4).
  static let cellMargins = SystemValue(insets(11, 16), v26: insets(15, 16))
  /// The margins of a header of a grouped list (R.2, 26.L.6).
  static let groupedHeaderMargins = SystemValue(insets(17, 8, below: 6), v26: insets(10, 8))
  /// The margins of a footer of a grouped list (R.4, 26.L.7).
  static let groupedFooterMargins = insets(8, 8)
  /// The margins of a header of a plain list (R.3, 26.L.6).
  static let plainHeaderMargins = SystemValue(insets(4, 16), v26: insets(10, 16))
  static let plainFooterMargins = insets(8, 16)
  static let prominentHeaderMargins = insets(17, 8, below: 10)
  /// The margins of a header of a sidebar; those of iOS 26 are an estimate.
  static let sidebarHeaderMargins = insets(11, 8)
  static let imageToTextPadding: CGFloat = 16
  /// The space between texts one above the other: in a cell (R.1, 26.L.5), and in one with a subtitle (26.L.5).
  static let stackedPadding = SystemValue<CGFloat>(3, v26: 4)
  static let subtitlePadding = SystemValue<CGFloat>(3, v26: 0)
  static let sideBySidePadding: CGFloat = 8
  /// The smallest height of a cell (R.5, 26.L.4).
  static let minimumCellHeight = SystemValue<CGFloat>(44, v26: 52)
  /// Whether the smallest height grows with the line of the text, between the margins of a cell (26.L.4).
  static let growsMinimumHeight = SystemValue(false, v26: true)
  /// The side of the room for a symbol, at the large size of text (R.6).
  static let standardImageDimension: CGFloat = 24

  // MARK: Texts

  /// The style and the colour of a subtitle: those of iOS 26 are by the height of its line; the colour is an estimate
  /// (26.L.5).
  static let subtitleStyle = SystemValue(UIFont.TextStyle.caption1, v26: .subheadline)
  static let subtitleColor = SystemValue(UIColor.label, v26: .secondaryLabel)
  /// The style of a header of a grouped list, and the case of its letters (R.2, 26.L.6).
  static let groupedHeaderStyle = SystemValue(UIFont.TextStyle.footnote, v26: .headline)
  static let groupedHeaderTransform = SystemValue(
    UIListContentConfiguration.TextProperties.TextTransform.uppercase,
    v26: UIListContentConfiguration.TextProperties.TextTransform.none)

  private static func insets(_ above: CGFloat, _ leading: CGFloat, below: CGFloat? = nil)
    -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(top: above, leading: leading, bottom: below ?? above, trailing: 8)
  }

  /// Returns the smallest height of a cell (R.5, 26.L.4).
  static func minimumCellHeight(_ traits: UITraitCollection) -> CGFloat {
    let least = minimumCellHeight[traits]
    guard growsMinimumHeight[traits] else { return least }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let margins = cellMargins[traits]
    return max(least, margins.top + font.lineHeight + font.leading + margins.bottom)
  }
}

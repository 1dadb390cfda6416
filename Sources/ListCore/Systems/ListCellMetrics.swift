import Foundation
import StyleCore

/// The figures of list cells, in points, for each version of the system (R.7–R.12, 26.L.4, 26.L.10, 26.L.11); separators are
/// those of tables.
///
/// No figure of iOS 18 is known to differ from that of iOS 17.
enum ListCellMetrics {
  /// The margins of a cell without those of the screen.
  static let verticalMargin = SystemValue<CGFloat>(11, v26: 15)
  static let sideMargin: CGFloat = 16
  /// The margin of the content beside an accessory (R.8).
  static let contentMargin: CGFloat = 8
  static let indentationWidth: CGFloat = 10
  /// The distance between two accessories.
  static let accessoryGap: CGFloat = 8
  /// The corners of a card in an inset grouped list.
  static let cardRadius = SystemValue<CGFloat>(10, v26: 26)
  /// Whether the last row of a plain section has a separator above a footer.
  static let separatesFooter = SystemValue(true, v26: false)

  /// Returns the standard width of the room for an accessory, at the large size of text (R.7, R.9); nil is that of its
  /// content.
  static func width(of type: UICellAccessory.AccessoryType) -> CGFloat? {
    switch type {
    case .disclosureIndicator, .outlineDisclosure: 14
    case .checkmark, .detail, .delete, .insert, .multiselect: 24
    case .reorder: 27
    case .label, .popUpMenu, .customView: nil
    }
  }

  /// Returns the configuration of a chevron, which grows with the text.
  static func chevron(_ traits: UITraitCollection) -> UIImage.SymbolConfiguration {
    let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: 13, compatibleWith: traits)
    return UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
  }

  /// Returns the configuration of a mark or a control, which grows with the text.
  static func symbol(_ scale: UIImage.SymbolScale, _ traits: UITraitCollection) -> UIImage.SymbolConfiguration
  {
    UIImage.SymbolConfiguration(
      font: .preferredFont(forTextStyle: .body, compatibleWith: traits), scale: scale)
  }
}

import Foundation
import StyleCore

/// The figures of list cells, in points: the one place to change them for another version of the system (R.7–R.12).
enum ListCellMetrics {
  /// The margins of a cell without those of the screen.
  static let verticalMargin: CGFloat = 11
  static let sideMargin: CGFloat = 16
  /// The margin of the content beside an accessory (R.8).
  static let contentMargin: CGFloat = 8
  static let indentationWidth: CGFloat = 10
  /// The distance between two accessories.
  static let accessoryGap: CGFloat = 8
  /// The corners of a card in an inset grouped list.
  static let cardRadius: CGFloat = 10

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

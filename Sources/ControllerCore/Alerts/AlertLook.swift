import Foundation
import GraphicsCore
import StyleCore

/// The figures of an alert or an action sheet, in points, as of iOS 17; those of texts and fields are estimates.
struct AlertLook {
  /// The distance of texts and fields from the sides.
  static let padding: CGFloat = 16
  /// The height of a text field, and the space between two.
  static let fieldHeight: CGFloat = 32
  static let fieldGap: CGFloat = 8
  /// The space between the title and the message.
  static let textGap: CGFloat = 4

  /// The space above and below the texts.
  let above: CGFloat
  let below: CGFloat
  let titleSize: CGFloat
  let messageSize: CGFloat
  let textColor: UIColor
  /// The height of an action and the size of its title.
  let actionHeight: CGFloat
  let actionSize: CGFloat

  /// An alert in the middle.
  static let alert = AlertLook(
    above: 20, below: 16, titleSize: 17, messageSize: 13, textColor: .label,
    actionHeight: PresentationFigures.alertActionHeight, actionSize: 17)
  /// An action sheet at the bottom, or in a popover.
  static let actionSheet = AlertLook(
    above: 14, below: 14, titleSize: 13, messageSize: 13, textColor: .secondaryLabel,
    actionHeight: PresentationFigures.sheetActionHeight, actionSize: 20)
}

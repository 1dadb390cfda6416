import Foundation
import GraphicsCore

/// The figures of menus, in points, as they look on iOS 17; all of them are estimates.
enum MenuFigures {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  /// The space above and below the text of a row, where that is high.
  static let rowPadding: CGFloat = 11
  static let sideMargin: CGFloat = 16
  /// The width of the room for check marks before the titles of a menu that has any.
  static let markWidth: CGFloat = 22
  static let mark = CGSize(width: 14, height: 13)
  /// The space between a title and its image.
  static let imageGap: CGFloat = 8
  /// The band between two groups of a menu.
  static let bandHeight: CGFloat = 8
  static let titlePadding: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  /// The space between a preview and its menu.
  static let previewGap: CGFloat = 8
  /// The least space beside the edges of the screen.
  static let screenMargin: CGFloat = 8
  static let dimming: CGFloat = 0.2
  /// The shadow of a menu over a window that is not dimmed.
  static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (24, 0.25)
  /// The duration of appearing and disappearing in seconds.
  static let animation: TimeInterval = 0.25
}

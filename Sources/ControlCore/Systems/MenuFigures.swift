import Foundation
import GraphicsCore
import StyleCore

/// The figures of menus, in points: estimates as they look on iOS 17, and those of iOS 26 of 26.P.17 to 26.P.20.
enum MenuFigures {
  static let width: CGFloat = 250
  static let rowHeight = SystemValue<CGFloat>(44, v26: 42)
  /// The space above and below the text of a row, where that is high.
  static let rowPadding: CGFloat = 11
  /// The distance of titles from the leading side, and of what is at the trailing side; the latter of iOS 26 is an estimate.
  static let sideMargin = SystemValue<CGFloat>(16, v26: 28)
  /// The width of the room for check marks before the titles of a menu that has any.
  static let markWidth = SystemValue<CGFloat>(22, v26: 12)
  static let mark = CGSize(width: 14, height: 13)
  /// The distance of the middle of a check mark from the leading side, on iOS 26.
  static let markMiddle: CGFloat = 20
  /// The width of the room for images before the titles of a menu that has any, on iOS 26.
  static let imageWidth: CGFloat = 32
  /// The distance of the middle of a submenu's sign from the trailing side, on iOS 26.
  static let signMiddle: CGFloat = 31
  /// The space between a title and its image, or the sign of a submenu.
  static let imageGap: CGFloat = 8
  /// The band between two groups of a menu, which is a line in the middle of it on iOS 26.
  static let bandHeight = SystemValue<CGFloat>(8, v26: 21)
  static let titlePadding = SystemValue<CGFloat>(8, v26: 37 / 3)
  /// The space above the first row and below the last, an estimate.
  static let verticalPadding = SystemValue<CGFloat>(0, v26: 10)
  /// The radius of the corners of lists of suggestions, and of menus before iOS 26.
  static let cornerRadius: CGFloat = 13
  /// The radius of the corners of a menu.
  static let radius = SystemValue<CGFloat>(cornerRadius, v26: 32.57)
  /// The space between a preview and its menu.
  static let previewGap: CGFloat = 8
  /// The least space beside the edges of the screen.
  static let screenMargin: CGFloat = 8
  static let dimming: CGFloat = 0.2
  /// The shadow of a menu over a window that is not dimmed.
  static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (24, 0.25)
  /// The duration of appearing and disappearing in seconds.
  static let animation: TimeInterval = 0.25

  // MARK: Small elements

  /// The numbers of small and medium elements in a row, and their heights, on iOS 26; estimates.
  static let (smallCount, mediumCount) = (4, 3)
  static let (smallHeight, mediumHeight): (CGFloat, CGFloat) = (48, 68)
  /// The distance of the elements of a row from the sides, an estimate.
  static let stripeMargin: CGFloat = 12
}

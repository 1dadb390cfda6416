import Foundation
import StyleCore

/// The figures of edit menus, in points, as they look on iOS 17 and 26; all of them are estimates.
enum EditMenuFigures {
  static let height: CGFloat = 44
  static let (padding, gap): (CGFloat, CGFloat) = (14, 8)
  /// The radius of the corners: a capsule's on iOS 26.
  static let cornerRadius = SystemValue<CGFloat>(12, v26: 22)
  static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (16, 0.2)
  static let screenMargin: CGFloat = 8
  /// The width of the button that shows more elements.
  static let more: CGFloat = 40
  /// The height of the lines between titles, in the middle.
  static let lineHeight = SystemValue<CGFloat>(44, v26: 20)
}

import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The figures of text fields, in points, for each version of the system (C.19, 26.C.14 to 26.C.16).
enum TextFieldFigures {
  /// The least height of a field with a rounded border; lines of fonts of up to 20 points have room in it.
  static let roundedHeight: CGFloat = 34
  static let roundedRadius: CGFloat = 5
  /// The insets of the text from the border.
  static let roundedInsets = UIEdgeInsets(top: 4.75, left: 7, bottom: 4.75, right: 7)
  static let lineInsets = SystemValue(
    UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7),
    v26: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
  static let bezelInsets = SystemValue(
    UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7),
    v26: UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7))
  /// The part of the intrinsic width that is neither text nor border.
  static let roundedWidth: CGFloat = 14
  static let bezelWidth = SystemValue<CGFloat>(0, v26: 14)
  /// The part of the height of a field without a rounded border that is neither line nor border.
  static let lineExtra = SystemValue<CGFloat>(0, v26: 1.5)
  /// Whether or not the width of a field of any style is in whole points.
  static let hasWholeWidth = SystemValue(false, v26: true)
  /// The distance of views beside the text from the border, and that of the clear button.
  static let sideInset = SystemValue<CGFloat>(2, v26: 0)
  static let clearInset: CGFloat = 5
  /// The rounded border.
  static let border = SystemValue(
    UIColor.systemGray4,
    v26: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? .systemGray4 : UIColor(red: 219 / 255, green: 219 / 255, blue: 220 / 255, alpha: 1)
    })
}

import Foundation
import GraphicsCore
import StyleCore

/// The colours and shadows of controls for each version of the system (26.C).
enum ControlColors {
  /// The track of a switch that is off (26.C.3).
  static let toggleOff = SystemValue(UIColor.secondarySystemFill, v26: .tertiaryLabel)
  /// The track of a slider above its value (26.C.5).
  static let sliderTrack = SystemValue(UIColor.systemFill, v26: shade(26.0 / 255))
  /// The raised part of a segmented control (26.C.8).
  static let chosenSegment = SystemValue(
    gray(light: 255, dark: (99, 99, 102)), v26: gray(light: 255, dark: (90, 90, 96)))
  /// The ground of a stepper, and of the side that is held (26.C.9).
  static let stepper = SystemValue(UIColor.tertiarySystemFill, v26: .quaternarySystemFill)
  /// The dots of other pages than the present one (26.C.13).
  static let pageDot = SystemValue(UIColor(white: 1, alpha: 0.3), v26: UIColor(white: 1, alpha: 0.45))
  /// The border of a rounded text field is in `TextFieldFigures`; this is the ground of a search field (26.C.17).
  static let searchField = SystemValue(UIColor.tertiarySystemFill, v26: gray(light: 253, dark: (20, 20, 20)))

  /// Returns black in the light style and white in the dark one, with an opacity.
  static func shade(_ alpha: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: alpha) }
  }

  /// Returns a colour of a grey in the light style and of another colour in the dark one, in 255ths.
  private static func gray(light: CGFloat, dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255, alpha: 1)
        : UIColor(white: light / 255, alpha: 1)
    }
  }
}

import Foundation
import StyleCore

/// The figures of buttons, in points, for each version of the system (26.C.21 to 26.C.24, 26.C.35).
///
/// Insets and fonts are those of `UIButton.Configuration.Size`, which are the same in all versions.
enum ButtonFigures {
  /// The largest radius of the dynamic corners of buttons that are not large; nil scales the radius of the size.
  static let dynamicRadius = SystemValue<CGFloat?>(nil, v26: 20)
  /// The opacity of the ground of a highlighted button, and of the title of a plain one.
  static let highlight: CGFloat = 0.75
  /// Whether or not the title of a button without a configuration is a whole number of points high.
  static let wholeTitles = SystemValue(false, v26: true)
}

/// The figures of activity indicators, in points, for each version of the system (26.C.11).
struct IndicatorFigures {
  /// The size of a blade that points upwards, and the distance of its center from that of the indicator.
  let blade: CGSize
  let distance: CGFloat
  /// The opacities of the blades, the strongest first, and then counterclockwise.
  let opacities: [CGFloat]
  /// The blade that is the strongest at rest, clockwise from the top.
  let first: Int

  /// Returns the figures of an indicator of a size.
  static func figures(side: CGFloat, isLarge: Bool, _ system: SystemVersion) -> IndicatorFigures {
    guard system >= .v26 else {
      return IndicatorFigures(
        blade: CGSize(width: 0.11 * side, height: 0.26 * side), distance: 0.35 * side,
        opacities: (0..<8).map { 0.2 + 0.8 * CGFloat(7 - $0) / 7 }, first: 7)
    }
    return IndicatorFigures(
      blade: isLarge ? CGSize(width: 5, height: 12) : CGSize(width: 2.5, height: 6.5),
      distance: isLarge ? 11.5 : 6.75, opacities: [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 },
      first: 6)
  }
}

import Foundation
import StyleCore

/// The figures of the buttons beside rows, in points, for each version of the system.
///
/// Those of iOS 26 are estimates (26.L.14): capsules in the colour of their action, apart from the row and each other.
enum SwipeFigures {
  static let margin: CGFloat = 15
  static let leastWidth: CGFloat = 74
  /// The space around buttons and between them: at the sides, and above and below.
  static let gap = SystemValue(CGSize.zero, v26: CGSize(width: 8, height: 4))
  /// The largest radius of the corners of buttons, which are capsules where they are lower.
  static let radius = SystemValue<CGFloat>(0, v26: 26)
  /// The height from which on an image is above the title.
  static let stackedHeight: CGFloat = 91
}

import Foundation
import StyleCore

/// The sizes, times and colours of split view controllers.
enum SplitFigures {
  /// The width of a column that nothing else determines, in points.
  static let columnWidth: CGFloat = 320
  /// The least width of the secondary column beside two others, in points.
  static let leastSecondaryWidth: CGFloat = 320
  /// The distance of the platter of a sidebar from the edges, as of iOS 26 (26.B.17).
  static let platterInset = SystemValue<CGFloat>(0, v26: 8)
  /// The least radius of a sidebar's corners, which are concentric with those of the window (26.B.17).
  static let platterRadius: CGFloat = 18
  /// The duration in which columns come and go while a clock runs, in seconds.
  ///
  /// It is this package's own: that of a push.
  static let duration: TimeInterval = 0.35
  /// The colour over the secondary column below or beside others that were brought over it: that behind a sheet.
  static var dimming: UIColor { PresentationFigures.dimming }
}

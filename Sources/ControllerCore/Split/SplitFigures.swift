import Foundation
import StyleCore

/// The sizes, times and colours of split view controllers.
enum SplitFigures {
  /// The width of a column that nothing else determines, in points.
  static let columnWidth: CGFloat = 320
  /// The least width of the secondary column beside two others, in points.
  static let leastSecondaryWidth: CGFloat = 320
  /// The duration in which columns come and go while a clock runs, in seconds.
  ///
  /// It is this package's own: that of a push.
  static let duration: TimeInterval = 0.35
  /// The colour over the secondary column below or beside others that were brought over it: that behind a sheet.
  static var dimming: UIColor { PresentationFigures.dimming }
}

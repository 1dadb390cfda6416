import Foundation

/// The sizes and times of page view controllers.
enum PageFigures {
  /// The duration of a turn that takes time, in seconds.
  ///
  /// It is this package's own: that of a push.
  static let turning: TimeInterval = 0.35
  /// The share of the width, from each side, in which a tap turns a page.
  static let tapShare: CGFloat = 0.2
  /// The distance after which a finger that moves across the pages does not turn them, in points.
  static let decision: CGFloat = 5
}

package import Foundation

/// The figures of refresh controls, in points (C.19, 26.C.31).
package enum RefreshFigures {
  /// The height without a title.
  package static let height: CGFloat = 60
  package static let titledHeight = SystemValue<CGFloat>(60, v26: 84.5)
  /// Whether or not a control at rest is at the top of what is visible, and hidden, instead of above the content.
  package static let followsOffset = SystemValue(false, v26: true)
}

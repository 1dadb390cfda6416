import Foundation
import StyleCore

/// The measures of lists, in points, for each version of the system (P.30–P.34, 26.L.8).
enum ListMetrics {
  /// The space above a section without a header, at the top of the list.
  static let top: CGFloat = 35
  /// The spaces above and beneath a section where it has no header or no footer.
  static let between: CGFloat = 17.5
  /// The space above the headers of a plain list.
  static let plainHeaderTop: CGFloat = 22
  /// The estimated heights of rows, headers and footers, before cells measure themselves: in iOS 26 those of one line.
  static let row = SystemValue<CGFloat>(44, v26: 52)
  static let header = SystemValue<CGFloat>(28, v26: 40.5)
  static let footer = SystemValue<CGFloat>(28, v26: 32)
}

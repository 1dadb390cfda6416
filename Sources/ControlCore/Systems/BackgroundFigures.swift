import Foundation
import StyleCore

/// The figures of the backgrounds of lists, in points, for each version of the system (R.13, 26.L.15).
enum BackgroundFigures {
  /// The radius of the background of a cell in a sidebar; that of iOS 26 is an estimate: half of a row.
  static let sidebarRadius = SystemValue<CGFloat>(10, v26: 26)
  /// The insets of the background of a cell in a sidebar; those of iOS 26 are an estimate.
  static let sidebarInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
}

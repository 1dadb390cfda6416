package import Foundation

/// The figures of the sheets of iOS 26, in points, which float above the bottom edge at heights below the large one.
package enum SheetFigures {
  /// The least distance of a sheet from the top of its window (26.P.1).
  package static let leastTop: CGFloat = 30
  /// The distance of a page from the top of a pad's window (26.P.1); that from the bottom is an estimate.
  package static let pageTop: CGFloat = 42
  /// The share of the greatest detent that the medium one is (26.P.3).
  package static let mediumShare: CGFloat = 0.56
  /// The radius of the lower corners of a sheet that floats above a round display, before it is made smaller (26.P.5).
  package static let lowerRadius: CGFloat = 47.74
  /// The radius of the corners above a display without round corners (26.P.5).
  package static let squareRadius: CGFloat = 39

  /// A sheet that floats.
  package struct Floating: Equatable, Sendable {
    /// The height before the sheet is made smaller.
    package let height: CGFloat
    /// The distance from the sides and the bottom.
    package let inset: CGFloat
    /// The safe area at the bottom of the content, in the coordinates of the content.
    package let safeBottom: CGFloat
    /// The factor of the size in a width.
    package func scale(in width: CGFloat) -> CGFloat { width > 2 * inset ? (width - 2 * inset) / width : 1 }
  }

  /// Returns how a sheet floats (26.P.4).
  ///
  /// - Parameters:
  ///   - value: The height without the safe area.
  ///   - bottom: The safe area at the bottom of the window: 0 on a phone with a home button.
  ///   - scale: The scale of the display.
  package static func floating(value: CGFloat, bottom: CGFloat, scale: CGFloat) -> Floating {
    // A phone with a home button was seen once: 263.2 became 296 (26.P.4).
    let (safe, least): (CGFloat, CGFloat) = bottom > 0 ? (34, 8) : (33, 4.5892)
    let pixel = { (length: CGFloat) in (length * scale).rounded() / scale }
    let height = pixel(value) + (value >= 150 ? safe : 0)
    let share = max(0, min((height - 76) / 74, 1))
    return Floating(
      height: height, inset: 28 - share * (28 - least), safeBottom: pixel(safe * share))
  }

  /// Returns the height of the content of a sheet that floats with a height, which `floating` gives it.
  package static func value(ofHeight height: CGFloat, bottom: CGFloat) -> CGFloat {
    let safe: CGFloat = bottom > 0 ? 34 : 33
    return height - safe >= 150 ? height - safe : height
  }
}

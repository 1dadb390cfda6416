import Foundation
import StyleCore

/// The rectangles of the parts of a month: a title with two arrows, the names of the weekdays, six weeks.
///
/// Days are side by side on whole pixels.
struct CalendarGrid {
  /// The size, in points, in which days are squares of 44 points.
  static let idealSize = CGSize(width: 7 * 44, height: header + names + 6 * 44)
  private static let header: CGFloat = 44
  private static let names: CGFloat = 20
  private static let inset: CGFloat = 11

  let rect: CGRect
  let isReversed: Bool
  let pixels: PixelGrid

  /// The rectangle of the title, whose leading edge is that of the numbers of days.
  var title: CGRect {
    let width = max(0, rect.width - 2 * Self.header - Self.inset)
    let left = isReversed ? rect.maxX - Self.inset - width : rect.minX + Self.inset
    return CGRect(x: left, y: rect.minY, width: width, height: Self.header)
  }

  /// The rectangle of the arrow to the previous month.
  var back: CGRect { arrow(1) }
  /// The rectangle of the arrow to the next month.
  var forward: CGRect { arrow(0) }

  private func arrow(_ place: CGFloat) -> CGRect {
    let side = Self.header
    let distance = side * (place + 1)
    return CGRect(
      x: isReversed ? rect.minX + distance - side : rect.maxX - distance, y: rect.minY, width: side,
      height: side)
  }

  /// Returns the rectangle of the name of a weekday.
  func name(_ column: Int) -> CGRect {
    let (left, right) = edges(column)
    return CGRect(x: left, y: rect.minY + Self.header, width: right - left, height: Self.names)
  }

  /// Returns the rectangle of the day at a row and a column.
  func day(_ place: (row: Int, column: Int)) -> CGRect {
    let (left, right) = edges(place.column)
    let top = rect.minY + Self.header + Self.names
    let height = max(0, rect.maxY - top) / 6
    let upper = pixels.snap(top + CGFloat(place.row) * height, .nearest(.up))
    let lower = pixels.snap(top + CGFloat(place.row + 1) * height, .nearest(.up))
    return CGRect(x: left, y: upper, width: right - left, height: lower - upper)
  }

  private func edges(_ column: Int) -> (CGFloat, CGFloat) {
    let place = CGFloat(isReversed ? 6 - column : column)
    let width = rect.width / 7
    return (
      pixels.snap(rect.minX + place * width, .nearest(.up)),
      pixels.snap(rect.minX + (place + 1) * width, .nearest(.up))
    )
  }
}

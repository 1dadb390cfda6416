import Foundation
import GraphicsCore
import StyleCore

/// The figures of colour wells and of the colour picker, in points; all of them are estimates.
enum ColorFigures {
  static let well = CGSize(width: 28, height: 28)
  /// The width of the ring of all hues, and the space within it.
  static let ring: CGFloat = 3
  static let ringGap: CGFloat = 2
  /// The columns and rows of the colours to choose from.
  static let columns = 12
  static let rows = 10
  static let margin: CGFloat = 16
  static let header: CGFloat = 56
  static let cornerRadius: CGFloat = 8
  static let sliderHeight: CGFloat = 36

  /// Returns the colour in a row and a column: greys in the first row, below it twelve hues from dark to light.
  static func color(row: Int, column: Int) -> UIColor {
    guard row > 0 else {
      return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
    // From the middle row on, colours are paler instead of brighter.
    let place = CGFloat(row) / CGFloat(rows - 1)
    return UIColor(
      hue: hue, saturation: min(1, 1.85 * (1 - place) + 0.15), brightness: min(1, 0.3 + 1.4 * place), alpha: 1
    )
  }
}

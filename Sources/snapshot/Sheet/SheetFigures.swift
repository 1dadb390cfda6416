internal import Foundation
internal import Raster
internal import StyleCore

/// The lengths of a sheet in pixels, and its colours.
struct SheetFigures {
  /// The number of pixels per point of the labels.
  let scale: Int
  let theme: RenderingOptions.Style

  /// The space around all.
  var margin: Int { 24 * scale }
  /// The space between pictures.
  var gap: Int { 16 * scale }
  /// The additional space between pictures with other values of an outer axis.
  var groupGap: Int { 12 * scale }
  /// The space between a label and what it names.
  var labelGap: Int { 6 * scale }
  /// The width to which the label of a narrower picture extends.
  var labelWidth: Int { 160 * scale }

  var background: Pixel {
    theme == .light
      ? Pixel(red: 236, green: 236, blue: 240, alpha: 255) : Pixel(red: 44, green: 44, blue: 48, alpha: 255)
  }
  /// The colour of titles and names.
  var ink: UIColor { theme == .light ? UIColor(white: 0.1, alpha: 1) : UIColor(white: 0.96, alpha: 1) }
  /// The colour of explanations.
  var paleInk: UIColor { theme == .light ? UIColor(white: 0.36, alpha: 1) : UIColor(white: 0.72, alpha: 1) }

  /// The side of a square of a board, and its two greys.
  var squareSide: Int { 8 * scale }
  static let squares = (
    Pixel(red: 255, green: 255, blue: 255, alpha: 255), Pixel(red: 216, green: 216, blue: 216, alpha: 255)
  )
}

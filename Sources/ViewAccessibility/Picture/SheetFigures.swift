internal import Foundation
internal import GraphicsCore
internal import StyleCore

/// The lengths, in points, and colours of pictures of readings.
enum SheetFigures {
  /// The distance of everything from the edges of the sheet.
  static let margin: CGFloat = 16
  /// The distance between the picture and the legend, and between columns of the legend.
  static let gap: CGFloat = 20
  /// The width of a column of the legend.
  static let columnWidth: CGFloat = 260
  /// The largest number of columns beside a picture.
  static let columnLimit = 3
  /// The distance between entries of the legend.
  static let entryGap: CGFloat = 10
  /// The diameter of the disc with a number.
  static let badge: CGFloat = 18
  /// The distance of a disc from the corner of its region, in both directions.
  static let badgeShift: CGFloat = 3
  /// The distance between a disc and the words beside it.
  static let badgeGap: CGFloat = 8
  /// The width of outlines.
  static let outline: CGFloat = 1.5
  /// The width of the light around outlines, and its opacity.
  static let halo: CGFloat = 3.5
  static let haloAlpha: CGFloat = 0.6
  /// The opacity of the colour over an element.
  static let tint: CGFloat = 0.22

  static let numberFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
  static let wordsFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let notesFont = UIFont.systemFont(ofSize: 11)
  static let ink = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
  static let paleInk = UIColor(red: 88 / 255, green: 88 / 255, blue: 94 / 255, alpha: 1)
  static let edge = UIColor(red: 200 / 255, green: 200 / 255, blue: 204 / 255, alpha: 1)

  /// The colours of elements, which repeat; white numbers on them have a contrast of 4.5 or more.
  private static let palette: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
    (0, 92, 230), (190, 24, 60), (0, 118, 64), (136, 44, 196), (166, 82, 0), (0, 112, 130),
    (196, 0, 140), (84, 104, 0), (90, 72, 210), (150, 62, 44),
  ]

  /// Returns the colour of the element with a number.
  static func color(_ number: Int) -> UIColor {
    let color = palette[max(0, number - 1) % palette.count]
    return UIColor(red: color.red / 255, green: color.green / 255, blue: color.blue / 255, alpha: 1)
  }
}

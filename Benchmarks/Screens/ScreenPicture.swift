import Foundation
import LayoutCore
import Raster
import ViewRendering

/// A picture of a phone's screen at 3x, for the benchmarks of encoding, decoding and comparing.
@MainActor
struct ScreenPicture {
  let name: String
  let list: DisplayList
  let bitmap: Bitmap

  private init(_ name: String, _ list: DisplayList) {
    self.name = name
    self.list = list
    bitmap = Bitmap(rendering: list)
  }

  private init(_ name: String, _ view: UIView) {
    view.layoutIfNeeded()
    self.init(name, DisplayList(recording: view))
  }

  /// A list of rectangles, the cards of `PhoneScreen`, and a page of text, with decreasing numbers of equal rows.
  static let all = [list, cards, text]
  static let list = ScreenPicture("list", RasterScene.alignedList.list)
  static let cards = ScreenPicture("cards", PhoneScreen(scale: 3))
  static let text = ScreenPicture("text", MailPage(scale: 3))

  /// The shares of rows that equal the row above, and of pixels that equal the pixel to the left.
  var repetition: (rows: Double, pixels: Double) {
    let (pixels, width) = (bitmap.pixels, bitmap.width)
    var (rows, neighbours) = (0, 0)
    for row in 0..<bitmap.height {
      let places = row * width..<(row + 1) * width
      let above = places.lowerBound - width..<places.lowerBound
      if row > 0, pixels[places].elementsEqual(pixels[above]) { rows += 1 }
      for place in places.dropFirst() where pixels[place] == pixels[place - 1] { neighbours += 1 }
    }
    return (Double(rows) / Double(bitmap.height), Double(neighbours) / Double(pixels.count))
  }
}

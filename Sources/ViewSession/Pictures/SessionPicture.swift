internal import Foundation
internal import LayoutCore
internal import PNG
internal import Raster
internal import ViewDifference

/// A picture of a session.
package struct SessionPicture: Sendable {
  /// The PNG.
  package var png: [UInt8]
  /// The size in pixels.
  package var width: Int
  package var height: Int
  /// The number of pixels per point; a fraction in a picture that was reduced.
  package var scale: Double
}

extension ViewSession {
  /// The most pixels of a picture, which take half a gibibyte.
  private static let pixelLimit = 1 << 27

  /// Returns the picture as a PNG whose longer side has at most `maxSide` pixels.
  ///
  /// A picture that is too large is reduced by a whole factor: each pixel is the exact mean of a square. Others have their
  /// layout tree and the names of their fonts, as references have.
  package func picture(maxSide: Int?) throws -> SessionPicture {
    if let maxSide, maxSide < 1 {
      throw SessionError("the longer side has \(maxSide) pixels; it has at least 1")
    }
    view.layoutIfNeeded()
    let ((list, tree), fonts) = UsedFonts.collect { drawing { recordTree() } }
    try Self.check(list)
    let bitmap = Bitmap(rendering: list)
    let factor = maxSide.map { Reduction.factor(max(bitmap.width, bitmap.height), atMost: $0) } ?? 1
    guard factor > 1 else {
      let png = try bitmap.pngData(scale: Double(variant.scale))
      return SessionPicture(
        png: try tree.embedded(in: try fonts.embedded(in: png)).png, width: bitmap.width,
        height: bitmap.height, scale: Double(variant.scale))
    }
    let reduced = Reduction.reduced(bitmap, by: factor)
    let scale = Double(variant.scale) / Double(factor)
    return SessionPicture(
      png: try reduced.pngData(scale: scale), width: reduced.width, height: reduced.height, scale: scale)
  }
}

extension ViewSession {
  /// Throws an error if a picture has more pixels than are drawn.
  static func check(_ list: DisplayList) throws(SessionError) {
    guard list.width * list.height > pixelLimit else { return }
    throw SessionError(
      "the picture has \(list.width) × \(list.height) pixels, more than \(pixelLimit) in all; give a smaller scale"
    )
  }
}

/// The reduction of pictures by whole factors.
enum Reduction {
  /// Returns the least factor by which a side has at most `limit` pixels.
  static func factor(_ side: Int, atMost limit: Int) -> Int {
    max((side - 1) / limit + 1, 1)
  }

  /// Returns a picture each of whose pixels is the mean of a square, rounded; at the right and the bottom, of its part
  /// in the picture.
  static func reduced(_ bitmap: Bitmap, by factor: Int) -> Bitmap {
    let width = (bitmap.width + factor - 1) / factor
    let height = (bitmap.height + factor - 1) / factor
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    var sums = [(red: Int, green: Int, blue: Int, alpha: Int)](repeating: (0, 0, 0, 0), count: width)
    for top in stride(from: 0, to: bitmap.height, by: factor) {
      let rows = min(factor, bitmap.height - top)
      for index in sums.indices { sums[index] = (0, 0, 0, 0) }
      for y in top..<top + rows {
        var x = 0
        for column in 0..<width {
          let end = min(x + factor, bitmap.width)
          while x < end {
            let pixel = bitmap.pixels[y * bitmap.width + x]
            sums[column].red += Int(pixel.red)
            sums[column].green += Int(pixel.green)
            sums[column].blue += Int(pixel.blue)
            sums[column].alpha += Int(pixel.alpha)
            x += 1
          }
        }
      }
      for column in 0..<width {
        let count = rows * (min((column + 1) * factor, bitmap.width) - column * factor)
        func mean(_ sum: Int) -> UInt8 { UInt8((2 * sum + count) / (2 * count)) }
        let sum = sums[column]
        pixels.append(
          Pixel(red: mean(sum.red), green: mean(sum.green), blue: mean(sum.blue), alpha: mean(sum.alpha)))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

public import Raster

/// A picture over squares of white and light grey, which make its translucency visible.
public struct Checkerboard: Sendable, Equatable {
  /// The picture over the board, opaque, of the same size.
  public let bitmap: Bitmap

  /// Draws a picture over a board, whose first square, at the top left, is white.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - squareSize: A square's side in pixels; less than 1 is 1.
  public init(under picture: Bitmap, squareSize: Int = 8) {
    guard !picture.isOpaque else {
      bitmap = picture
      return
    }
    let (side, pixels) = (max(squareSize, 1), picture.pixels.span)
    var row = [Pixel](repeating: .white, count: picture.width)
    var board = Bitmap(width: picture.width, height: 0)
    board.reserveRows(picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        row[x] = Self.pixel(pixels[y * picture.width + x], x: x, y: y, squareSize: side)
      }
      board.append(row.span, repeated: 1)
    }
    bitmap = board
  }

  /// Returns a pixel over the position (`x`, `y`) of the board; `squareSize` is at least 1.
  static func pixel(_ pixel: Pixel, x: Int, y: Int, squareSize: Int = 8) -> Pixel {
    if pixel.alpha == 255 { return pixel }
    return pixel.over(level: (x / squareSize + y / squareSize) % 2 == 0 ? 255 : 204)
  }
}

extension Bitmap {
  /// Whether or not all pixels are opaque.
  fileprivate var isOpaque: Bool {
    var alpha: UInt8 = 255
    let pixels = pixels.span
    for index in pixels.indices { alpha &= pixels[index].alpha }
    return alpha == 255
  }
}

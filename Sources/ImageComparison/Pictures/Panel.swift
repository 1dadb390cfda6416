internal import Raster

/// A bitmap extended to a size: over a checkerboard, and hatched in magenta outside of the picture.
struct Panel {
  let bitmap: Bitmap

  /// Creates a panel of a width and a height, neither less than the picture's.
  init(_ picture: Bitmap, width: Int, height: Int, squareSize: Int) {
    let picture = Checkerboard(under: picture, squareSize: squareSize).bitmap
    if picture.width == width && picture.height == height {
      bitmap = picture
      return
    }
    var panel = Bitmap(width: width, height: 0)
    panel.reserveRows(height)
    for y in 0..<height {
      var row = y < picture.height ? Array(picture.pixels[y * picture.width..<(y + 1) * picture.width]) : []
      for x in row.count..<width { row.append(Self.missing(x, y)) }
      panel.append(row.span, repeated: 1)
    }
    bitmap = panel
  }

  /// Returns the pixel at (`x`, `y`) outside of a picture: lines of magenta on pink.
  static func missing(_ x: Int, _ y: Int) -> Pixel {
    DifferenceImage.isHatch(x, y) ? .magenta : Pixel(red: 255, green: 224, blue: 255, alpha: 255)
  }
}

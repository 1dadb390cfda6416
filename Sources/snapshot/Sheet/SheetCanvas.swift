internal import Raster

/// The pixels of a sheet, onto which pictures are put.
struct SheetCanvas {
  let width: Int
  let height: Int
  private var pixels: [Pixel]

  /// Creates the canvas of the drawing of a sheet's labels.
  init(_ list: DisplayList, width: Int, height: Int) {
    let bitmap = Bitmap(rendering: list)
    (self.width, self.height) = (width, height)
    pixels = bitmap.pixels
    precondition(pixels.count == width * height, "The labels are on a sheet of the same size.")
  }

  /// Puts a picture at a place, over a ground: nil is the sheet, one colour a surface, two a board of squares.
  mutating func put(_ picture: Bitmap, at rect: SheetRect, over ground: (Pixel, Pixel)?, square: Int) {
    let source = picture.pixels
    for y in 0..<picture.height {
      let start = (rect.y + y) * width + rect.x
      for x in 0..<picture.width {
        let pixel = source[y * picture.width + x]
        if pixel.alpha == 255 {
          pixels[start + x] = pixel
          continue
        }
        var below = pixels[start + x]
        if let ground { below = (x / square + y / square) % 2 == 0 ? ground.0 : ground.1 }
        pixels[start + x] = pixel.onto(below)
      }
    }
  }

  /// The sheet.
  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }
}

extension Pixel {
  /// Returns the pixel over an opaque one, each channel rounded once.
  fileprivate func onto(_ below: Pixel) -> Pixel {
    let rest = 255 - UInt32(alpha)
    func mixed(_ channel: UInt8, _ under: UInt8) -> UInt8 {
      UInt8(min(255, UInt32(channel) + (UInt32(under) * rest + 127) / 255))
    }
    return Pixel(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue), alpha: 255)
  }
}

import Raster

extension Bitmap {
  /// Creates a picture of others from left to right, with nothing below the lower ones.
  init(sideBySide pictures: [Bitmap]) {
    let height = pictures.map(\.height).max() ?? 0
    var pixels: [Pixel] = []
    for row in 0..<height {
      for picture in pictures {
        guard row < picture.height else {
          pixels += Array(repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 0), count: picture.width)
          continue
        }
        pixels += picture.pixels[row * picture.width..<(row + 1) * picture.width]
      }
    }
    self.init(width: pictures.reduce(0) { $0 + $1.width }, height: height, pixels: pixels)
  }
}

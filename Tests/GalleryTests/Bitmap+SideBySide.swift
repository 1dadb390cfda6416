import Raster

extension Bitmap {
  /// Returns pictures from left to right in one, transparent below the lower ones.
  static func sideBySide(_ pictures: [Bitmap]) -> Bitmap {
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
    return Bitmap(width: pictures.reduce(0) { $0 + $1.width }, height: height, pixels: pixels)
  }
}

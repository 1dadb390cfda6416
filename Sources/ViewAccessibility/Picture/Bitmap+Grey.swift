internal import Raster

extension Bitmap {
  /// The picture on white in paler greys, which leave the colours to what is drawn over it.
  ///
  /// A grey is the luma of BT.709 in whole numbers, a quarter of the way to white.
  var paleGrey: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let white = 255 - UInt32(pixel.alpha)
        let (red, green, blue) = (UInt32(pixel.red), UInt32(pixel.green), UInt32(pixel.blue))
        let luma = (54 * red + 183 * green + 19 * blue + 128) / 256 + white
        let grey = UInt8((3 * min(luma, 255) + 255 + 2) / 4)
        return Pixel(red: grey, green: grey, blue: grey, alpha: 255)
      })
  }
}

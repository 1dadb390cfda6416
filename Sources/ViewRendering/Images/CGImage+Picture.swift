internal import Foundation
package import LayoutCore
package import Raster
internal import Synchronization

extension CGImage {
  /// The pixels as items show them: made once.
  var picture: Picture {
    rendered.withLock { kept in
      if let picture = kept as? Picture { return picture }
      let picture = Picture(bitmap)
      kept = picture
      return picture
    }
  }

  /// The pixels; those of a mask have alpha alone.
  package var bitmap: Bitmap { Bitmap(width: width, height: height, bytes: pixels) }

  /// The image of a bitmap, all of whose pixels are opaque unless it `hasAlpha`.
  package convenience init(_ bitmap: Bitmap, hasAlpha: Bool = true) {
    let pixels = bitmap.bytes
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: pixels, format: hasAlpha ? .standard : .opaque,
      bytesPerRow: bitmap.width * 4, bytes: pixels)
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of all pixels.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
      bytes.append(pixel.alpha)
    }
    return bytes
  }

  /// The picture of `width` × `height` pixels, each with red, green, blue and alpha, row by row.
  init(width: Int, height: Int, bytes: [UInt8]) {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      pixels.append(
        Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3]))
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

internal import Foundation
package import GraphicsCore
package import Raster
internal import Synchronization

extension CGImage {
  /// The pixels as display items use them, created once.
  var picture: Picture {
    rendered.withLock { kept in
      if let picture = kept as? Picture { return picture }
      let picture = Picture(bitmap)
      kept = picture
      return picture
    }
  }

  /// The pixels, of which those of a mask have alpha only.
  package var bitmap: Bitmap { Bitmap(width: width, height: height, bytes: pixels) }

  /// Creates an image of a bitmap, all of whose pixels are opaque unless it `hasAlpha`.
  package convenience init(_ bitmap: Bitmap, hasAlpha: Bool = true) {
    let pixels = bitmap.bytes
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: pixels, format: hasAlpha ? .standard : .opaque,
      bytesPerRow: bitmap.width * 4, bytes: pixels)
  }
}

import Foundation
import Peers
import Raster

/// The libraries that write and read PNGs; their functions return nil if they are not installed.
///
/// Pictures are opaque, so that premultiplied and straight pixels are equal.
enum PNGPeer {
  /// A library that writes PNGs, with its settings.
  enum Writer: String, CaseIterable {
    case libpng = "libpng, RGBA"
    case libpngRGB = "libpng, RGB"
    case libdeflate = "libdeflate, RGB"
    case libspng = "libspng, RGBA"

    func encode(_ bitmap: Bitmap) -> [UInt8]? {
      let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
      var file = unsafe peer_file()
      defer { unsafe free(file.bytes) }
      let encoded = unsafe bitmap.pixels.withUnsafeBytes { bytes in
        let pixels = unsafe bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        return switch self {
        case .libpng: unsafe libpng_encode(pixels, width, height, true, &file)
        case .libpngRGB: unsafe libpng_encode(pixels, width, height, false, &file)
        case .libdeflate: unsafe libdeflate_encode(pixels, width, height, &file)
        case .libspng: unsafe spng_encode(pixels, width, height, &file)
        }
      }
      return encoded ? unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count)) : nil
    }
  }

  /// A library that reads PNGs, with its interface.
  enum Reader: String, CaseIterable {
    case libpng = "libpng, rows"
    case libpngSimplified = "libpng, simplified"
    case libspng = "libspng"

    /// Returns the given number of bytes of pixels.
    func decode(_ file: [UInt8], count: Int) -> [UInt8]? {
      var decoded = false
      let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
        guard let pixels = buffer.baseAddress else { return }
        decoded =
          switch self {
          case .libpng: unsafe libpng_decode_rows(file, file.count, pixels)
          case .libpngSimplified: unsafe libpng_decode_simplified(file, file.count, pixels)
          case .libspng: unsafe spng_decode(file, file.count, pixels, count)
          }
        initializedCount = decoded ? count : 0
      }
      return decoded ? pixels : nil
    }
  }
}

extension Bitmap {
  /// The red, green, blue and alpha components of each pixel.
  var bytes: [UInt8] { unsafe pixels.withUnsafeBytes { unsafe Array($0) } }
}

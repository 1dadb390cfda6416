internal import CJPEG
public import Raster

/// The content of a JPEG: its picture, opaque, with its components taken as sRGB, and its orientation.
public struct DecodedJPEG: Sendable, Equatable {
  /// The picture as it is stored.
  public let bitmap: Bitmap
  /// The orientation, by EXIF's numbers 1 to 8; 1 if the file has none.
  public let orientation: Int

  /// Creates the content of a JPEG: baseline or progressive, grey, RGB or CMYK.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - limits: The limits of its size.
  ///
  /// - Throws: A `JPEGError` if the file is not a JPEG, is damaged, or exceeds the limits.
  public init(_ bytes: [UInt8], limits: JPEGLimits = .standard) throws(JPEGError) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notJPEG }
    var result = unsafe cjpeg_result()
    defer { unsafe cjpeg_result_end(&result) }
    let status = unsafe cjpeg_read(
      bytes, bytes.count, UInt64(limits.pixels), Int32(clamping: limits.scans), &result)
    let (width, height) = unsafe (Int(result.width), Int(result.height))
    switch status {
    case CJPEG_OK: break
    case CJPEG_NO_MEMORY: throw .outOfMemory
    case CJPEG_TOO_LARGE: throw .tooLarge(width: width, height: height, limits: limits)
    case CJPEG_TOO_MANY_SCANS: throw .tooManyScans(limit: limits.scans)
    default: throw .corrupt(unsafe result.text)
    }
    let rows = unsafe UnsafeBufferPointer(start: result.bytes, count: result.count)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for index in stride(from: 0, to: rows.count, by: 4) {
      unsafe pixels.append(
        Pixel(red: rows[index], green: rows[index + 1], blue: rows[index + 2], alpha: 255))
    }
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
    orientation = EXIF.orientation(inJPEG: bytes) ?? 1
  }
}

extension Bitmap {
  /// Returns the bitmap as a JPEG, over white; equal bitmaps give equal bytes with the same libjpeg.
  ///
  /// - Parameter quality: The quality, from 0, the smallest file, to 1, the best picture.
  ///
  /// - Returns: The bytes of the file.
  ///
  /// - Throws: A `JPEGError` if the bitmap is too large for a JPEG, or memory is exhausted.
  public func jpegData(quality: Double) throws(JPEGError) -> [UInt8] {
    let sides = 1...65_500
    guard sides.contains(width), sides.contains(height) else {
      throw .notEncodable(width: width, height: height)
    }
    var colors: [UInt8] = []
    colors.reserveCapacity(pixels.count * 3)
    for pixel in pixels {
      let white = 255 - Int(pixel.alpha)
      for channel in [pixel.red, pixel.green, pixel.blue] {
        colors.append(UInt8(min(Int(channel) + white, 255)))
      }
    }
    let percent = Int32((max(0, min(quality, 1)) * 100).rounded())
    var result = unsafe cjpeg_result()
    defer { unsafe cjpeg_result_end(&result) }
    let status = unsafe cjpeg_write(colors, UInt32(width), UInt32(height), percent, &result)
    switch status {
    case CJPEG_OK: return unsafe Array(UnsafeBufferPointer(start: result.bytes, count: result.count))
    case CJPEG_NO_MEMORY: throw .outOfMemory
    default: throw .corrupt(unsafe result.text)
    }
  }
}

extension cjpeg_result {
  /// The message of libjpeg.
  fileprivate var text: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

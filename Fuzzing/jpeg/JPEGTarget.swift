import Raster

@testable import JPEG

/// Reads an input as a JPEG: an error is one line, a picture is the same at each reading, opaque, and can be written and read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJPEG(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  if let orientation = EXIF.orientation(inJPEG: bytes) { precondition((1...8).contains(orientation)) }
  let limits = JPEGLimits(pixels: 1 << 14, scans: 12)
  do throws(JPEGError) {
    let decoded = try DecodedJPEG(bytes, limits: limits)
    let bitmap = decoded.bitmap
    precondition(bitmap.pixels.count == bitmap.width * bitmap.height && (1...8).contains(decoded.orientation))
    precondition(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    expect(try DecodedJPEG(bytes, limits: limits) == decoded)
    guard count % 4 == 0 else { return 0 }
    let again = try DecodedJPEG(bitmap.jpegData(quality: Double(count % 101) / 100))
    precondition(again.bitmap.width == bitmap.width && again.bitmap.height == bitmap.height)
  } catch {
    checkLine("\(error)")
  }
  return 0
}

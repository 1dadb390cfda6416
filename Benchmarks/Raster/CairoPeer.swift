import Foundation
import Peers
import Raster

/// A surface of cairo's that is reused for all drawings.
@MainActor
@safe final class CairoPeer {
  private let handle: OpaquePointer

  /// Creates a surface, or nil if cairo is not installed.
  init?(width: Int, height: Int) {
    guard let handle = unsafe cairo_peer_create(Int32(width), Int32(height)) else { return nil }
    unsafe self.handle = handle
  }

  isolated deinit { unsafe cairo_peer_destroy(handle) }

  func draw(_ steps: [peer_step]) { unsafe cairo_peer_draw(handle, steps, steps.count) }

  /// Encodes the surface as a PNG in memory.
  func encode() {
    var file = unsafe peer_file()
    _ = unsafe cairo_peer_encode(handle, &file)
    unsafe free(file.bytes)
  }

  /// Returns the largest difference of a component of the two pictures, in 255ths; they should be equal.
  func furthest(from frame: Bitmap) -> Int {
    guard let pixels = unsafe cairo_peer_pixels(handle) else { return 0 }
    var furthest = 0
    for (index, pixel) in frame.pixels.enumerated() {
      furthest = unsafe max(furthest, abs(Int(pixel.red) - Int(pixels[4 * index + 2])))
      furthest = unsafe max(furthest, abs(Int(pixel.green) - Int(pixels[4 * index + 1])))
      furthest = unsafe max(furthest, abs(Int(pixel.blue) - Int(pixels[4 * index])))
    }
    return furthest
  }
}

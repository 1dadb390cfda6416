// The conversion between bitmaps and bytes, whole rows and pictures at a time: a build without optimization takes a
// microsecond for an operation on one pixel.

extension Bitmap {
  /// The red, green, blue and alpha of all pixels, row by row.
  package var bytes: [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, count in
      unsafe pixels.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(target).copyMemory(from: source)
        count = source.count
      }
    }
  }

  /// Creates a bitmap from the red, green, blue and alpha of each pixel, row by row from the top left.
  ///
  /// The number of bytes must be `4 * width * height`.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height, "\(bytes.count) bytes do not make \(width)×\(height) pixels.")
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: width * height) { target, count in
      unsafe bytes.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(target).copyMemory(from: source)
        count = source.count / 4
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The bitmap over black: all pixels keep their colours, with the alpha 255.
  package var opaque: Bitmap {
    var pixels = pixels
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard var pixel = pixels.baseAddress else { return }
      let end = unsafe pixel + pixels.count
      while unsafe pixel < end {
        unsafe pixel.pointee.alpha = 255
        unsafe pixel += 1
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

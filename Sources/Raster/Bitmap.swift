/// A picture in memory: premultiplied 8-bit sRGB pixels, row by row from the top left, without padding.
///
/// A bitmap is also a `RowSink`: created without rows, it grows by the rows appended to it.
public struct Bitmap: Sendable, Equatable {
  /// The number of pixels per row; at least 0.
  public let width: Int
  /// The number of rows; at least 0.
  public private(set) var height: Int
  /// The `width * height` pixels, row-major, with the origin at the top left.
  public private(set) var pixels: [Pixel]

  /// Creates a bitmap of one colour, transparent by default.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .transparent) {
    precondition(width >= 0 && height >= 0, "A bitmap's sides are not negative.")
    self.width = width
    self.height = height
    pixels = PixelKernels.best.run(of: pixel, count: width * height)
  }

  /// Creates a bitmap of pixels, row-major from the top left; `pixels.count` must be `width * height`.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(width >= 0 && height >= 0, "A bitmap's sides are not negative.")
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not make \(width)×\(height).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`, both counted from 0 at the top left.
  public subscript(x: Int, y: Int) -> Pixel {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) lies outside the bitmap.")
    return y * width + x
  }
}

extension Bitmap: RowSink {
  /// Reserves memory for `count` more rows, so that appending them reallocates nothing.
  public mutating func reserveRows(_ count: Int) {
    pixels.reserveCapacity(pixels.count + count * width)
    let byteCount = pixels.capacity * MemoryLayout<Pixel>.stride
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe HugePages.use(for: UnsafeMutableRawBufferPointer(start: bytes.baseAddress, count: byteCount))
    }
  }

  /// Removes all rows but keeps their memory: the allocation of a frame costs more than most drawings.
  public mutating func removeAllRows() {
    pixels.removeAll(keepingCapacity: true)
    height = 0
  }

  /// Appends a row of pixels `count` times.
  public mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    precondition(row.count == width, "A row of \(row.count) pixels does not fit a bitmap \(width) wide.")
    PixelKernels.best.append(row, repeated: count, to: &pixels)
    height += count
  }

  /// Appends rows of one pixel value.
  mutating func append(_ pixel: Pixel, rows count: Int) {
    PixelKernels.best.append(pixel, count: width * count, to: &pixels)
    height += count
  }

  /// Exchanges the pixels for those of a layer, which draws on them in place of its own.
  mutating func exchangePixels(with layer: inout RowLayer) { layer.exchangePixels(with: &pixels) }
}

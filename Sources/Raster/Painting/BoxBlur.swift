/// A blur by three boxes of one width along lines of pixels, which is close to a Gaussian, at the same cost for all
/// widths.
///
/// The sums are exact integers. A channel is rounded once, to the nearest, after the three boxes along the rows, and
/// once more after those along the columns. Beyond its ends, a line goes on with its last pixel.
@safe struct BoxBlur: Equatable {
  /// The largest width of a box: 255 · 255³, the sum of three, fits in 32 bits.
  static let maximumWidth = 255
  /// The number of lines that are transposed together: as many pixels as a line of the cache has.
  private static let blockHeight = 16

  /// The number of pixels of a box on either side of its middle.
  let half: Int

  /// Creates the blur of three boxes of an odd width.
  init(width: Int) {
    half = max(0, min(width, BoxBlur.maximumWidth) - 1) / 2
  }

  /// Creates the blur nearest to a Gaussian of the standard deviation `sigma` in pixels.
  ///
  /// The width is ⌊σ · 3√(2π)/4 + ½⌋, by the specification of SVG filters, made odd.
  init(sigma: Double) {
    let sigma = max(0, min(sigma, Backdrop.maximumSigma))
    self.init(width: Int((sigma * (3 * (2 * Double.pi).squareRoot() / 4) + 0.5).rounded(.down)) | 1)
  }

  /// The width of a box.
  var width: Int { 2 * half + 1 }
  /// The number of pixels on either side that a blurred one depends on.
  var reach: Int { 3 * half }

  /// Returns the blurred pixels at `columns` and `rows` of a bitmap; both may lie outside of it.
  func blurred(_ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    let across = lines(bitmap.pixels, length: bitmap.width, count: bitmap.height, at: columns)
    let down = lines(across, length: bitmap.height, count: columns.count, at: rows)
    return Bitmap(width: columns.count, height: rows.count, pixels: down)
  }

  /// Returns the blurred pixels at `positions` of `count` lines of `length` pixels, column by column.
  func lines(_ pixels: [Pixel], length: Int, count: Int, at positions: Range<Int>) -> [Pixel] {
    precondition(length >= 0 && count >= 0 && pixels.count == length * count, "Lines have their pixels.")
    guard length > 0 else { return [Pixel](repeating: .transparent, count: positions.count * count) }
    var line = BlurLine(self, pixelCount: positions.count)
    return unsafe [Pixel](unsafeUninitializedCapacity: positions.count * count) { target, targetCount in
      unsafe withUnsafeTemporaryAllocation(
        of: SIMD4<UInt8>.self, capacity: BoxBlur.blockHeight * positions.count
      ) { block in
        unsafe pixels.withUnsafeBytes { bytes in
          let source = unsafe bytes.bindMemory(to: SIMD4<UInt8>.self)
          let columns = unsafe UnsafeMutableRawBufferPointer(target).bindMemory(to: SIMD4<UInt8>.self)
          for first in stride(from: 0, to: count, by: BoxBlur.blockHeight) {
            let height = min(BoxBlur.blockHeight, count - first)
            for index in 0..<height {
              let pixels = unsafe UnsafeBufferPointer(
                rebasing: source[((first + index) * length)...].prefix(length))
              unsafe line.load(pixels, from: positions.lowerBound - reach)
              line.sum()
              unsafe line.store(to: UnsafeMutableBufferPointer(rebasing: block[(index * positions.count)...]))
            }
            unsafe BoxBlur.transpose(block, positions.count, height, to: columns, first, stride: count)
          }
        }
      }
      targetCount = positions.count * count
    }
  }

  /// Writes `height` lines of `length` pixels as columns, of which the first is `column`.
  private static func transpose(
    _ block: UnsafeMutableBufferPointer<SIMD4<UInt8>>, _ length: Int, _ height: Int,
    to target: UnsafeMutableBufferPointer<SIMD4<UInt8>>, _ column: Int, stride: Int
  ) {
    guard let source = block.baseAddress, let target = target.baseAddress else { return }
    for place in 0..<length {
      let row = unsafe target + (place &* stride &+ column)
      var pixel = unsafe source + place
      for line in 0..<height {
        unsafe row[line] = pixel.pointee
        unsafe pixel += length
      }
    }
  }
}

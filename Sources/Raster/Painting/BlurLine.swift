/// A line of pixels while it is blurred: the four channels of each as 32-bit numbers.
///
/// Every step is a loop over pointers, four pixels at a time; with the checks of arrays it takes three times as long.
@safe struct BlurLine: ~Copyable {
  /// The number of blurred pixels.
  private let pixelCount: Int
  /// The number of pixels of a box on either side of its middle.
  private let half: Int
  private let sums: UnsafeMutableBufferPointer<SIMD4<UInt32>>
  private let mean: BoxMean

  /// Creates a line of `pixelCount` blurred pixels.
  init(_ blur: BoxBlur, pixelCount: Int) {
    self.pixelCount = pixelCount
    half = blur.half
    mean = BoxMean(width: max(3, blur.width))
    unsafe sums = .allocate(capacity: pixelCount + 2 * blur.reach)
  }

  deinit { unsafe sums.deallocate() }

  /// Sets the line to those of `pixels`, at least one, from index `first` on; beyond them, to the nearest.
  mutating func load(_ pixels: UnsafeBufferPointer<SIMD4<UInt8>>, from first: Int) {
    guard let start = unsafe sums.baseAddress, let source = pixels.baseAddress else { return }
    let count = unsafe sums.count
    let before = max(0, min(-first, count))
    let end = max(before, min(pixels.count - first, count))
    let (head, tail) = unsafe (pixels[0], pixels[pixels.count - 1])
    unsafe start.initialize(repeating: SIMD4(truncatingIfNeeded: head), count: before)
    var next = unsafe source + (first + before)
    var target = unsafe start + before
    inFours(end - before) { index in
      unsafe target[index] = SIMD4(truncatingIfNeeded: next[index])
    } advance: {
      unsafe next += $0
      unsafe target += $0
    }
    unsafe (start + end).initialize(repeating: SIMD4(truncatingIfNeeded: tail), count: count - end)
  }

  /// Replaces the line by the sums of three boxes, one after the other.
  mutating func sum() {
    for passes in 0..<3 { unsafe sumBox(sums.count - 2 * half * (passes + 1)) }
  }

  /// Replaces the first `count` numbers by the sums of the boxes that begin with them.
  private mutating func sumBox(_ count: Int) {
    guard var first = unsafe sums.baseAddress else { return }
    var sum = SIMD4<UInt32>.zero
    for index in 0..<(2 * half) { unsafe sum &+= first[index] }
    var last = unsafe first + 2 * half
    inFours(count) { index in
      unsafe sum &+= last[index]
      let left = unsafe first[index]
      unsafe first[index] = sum
      sum &-= left
    } advance: {
      unsafe first += $0
      unsafe last += $0
    }
  }

  /// Writes the blurred pixels to the first places of `target`.
  func store(to target: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
    guard var source = unsafe sums.baseAddress, var target = target.baseAddress else { return }
    let mean = mean
    // A box of one pixel changes nothing.
    let isIdentity = half == 0
    inFours(pixelCount) { index in
      unsafe target[index] =
        isIdentity ? SIMD4(truncatingIfNeeded: source[index]) : mean.rounded(source[index])
    } advance: {
      unsafe source += $0
      unsafe target += $0
    }
  }

  /// Calls `step` for `count` places, by their distances from the last advance, up to four before the next.
  @inline(__always)
  private func inFours(_ count: Int, _ step: (Int) -> Void, advance: (Int) -> Void) {
    var left = count
    while left >= 4 {
      step(0)
      step(1)
      step(2)
      step(3)
      advance(4)
      left &-= 4
    }
    while left > 0 {
      step(0)
      advance(1)
      left &-= 1
    }
  }
}

/// A division by the third power of a box's width, rounded to the nearest number exactly.
///
/// The power d is odd, so that no quotient is a tie. The factor is the number nearest to 2^(32 + k) / d, where 2^k ≤ d;
/// it is off by half at most, up or down. Added before the multiplication, (d − 1) / 2 or (d + 1) / 2 makes the
/// truncated product the rounded quotient for all sums up to 255 · d, as tests show for each width.
struct BoxMean {
  private let factor: SIMD2<UInt64>
  private let addend: SIMD4<UInt32>
  private let shift: SIMD4<UInt32>

  /// Creates the division for an odd width of at least 3 and at most `BoxBlur.maximumWidth`.
  init(width: Int) {
    let divisor = UInt64(width * width * width)
    let bits = UInt64(63 - divisor.leadingZeroBitCount)
    let power = UInt64(1) << (32 + bits)
    let factor = (power + divisor / 2) / divisor
    let addend = factor * divisor >= power ? (divisor - 1) / 2 : (divisor + 1) / 2
    self.factor = SIMD2(repeating: factor & 0xffff_ffff)
    self.addend = SIMD4(repeating: UInt32(truncatingIfNeeded: addend))
    shift = SIMD4(repeating: UInt32(truncatingIfNeeded: bits))
  }

  /// Returns the rounded quotients of four sums.
  @inline(__always)
  func rounded(_ sums: SIMD4<UInt32>) -> SIMD4<UInt8> {
    // Products of 32 bits by 32, of the even numbers and of the odd ones; their upper halves are the quotients.
    let pairs = unsafe unsafeBitCast(sums &+ addend, to: SIMD2<UInt64>.self)
    let low = SIMD2<UInt64>(repeating: 0xffff_ffff)
    let even = (pairs & low) &* (factor & low)
    let odd = (pairs &>> 32) &* (factor & low)
    let upper = unsafe unsafeBitCast((even &>> 32) | (odd & ~low), to: SIMD4<UInt32>.self)
    return SIMD4(truncatingIfNeeded: upper &>> shift)
  }
}

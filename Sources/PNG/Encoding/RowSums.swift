/// The sums of a row of pixels that Adler-32 needs, for three or four channels.
///
/// They take 3.6 instructions a pixel, half of those with a lane for each channel.
struct RowSums: Equatable {
  /// The sum of the first three channels of all pixels, and that of each multiplied by its pixel's index.
  var colours = 0
  var placedColours = 0
  /// The sum of the second channel once and of the third twice.
  var late = 0
  /// The same two sums of the fourth channel.
  var alphas = 0
  var placedAlphas = 0

  /// Creates the sums of a row.
  init(_ row: borrowing WordBuffer) {
    var x = 0
    while x &+ 8 <= row.count {
      let steps = min(Self.steps, (row.count &- x) / 8)
      add(row, from: x, steps: steps)
      x &+= 8 &* steps
    }
    while x < row.count {
      add(row[x], at: x)
      x &+= 1
    }
  }

  /// Creates the sums of a row of zeros.
  init() {}

  /// The number of steps up to which no sum of sums exceeds half a lane: 23 · 22 / 2 · 255 < 2¹⁶.
  private static let steps = 23

  /// Adds eight pixels at a step, two channels in a lane's halves.
  ///
  /// A sum is added to the sum of sums once for each step after its pixels, so that no multiplication by an index is
  /// needed.
  @inline(__always)
  private mutating func add(_ row: borrowing WordBuffer, from start: Int, steps: Int) {
    let halves: UInt32 = 0xFF_00FF
    var (even, odd) = (SIMD8<UInt32>(), SIMD8<UInt32>())
    var (evenSums, oddSums) = (SIMD8<UInt32>(), SIMD8<UInt32>())
    for step in 0..<steps {
      let pixels = row.eight(at: start &+ 8 &* step)
      evenSums &+= even
      oddSums &+= odd
      even &+= pixels & halves
      odd &+= (pixels &>> 8) & halves
    }
    let (green, blue) = (odd & 0xFFFF, even &>> 16)
    let (colour, alpha) = ((even & 0xFFFF) &+ green &+ blue, odd &>> 16)
    let colourSums = (evenSums & 0xFFFF) &+ (evenSums &>> 16) &+ (oddSums & 0xFFFF)
    let lanes = SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)
    let (colourSum, alphaSum) = (Int(colour.wrappedSum()), Int(alpha.wrappedSum()))
    let last = start &+ 8 &* (steps &- 1)
    colours &+= colourSum
    alphas &+= alphaSum
    late &+= Int((green &+ blue &+ blue).wrappedSum())
    placedColours &+=
      last &* colourSum &+ Int((lanes &* colour).wrappedSum()) &- 8 &* Int(colourSums.wrappedSum())
    placedAlphas &+=
      last &* alphaSum &+ Int((lanes &* alpha).wrappedSum()) &- 8 &* Int((oddSums &>> 16).wrappedSum())
  }

  /// Adds the same byte at several indices, each of which is one byte.
  mutating func add(byte: UInt8, at places: Range<Int>) {
    colours &+= Int(byte) &* places.count
    placedColours &+= Int(byte) &* (places.count &* (places.lowerBound &+ places.upperBound &- 1) / 2)
  }

  private mutating func add(_ pixel: UInt32, at x: Int) {
    let (green, blue, alpha) = (Int(pixel &>> 8 & 0xFF), Int(pixel &>> 16 & 0xFF), Int(pixel &>> 24))
    let colour = Int(pixel & 0xFF) &+ green &+ blue
    colours &+= colour
    placedColours &+= x &* colour
    late &+= green &+ 2 &* blue
    alphas &+= alpha
    placedAlphas &+= x &* alpha
  }
}

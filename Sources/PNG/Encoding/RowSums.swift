/// What Adler-32 needs to know of a row of pixels, whether three or four of their channels count: 3.6 instructions a pixel,
/// half of what the sums take with a lane for each channel.
struct RowSums: Equatable {
  /// The sum of the first three channels of all pixels, and of each times its pixel's place.
  var colours = 0
  var placedColours = 0
  /// The sum of the second channel once and of the third twice.
  var late = 0
  /// As the first two, of the fourth channel.
  var alphas = 0
  var placedAlphas = 0

  /// The sums of a row.
  init(_ row: borrowing PixelMemory) {
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

  /// The sums of a row without any but zeros.
  init() {}

  /// After so many steps no sum of sums in half a lane is too large: 23 · 22 / 2 · 255 < 2¹⁶.
  private static let steps = 23

  /// Eight pixels at a step, two channels in a lane's halves. How often a sum was added to the sum of sums is how many
  /// steps were behind its pixels, so that nothing need be multiplied by a place.
  @inline(__always)
  private mutating func add(_ row: borrowing PixelMemory, from start: Int, steps: Int) {
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

  /// Adds the same byte at several places, each place being one byte.
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

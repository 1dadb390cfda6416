import Paths
import Raster

/// A hash of bytes: FNV-1a, in 64 bits, as that of `snapshot doctor`.
struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func append(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  /// Appends the bytes of a number, the highest first.
  mutating func append(_ number: UInt64) {
    for place in 0..<8 { append(UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * place))) }
  }

  mutating func append(_ number: Int) { append(UInt64(bitPattern: Int64(number))) }

  /// Appends all bits of a number; those of NaN are the machine's own, and count as one.
  mutating func append(_ number: Double) { append(number.isNaN ? UInt64.max : number.bitPattern) }

  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  mutating func append(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        append(UInt8(0))
        append(point)
      case .line(let point):
        append(UInt8(1))
        append(point)
      case .quad(let control, let end):
        append(UInt8(2))
        append(control)
        append(end)
      case .cubic(let control1, let control2, let end):
        append(UInt8(3))
        append(control1)
        append(control2)
        append(end)
      case .close: append(UInt8(4))
      }
    }
  }

  mutating func append(_ bitmap: Bitmap) {
    append(bitmap.width)
    for pixel in bitmap.pixels {
      for channel in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { append(channel) }
    }
  }

  /// The number in 16 digits.
  var text: String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = ""
    for place in 0..<16 { text.unicodeScalars.append(digits[Int(value >> UInt64(60 - 4 * place) & 15)]) }
    return text
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers for the same seed on every machine.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `count`.
  mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }

  /// A multiple of 2⁻³⁰ of the length of a range.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 34) / 0x1p30)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 56) }

  mutating func point() -> Point { Point(x: number(-20, 120), y: number(-20, 120)) }
}

internal import Raster

/// A short hash that distinguishes sequences of bytes, unless they are chosen to collide: FNV-1a, in 64 bits.
struct Fingerprint: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of no bytes.
  init() {}

  /// Creates the fingerprint of the bytes of others.
  init(of others: [Fingerprint]) {
    for other in others { for byte in other.bytes { append(byte) } }
  }

  mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  /// Appends the four channels of each pixel.
  mutating func append(_ bitmap: Bitmap) {
    for pixel in bitmap.pixels {
      append(pixel.red)
      append(pixel.green)
      append(pixel.blue)
      append(pixel.alpha)
    }
  }

  /// The bytes of the number, the highest first.
  var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) } }

  /// The number as four groups of four digits, for people to compare.
  var description: String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return stride(from: 0, to: 16, by: 4).map { String(digits.dropFirst($0).prefix(4)) }.joined(
      separator: "-")
  }
}

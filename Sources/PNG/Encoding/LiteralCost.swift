/// The approximate cost of a byte, in sixteenths of a bit, in the code of a picture's literals so far.
///
/// It starts with a distribution that is typical of differences, and learns from each row that is written.
struct LiteralCost: ~Copyable {
  private let counts = WordBuffer(count: 256)
  private let costs = WordBuffer(count: 256)
  private var total: UInt32 = 256
  private var nextUpdate: UInt32 = 512

  init() {
    for byte in 0..<256 { counts[byte] = byte == 0 || byte == 255 ? 65 : 1 }
    total += 128
    update()
  }

  /// Returns the cost of a pixel's first three channels.
  @inline(__always)
  func cost(_ pixel: UInt32) -> Int {
    Int(costs[Int(pixel & 0xFF)] &+ costs[Int(pixel &>> 8 & 0xFF)] &+ costs[Int(pixel &>> 16 & 0xFF)])
  }

  /// Learns from the pixels in a row's tokens.
  mutating func learn(_ tokens: borrowing PixelTokens) {
    var index = 0
    while index < tokens.count {
      let word = tokens.words[index]
      index &+= 1
      switch word & PixelToken.kinds {
      case PixelToken.pixels:
        for _ in 0..<Int(word) {
          let pixel = tokens.words[index]
          index &+= 1
          counts.add(1, at: Int(pixel & 0xFF))
          counts.add(1, at: Int(pixel &>> 8 & 0xFF))
          counts.add(1, at: Int(pixel &>> 16 & 0xFF))
        }
        total &+= 3 &* word
      case PixelToken.copy: index &+= 1
      default: break
      }
    }
    if total >= nextUpdate { update() }
  }

  private mutating func update() {
    if total > 1 << 16 {
      total = 0
      for byte in 0..<256 {
        counts[byte] = counts[byte] / 2 + 1
        total += counts[byte]
      }
    }
    // Other symbols have their part of the code: about a bit.
    let whole = Self.log2(total) + 12
    for byte in 0..<256 { costs[byte] = UInt32(max(16, whole - Self.log2(counts[byte]))) }
    nextUpdate = total + total / 4
  }

  /// Returns sixteen times the logarithm, interpolated linearly between powers of two.
  private static func log2(_ value: UInt32) -> Int {
    let whole = 31 - value.leadingZeroBitCount
    return 16 * whole + Int((UInt64(value) << 4) >> UInt64(whole)) - 16
  }
}

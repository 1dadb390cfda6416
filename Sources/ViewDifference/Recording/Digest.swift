internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import Paths

/// A digest of contents, which is equal for equal contents in every run and on every machine: FNV-1a with 64-bit words.
struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of an image's pixels.
  init(_ image: CGImage) {
    add(UInt64(image.width) << 32 | UInt64(image.height))
    let pixels = image.pixels
    var index = 0
    while index + 8 <= pixels.count {
      var word: UInt64 = 0
      for byte in pixels[index..<index + 8] { word = word << 8 | UInt64(byte) }
      add(word)
      index += 8
    }
    for byte in pixels[index...] { add(UInt64(byte)) }
  }

  /// Creates the digest of an outline.
  init(_ path: Paths.Path) {
    for element in path.elements {
      switch element {
      case .move(let point): add(1, [point])
      case .line(let point): add(2, [point])
      case .quad(let control, let end): add(3, [control, end])
      case .cubic(let first, let second, let end): add(4, [first, second, end])
      case .close: add(5, [])
      }
    }
  }

  private mutating func add(_ kind: UInt64, _ points: [Point]) {
    add(kind)
    for point in points {
      add(point.x.bitPattern)
      add(point.y.bitPattern)
    }
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
  }

  /// The first eight hexadecimal digits.
  var words: String {
    // All other bits have affected the highest ones.
    let digits = String((value ^ value >> 29) >> 32, radix: 16)
    return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}

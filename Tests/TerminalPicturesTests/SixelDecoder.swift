/// A decoder of one sixel picture, as a terminal reads it.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  /// The colours in hundredths, by their numbers.
  private(set) var colors: [Int: [Int]] = [:]
  /// The number of the colour of each pixel, row by row; nil where none was drawn.
  private(set) var pixels: [Int?] = []

  /// Reads a sequence; nil if it is none, or draws outside its size.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard rest.starts(with: Array("\u{1B}P0;1;0q\"1;1;".utf8)), bytes.suffix(2) == Array("\u{1B}\\".utf8)
    else {
      return nil
    }
    rest = rest.dropFirst(13).dropLast(2)
    let size = Self.numbers(&rest)
    guard size.count == 2 else { return nil }
    (width, height) = (size[0], size[1])
    pixels = Array(repeating: nil, count: width * height)
    var (x, y, color) = (0, 0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5, numbers[1] == 2 { colors[color] = Array(numbers[2...]) }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      default:
        var (count, bits) = (1, byte)
        if byte == UInt8(ascii: "!") {
          count = Self.numbers(&rest)[0]
          bits = rest.popFirst() ?? 0
        }
        guard (63...126).contains(bits), x + count <= width else { return nil }
        for bit in 0..<6 where (bits - 63) >> bit & 1 == 1 {
          guard y + bit < height else { return nil }
          for column in x..<x + count { pixels[(y + bit) * width + column] = color }
        }
        x += count
      }
    }
  }

  /// The colour of a pixel in hundredths; nil where none was drawn.
  subscript(x: Int, y: Int) -> [Int]? { pixels[y * width + x].flatMap { colors[$0] } }

  private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
    let text = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    rest = rest.dropFirst(text.count)
    return text.split(separator: UInt8(ascii: ";")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }
}

import Paths

/// The box in place of a scalar that the typeface does not have: a frame with the scalar's number in hexadecimal
/// digits.
enum MissingGlyph {
  /// The bit of a box's glyph number, combined with the scalar's.
  static let bit: UInt32 = 1 << 24

  /// The glyph in place of every emoji.
  static let emoji = bit | 0x1F600

  private static let low = -120.0
  private static let high = 800.0

  static func sketch(of scalar: Unicode.Scalar, _ instance: FontInstance) -> Sketch {
    var sketch = Sketch(instance)
    if scalar.isEmoji {
      sketch.outlineOfEmoji()
      return sketch
    }
    let digits = digits(of: scalar.value)
    let columns = digits.count / 2
    let advance = scalar.isWide ? 1024.0 : columns == 2 ? 660 : 840
    let line = min(max(instance.stem * 0.4, 20), 52)
    let side = 48.0
    let (left, right) = (side, advance - side)
    sketch.rect(left, low, right, low + line)
    sketch.rect(left, high - line, right, high)
    sketch.rect(left, low + line, left + line, high - line)
    sketch.rect(right - line, low + line, right, high - line)
    // Digits of 7 bars, in two rows.
    let (gap, middle) = (58.0, (low + high) / 2)
    let room = right - left - 2 * line - gap * Double(columns + 1)
    let width = min(room / Double(columns), 230)
    let start = (left + right) / 2 - (width * Double(columns) + gap * Double(columns - 1)) / 2
    for (index, digit) in digits.enumerated() {
      let x = start + Double(index % columns) * (width + gap)
      let y = index < columns ? middle + gap / 2 : low + line + gap
      sketch.bars(digit, x, y, width, high - line - gap - middle - gap / 2, line)
    }
    sketch.finish(advance: advance)
    return sketch
  }

  /// Returns four or six digits.
  private static func digits(of value: UInt32) -> [Int] {
    stride(from: value > 0xFFFF ? 20 : 12, through: 0, by: -4).map { Int(value >> UInt32($0) & 15) }
  }
}

extension Sketch {
  /// Draws an outline between a circle and a square, as large as an emoji.
  fileprivate mutating func outlineOfEmoji() {
    let line = min(max(instance.stem * 0.6, 30), 84)
    (v, h) = (line, line)
    ring(48, -164, 976, 764, tension: 0.80)
    finish(advance: 1024)
  }

  /// The bars of each digit: top, upper right, lower right, bottom, lower left, upper left, middle.
  private static let segments: [UInt8] = [
    0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111,
    0b1111111, 0b1101111, 0b1110111, 0b1111100, 0b0111001, 0b1011110, 0b1111001, 0b1110001,
  ]

  fileprivate mutating func bars(
    _ digit: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ line: Double
  ) {
    let lit = Sketch.segments[digit]
    let (top, middle) = (y + height, y + height / 2)
    func isLit(_ bar: Int) -> Bool { lit >> bar & 1 == 1 }
    if isLit(0) { rect(x, top - line, x + width, top) }
    if isLit(1) { rect(x + width - line, middle, x + width, top) }
    if isLit(2) { rect(x + width - line, y, x + width, middle) }
    if isLit(3) { rect(x, y, x + width, y + line) }
    if isLit(4) { rect(x, y, x + line, middle) }
    if isLit(5) { rect(x, middle, x + line, top) }
    if isLit(6) { rect(x, middle - line / 2, x + width, middle + line / 2) }
  }
}

extension Unicode.Scalar {
  /// Whether or not the scalar is as wide as high, like those of East Asia and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

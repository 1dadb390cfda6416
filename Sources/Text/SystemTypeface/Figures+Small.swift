import Paths

/// Superscript and subscript figures, and fractions of them.
extension Sketch {
  private static let size = 0.60
  private static let raised: [UInt32: Unicode.Scalar] = [
    0xB2: "2", 0xB3: "3", 0xB9: "1", 0x2070: "0", 0x2071: "i", 0x207A: "+", 0x207B: "-", 0x207C: "=",
    0x207D: "(",
    0x207E: ")", 0x207F: "n",
  ]

  /// Draws a small figure; returns false for any other scalar.
  mutating func drawSmallFigure(_ scalar: Unicode.Scalar) -> Bool {
    let high = FontInstance.cap * (1 - Sketch.size) + 4
    let low = -0.16 * FontInstance.cap
    switch scalar.value {
    case 0xB2, 0xB3, 0xB9, 0x2070, 0x2071, 0x207A...0x207F:
      finish(advance: add(Sketch.raised[scalar.value] ?? " ", size: Sketch.size, x: 0, y: high))
    case 0x2074...0x2079:
      finish(advance: add(Sketch.figure(scalar.value - 0x2070), size: Sketch.size, x: 0, y: high))
    case 0x2080...0x2089:
      finish(advance: add(Sketch.figure(scalar.value - 0x2080), size: Sketch.size, x: 0, y: low))
    case 0x208A...0x208E:
      let signs: [Unicode.Scalar] = ["+", "-", "=", "(", ")"]
      finish(advance: add(signs[Int(scalar.value - 0x208A)], size: Sketch.size, x: 0, y: low))
    default:
      guard let (above, below) = Sketch.fractions[scalar] else { return false }
      fraction(above, below)
    }
    return true
  }

  private static func figure(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(UInt8(48 + value)) }

  private static let fractions: [Unicode.Scalar: (UInt8, UInt8)] = [
    "¼": (1, 4), "½": (1, 2), "¾": (3, 4), "⅓": (1, 3), "⅔": (2, 3), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    "⅑": (1, 9),
  ]

  private mutating func fraction(_ above: UInt8, _ below: UInt8) {
    let size = Sketch.size * 0.96
    let first = add(Sketch.figure(UInt32(above)), size: size, x: 0, y: FontInstance.cap * (1 - size))
    var slash = Sketch(instance, capital: true)
    slash.fraction()
    let start = first - 16
    add(slash.path, x: start)
    let second = start + slash.advance - 16
    let last = add(Sketch.figure(UInt32(below)), size: size, x: second, y: 0)
    finish(advance: second + last)
  }
}

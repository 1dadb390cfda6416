import Paths

/// The marks of Latin-1 and General Punctuation.
extension Sketch {
  /// Draws a mark of this group; returns false for any other scalar.
  mutating func drawGeneralPunctuation(_ mark: Unicode.Scalar) -> Bool {
    switch mark.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: finish(advance: space(mark.value))
    case 0x2010, 0x2011: onLetter("-")
    case 0x2012: dash(620, 30)
    case 0x2013: dash(512, 26)
    case 0x2014, 0x2015: dash(1024, 26)
    case 0x2018: commas(1, FontInstance.cap, turned: true)
    case 0x2019: commas(1, FontInstance.cap, turned: false)
    case 0x201A: commas(1, nil, turned: false)
    case 0x201B, 0x201F:
      commas(mark.value == 0x201B ? 1 : 2, FontInstance.cap, turned: false)
      mirror(advance)
    case 0x201C: commas(2, FontInstance.cap, turned: true)
    case 0x201D: commas(2, FontInstance.cap, turned: false)
    case 0x201E: commas(2, nil, turned: false)
    case 0x2039, 0x203A, 0xAB, 0xBB: angles(mark)
    case 0x2020, 0x2021: dagger(double: mark.value == 0x2021)
    case 0x2022:
      dot(110 + hv, Sketch.axis, 200 + v)
      finish(96, 220 + v, 96)
    case 0x2024...0x2026:
      let count = Double(mark.value - 0x2023)
      let step = count == 1 ? 0 : max(point + 60, 300 * lengthening)
      for index in stride(from: 0.0, to: count, by: 1) { dot(index * step + point / 2, point / 2, point) }
      finish(80, step * (count - 1) + point, 80)
    case 0x2027, 0xB7, 0x2219, 0x22C5:
      dot(point / 2, mark.value == 0x22C5 ? Sketch.axis : 0.5 * FontInstance.x + 20, point)
      finish(82, point, 82)
    case 0x2030: perMille()
    case 0x2032...0x2034: primes(Int(mark.value - 0x2031))
    case 0x2044: fraction()
    case 0x203C, 0x203D, 0x2047...0x2049: doubled(mark.value)
    case 0xA1:
      onLetter("!")
      turn(advance, FontInstance.x)
    case 0xBF:
      onLetter("?")
      turn(advance, FontInstance.x)
    case 0xA6:
      stem(0, FontInstance.descender + 20, 0.30 * FontInstance.cap, width: v * 0.86)
      stem(0, 0.44 * FontInstance.cap, FontInstance.ascender + 30, width: v * 0.86)
      finish(100, v * 0.86, 100)
    case 0xA7: section()
    case 0xB6: pilcrow()
    case 0xA8, 0xAF, 0xB4, 0xB8, 0x2C6...0x2C7, 0x2D8...0x2DD: spacing(mark.value)
    case 0xB0:
      circle(
        150 + v * 0.2, FontInstance.cap - 140, 140 + v * 0.12, line: h * (0.86 - 0.2 * instance.boldness))
      finish(60, 300 + v * 0.4, 60)
    default: return false
    }
    return true
  }

  /// Returns the advance of a space.
  private func space(_ value: UInt32) -> Double {
    switch value {
    case 0xA0: 2 * instance.side(143)
    case 0x2000, 0x2002: 512
    case 0x2001, 0x2003, 0x3000: 1024
    case 0x2004: 1024.0 / 3
    case 0x2005: 256
    case 0x2006: 1024.0 / 6
    case 0x2007: instance.body(552) + 2 * instance.side(44)
    case 0x2008: point + 2 * instance.side(76)
    case 0x2009, 0x202F: 170
    case 0x205F: 228
    default: 84
    }
  }

  private mutating func dash(_ length: Double, _ inset: Double) {
    let advance = length * lengthening
    bar(inset, advance - inset, 0.44 * FontInstance.x)
    finish(advance: advance)
  }

  /// Draws commas beside each other, with their upper edges at `top`, or on the baseline.
  private mutating func commas(_ count: Int, _ top: Double?, turned: Bool) {
    thin(0.10, 0)
    let size = point
    let foot = 0.48 * size + 70
    let step = size + 42
    let width = Double(count - 1) * step + size
    for index in 0..<count { comma(Double(index) * step, 0) }
    if turned { turn(width, size - foot) }
    if let top { add(takeDrawing(), y: top - size) }
    finish(66, width, 66)
  }

  private mutating func angles(_ mark: Unicode.Scalar) {
    thin(0.12, 0.06)
    let (low, high) = (0.08 * FontInstance.x, 0.86 * FontInstance.x)
    let run = 0.40 * (high - low) + v * 0.2
    let level = v * 1.14
    let count = mark.value < 0x100 ? 2.0 : 1
    let step = level + 66
    for index in stride(from: 0.0, to: count, by: 1) {
      let x = index * step
      let middle = (low + high) / 2
      polygon([
        (x, middle), (x + run, high), (x + run + level, high), (x + level, middle), (x + run + level, low),
        (x + run, low),
      ])
    }
    let width = run + level + step * (count - 1)
    if mark == "»" || mark == "›" { mirror(width) }
    finish(58, width, 58)
  }

  private mutating func dagger(double: Bool) {
    let width = instance.body(420, growth: 0.6)
    stem((width - v) / 2, -100, FontInstance.cap)
    bar(0, width, 0.66 * FontInstance.cap)
    if double { bar(0, width, 0.14 * FontInstance.cap) }
    finish(54, width, 54)
  }

  private mutating func perMille() {
    thin(0.32, 0.22)
    let zero = instance.body(318, growth: 0.6)
    let high = 0.50 * FontInstance.cap
    (v, h) = (v * 0.88, h * 0.88)
    let first = instance.body(800, growth: 0.9)
    let width = first + zero + 36
    ring(0, FontInstance.cap - high, zero, FontInstance.cap + FontInstance.overshoot)
    ring(first - zero, -FontInstance.overshoot, first, high)
    ring(width - zero, -FontInstance.overshoot, width, high)
    let level = Sketch.levelWidth(first * 0.5, FontInstance.cap, v)
    diagonal(first * 0.25 - level / 2 + 10, 0, first * 0.75 - level / 2 - 10, FontInstance.cap, thickness: v)
    finish(40, width, 40)
  }

  private mutating func primes(_ count: Int) {
    let step = v + 110
    let (wide, narrow) = (v * 1.05, v * 0.6)
    for index in 0..<count {
      let x = Double(index) * step
      polygon([
        (x + 80, FontInstance.cap), (x + 80 + wide, FontInstance.cap), (x + narrow, 0.62 * FontInstance.cap),
        (x, 0.62 * FontInstance.cap),
      ])
    }
    finish(46, 80 + wide + step * Double(count - 1), 46)
  }

  /// Draws the slash of fractions, which overlaps its neighbours.
  mutating func fraction() {
    let width = instance.body(430, growth: 0.3)
    let line = v * (0.84 - 0.2 * instance.boldness)
    let level = Sketch.levelWidth(width, FontInstance.cap, line)
    diagonal(0, 0, width - level, FontInstance.cap, thickness: line)
    shift(-92, advance: width - 184)
  }

  /// Draws ‼ ‽ ⁇ ⁈ ⁉.
  private mutating func doubled(_ value: UInt32) {
    let signs: (Unicode.Scalar, Unicode.Scalar) =
      switch value {
      case 0x203C: ("!", "!")
      case 0x2047: ("?", "?")
      case 0x2048: ("?", "!")
      default: ("!", "?")
      }
    onLetter(signs.0)
    guard let other = instance.drawn(signs.1) else { return }
    if value == 0x203D {
      let whole = max(advance, other.advance)
      shift((whole - advance) / 2 - 8, advance: whole)
      add(other.path, x: (whole - other.advance) / 2)
      return
    }
    let width = advance
    add(other.path, x: width - 30)
    finish(advance: width + other.advance - 30)
  }

  private mutating func section() {
    thin(0.20, 0.26)
    let width = instance.body(430)
    let (top, low) = (FontInstance.cap + 8, -108.0)
    let whole = top + low
    let half = h / 2
    for _ in 0..<2 {
      var spine = Spine(width - hv - 14, 0.82 * FontInstance.cap, .up)
      spine.to(width * 0.51, top - half, .left)
      spine.to(hv + 14, 0.80 * FontInstance.cap, .down)
      spine.to(width * 0.54, 0.585 * FontInstance.cap, .towards(1, -0.5), tension: 0.6, 0.6)
      spine.to(width - hv, 0.40 * FontInstance.cap, .down, tension: 0.6, 0.6)
      spine.to(width * 0.56, 0.235 * FontInstance.cap, .towards(-1, -0.5), share: 0.9, tension: 0.5)
      spine.cutStart(atY: 0.845 * FontInstance.cap)
      stroke(spine)
      turn(width, whole)
    }
    finish(50, width, 50)
  }

  private mutating func pilcrow() {
    let width = instance.body(520, growth: 0.7)
    thin(0.2, 0.1)
    stem(width - v * 0.9, -90, FontInstance.cap, width: v * 0.9)
    stem(width - v * 2.2 - 40, -90, FontInstance.cap, width: v * 0.9)
    bar(width * 0.45, width, FontInstance.cap - h * 0.9, height: h * 0.9)
    let (right, low) = (width - v * 2.2 - 20, 0.40 * FontInstance.cap)
    let round = (FontInstance.cap - low) / 2
    path.append(Sketch.bowl(round, FontInstance.cap - round, right, radius: round))
    // The bowl of light weights is hollow.
    let inner = round - v - 0.0138 * v * v
    if inner > 0 { path.append(Sketch.bowl(round, FontInstance.cap - round, right, radius: inner).reversed) }
    finish(30, width, 60)
  }

  /// Returns a half disc around (x, y) that is round on the left, and continues to `right`.
  private static func bowl(_ x: Double, _ y: Double, _ right: Double, radius: Double) -> Path {
    let k = radius * 0.5522847498
    var bowl = Path()
    bowl.move(to: Point(x: right, y: y - radius))
    bowl.line(to: Point(x: x, y: y - radius))
    bowl.cubic(
      to: Point(x: x - radius, y: y), Point(x: x - k, y: y - radius), Point(x: x - radius, y: y - k))
    bowl.cubic(
      to: Point(x: x, y: y + radius), Point(x: x - radius, y: y + k), Point(x: x - k, y: y + radius))
    bowl.line(to: Point(x: right, y: y + radius))
    bowl.close()
    return bowl
  }

  private static let spacingMarks: [UInt32: UInt32] = [
    0xA8: 0x308, 0xAF: 0x304, 0xB4: 0x301, 0xB8: 0x327, 0x2C6: 0x302, 0x2C7: 0x30C, 0x2D8: 0x306,
    0x2D9: 0x307,
    0x2DA: 0x30A, 0x2DB: 0x328, 0x2DC: 0x303, 0x2DD: 0x30B,
  ]

  /// Draws a mark of a letter on its own.
  private mutating func spacing(_ value: UInt32) {
    guard let number = Sketch.spacingMarks[value], let scalar = Unicode.Scalar(number),
      let mark = instance.drawn(scalar)
    else {
      return
    }
    add(mark.path, x: 180)
    finish(advance: 360)
  }
}

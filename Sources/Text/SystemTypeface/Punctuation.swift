import Paths

/// The marks of Basic Latin.
extension Sketch {
  /// Draws a mark of Basic Latin; returns false for any other scalar.
  mutating func drawPunctuation(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case " ": finish(143, 0, 143)
    case ".":
      period(0)
      finish(76, point, 76)
    case ",":
      comma(0, 0)
      finish(72, point, 76)
    case ":":
      period(0)
      period(FontInstance.x - point)
      finish(80, point, 80)
    case ";":
      comma(0, 0)
      period(FontInstance.x - point)
      finish(78, point, 80)
    case "!":
      exclamation()
      finish(92, point, 92)
    case "?": question()
    case "'":
      quote(0)
      finish(74, quoteWidth, 74)
    case "\"":
      quote(0)
      quote(quoteWidth * 1.75 + 36)
      finish(74, quoteWidth * 2.75 + 36, 74)
    case "-":
      let width = instance.body(318, growth: 0.4)
      bar(0, width, 0.44 * FontInstance.x)
      finish(56, width, 56)
    case "_":
      bar(0, instance.body(512, growth: 0), -118)
      finish(0, instance.body(512, growth: 0), 0)
    case "/":
      slash()
      finish(12, instance.body(290, growth: 0.8), 12)
    case "\\":
      slash()
      mirror(instance.body(290, growth: 0.8))
      finish(12, instance.body(290, growth: 0.8), 12)
    case "|":
      stem(0, FontInstance.descender + 20, FontInstance.ascender + 30, width: v * 0.86)
      finish(100, v * 0.86, 100)
    case "(":
      parenthesis()
      finish(76, instance.body(196, growth: 0.8), 32)
    case ")":
      parenthesis()
      mirror(instance.body(196, growth: 0.8))
      finish(32, instance.body(196, growth: 0.8), 76)
    case "[":
      bracket()
      finish(90, instance.body(196, growth: 0.8), 32)
    case "]":
      bracket()
      mirror(instance.body(196, growth: 0.8))
      finish(32, instance.body(196, growth: 0.8), 90)
    case "{":
      brace()
      finish(36, instance.body(240, growth: 0.8), 32)
    case "}":
      brace()
      mirror(instance.body(240, growth: 0.8))
      finish(32, instance.body(240, growth: 0.8), 36)
    case "+", "=", "<", ">", "~", "^": mathematical(mark)
    case "*": asterisk()
    case "#": numberSign()
    case "$": dollar()
    case "%": percent()
    case "&": ampersand()
    case "@": at()
    case "`":
      diagonal(116, FontInstance.cap - 128, 0, FontInstance.cap + 8, thickness: v * 0.9)
      finish(70, 116 + v, 70)
    default: return false
    }
    return true
  }

  /// The diameter of a full stop.
  var point: Double { v * 1.12 + 14 }

  /// The scale of dashes and of the distances between dots; in a cell they are squeezed instead.
  var lengthening: Double { instance.isMonospaced ? 1 : instance.stretch }

  mutating func period(_ y: Double) { dot(point / 2, y + point / 2, point) }

  /// Draws a full stop with a tail, which begins at (x, y).
  mutating func comma(_ x: Double, _ y: Double) {
    let size = point
    dot(x + size / 2, y + size / 2, size)
    // From the right side of the dot down to the left, with decreasing width.
    let foot = 0.48 * size + 70
    let (high, low) = (y + size / 2, y - foot)
    var tail = Path()
    tail.move(to: Point(x: x + size, y: high))
    tail.cubic(
      to: Point(x: x + size * 0.26, y: low), Point(x: x + size, y: high - size * 0.72),
      Point(x: x + size * 0.66, y: low + foot * 0.30))
    tail.line(to: Point(x: x + size * 0.02, y: low))
    tail.cubic(
      to: Point(x: x + size * 0.50, y: y), Point(x: x + size * 0.36, y: low + foot * 0.34),
      Point(x: x + size * 0.50, y: y - foot * 0.24))
    tail.line(to: Point(x: x + size * 0.5, y: high))
    tail.close()
    add(tail)
  }

  var quoteWidth: Double { v * 0.98 + 10 }

  /// Draws a vertical quote, thinner at the bottom.
  mutating func quote(_ x: Double) {
    let width = quoteWidth
    let low = FontInstance.cap - 0.35 * FontInstance.cap
    polygon([
      (x, FontInstance.cap), (x + width, FontInstance.cap), (x + width * 0.82, low), (x + width * 0.18, low),
    ])
  }

  mutating func exclamation() {
    let size = point
    period(0)
    let (wide, narrow) = (v * 1.12, v * 0.76)
    let low = size + 70 - v * 0.12
    polygon([
      ((size - wide) / 2, FontInstance.cap), ((size + wide) / 2, FontInstance.cap),
      ((size + narrow) / 2, low),
      ((size - narrow) / 2, low),
    ])
  }

  mutating func question() {
    thin(0.17, 0.12)
    let width = instance.body(430)
    let size = point
    let top = FontInstance.cap + FontInstance.overshoot
    let foot = size + 70 - v * 0.12
    let middle = width * 0.46
    var spine = Spine(hv + 4, 0.68 * FontInstance.cap, .up)
    spine.to(width * 0.49, top - hh, .right)
    spine.to(width - hv, 0.735 * FontInstance.cap, .down)
    spine.to((middle + width - hv) / 2, 0.52 * FontInstance.cap, .towards(-1, -0.92), tension: 0.6, 0.56)
    spine.to(middle, foot + 0.04 * FontInstance.cap, .down, tension: 0.56, 0.6)
    spine.to(middle, foot, .down)
    spine.cutStart(atY: 0.725 * FontInstance.cap)
    stroke(spine)
    dot(middle, size / 2, size)
    finish(36, width, 44)
  }

  mutating func slash() {
    let width = instance.body(290, growth: 0.8)
    let (low, high) = (-88.0, FontInstance.ascender)
    var level = v * 0.9
    for _ in 0..<6 { level = Sketch.levelWidth(width - level, high - low, v * 0.88) }
    diagonal(0, low, width - level, high, thickness: v * 0.88)
  }

  mutating func parenthesis() {
    let width = instance.body(196, growth: 0.8)
    let (low, high) = (FontInstance.descender + 26, FontInstance.ascender + 30)
    let x = width - 0.5 * v
    var spine = Spine(x, high, .towards(-0.62, -1), share: 0.92)
    spine.to(hv, (low + high) / 2, .down, tension: 0.62, 0.60)
    spine.to(x, low, .towards(0.62, -1), share: 0.92, tension: 0.60, 0.62)
    spine.startCut = .right
    spine.endCut = .right
    stroke(spine)
  }

  mutating func bracket() {
    let width = instance.body(196, growth: 0.8)
    let (low, high) = (FontInstance.descender + 26, FontInstance.ascender + 30)
    stem(0, low, high, width: v * 0.95)
    bar(0, width, high - h * 0.9, height: h * 0.9)
    bar(0, width, low, height: h * 0.9)
  }

  mutating func brace() {
    thin(0.22, 0.12)
    let width = instance.body(240, growth: 0.8)
    let (low, high) = (FontInstance.descender + 26, FontInstance.ascender + 30)
    let middle = (low + high) / 2
    let x = width * 0.44
    let turn = (high - low) * 0.13
    for side in [1.0, -1] {
      let outer = side > 0 ? high : low
      let toMiddle: Heading = side > 0 ? .down : .up
      var spine = Spine(width, outer - side * hh, .left)
      spine.to(width - 12, outer - side * hh, .left)
      spine.to(x, outer - side * (turn + hh), toMiddle, tension: 0.6)
      spine.to(x, middle + side * turn, toMiddle)
      spine.to(0, middle, .left, share: 0.66, tension: 0.56)
      stroke(spine)
    }
  }
}

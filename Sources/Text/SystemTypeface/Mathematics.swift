import Paths

/// The signs of mathematics.
extension Sketch {
  /// Draws a sign of mathematics; returns false for any other scalar.
  mutating func drawMathematics(_ sign: Unicode.Scalar) -> Bool {
    thin(0.12, 0.06)
    let width = instance.body(518, growth: 0.6)
    let axis = Sketch.axis
    switch sign {
    case "±", "∓":
      let half = width * 0.42
      bar(width / 2 - half, width / 2 + half, axis + 40 - hh)
      stem(width / 2 - hh, axis + 40 - half, axis + 40 + half, width: h)
      bar(width / 2 - half, width / 2 + half, axis + 40 - half - h - 30)
      if sign == "∓" { turn(width, 2 * axis) }
    case "−": bar(0, width, axis - hh)
    case "×":
      let half = width * 0.38
      for side in [-1.0, 1] {
        lines(
          [(width / 2 - half, axis - side * half), (width / 2 + half, axis + side * half)], width: h)
      }
    case "÷":
      bar(0, width, axis - hh)
      let size = point * 0.98
      for side in [-1.0, 1] { dot(width / 2, axis + side * (hh + 62 + size / 2), size) }
    case "¬":
      bar(0, width, axis + 70 - hh)
      stem(width - v, axis - 110, axis + 70 + hh)
    case "≠", "≡", "≈", "≅", "∼", "≃": relation(sign, width)
    case "≤", "≥", "≪", "≫", "≺", "≻": order(sign, width)
    case "∞": infinity()
    case "√": root()
    case "∑": sigma()
    case "∏", "∐": product(turned: sign == "∐")
    case "∂": partial()
    case "∆": triangle(instance.body(640), up: true)
    case "∇": triangle(instance.body(640), up: false)
    case "∫": integral()
    case "◊": lozenge()
    case "∈", "∉", "∋": element(sign)
    case "∩", "∪": cap(turned: sign == "∪")
    case "∧": angle(up: true)
    case "∨": angle(up: false)
    case "∀":
      onLetter("A")
      turn(advance, FontInstance.cap)
    case "∃":
      onLetter("E")
      mirror(advance)
    case "∅":
      ring(0, 0, instance.body(600), FontInstance.cap)
      emptyStroke(instance.body(600))
      return true
    case "∥":
      stem(0, 0, FontInstance.cap, width: h)
      stem(h + 110, 0, FontInstance.cap, width: h)
      finish(80, 2 * h + 110, 80)
      return true
    case "∣":
      stem(0, 0, FontInstance.cap, width: h)
      finish(90, h, 90)
      return true
    case "∕": onLetter("/")
    case "∖": onLetter("\\")
    case "∗":
      onLetter("*")
      add(takeDrawing(), y: Sketch.axis - 0.8 * FontInstance.cap)
    case "⊕", "⊗", "⊙", "⊖": circled(sign)
    case "⊂", "⊃": subset(sign == "⊃", width)
    case "⟂", "⊥":
      bar(0, width, 0)
      stem(width / 2 - hh, 0, 0.8 * FontInstance.cap, width: h)
    case "∠":
      bar(0, width, 0)
      lines([(hh, hh), (width * 0.72, 0.72 * FontInstance.cap)])
    case "∴", "∵":
      for (x, y) in [(0.0, 0.0), (2, 0), (1, 1)] { dot(60 + x * 120, 60 + y * 230 + 60, point) }
      if sign == "∵" { turn(360, 470) }
      finish(60, 360, 60)
      return true
    default: return false
    }
    if advance == 0 { finish(60, width, 60) }
    return true
  }

  private mutating func infinity() {
    thin(0.16, 0.1)
    let width = instance.body(720)
    let axis = Sketch.axis
    let rise = 0.21 * FontInstance.cap
    v *= 0.92
    var spine = Spine(hv, axis, .up)
    spine.to(width * 0.25, axis + rise - hh + 10, .right)
    spine.to(width * 0.5, axis, .towards(1, -0.95), tension: 0.5)
    spine.to(width * 0.75, axis - rise + hh - 10, .right, tension: 0.5)
    spine.to(width - hv, axis, .up)
    spine.to(width * 0.75, axis + rise - hh + 10, .left)
    spine.to(width * 0.5, axis, .towards(-1, -0.95), tension: 0.5)
    spine.to(width * 0.25, axis - rise + hh - 10, .left, tension: 0.5)
    spine.to(hv, axis, .up)
    spine.close()
    stroke(spine)
    finish(50, width, 50)
  }

  private mutating func root() {
    let width = instance.body(560)
    let (low, high) = (-60.0, FontInstance.ascender + 40)
    lines([(0.02 * width, 0.40 * FontInstance.cap), (0.14 * width, 0.46 * FontInstance.cap)], width: h * 0.9)
    lines([(0.14 * width, 0.46 * FontInstance.cap), (0.36 * width, low + v * 0.3)], width: v)
    lines([(0.36 * width, low + h * 0.3), (0.66 * width, high - hh)], width: h * 0.86)
    bar(0.66 * width - hh * 0.4, width, high - h * 0.9, height: h * 0.86)
    finish(52, width, 0)
  }

  private mutating func sigma() {
    let width = instance.body(560)
    bar(0, width, FontInstance.cap - h)
    bar(0, width, -90)
    let middle = (FontInstance.cap - 90) / 2
    let level = Sketch.levelWidth(width * 0.42, middle, diagonalStroke)
    let x = width * 0.46
    polygon([
      (0, FontInstance.cap), (level, FontInstance.cap), (x + level, middle), (level, -90), (0, -90),
      (x, middle),
    ])
    finish(50, width, 50)
  }

  private mutating func product(turned: Bool) {
    let width = instance.body(600)
    bar(0, width, FontInstance.cap - h)
    stem(0.07 * width, -90, FontInstance.cap)
    stem(0.93 * width - v, -90, FontInstance.cap)
    if turned { turn(width, FontInstance.cap - 90) }
    finish(60, width, 60)
  }

  private mutating func partial() {
    thin(0.06, 0.1)
    let width = instance.body(500)
    ring(0, -10, width, 0.64 * FontInstance.cap)
    var spine = Spine(hv + 40, 0.80 * FontInstance.cap, .up)
    spine.to(width * 0.46, FontInstance.cap + 10 - hh, .right)
    spine.to(width - hv, 0.44 * FontInstance.cap, .down, tension: 0.58)
    spine.to(width - hv, 0.3 * FontInstance.cap, .down)
    spine.cutStart(atY: 0.845 * FontInstance.cap)
    stroke(spine)
    finish(50, width, 50)
  }

  private mutating func triangle(_ width: Double, up: Bool) {
    vee(0, width, FontInstance.cap, 0, thickness: diagonalStroke)
    if up { turn(width, FontInstance.cap) }
    let level = Sketch.levelWidth(width / 2, FontInstance.cap, diagonalStroke)
    bar(level * 0.5, width - level * 0.5, up ? 0 : FontInstance.cap - h)
    finish(30, width, 30)
  }

  private mutating func integral() {
    let width = instance.body(400, growth: 0.5)
    let (low, high) = (-170.0, FontInstance.ascender + 90)
    let middle = (low + high) / 2
    var spine = Spine(width, high - hh - 10, .towards(-1, 0.3))
    spine.to(width * 0.80, high - hh, .left)
    spine.to(width / 2 + 10, high - 240, .towards(-0.05, -1))
    spine.to(width / 2, middle, .towards(-0.05, -1))
    spine.to(width / 2 - 10, low + 240, .towards(-0.05, -1))
    spine.to(width * 0.20, low + hh, .left)
    spine.to(0, low + hh + 10, .towards(-1, 0.3))
    stroke(spine)
    finish(30, width, 30)
  }

  private mutating func lozenge() {
    let width = instance.body(480)
    let (low, high) = (-20.0, FontInstance.cap + 20)
    let middle = (low + high) / 2
    let level = Sketch.levelWidth(width / 2, middle - low, h)
    polygon([(0, middle), (width / 2, high), (width, middle), (width / 2, low)])
    let rise = level * (middle - low) / (width / 2)
    polygon(
      [(level, middle), (width / 2, high - rise), (width - level, middle), (width / 2, low + rise)],
      isHole: true)
    finish(40, width, 40)
  }

  private mutating func cap(turned: Bool) {
    let width = instance.body(540)
    var spine = Spine(hv, 0, .up)
    spine.to(hv, 0.40 * FontInstance.cap, .up)
    spine.to(width / 2, 0.86 * FontInstance.cap - hh, .right, tension: 0.6)
    spine.to(width - hv, 0.40 * FontInstance.cap, .down, tension: 0.6)
    spine.to(width - hv, 0, .down)
    stroke(spine)
    if turned { turn(width, 0.86 * FontInstance.cap) }
    finish(70, width, 70)
  }

  private mutating func angle(up: Bool) {
    let width = instance.body(540)
    vee(0, width, 0.80 * FontInstance.cap, 0, thickness: diagonalStroke)
    if up { turn(width, 0.80 * FontInstance.cap) }
    finish(60, width, 60)
  }

  private mutating func emptyStroke(_ width: Double) {
    lines(
      [(width * 0.10, -0.04 * FontInstance.cap), (width * 0.90, 1.04 * FontInstance.cap)], width: h * 0.86)
    finish(60, width, 60)
  }

  private mutating func circled(_ sign: Unicode.Scalar) {
    thin(0.2, 0.2)
    let (x, y, radius) = (330.0, Sketch.axis, 330.0)
    circle(x, y, radius, line: h * 0.84)
    let reach = radius - hh
    switch sign {
    case "⊙": dot(x, y, point)
    case "⊗":
      let near = reach * 0.707
      for side in [-1.0, 1] {
        lines([(x - near, y - side * near), (x + near, y + side * near)], width: h * 0.84)
      }
    default:
      bar(x - reach, x + reach, y - hh * 0.84, height: h * 0.84)
      if sign == "⊕" { stem(x - hh * 0.84, y - reach, y + reach, width: h * 0.84) }
    }
    pivot = y
    finish(60, 660, 60)
  }
}

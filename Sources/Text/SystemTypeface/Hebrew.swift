import Paths

/// The Hebrew letters, lower than capitals and higher than an x, with horizontal strokes as heavy as vertical ones of
/// small letters.
extension Sketch {
  /// The height of Hebrew letters, and the depth of final ones.
  static let hebrewHeight = 0.79 * FontInstance.cap
  private static let hebrewDepth = -176.0
  private var high: Double { Sketch.hebrewHeight }

  /// Draws a Hebrew letter; returns false for any other scalar.
  mutating func drawHebrew(_ letter: Unicode.Scalar) -> Bool {
    guard (0x5BE...0x5F4).contains(letter.value) else { return false }
    head = high
    thin(0.16, 0.10)
    h = min(v, h * 1.06)
    switch letter {
    case "א": alef()
    case "ב", "כ":
      let width = instance.body(440)
      roof(0, width - (letter == "ב" ? 48 : 0), high * 0.5)
      if letter == "ב" {
        stem(width - 48 - v, h * 0.5, high * 0.5 + 2)
        bar(0, width + 20, 0)
      } else {
        var low = Spine(width - hv, high * 0.5, .down)
        low.to(width - 110 - hv, hh, .left, tension: 0.62)
        low.to(0, hh, .left)
        stroke(low)
      }
      finish(44, width + (letter == "ב" ? 20 : 0), letter == "ב" ? 30 : 56)
    case "ג":
      let width = instance.body(290)
      roof(width * 0.28, width * 0.82, high * 0.4)
      diagonal(0, 0, width * 0.82 - v, high * 0.36)
      diagonal(width - v, 0, width * 0.82 - v, high * 0.46)
      finish(30, width, 44)
    case "ד":
      let width = instance.body(410)
      bar(0, width, high - h)
      stem(width - 52 - v, 0, high)
      finish(36, width, 34)
    case "ה", "ח", "ת": gate(letter)
    case "ו", "ן", "י":
      let width = instance.body(168)
      roof(0, width, letter == "ו" ? 0 : letter == "ן" ? Sketch.hebrewDepth : high * 0.46)
      finish(40, width, 70)
    case "ז":
      let width = instance.body(240)
      bar(0, width, high - h)
      stem(width * 0.5 - hv + 10, 0, high)
      finish(40, width, 40)
    case "ט": tet()
    case "ך", "ר":
      let width = instance.body(400)
      roof(0, width, letter == "ך" ? Sketch.hebrewDepth : 0)
      finish(36, width, 66)
    case "ל": lamed()
    case "מ": mem()
    case "ם":
      let width = instance.body(450)
      roof(0, width, 0)
      stem(0, 0, high)
      bar(0, width, 0)
      finish(66, width, 66)
    case "נ":
      let width = instance.body(270)
      roof(width * 0.34, width, h)
      bar(0, width, 0)
      finish(36, width, 66)
    case "ס":
      let width = instance.body(500)
      var bowl = Spine(0, high - hh, .right)
      bowl.to(width * 0.5, high - hh, .right)
      bowl.to(width - hv, high * 0.56, .down, tension: 0.64)
      bowl.to(width * 0.5, hh - 6, .left, tension: 0.6)
      bowl.to(hv + 10, high * 0.56, .up, tension: 0.6)
      bowl.to(hv + 26, high - hh, .towards(0.1, 1), tension: 0.4)
      stroke(bowl)
      finish(40, width, 52)
    case "ע": ayin()
    case "פ", "ף": pe(isFinal: letter == "ף")
    case "צ", "ץ": tsadi(isFinal: letter == "ץ")
    case "ק": qof()
    case "ש": shin()
    default: return drawHebrewSign(letter)
    }
    return true
  }

  private mutating func drawHebrewSign(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x5BE:
      let width = instance.body(270)
      bar(0, width, high - h)
      finish(44, width, 44)
    case 0x5C0:
      stem(0, 0, high)
      finish(80, v, 80)
    case 0x5C3:
      for y in [point / 2, high - point] { dot(point / 2, y, point) }
      finish(70, point, 70)
    case 0x5F0...0x5F2:
      pair(letter.value == 0x5F2 ? "י" : "ו", letter.value == 0x5F0 ? "ו" : "י")
    case 0x5F3, 0x5F4:
      let count = letter.value == 0x5F3 ? 1.0 : 2
      for index in 0..<Int(count) {
        let x = Double(index) * (1.5 * v + 40)
        diagonal(x, FontInstance.cap - 200, x + 62, FontInstance.cap)
      }
      finish(50, 62 + v + (count - 1) * (1.5 * v + 40), 50)
    default: return false
    }
    return true
  }

  /// Draws a horizontal stroke at the top that turns down into a stem on the right, which ends at `bottom`.
  private mutating func roof(_ left: Double, _ right: Double, _ bottom: Double) {
    let turn = min(120.0, (right - left) * 0.6)
    var spine = Spine(left, high - hh, .right)
    if right - hv - turn > left { spine.to(right - hv - turn * 0.8, high - hh, .right) }
    spine.to(right - hv, high - hh - turn, .down, tension: 0.64)
    spine.to(right - hv, min(bottom, high - hh - turn - 1), .down)
    stroke(spine)
  }

  private mutating func alef() {
    let width = instance.body(510)
    let level = Sketch.levelWidth(width - v, high, diagonalStroke)
    diagonal(width - level, 0, 0, high, thickness: diagonalStroke)
    var arm = Spine(width * 0.88, high, .down)
    arm.to(width * 0.88, high * 0.72, .down)
    arm.to(width * 0.60, high * 0.42, .towards(-1, -0.45), tension: 0.56)
    stroke(arm)
    var leg = Spine(width * 0.12, 0, .up)
    leg.to(width * 0.12, high * 0.28, .up)
    leg.to(width * 0.42, high * 0.60, .towards(1, 0.45), tension: 0.56)
    stroke(leg)
    finish(40, width, 40)
  }

  private mutating func gate(_ letter: Unicode.Scalar) {
    let width = instance.body(letter == "ת" ? 480 : 450)
    let left = letter == "ת" ? 58.0 : 0
    roof(left * 0.4, width, 0)
    switch letter {
    case "ה": stem(left, 0, high * 0.60)
    case "ח": stem(left, 0, high)
    default:
      stem(left, hh, high)
      bar(0, left + hv, 0)
    }
    finish(letter == "ת" ? 26 : 66, width, 66)
  }

  private mutating func tet() {
    let width = instance.body(490)
    var bowl = Spine(hv, high, .down)
    bowl.to(hv, high * 0.34, .down)
    bowl.to(width * 0.48, hh - 6, .right, tension: 0.62)
    bowl.to(width - hv, high * 0.46, .up, tension: 0.62)
    bowl.to(width * 0.66, high - hh + 4, .left, tension: 0.6)
    bowl.to(width * 0.52, high - hh + 4, .left)
    bowl.endCut = .up
    stroke(bowl)
    finish(66, width, 50)
  }

  private mutating func lamed() {
    let width = instance.body(400)
    stem(0, high - h, FontInstance.ascender)
    var spine = Spine(0, high - hh, .right)
    spine.to(width - hv - 90, high - hh, .right)
    spine.to(width - hv, high - hh - 110, .down, tension: 0.62)
    spine.to(width * 0.34, 0, .towards(-0.62, -1), tension: 0.5)
    spine.endCut = .right
    stroke(spine)
    finish(40, width, 40)
  }

  private mutating func mem() {
    let width = instance.body(500)
    let left = width * 0.10
    var spine = Spine(left + hv * 0.6, high * 0.50, .towards(0.5, 1))
    spine.to(width * 0.56, high - hh + 4, .right, tension: 0.56)
    spine.to(width - hv, high * 0.58, .down, tension: 0.62)
    spine.to(width - hv, h * 0.5, .down)
    stroke(spine)
    bar(width * 0.46, width, 0)
    diagonal(0, 0, left + v * 0.2, high * 0.56)
    diagonal(left + v * 0.4, high * 0.40, 0.02 * width, high)
    finish(36, width, 66)
  }

  private mutating func ayin() {
    let width = instance.body(470)
    var right = Spine(width - hv, high, .down)
    right.to(width - hv, high * 0.56, .down)
    right.to(0, -0.10 * high, .towards(-1, -0.22), tension: 0.62)
    right.endCut = .up
    stroke(right)
    let level = Sketch.levelWidth(width * 0.34, high * 0.86, diagonalStroke)
    diagonal(width * 0.54 - level / 2, high * 0.14, width * 0.06, high, thickness: diagonalStroke)
    finish(40, width, 60)
  }

  private mutating func pe(isFinal: Bool) {
    let width = instance.body(450)
    roof(0, width, isFinal ? Sketch.hebrewDepth : high * 0.5)
    var nose = Spine(hv, high - hh, .down)
    nose.to(hv, high * 0.52 + 40, .down)
    nose.to(hv + 70, high * 0.46, .right, tension: 0.6)
    nose.to(width * 0.50, high * 0.46, .right)
    nose.endCut = .up
    stroke(nose)
    if !isFinal {
      var low = Spine(width - hv, high * 0.5, .down)
      low.to(width - 110 - hv, hh, .left, tension: 0.62)
      low.to(0, hh, .left)
      stroke(low)
    }
    finish(56, width, 60)
  }

  private mutating func tsadi(isFinal: Bool) {
    let width = instance.body(450)
    let level = Sketch.levelWidth(width * 0.7, high, diagonalStroke)
    if isFinal {
      stem(width * 0.30, Sketch.hebrewDepth, high * 0.42)
      diagonal(width * 0.30, high * 0.34, 0, high, thickness: diagonalStroke)
    } else {
      diagonal(width - level, h * 0.6, 0, high, thickness: diagonalStroke)
      bar(0, width, 0)
    }
    var arm = Spine(width * 0.86, high, .down)
    arm.to(width * 0.86, high * 0.74, .down)
    let end = isFinal ? (width * 0.34, high * 0.28) : (width * 0.50, high * 0.40)
    arm.to(end.0, end.1, .towards(-1, -0.45), tension: 0.56)
    stroke(arm)
    finish(40, width, isFinal ? 34 : 50)
  }

  private mutating func qof() {
    let width = instance.body(450)
    var spine = Spine(0, high - hh, .right)
    spine.to(width - hv - 100, high - hh, .right)
    spine.to(width - hv, high - hh - 130, .down, tension: 0.64)
    spine.to(width * 0.56, 0, .towards(-0.75, -1), tension: 0.54)
    spine.endCut = .right
    stroke(spine)
    stem(0.04 * width, Sketch.hebrewDepth, high * 0.58)
    finish(56, width, 46)
  }

  private mutating func shin() {
    thin(0.14, 0.06)
    let width = instance.body(620, growth: 1.4)
    var cup = Spine(hv, high, .down)
    cup.to(hv + 16, high * 0.36, .towards(0.08, -1), tension: 0.4)
    cup.to(width * 0.42, hh - 4, .right, tension: 0.6)
    cup.to(width - hv, high * 0.44, .up, tension: 0.6)
    cup.to(width - hv, high, .up)
    stroke(cup)
    var middle = Spine(width / 2, high, .down)
    middle.to(width / 2, high * 0.62, .down)
    middle.to(hv + 24, high * 0.22, .towards(-1, -0.12), tension: 0.58)
    stroke(middle)
    finish(56, width, 60)
  }
}

/// The small letters.
extension Sketch {
  /// Draws a small letter of Basic Latin; returns false for any other scalar.
  mutating func drawLowercase(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a": smallA()
    case "b": smallB(side: 0, FontInstance.ascender)
    case "c":
      let width = instance.body(458)
      smallC(width)
      finish(48, width, 36)
    case "d": smallD(0, FontInstance.ascender)
    case "e": smallE()
    case "f": smallF()
    case "g": smallG()
    case "h": smallN(FontInstance.ascender)
    case "i", "\u{131}":
      stem(0, 0, FontInstance.x)
      if letter == "i" { tittle(hv) }
      finish(80, v, 80)
    case "j", "\u{237}": smallJ(dotted: letter == "j")
    case "k": smallK(FontInstance.ascender)
    case "l":
      stem(0, 0, FontInstance.ascender)
      finish(80, v, 80)
    case "m": smallM()
    case "n": smallN(FontInstance.x)
    case "o":
      let width = instance.body(508)
      ring(0, -FontInstance.overshoot, width, FontInstance.x + FontInstance.overshoot)
      finish(48, width, 48)
    case "p": smallB(side: FontInstance.descender, FontInstance.x)
    case "q": smallD(FontInstance.descender, FontInstance.x)
    case "r": smallR()
    case "s":
      thin(0.06, 0.1)
      let width = instance.body(420)
      ess(width, FontInstance.x, FontInstance.overshoot)
      finish(42, width, 42)
    case "t": smallT()
    case "u":
      let width = instance.body(434)
      stem(0, 0, FontInstance.x)
      arch(0, width)
      turn(width, FontInstance.x)
      finish(74, width, 80)
    case "v":
      let width = instance.body(492)
      vee(0, width, FontInstance.x, 0, thickness: diagonalStroke)
      finish(18, width, 18)
    case "w": smallW()
    case "x":
      let width = instance.body(480)
      cross(width, FontInstance.x, inset: 6)
      finish(20, width, 20)
    case "y": smallY()
    case "z":
      let width = instance.body(432)
      zed(width, FontInstance.x)
      finish(42, width, 42)
    default: return false
    }
    return true
  }

  /// The thickness of straight diagonal strokes.
  var diagonalStroke: Double { (0.6 * v + 0.4 * h) * (1 - 0.06 * instance.boldness) }

  /// Draws the dot above an i whose stem is around `x`.
  mutating func tittle(_ x: Double) {
    let size = v * 1.12 + 10
    dot(x, FontInstance.x + 96 + 0.30 * v + size * 0.2, size)
  }

  /// Draws an arch from a stem whose left edge is at `x`, to a vertical stroke that ends at `right` and at the
  /// baseline.
  mutating func arch(_ x: Double, _ right: Double, crown: Double = 0.55) {
    let top = FontInstance.x + FontInstance.overshoot
    let share = instance.joint
    let middle = x + (right - x) * crown
    var spine = Spine(x + v * (1 - share / 2), top - 0.46 * FontInstance.x, .up, share: share)
    spine.to(middle, top - hh, .right, tension: 0.60)
    spine.to(right - hv, top - 0.40 * FontInstance.x, .down, tension: 0.60)
    spine.to(right - hv, 0, .down)
    stroke(spine)
  }

  /// Draws the bowl of a b, `width` wide: from its stem around to the stem.
  mutating func bowl(_ width: Double) {
    let (top, bottom) = (FontInstance.x + FontInstance.overshoot, -FontInstance.overshoot)
    let share = instance.joint
    let crown = width * 0.545
    let from = v * (1 - share / 2)
    var spine = Spine(from, top - 0.46 * FontInstance.x, .up, share: share)
    spine.to(crown, top - hh, .right, tension: 0.60, 0.57)
    spine.to(width - hv, FontInstance.x / 2, .down)
    spine.to(crown, bottom + hh, .left)
    spine.to(from, bottom + 0.46 * FontInstance.x, .up, share: share, tension: 0.57, 0.60)
    stroke(spine)
  }

  mutating func smallB(side bottom: Double, _ top: Double) {
    let width = instance.body(488)
    bowl(width)
    stem(0, bottom, top)
    finish(78, width, 48)
  }

  mutating func smallD(_ bottom: Double, _ top: Double) {
    let width = instance.body(488)
    bowl(width)
    stem(0, bottom, top)
    mirror(width)
    finish(48, width, 78)
  }

  mutating func smallN(_ top: Double) {
    let width = instance.body(438)
    stem(0, 0, top)
    arch(0, width)
    finish(80, width, 75)
  }

  mutating func smallM() {
    thin(0.11, 0.08)
    let width = instance.body(728, growth: 1.55)
    let middle = (width + v) / 2
    stem(0, 0, FontInstance.x)
    arch(0, middle, crown: 0.57)
    arch(middle - v, width, crown: 0.57)
    finish(80, width, 75)
  }

  mutating func smallA() {
    thin(0.04, 0.16)
    let width = instance.body(438)
    strokesOfA(width)
    finish(46, width, 74)
  }

  /// Draws an a with its left edge at 0 and its stem on the right.
  mutating func strokesOfA(_ width: Double) {
    let (top, bottom) = (FontInstance.x + FontInstance.overshoot, -FontInstance.overshoot)
    let right = width - hv
    var spine = Spine(hv + 16, 0.66 * FontInstance.x, .up)
    spine.to(width * 0.5, top - hh, .right)
    spine.to(right, 0.64 * FontInstance.x, .down, tension: 0.6)
    spine.to(right, 0, .down)
    spine.cutStart(atY: 0.735 * FontInstance.x)
    stroke(spine)

    let waist = 0.588 * FontInstance.x - hh
    var bowl = Spine(right, waist, .left, share: 0.96)
    bowl.to(width * 0.58, waist - 4, .towards(-1, -0.07), share: 0.96, tension: 0.4)
    bowl.to(hv, 0.278 * FontInstance.x, .down)
    bowl.to(width * 0.42, bottom + hh, .right)
    bowl.to(right - hv + v * instance.joint / 2, 0.40 * FontInstance.x, .up, share: instance.joint)
    stroke(bowl)
  }

  mutating func smallC(_ width: Double) {
    let (top, bottom) = (FontInstance.x + FontInstance.overshoot, -FontInstance.overshoot)
    let crown = width * 0.52
    var spine = Spine(width - hv + 4, 0.58 * FontInstance.x, .up)
    spine.to(crown, top - hh, .left)
    spine.to(hv, FontInstance.x / 2, .down)
    spine.to(crown, bottom + hh, .right)
    spine.to(width - hv + 4, 0.42 * FontInstance.x, .up)
    spine.cutStart(atY: 0.675 * FontInstance.x)
    spine.cutEnd(atY: 0.325 * FontInstance.x)
    stroke(spine)
  }

  mutating func smallE() {
    thin(0.02, 0.12)
    let width = instance.body(482)
    strokesOfE(width)
    finish(48, width, 46)
  }

  /// Draws an e of any height with its left edge at 0.
  mutating func strokesOfE(
    _ width: Double, _ height: Double = FontInstance.x, _ overshoot: Double = FontInstance.overshoot
  ) {
    let (top, bottom) = (height + overshoot, -overshoot)
    let middle = 0.512 * height
    let bar = h * 0.92
    var spine = Spine(width - hv, middle - bar / 2, .up)
    spine.to(width / 2, top - hh, .left, tension: 0.6, 0.57)
    spine.to(hv, height / 2, .down)
    spine.to(width * 0.52, bottom + hh, .right)
    spine.to(width - hv * 0.9, 0.38 * height, .up)
    spine.cutEnd(atY: 0.26 * height)
    stroke(spine)
    self.bar(hv, width - hv, middle - bar / 2, height: bar)
  }

  /// Draws an s of any size between the baseline and `height`.
  mutating func ess(_ width: Double, _ height: Double, _ overshoot: Double) {
    let (top, bottom) = (height + overshoot - hh, hh - overshoot)
    let middle = height * 0.508
    let (upper, lower) = ((top + middle) / 2 + 2, (bottom + middle) / 2 - 2)
    let slope = 0.30
    var spine = Spine(width - hv - 6, upper - 0.03 * height, .up)
    spine.to(width * 0.51, top, .left)
    spine.to(hv + 0.02 * width, upper, .down)
    spine.to(width * 0.5, middle, .towards(1, -slope), tension: 0.66, 0.62)
    spine.to(width - hv, lower, .down, tension: 0.62, 0.66)
    spine.to(width * 0.49, bottom, .left)
    spine.to(hv + 2, lower + 0.03 * height, .up)
    spine.cutStart(atY: 0.725 * height)
    spine.cutEnd(atY: 0.275 * height)
    stroke(spine)
  }
}

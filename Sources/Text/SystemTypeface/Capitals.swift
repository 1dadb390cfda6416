/// The capitals.
extension Sketch {
  private var top: Double { FontInstance.cap + FontInstance.overshoot + 1 }
  private var bottom: Double { -FontInstance.overshoot - 1 }

  /// Draws a capital of Basic Latin; returns false for any other scalar.
  mutating func drawCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "A": capitalA()
    case "B": capitalB()
    case "C":
      let width = instance.body(640)
      round(width, endingAt: nil)
      finish(54, width, 40)
    case "D": capitalD(0)
    case "E":
      let width = instance.body(462)
      stem(0, 0, FontInstance.cap)
      bar(0, width, 0)
      bar(0, width - 4, FontInstance.cap - h)
      bar(0, width - 26, 0.515 * FontInstance.cap - hh)
      finish(94, width, 46)
    case "F":
      let width = instance.body(446)
      stem(0, 0, FontInstance.cap)
      bar(0, width, FontInstance.cap - h)
      bar(0, width - 28, 0.475 * FontInstance.cap - hh)
      finish(94, width, 32)
    case "G": capitalG()
    case "H":
      let width = instance.body(574)
      stem(0, 0, FontInstance.cap)
      stem(width - v, 0, FontInstance.cap)
      bar(0, width, 0.515 * FontInstance.cap - hh)
      finish(94, width, 94)
    case "I":
      stem(0, 0, FontInstance.cap)
      finish(96, v, 96)
    case "J": capitalJ()
    case "K":
      let width = instance.body(560)
      stem(0, 0, FontInstance.cap)
      kay(width, FontInstance.cap, meeting: 0.26, fork: 0.42)
      finish(94, width, 12)
    case "L":
      let width = instance.body(436)
      stem(0, 0, FontInstance.cap)
      bar(0, width, 0)
      finish(94, width, 30)
    case "M": capitalM()
    case "N": capitalN()
    case "O":
      let width = instance.body(694)
      ring(0, bottom, width, top)
      finish(54, width, 54)
    case "P":
      let width = instance.body(506)
      stem(0, 0, FontInstance.cap)
      lobe(width, 0.43 * FontInstance.cap - hh, FontInstance.cap)
      finish(94, width, 40)
    case "Q": capitalQ()
    case "R": capitalR()
    case "S":
      thin(0.05, 0.06)
      let width = instance.body(548)
      ess(width, FontInstance.cap, FontInstance.overshoot + 1)
      finish(48, width, 48)
    case "T":
      let width = instance.body(576)
      bar(0, width, FontInstance.cap - h)
      stem((width - v) / 2, 0, FontInstance.cap)
      finish(30, width, 30)
    case "U": capitalU()
    case "V":
      let width = instance.body(660)
      vee(0, width, FontInstance.cap, 0, thickness: diagonalStroke)
      finish(16, width, 16)
    case "W":
      let width = instance.body(944, growth: 1.5)
      doubleVee(width, FontInstance.cap, diagonalStroke * (1 - 0.10 * instance.boldness))
      finish(22, width, 22)
    case "X":
      let width = instance.body(632)
      cross(width, FontInstance.cap, inset: 14)
      finish(20, width, 20)
    case "Y": capitalY()
    case "Z":
      let width = instance.body(552)
      zed(width, FontInstance.cap)
      finish(44, width, 44)
    default: return false
    }
    return true
  }

  mutating func capitalA() {
    let width = instance.body(676)
    vee(0, width, FontInstance.cap, 0, thickness: diagonalStroke)
    turn(width, FontInstance.cap)
    let y = 0.245 * FontInstance.cap
    let inset = width * 0.5 * (y + hh) / FontInstance.cap
    bar(inset + v * 0.3, width - inset - v * 0.3, y)
    finish(16, width, 16)
  }

  /// Draws a stroke from the stem on the left, around to the right and back, with its edges at the given heights.
  mutating func lobe(_ width: Double, _ low: Double, _ high: Double) {
    let straight = width - (high - low) * 0.5 - hv * 0.35
    var spine = Spine(hv, high - hh, .right)
    spine.to(max(straight, hv + 1), high - hh, .right)
    spine.to(width - hv, (low + high) / 2, .down, tension: 0.6)
    spine.to(max(straight, hv + 1), low + hh, .left, tension: 0.6)
    spine.to(hv, low + hh, .left)
    stroke(spine)
  }

  mutating func capitalB() {
    thin(0.04, 0.1)
    let width = instance.body(534)
    let middle = 0.525 * FontInstance.cap
    stem(0, 0, FontInstance.cap)
    lobe(width - 26, middle - hh, FontInstance.cap)
    lobe(width, 0, middle + hh)
    finish(94, width, 50)
  }

  /// Draws the round stroke of C and G, ending at the lower right at `end`, or cut horizontally as at the top.
  mutating func round(_ width: Double, endingAt end: Double?) {
    let crown = width * 0.52
    var spine = Spine(width - hv + 4, 0.60 * FontInstance.cap, .up)
    spine.to(crown, top - hh, .left)
    spine.to(hv, FontInstance.cap / 2, .down)
    spine.to(crown, bottom + hh, .right)
    if let end {
      spine.to(width - hv, min(0.36 * FontInstance.cap, end - hh - 2), .up, tension: 0.6)
      spine.to(width - hv, end, .up)
    } else {
      spine.to(width - hv + 4, 0.40 * FontInstance.cap, .up)
      spine.cutEnd(atY: 0.315 * FontInstance.cap)
    }
    spine.cutStart(atY: 0.685 * FontInstance.cap)
    stroke(spine)
  }

  mutating func capitalG() {
    let width = instance.body(652)
    let edge = 0.49 * FontInstance.cap
    round(width, endingAt: edge - hh)
    bar(width * 0.54, width, edge - h)
    finish(54, width, 74)
  }

  /// Draws a D, whose bar extends to the left by `reach` for an Eth.
  mutating func capitalD(_ reach: Double) {
    let width = instance.body(588)
    stem(0, 0, FontInstance.cap)
    let straight = width * 0.40
    var spine = Spine(hv, FontInstance.cap - hh, .right)
    spine.to(straight, FontInstance.cap - hh, .right)
    spine.to(width - hv, FontInstance.cap / 2, .down)
    spine.to(straight, hh, .left)
    spine.to(hv, hh, .left)
    stroke(spine)
    finish(94, width, 54)
  }

  mutating func capitalJ() {
    let width = instance.body(402)
    var spine = Spine(width - hv, FontInstance.cap, .down)
    spine.to(width - hv, 0.30 * FontInstance.cap, .down)
    spine.to(width * 0.48, bottom + hh, .left, tension: 0.6)
    spine.to(hv + 2, 0.34 * FontInstance.cap, .up)
    spine.cutEnd(atY: 0.235 * FontInstance.cap)
    stroke(spine)
    finish(34, width, 88)
  }

  mutating func capitalM() {
    thin(0.1, 0)
    let width = instance.body(706, growth: 1.2)
    stem(0, 0, FontInstance.cap)
    stem(width - v, 0, FontInstance.cap)
    // The upper edge is not inside that of the stem.
    let thickness = diagonalStroke * (1 - 0.1 * instance.boldness)
    let inset = max(0, v - Sketch.pointWidth(width, FontInstance.cap, thickness))
    vee(inset, width - inset, FontInstance.cap, 0, thickness: thickness)
    finish(94, width, 94)
  }

  mutating func capitalN() {
    let width = instance.body(582)
    let thickness = diagonalStroke
    stem(0, 0, FontInstance.cap)
    stem(width - v, 0, FontInstance.cap)
    var level = thickness
    for _ in 0..<6 { level = Sketch.levelWidth(width - level, FontInstance.cap, thickness) }
    diagonal(width - level, 0, 0, FontInstance.cap, thickness: thickness)
    finish(94, width, 94)
  }

  mutating func capitalQ() {
    let width = instance.body(694)
    ring(0, bottom, width, top)
    let x = width * 0.56
    let foot = (width - 0.30 * v, -0.045 * FontInstance.cap + 0.1 * v)
    let from = (x, 0.235 * FontInstance.cap)
    let along = Heading.towards(foot.0 - from.0, foot.1 - from.1)
    var tail = Spine(from.0, from.1, along)
    tail.to(foot.0, foot.1, along)
    stroke(tail)
    finish(54, width, 54)
  }

  mutating func capitalR() {
    let width = instance.body(536)
    let low = 0.445 * FontInstance.cap - hh
    stem(0, 0, FontInstance.cap)
    lobe(width - 14, low, FontInstance.cap)
    let level = Sketch.levelWidth(width * 0.42, low, diagonalStroke)
    diagonal(width - level, 0, width * 0.42, low + hh)
    finish(94, width, 26)
  }

  mutating func capitalU() {
    let width = instance.body(560)
    var spine = Spine(hv, FontInstance.cap, .down)
    spine.to(hv, 0.36 * FontInstance.cap, .down)
    spine.to(width / 2, bottom + hh, .right, tension: 0.6)
    spine.to(width - hv, 0.36 * FontInstance.cap, .up, tension: 0.6)
    spine.to(width - hv, FontInstance.cap, .up)
    stroke(spine)
    finish(88, width, 88)
  }

  mutating func capitalY() {
    let width = instance.body(636)
    let low = 0.40 * FontInstance.cap
    let thickness = diagonalStroke
    let half = v / 2
    let middle = width / 2
    let level = Sketch.levelWidth(middle - half, FontInstance.cap - low, thickness)
    let run = middle - half
    let inner = FontInstance.cap + (low - FontInstance.cap) * (middle - level) / run
    polygon([
      (0, FontInstance.cap), (level, FontInstance.cap), (middle, inner), (width - level, FontInstance.cap),
      (width, FontInstance.cap),
      (middle + half, low), (middle + half, 0), (middle - half, 0), (middle - half, low),
    ])
    finish(14, width, 14)
  }
}

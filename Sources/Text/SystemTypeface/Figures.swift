/// The figures, in the height of capitals.
extension Sketch {
  private var top: Double { FontInstance.cap + FontInstance.overshoot }
  private var bottom: Double { -FontInstance.overshoot }

  /// Draws a figure; returns false for any other scalar.
  mutating func drawFigure(_ figure: Unicode.Scalar) -> Bool {
    switch figure {
    case "0":
      let width = instance.body(552)
      ring(0, bottom, width, top, tension: 0.61)
      finish(50, width, 50)
    case "1": one()
    case "2": two()
    case "3": three()
    case "4": four()
    case "5": five()
    case "6", "9": six(turned: figure == "9")
    case "7": seven()
    case "8": eight()
    default: return false
    }
    return true
  }

  mutating func one() {
    let width = instance.body(instance.hasTabularFigures ? 290 : 240)
    let left = width - v
    stem(left, 0, FontInstance.cap)
    let drop = 0.155 * FontInstance.cap
    let high = h * 1.16
    polygon([
      (left + hv, FontInstance.cap), (left, FontInstance.cap), (0, FontInstance.cap - drop),
      (0, FontInstance.cap - drop - high),
      (left + hv, FontInstance.cap - high * 0.9),
    ])
    finish(54, width, 90)
  }

  mutating func two() {
    let width = instance.body(498)
    var spine = Spine(hv + 8, 0.66 * FontInstance.cap, .up)
    spine.to(width * 0.5, top - hh, .right)
    spine.to(width - hv - 8, 0.71 * FontInstance.cap, .down)
    spine.to(hv + 0.10 * width, hh, .towards(-1, -0.96), tension: 0.62, 0.30)
    spine.cutStart(atY: 0.70 * FontInstance.cap)
    spine.endCut = .right
    stroke(spine)
    bar(6, width, 0)
    finish(46, width, 46)
  }

  mutating func three() {
    thin(0.04, 0.08)
    let width = instance.body(520)
    let middle = 0.525 * FontInstance.cap
    var upper = Spine(hv + 10, 0.70 * FontInstance.cap, .up)
    upper.to(width * 0.49, top - hh, .right)
    upper.to(width - hv - 18, (top + middle) / 2 - 2, .down)
    upper.to(width * 0.47, middle, .left)
    upper.to(width * 0.33, middle, .left)
    upper.cutStart(atY: 0.735 * FontInstance.cap)
    stroke(upper)
    var lower = Spine(width * 0.33, middle, .right)
    lower.to(width * 0.47, middle, .right)
    lower.to(width - hv, (middle + bottom) / 2 + 2, .down)
    lower.to(width * 0.49, bottom + hh, .left)
    lower.to(hv, 0.30 * FontInstance.cap, .up)
    lower.cutEnd(atY: 0.255 * FontInstance.cap)
    stroke(lower)
    finish(42, width, 46)
  }

  mutating func four() {
    let width = instance.body(560)
    let right = width - 0.16 * width
    let y = 0.215 * FontInstance.cap
    stem(right - v, 0, FontInstance.cap)
    bar(0, width, y - hh)
    let thickness = diagonalStroke
    let (x0, y0) = (0.0, y + hh)
    let x1 = right - v * 1.08
    let level = Sketch.levelWidth(x1 - x0, FontInstance.cap - y0, thickness)
    polygon([
      (x0, y0), (x0, y - hh), (x0 + level, y - hh), (x0 + level, y0), (x1 + level, FontInstance.cap),
      (x1, FontInstance.cap),
    ])
    finish(30, width, 30)
  }

  mutating func five() {
    thin(0.03, 0.06)
    let width = instance.body(512)
    let left = 0.07 * width
    bar(left, width - 26, FontInstance.cap - h)
    let waist = 0.635 * FontInstance.cap
    polygon([
      (left, FontInstance.cap), (left + v * 0.94, FontInstance.cap),
      (left + v * 0.80, 0.43 * FontInstance.cap),
      (left - 16, 0.43 * FontInstance.cap),
    ])
    var bowl = Spine(left + v * 0.42, 0.445 * FontInstance.cap, .towards(0.4, 1), share: instance.joint)
    bowl.to(width * 0.50, waist - hh, .right)
    bowl.to(width - hv, (waist + bottom) / 2, .down)
    bowl.to(width * 0.49, bottom + hh, .left)
    bowl.to(hv, 0.30 * FontInstance.cap, .up)
    bowl.cutEnd(atY: 0.245 * FontInstance.cap)
    stroke(bowl)
    finish(44, width, 46)
  }

  mutating func six(turned: Bool) {
    thin(0.04, 0.08)
    let width = instance.body(532)
    let waist = 0.625 * FontInstance.cap
    ring(0, bottom, width, waist)
    var spine = Spine(width - hv - 6, 0.70 * FontInstance.cap, .up)
    spine.to(width * 0.53, top - hh, .left)
    spine.to(hv, 0.40 * FontInstance.cap, .down, tension: 0.62)
    spine.to(hv, (waist + bottom) / 2, .down)
    spine.cutStart(atY: 0.765 * FontInstance.cap)
    stroke(spine)
    if turned { turn(width, FontInstance.cap) }
    finish(turned ? 46 : 50, width, turned ? 50 : 46)
  }

  mutating func seven() {
    let width = instance.body(500)
    bar(0, width, FontInstance.cap - h)
    let thickness = diagonalStroke
    let foot = 0.20 * width
    let level = Sketch.levelWidth(width - foot - v, FontInstance.cap, thickness)
    diagonal(foot, 0, width - level, FontInstance.cap, thickness: thickness)
    finish(40, width, 36)
  }

  mutating func eight() {
    thin(0.06, 0.14)
    let width = instance.body(524)
    let middle = 0.525 * FontInstance.cap
    let inset = 0.034 * width
    ring(inset, middle - hh, width - inset, top)
    ring(0, bottom, width, middle + hh)
    finish(46, width, 46)
  }
}

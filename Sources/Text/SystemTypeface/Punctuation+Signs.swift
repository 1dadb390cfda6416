/// The signs of Basic Latin that are built like letters.
extension Sketch {
  /// The middle of signs between figures.
  static let axis = 0.5 * FontInstance.cap - 6

  /// Draws + = < > ~ ^, in the width of figures.
  mutating func mathematical(_ sign: Unicode.Scalar) {
    thin(0.12, 0.06)
    let width = instance.body(518, growth: 0.6)
    let axis = Sketch.axis
    let half = width / 2
    switch sign {
    case "+":
      bar(0, width, axis - hh)
      stem(half - hh, axis - half, axis + half, width: h)
    case "=":
      let gap = 0.115 * FontInstance.cap + 0.12 * h
      bar(0, width, axis + gap - hh)
      bar(0, width, axis - gap - hh)
    case "<", ">":
      let rise = width * 0.44
      let high = h * 1.10
      polygon([
        (width, axis + rise), (width, axis + rise - high * 0.99), (high * 0.9, axis),
        (width, axis - rise + high * 0.99),
        (width, axis - rise), (0, axis - high * 0.5), (0, axis + high * 0.5),
      ])
      if sign == ">" { mirror(width) }
    case "~":
      let rise = 0.075 * FontInstance.cap
      var spine = Spine(hh * 0.8, axis - rise * 0.9, .towards(0.3, 1))
      spine.to(width * 0.27, axis + rise, .right)
      spine.to(width * 0.5, axis, .towards(1, -0.72), tension: 0.5)
      spine.to(width * 0.73, axis - rise, .right, tension: 0.5)
      spine.to(width - hh * 0.8, axis + rise * 0.9, .towards(0.3, 1))
      (v, h) = (h, h)
      stroke(spine)
    default:
      vee(0, width * 0.84, FontInstance.cap, FontInstance.cap * 0.56, thickness: h)
      turn(width * 0.84, FontInstance.cap * 1.56)
      finish(50, width * 0.84, 50)
      return
    }
    finish(60, width, 60)
  }

  mutating func asterisk() {
    let radius = 0.205 * FontInstance.cap + 0.2 * v
    let thickness = v * (0.84 - 0.14 * instance.boldness)
    let (x, y) = (radius * 0.96, FontInstance.cap - radius * 0.98)
    for (dx, dy) in [(0.0, 1.0), (0.9511, 0.3090), (0.5878, -0.8090), (-0.5878, -0.8090), (-0.9511, 0.3090)] {
      let (w, r) = (thickness / 2, radius)
      polygon([
        (x - dy * w * 0.7, y + dx * w * 0.7), (x + dy * w * 0.7, y - dx * w * 0.7),
        (x + dx * r + dy * w, y + dy * r - dx * w), (x + dx * r - dy * w, y + dy * r + dx * w),
      ])
    }
    finish(46, radius * 1.92, 46)
  }

  mutating func numberSign() {
    thin(0.3, 0.2)
    let width = instance.body(584, growth: 0.7)
    let thickness = v * 0.86
    let lean = 0.15 * FontInstance.cap
    for middle in [0.36, 0.68] {
      diagonal(
        width * middle - lean / 2 - thickness / 2 - 12, 0, width * middle + lean / 2 - thickness / 2 - 12,
        FontInstance.cap,
        thickness: thickness)
    }
    bar(20, width, 0.655 * FontInstance.cap - hh, height: h * 0.95)
    bar(0, width - 20, 0.33 * FontInstance.cap - hh, height: h * 0.95)
    finish(36, width, 36)
  }

  mutating func dollar() {
    thin(0.10, 0.14)
    let width = instance.body(520)
    ess(width, FontInstance.cap, FontInstance.overshoot)
    let thickness = v * (0.84 - 0.1 * instance.boldness)
    let middle = (width - thickness) / 2
    stem(middle, FontInstance.cap - hh, FontInstance.cap + 92, width: thickness)
    stem(middle, -92, hh, width: thickness)
    finish(50, width, 50)
  }

  mutating func percent() {
    thin(0.32, 0.22)
    let width = instance.body(816, growth: 0.9)
    let zero = instance.body(326, growth: 0.6)
    let high = 0.50 * FontInstance.cap
    (v, h) = (v * 0.88, h * 0.88)
    ring(0, FontInstance.cap - high, zero, FontInstance.cap + FontInstance.overshoot)
    ring(width - zero, -FontInstance.overshoot, width, high)
    let level = Sketch.levelWidth(width * 0.5, FontInstance.cap, v)
    diagonal(width * 0.25 - level / 2 + 10, 0, width * 0.75 - level / 2 - 10, FontInstance.cap, thickness: v)
    finish(40, width, 40)
  }

  mutating func ampersand() {
    thin(0.20, 0.16)
    let width = instance.body(640)
    let (top, bottom) = (FontInstance.cap + FontInstance.overshoot, -FontInstance.overshoot)
    let (left, right) = (width * 0.175 + hv * 0.5, width * 0.615 - hv * 0.5)
    let crown = (left + right) / 2
    let leg = Heading.towards(-0.80, 1)
    var spine = Spine(width - 0.62 * v, 0, leg)
    spine.to(width * 0.36, 0.535 * FontInstance.cap, leg)
    spine.to(left, 0.79 * FontInstance.cap, .up, tension: 0.5, 0.5)
    spine.to(crown, top - hh, .right)
    spine.to(right, 0.79 * FontInstance.cap, .down)
    spine.to(width * 0.40, 0.53 * FontInstance.cap, .towards(-1, -0.62), tension: 0.55, 0.5)
    spine.to(hv, 0.215 * FontInstance.cap, .down, tension: 0.58, 0.55)
    spine.to(width * 0.37, bottom + hh, .right)
    spine.to(width * 0.885 - hv, 0.44 * FontInstance.cap, .up, tension: 0.56, 0.5)
    spine.startCut = .right
    spine.endCut = .right
    stroke(spine)
    finish(44, width, 18)
  }

  mutating func at() {
    thin(0.32, 0.28)
    (v, h) = (v * 0.84, h * 0.88)
    let width = instance.body(850, growth: 0.7)
    let (top, bottom) = (FontInstance.cap + 6, -176.0)
    let middle = (top + bottom) / 2
    let inner = (width * 0.285, width * 0.675)
    let (low, high) = (middle - 0.235 * FontInstance.cap, middle + 0.235 * FontInstance.cap)
    ring(inner.0, low, inner.1, high)
    var spine = Spine(inner.1 - hv, high - 4, .down)
    spine.to(inner.1 - hv, low + 0.15 * FontInstance.cap, .down)
    spine.to(inner.1 + (width - inner.1) * 0.42, low + hh, .right, tension: 0.6)
    spine.to(width - hv, middle + 0.02 * FontInstance.cap, .up, tension: 0.56)
    spine.to(width / 2, top - hh, .left, tension: 0.56)
    spine.to(hv, middle, .down, tension: 0.56)
    spine.to(width / 2, bottom + hh, .right, tension: 0.56)
    spine.to(width * 0.77, bottom + hh + 0.055 * FontInstance.cap, .towards(1, 0.42), tension: 0.5)
    stroke(spine)
    finish(50, width, 50)
  }
}

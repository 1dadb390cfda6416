import Paths

/// The marks on letters, drawn about x = 0, those above in their position on an x.
extension Sketch {
  /// The lower edge of marks above.
  private static let low = FontInstance.x + 62
  /// The upper edge of most marks above, which is higher in heavy weights, whose strokes need the room.
  private var high: Double { FontInstance.x + 188 + 20 * instance.boldness }

  /// Draws a combining mark; returns false for any other scalar.
  mutating func drawMark(_ mark: Unicode.Scalar) -> Bool {
    if mark.value >= 0x5B0 { return drawHebrewPoint(mark) }
    thin(0.26, 0.22)
    let low = Sketch.low
    switch mark.value {
    case 0x300: grave()
    case 0x301:
      grave()
      mirror(0)
    case 0x302: chevron()
    case 0x303: tilde()
    case 0x304: bar(-112, 112, low + 20, height: h * 0.9)
    case 0x305: bar(-190, 190, low + 60, height: h * 0.9)
    case 0x306: cup()
    case 0x307: dot(0, low + 48 + v * 0.2, v * 1.08 + 14)
    case 0x308:
      let size = v * 1.04 + 10
      for side in [-1.0, 1] { dot(side * (size / 2 + 36 + v * 0.12), low + 48 + v * 0.2, size) }
    case 0x309:
      let high = FontInstance.x + 188
      var hook = Spine(-44, high - 10, .towards(0.5, 1), share: 0.84)
      hook.to(0, high + 22, .right, tension: 0.5)
      hook.to(52, high - 26, .down)
      hook.to(4, low - 6, .down, tension: 0.62)
      stroke(hook, scaled: 0.84)
    case 0x30A: ring()
    case 0x30B:
      grave()
      add(path, x: 130 + 0.44 * v)
      path = path.mapped(by: .translation(x: -65 - 0.22 * v, y: 0))
      mirror(0)
    case 0x30C:
      chevron()
      flip()
    case 0x30F:
      grave()
      add(path, x: 130 + 0.44 * v)
      path = path.mapped(by: .translation(x: -65 - 0.22 * v, y: 0))
    case 0x311:
      cup()
      flip()
    case 0x312:
      smallComma()
      turn(0, low - 14 + 0.78 * point)
    case 0x323: dot(0, -118 - v * 0.2, v * 1.08 + 10)
    case 0x324:
      let size = v * 1.04 + 10
      for side in [-1.0, 1] { dot(side * (size / 2 + 36 + v * 0.12), -118 - v * 0.2, size) }
    case 0x325: circle(0, -122 - v * 0.1, 70 + 0.2 * v)
    case 0x326:
      smallComma()
      path = path.mapped(by: .translation(x: 0, y: -40 - 0.76 * point))
    case 0x327: cedilla()
    case 0x328: ogonek()
    case 0x32D, 0x32E, 0x330:
      if mark.value == 0x32D { chevron() } else if mark.value == 0x32E { cup() } else { tilde() }
      // A mark above in the place of one below.
      path = path.mapped(by: .translation(x: 0, y: -48 - high))
    case 0x331: bar(-130, 130, -128, height: h * 0.9)
    default: return false
    }
    return true
  }

  /// Draws a small comma in the middle, with its dot on the baseline.
  private mutating func smallComma() {
    v *= 0.84
    comma(-point / 2, 0)
    path = path.mapped(by: .scale(x: 0.8, y: 0.76 - 0.12 * instance.boldness))
  }

  /// Flips a mark above vertically, in its place.
  private mutating func flip() {
    path =
      path.mapped(by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Sketch.low + high)).reversed
  }

  /// Draws a stroke that falls from the left, thicker at the top.
  private mutating func grave() {
    let (low, high) = (Sketch.low, high + 8)
    let (wide, narrow) = (v * 1.16, v * 0.74)
    polygon([
      (-38 - wide * 0.62, high), (-38 + wide * 0.38, high), (42 + narrow * 0.5, low),
      (42 - narrow * 0.5, low),
    ])
  }

  /// Draws a ring with a distance from the letter and, in heavy weights, an open counter.
  private mutating func ring() {
    let radius = 80 + 0.2 * v
    // Above a capital it just stays inside the line.
    circle(
      0, min(Sketch.low + max(66, radius - 24), FontInstance.x + 250 - radius), radius,
      line: min(h * 0.84, radius * (0.72 - 0.05 * instance.boldness)))
  }

  private mutating func chevron() {
    let (low, high) = (Sketch.low, high)
    let half = 118 + (0.22 + 0.08 * instance.boldness) * v
    let level = min(v * (0.98 - 0.16 * instance.boldness), half * 0.8)
    let flat = 0.34 * v + 4
    let run = half - flat
    let inner = high - (high - low) * (level - flat) / run
    polygon([
      (-half, low), (-flat, high), (flat, high), (half, low), (half - level, low), (0, max(inner, low + 12)),
      (-half + level, low),
    ])
  }

  private mutating func tilde() {
    let (low, high) = (Sketch.low + 14, high - 12)
    let half = 140 + 0.1 * v
    let middle = (low + high) / 2
    h *= 0.84
    v = h
    let (crest, trough) = (high - hh + 4, low + hh - 4)
    var wave = Spine(-half + hh, low + 8, .towards(0.25, 1))
    wave.to(-half * 0.46, crest, .right, tension: 0.6)
    wave.to(0, middle, .towards(1, -0.66), tension: 0.5)
    wave.to(half * 0.46, trough, .right, tension: 0.5)
    wave.to(half - hh, high - 8, .towards(0.25, 1), tension: 0.6)
    stroke(wave)
  }

  private mutating func cup() {
    let (low, high) = (Sketch.low, high)
    let half = 116 + 0.16 * v
    v *= 0.86 - 0.2 * instance.boldness
    h *= 0.9 - 0.12 * instance.boldness
    var spine = Spine(-half + hv, high, .down)
    spine.to(0, low + hh, .right, tension: 0.62)
    spine.to(half - hv, high, .up, tension: 0.62)
    stroke(spine)
  }

  /// Draws a round ring of thin strokes.
  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, line: Double? = nil) {
    let line = line ?? min(h * 0.84, radius * 0.72)
    let kept = (v, h)
    (v, h) = (line, line)
    ring(x - radius, y - radius, x + radius, y + radius, tension: 0.5522847498)
    (v, h) = kept
  }

  private mutating func cedilla() {
    // Two horizontal strokes and a counter share the height below the baseline.
    h = min(h * 0.8, 34 + h * 0.24)
    v = min(v * 0.84, 40 + v * 0.4)
    let low = FontInstance.descender + 6
    lines([(4, 4), (-12, -48)], width: h * 0.9)
    var hook = Spine(-20, -62, .right)
    hook.to(34, -62, .right)
    hook.to(98 + hv, (low - 62 + hh) / 2, .down)
    hook.to(20, low + hh, .left)
    hook.to(-96, low + hh + 8, .towards(-1, 0.12))
    stroke(hook)
  }

  private mutating func ogonek() {
    h *= 0.84
    v *= 0.88
    let low = FontInstance.descender + 12
    var hook = Spine(28, 8, .towards(-0.7, -1), share: 0.8)
    hook.startCut = .right
    hook.to(-58 + hv * 0.4, -118, .down, tension: 0.5)
    hook.to(26, low + hh, .right)
    hook.to(92, low + hh + 10, .towards(1, 0.22))
    stroke(hook)
  }
}

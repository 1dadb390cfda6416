import Paths

/// The geometric shapes, stars, suits and ticks.
extension Sketch {
  /// Draws a shape; returns false for any other scalar.
  mutating func drawShape(_ shape: Unicode.Scalar) -> Bool {
    let line = h * (0.9 - 0.18 * instance.boldness)
    let (x, y) = (330.0, Sketch.axis)
    switch shape.value {
    case 0x25A0, 0x2B1B, 0x25FC: square(x, y, 300)
    case 0x25A1, 0x2B1C, 0x2610, 0x25FB: frame(x, y, 300, line)
    case 0x2611:
      frame(x, y, 300, line)
      tick(x, y, 0.62, h)
    case 0x2612:
      frame(x, y, 300, line)
      saltire(x, y, 140, h)
    case 0x25AA, 0x25FE: square(x, y, 130)
    case 0x25AB, 0x25FD: frame(x, y, 130, line * 0.8)
    case 0x25AC: rect(0, y - 130, 660, y + 130)
    case 0x25AE: rect(x - 130, y - 300, x + 130, y + 300)
    case 0x25B2, 0x25B6, 0x25BC, 0x25C0, 0x25B4, 0x25B8, 0x25BE, 0x25C2, 0x25BA, 0x25C4, 0x23F5...0x23F7:
      triangle(shape.value, nil)
    case 0x25B3, 0x25B7, 0x25BD, 0x25C1, 0x25B5, 0x25B9, 0x25BF, 0x25C3: triangle(shape.value - 1, line)
    case 0x25C6: rhombus(x, y, 330)
    case 0x25C7:
      rhombus(x, y, 330)
      rhombus(x, y, 330 - line * 1.414, isHole: true)
    case 0x25CF, 0x2B24: dot(x, y, 620)
    case 0x25CB, 0x25EF: circle(x, y, 310, line: line)
    case 0x25C9, 0x25CE:
      circle(x, y, 310, line: line)
      dot(x, y, shape.value == 0x25C9 ? 340 : 200)
    case 0x25E6: circle(x, y, 140, line: line * 0.9)
    case 0x2605: star(x, y + 20, 350)
    case 0x2606:
      star(x, y + 20, 350)
      star(x, y + 20, 350 - line * 2.1, isHole: true)
    case 0x2660, 0x2663, 0x2665, 0x2666, 0x2764: suit(shape.value)
    case 0x266A, 0x266B, 0x2669: note(shape.value)
    case 0x2713: tick(x, y, 1, h * 0.9)
    case 0x2714: tick(x, y, 1, h * 1.5)
    case 0x2715, 0x2717: saltire(x, y, 240, h * 0.9)
    case 0x2716, 0x2718: saltire(x, y, 230, h * 1.5)
    case 0x271A: plus(x, y, 300, h * 2.2)
    case 0x271B, 0x2795: plus(x, y, 300, h * 1.5)
    case 0x2796: rect(x - 300, y - h * 0.75, x + 300, y + h * 0.75)
    case 0x2588: rect(-30, -200, 690, 900)
    case 0x2500: rect(-60, y - line / 2, 720, y + line / 2)
    case 0x2502: rect(x - line / 2, -240, x + line / 2, 950)
    default: return false
    }
    pivot = y
    finish(60, 660, 60)
    return true
  }

  private mutating func square(_ x: Double, _ y: Double, _ half: Double) {
    rect(x - half, y - half, x + half, y + half)
  }

  mutating func frame(_ x: Double, _ y: Double, _ half: Double, _ line: Double) {
    square(x, y, half)
    let inner = half - line
    polygon(
      [(x - inner, y - inner), (x + inner, y - inner), (x + inner, y + inner), (x - inner, y + inner)],
      isHole: true)
  }

  private mutating func rhombus(_ x: Double, _ y: Double, _ half: Double, isHole: Bool = false) {
    polygon([(x - half, y), (x, y + half), (x + half, y), (x, y - half)], isHole: isHole)
  }

  private mutating func triangle(_ value: UInt32, _ line: Double?) {
    let isSmall = [0x25B4, 0x25B8, 0x25BE, 0x25C2, 0x25BA, 0x25C4].contains(value)
    let half = isSmall ? 170.0 : 320
    let (x, y) = (330.0, Sketch.axis)
    let high = half * 0.9
    polygon([(x - half, y - high), (x, y + high), (x + half, y - high)])
    if let line {
      // Inside by the line's width: the slope of the sides is 2 · high / half.
      let slope = 2 * high / half
      let across = line * (1 + slope * slope).squareRoot()
      let inner = half - (across + line) / slope
      polygon(
        [(x - inner, y - high + line), (x, y + high - across), (x + inner, y - high + line)], isHole: true)
    }
    switch value {
    case 0x25B6, 0x25B8, 0x25BA, 0x23F5: rotate(3, x, y)
    case 0x25BC, 0x25BE, 0x23F7: rotate(2, x, y)
    case 0x25C0, 0x25C2, 0x25C4: rotate(1, x, y)
    default: break
    }
  }

  private mutating func star(_ x: Double, _ y: Double, _ radius: Double, isHole: Bool = false) {
    var points: [(Double, Double)] = []
    for index in 0..<10 {
      let angle = Double(index) * .pi / 5
      let reach = index % 2 == 0 ? radius : radius * 0.40
      points.append((x + reach * Trigonometry.sine(angle), y + reach * Trigonometry.cosine(angle)))
    }
    polygon(points, isHole: isHole)
  }

  mutating func tick(_ x: Double, _ y: Double, _ scale: Double, _ line: Double) {
    let corner = (x - 70 * scale, y - 220 * scale)
    bent([(x - 230 * scale, y - 40 * scale), corner, (x + 250 * scale, y + 240 * scale)], width: line)
  }

  mutating func saltire(_ x: Double, _ y: Double, _ half: Double, _ line: Double) {
    for side in [-1.0, 1] { lines([(x - half, y - side * half), (x + half, y + side * half)], width: line) }
  }

  private mutating func plus(_ x: Double, _ y: Double, _ half: Double, _ line: Double) {
    rect(x - half, y - line / 2, x + half, y + line / 2)
    rect(x - line / 2, y - half, x + line / 2, y + half)
  }

  /// Draws a heart, whose lowest point is (x, low).
  private mutating func heart(_ x: Double, _ low: Double, _ high: Double, _ half: Double) {
    var heart = Path()
    let dip = high - (high - low) * 0.22
    let bulge = low + (high - low) * 0.70
    heart.move(to: Point(x: x, y: dip))
    heart.cubic(
      to: Point(x: x + half * 0.52, y: high), Point(x: x + half * 0.10, y: dip + (high - dip) * 0.7),
      Point(x: x + half * 0.28, y: high))
    heart.cubic(
      to: Point(x: x + half, y: bulge), Point(x: x + half * 0.80, y: high),
      Point(x: x + half, y: bulge + (high - bulge) * 0.6))
    heart.cubic(
      to: Point(x: x, y: low), Point(x: x + half, y: bulge - (bulge - low) * 0.44),
      Point(x: x + half * 0.32, y: low + (bulge - low) * 0.26))
    heart.cubic(
      to: Point(x: x - half, y: bulge), Point(x: x - half * 0.32, y: low + (bulge - low) * 0.26),
      Point(x: x - half, y: bulge - (bulge - low) * 0.44))
    heart.cubic(
      to: Point(x: x - half * 0.52, y: high), Point(x: x - half, y: bulge + (high - bulge) * 0.6),
      Point(x: x - half * 0.80, y: high))
    heart.cubic(
      to: Point(x: x, y: dip), Point(x: x - half * 0.28, y: high),
      Point(x: x - half * 0.10, y: dip + (high - dip) * 0.7))
    heart.close()
    add(heart)
  }

  private mutating func suit(_ value: UInt32) {
    let (x, y) = (330.0, Sketch.axis)
    let foot = [(x - 34.0, y - 40.0), (x + 34, y - 40), (x + 120, y - 330), (x - 120, y - 330)]
    switch value {
    case 0x2660:
      heart(x, 0, 520, 300)
      path = path.mapped(by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: y + 330)).reversed
      polygon(foot)
    case 0x2663:
      for (dx, dy) in [(0.0, 175.0), (-155, -60), (155, -60)] { dot(x + dx, y + dy, 290) }
      rect(x - 60, y - 100, x + 60, y + 60)
      polygon(foot)
    case 0x2666: polygon([(x - 250, y), (x, y + 340), (x + 250, y), (x, y - 340)])
    default: heart(x, y - 330, y + 300, 320)
    }
  }

  private mutating func note(_ value: UInt32) {
    let heads = value == 0x266B ? [120.0, 470] : [250]
    for x in heads {
      dot(x, 90, 200)
      rect(x + 100 - h, 90, x + 100, FontInstance.cap + 20)
    }
    if value == 0x266B { rect(220 - h, FontInstance.cap - 90, 570, FontInstance.cap + 20) }
    if value == 0x266A {
      polygon([
        (350, FontInstance.cap + 20), (520, FontInstance.cap - 180), (500, FontInstance.cap - 300),
        (350, FontInstance.cap - 150),
      ])
    }
  }
}

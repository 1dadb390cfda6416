import Paths

/// The arrows: one that points to the right, rotated, reflected and combined.
extension Sketch {
  private static let length = 780.0
  /// The rotations of arrows, in quarter turns.
  private static let turns: [UInt32: Double] = [
    0x2191: 1, 0x2190: 2, 0x2193: 3, 0x2197: 0.5, 0x2196: 1.5, 0x2199: 2.5, 0x2198: 3.5, 0x21D1: 1,
    0x21D0: 2,
    0x21D3: 3, 0x2195: 1, 0x21D5: 1, 0x21E1: 1, 0x21E0: 2, 0x21E3: 3, 0x27F5: 2,
  ]

  /// Draws an arrow; returns false for any other scalar.
  mutating func drawArrow(_ arrow: Unicode.Scalar) -> Bool {
    thin(0.14, 0.12)
    let (middle, axis) = (Sketch.length / 2, Sketch.axis)
    switch arrow.value {
    case 0x2190...0x2193, 0x2196...0x2199, 0x27F5, 0x27F6: single(both: false)
    case 0x2194, 0x2195: single(both: true)
    case 0x21D0...0x21D3: double(both: false)
    case 0x21D4, 0x21D5: double(both: true)
    case 0x21E0...0x21E3:
      for index in 0..<3 { bar(Double(index) * 190, Double(index) * 190 + 120, axis - hh) }
      head(Sketch.length, axis)
      bar(570, Sketch.length - h, axis - hh)
    case 0x21A9, 0x21AA, 0x21B5, 0x23CE, 0x21B0...0x21B3: hooked(arrow.value)
    case 0x21E4, 0x21E5:
      single(both: false, to: Sketch.length - 0.6 * h)
      stem(Sketch.length - h, axis - 250, axis + 250, width: h)
      if arrow.value == 0x21E4 { mirror(Sketch.length) }
    case 0x21BA, 0x21BB, 0x27F2, 0x27F3: circling(mirrored: arrow.value == 0x21BA || arrow.value == 0x27F2)
    case 0x21C4, 0x21C6, 0x21C5, 0x21F5: opposed(arrow.value)
    case 0x21A6:
      single(both: false)
      stem(0, axis - 200, axis + 200, width: h)
    default: return false
    }
    if let quarters = Sketch.turns[arrow.value] { rotate(quarters, middle, axis) }
    pivot = axis
    finish(110, Sketch.length, 110)
    return true
  }

  /// Draws the two strokes of a head that points to the right at `x`.
  private mutating func head(_ x: Double, _ y: Double, reach: Double = 270, left: Bool = false) {
    let side = left ? -1.0 : 1
    let across = h * 0.7071
    polygon([
      (x, y), (x - side * reach, y + reach), (x - side * (reach + across), y + reach - across),
      (x - side * 2 * across, y), (x - side * (reach + across), y - reach + across),
      (x - side * reach, y - reach),
    ])
  }

  private mutating func single(both: Bool, to tip: Double = Sketch.length) {
    let axis = Sketch.axis
    head(tip, axis)
    if both { head(0, axis, left: true) }
    bar(both ? h : 0, tip - h, axis - hh)
  }

  private mutating func double(both: Bool) {
    thin(0.08, 0.08)
    let axis = Sketch.axis
    let gap = 76 + h * 0.5
    head(Sketch.length, axis, reach: 310)
    if both { head(0, axis, reach: 310, left: true) }
    for side in [-1.0, 1] {
      bar(
        both ? gap + h * 0.7 : 0, Sketch.length - gap - h * 0.7, axis + side * gap - hh * 0.9, height: h * 0.9
      )
    }
  }

  private mutating func hooked(_ value: UInt32) {
    let axis = Sketch.axis
    let length = Sketch.length
    let low = axis - 130
    v = h
    switch value {
    case 0x21A9, 0x21AA:
      head(0, low, reach: 220, left: true)
      var spine = Spine(h, low, .right)
      spine.to(length * 0.68, low, .right)
      spine.to(length - hh, low + 170, .up)
      spine.to(length * 0.68, low + 340, .left)
      spine.to(length * 0.5, low + 340, .left)
      stroke(spine)
      if value == 0x21AA { mirror(length) }
    default:
      let up = value == 0x21B0 || value == 0x21B1
      head(0, low, reach: 220, left: true)
      bar(h, length - h, low - hh)
      stem(length - h, low - hh, low + 380, width: h)
      if up { path = path.mapped(by: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * axis)).reversed }
      if value == 0x21B1 || value == 0x21B3 { mirror(length) }
    }
  }

  /// Draws most of a circle, with a head at its upper end.
  private mutating func circling(mirrored: Bool) {
    let (x, y, radius) = (Sketch.length / 2, Sketch.axis, 310.0)
    v = h
    var spine = Spine(x + radius * 0.15, y + radius, .left, share: 1)
    spine.to(x - radius, y, .down, tension: 0.5523)
    spine.to(x, y - radius, .right, tension: 0.5523)
    spine.to(x + radius, y, .up, tension: 0.5523)
    spine.to(x + radius * 0.8, y + radius * 0.6, .towards(-0.6, 0.8), tension: 0.54)
    stroke(spine)
    head(x + radius * 0.15 + 190, y + radius, reach: 170)
    if mirrored { mirror(Sketch.length) }
  }

  private mutating func opposed(_ value: UInt32) {
    let axis = Sketch.axis
    let gap = 170.0
    head(Sketch.length, axis + gap, reach: 150)
    bar(0, Sketch.length - h, axis + gap - hh)
    head(0, axis - gap, reach: 150, left: true)
    bar(h, Sketch.length, axis - gap - hh)
    if value == 0x21C6 { mirror(Sketch.length) }
    if value == 0x21C5 || value == 0x21F5 { rotate(1, Sketch.length / 2, axis) }
  }
}

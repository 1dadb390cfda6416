import Paths

/// The signs on keys of keyboards.
extension Sketch {
  /// Draws a sign of a key; returns false for any other scalar.
  mutating func drawKey(_ key: Unicode.Scalar) -> Bool {
    thin(0.22, 0.2)
    v = h
    let (x, y) = (390.0, Sketch.axis)
    switch key {
    case "⌘": command(x, y)
    case "⌥":
      bent([(30, y + 260), (240, y + 260), (540, y - 260), (750, y - 260)])
      lines([(500, y + 260), (750, y + 260)])
    case "⇧", "⇪": shift(x, y, lock: key == "⇪")
    case "⌃", "⌄":
      bent([(x - 270, y + 60), (x, y + 330), (x + 270, y + 60)])
      if key == "⌄" { rotate(2, x, y) }
    case "⌫", "⌦":
      bent([(20, y), (240, y + 240), (760, y + 240), (760, y - 240), (240, y - 240)], isClosed: true)
      saltire(500, y, 110, h)
      if key == "⌦" { mirror(780) }
    case "⎋":
      var ring = Spine(x - 60, y + 290, .left)
      ring.to(x - 300, y, .down, tension: 0.56)
      ring.to(x, y - 300, .right, tension: 0.56)
      ring.to(x + 300, y, .up, tension: 0.56)
      ring.to(x + 290, y + 60, .up)
      stroke(ring)
      lines([(x, y), (x + 250, y + 250)])
      bent([(x + 60, y + 260), (x + 260, y + 260), (x + 260, y + 60)])
    case "⏏":
      polygon([(x - 280, y - 60), (x, y + 290), (x + 280, y - 60)])
      rect(x - 280, y - 240, x + 280, y - 130)
    case "␣":
      bent([(60, y - 160), (60, y - 300), (720, y - 300), (720, y - 160)])
    default: return false
    }
    pivot = y
    finish(90, 780, 90)
    return true
  }

  private mutating func command(_ x: Double, _ y: Double) {
    let (near, far) = (130.0, 330.0)
    for (dx, dy) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      let middle = (near + far) / 2
      circle(x + dx * middle, y + dy * middle, (far - near) / 2 + hh, line: h)
      // The loop is open towards the middle lines, which cross it.
    }
    for side in [-1.0, 1] {
      rect(x - (near + far) / 2, y + side * near - hh, x + (near + far) / 2, y + side * near + hh)
      rect(x + side * near - hh, y - (near + far) / 2, x + side * near + hh, y + (near + far) / 2)
    }
  }

  private mutating func shift(_ x: Double, _ y: Double, lock: Bool) {
    let low = lock ? y - 130 : y - 310
    // Sharp corners extend 1/sin 22.5° of half a stroke farther.
    let reach = min(320, 390 - 2.613 * hh)
    bent(
      [
        (x, y + 10 + reach), (x - reach, y + 10), (x - 150, y + 10), (x - 150, low), (x + 150, low),
        (x + 150, y + 10), (x + reach, y + 10),
      ], isClosed: true)
    guard lock else { return }
    // The bar is hollow if its strokes leave room for that.
    let (left, right) = (x - 150 - hh, x + 150 + hh)
    let (bottom, top) = (y - 310 - hh, min(y - 230 + hh, low - hh - 36))
    rect(left, bottom, right, top)
    if top - bottom > 2 * h + 20 {
      polygon(
        [(left + h, bottom + h), (right - h, bottom + h), (right - h, top - h), (left + h, top - h)],
        isHole: true)
    }
  }
}

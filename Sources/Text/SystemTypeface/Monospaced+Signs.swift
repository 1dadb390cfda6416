import Paths

/// The signs that the monospaced instance draws in its own way, since they have more parts than a cell has room for.
extension Sketch {
  /// Draws a sign of this group; returns false for any other scalar.
  mutating func drawMonospacedSign(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "‥", "…":
      let count = sign == "‥" ? 2.0 : 3
      let size = min(point, 0.72 * FontInstance.cell / 3)
      for index in stride(from: 0.5, to: count, by: 1) {
        dot(index * FontInstance.cell / count, size / 2, size)
      }
    case "№":
      narrow("N", 0, 390)
      let size = 0.56
      let y = FontInstance.cap - size * (FontInstance.x + FontInstance.overshoot)
      narrow("o", 360, 273, size: size, y: y)
      let inset = 20 + 0.06 * v
      bar(360 + inset, 633 - inset, y - 96 - h * 0.35, height: h * 0.7)
    case "℃", "℉":
      let line = h * (0.74 - 0.26 * instance.boldness)
      let radius = 84 + 0.22 * v
      circle(26 + radius, FontInstance.cap + FontInstance.overshoot - radius, radius, line: line)
      narrow(sign == "℃" ? "C" : "F", 10 + 2 * radius, FontInstance.cell - 10 - 2 * radius)
    case "‰": monospacedPerMille()
    default: return false
    }
    finish(advance: FontInstance.cell)
    return true
  }

  /// Draws a letter whose skeleton is scaled so that its advance is `advance`, with slightly thinner strokes.
  private mutating func narrow(
    _ letter: Unicode.Scalar, _ x: Double, _ advance: Double, size: Double = 1, y: Double = 0
  ) {
    var (instance, other) = (
      size == 1 ? self.instance.proportional : self.instance.smaller(size), self.instance
    )
    instance = instance.thinned(0.84 - 0.12 * instance.boldness)
    other = instance
    other.stretch = instance.stretch * 0.8
    guard let whole = instance.drawn(letter), let narrower = other.drawn(letter) else { return }
    instance.stretch *= 1 + 0.2 * (advance / size - whole.advance) / (whole.advance - narrower.advance)
    guard let drawn = instance.drawn(letter) else { return }
    path.append(drawn.path.mapped(by: AffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y)))
  }

  private mutating func monospacedPerMille() {
    let (left, right) = (16.0, FontInstance.cell - 16)
    v = min(v * 0.66, 92)
    h = min(h * 0.66, 76)
    let zero = 218 + 0.2 * v
    ring(left, 0.53 * FontInstance.cap, left + zero, FontInstance.cap + FontInstance.overshoot, tension: 0.6)
    let low = (right - (left + 196) - 8) / 2
    for x in [left + 196, right - low] {
      ring(x, -FontInstance.overshoot, x + low, 0.43 * FontInstance.cap, tension: 0.6)
    }
    diagonal(left - 4, 0, left + 404 - v, FontInstance.cap, thickness: v)
  }
}

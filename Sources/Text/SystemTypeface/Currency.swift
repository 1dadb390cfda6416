import Paths

/// The signs of currencies, most of them letters with bars.
extension Sketch {
  /// Draws a sign of a currency; returns false for any other scalar.
  mutating func drawCurrency(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "€": euro()
    case "£", "₤": pound(bars: sign == "₤" ? 2 : 1)
    case "¥": barred("Y", 1, [0.36, 0.20], 0.58)
    case "¢":
      thin(0.10, 0.14)
      let width = instance.body(458)
      smallC(width)
      let line = v * (0.84 - 0.1 * instance.boldness)
      let x = width * 0.53 - line / 2
      stem(x, FontInstance.x - hh, FontInstance.x + 96, width: line)
      stem(x, -96, hh, width: line)
      finish(60, width, 60)
    case "¤": general()
    case "₡": struck("C", 0.56)
    case "₢":
      onLetter("C")
      rect(anchor, 0, anchor + v * 0.8, 0.3 * FontInstance.cap)
    case "₣": barred("F", 1, [0.17], 0.5, from: instance.side(94) - 60)
    case "₦": barred("N", 1, [0.60, 0.36], 1.16)
    case "₨": letters("R", "s", size: 0.94)
    case "₩": barred("W", 1, [0.58, 0.36], 1.0)
    case "₪": shekel()
    case "₫":
      onLetter("đ")
      bar(instance.side(48), corner, -130, height: h * 0.9)
    case "₭": barred("K", 1, [0.47], 1.1)
    case "₮": struck("T", 0.42)
    case "₱": barred("P", 1, [0.80, 0.60], 1.18)
    case "₲": slit("G")
    case "₴": hryvnia()
    case "₵": slit("C")
    case "₸":
      thin(0.1, 0.16)
      let width = instance.body(576)
      bar(0, width, FontInstance.cap - h)
      bar(0, width, FontInstance.cap - 2 * h - 78)
      stem((width - v) / 2, 0, FontInstance.cap - 2 * h - 60)
      finish(30, width, 30)
    case "₹": rupee()
    case "₺": lira()
    case "₽":
      onLetter("P")
      let x = instance.side(94)
      bar(x - 62, x + 0.62 * (corner - x), 0.17 * FontInstance.cap, height: h * 0.92)
      rect(x - 62, 0.43 * FontInstance.cap - hh, x + 10, 0.43 * FontInstance.cap + hh)
      shift(24, advance: advance + 24)
    case "₿": bitcoin()
    default: return false
    }
    return true
  }

  /// Draws a letter with horizontal bars at fractions of the height, of `reach` times the letter's width.
  private mutating func barred(
    _ letter: Unicode.Scalar, _ scale: Double, _ heights: [Double], _ reach: Double, from left: Double? = nil
  ) {
    onLetter(letter)
    let line = h * (0.84 - 0.16 * instance.boldness)
    let half = (corner - anchor) * reach
    for height in heights {
      bar(
        left ?? anchor - half, left == nil ? anchor + half : anchor + half * 0.3,
        height * FontInstance.cap - line / 2,
        height: line)
    }
  }

  /// Draws a letter with two slashes.
  private mutating func struck(_ letter: Unicode.Scalar, _ height: Double) {
    onLetter(letter)
    let line = v * (0.7 - 0.2 * instance.boldness)
    for side in [-1.0, 1] {
      let x = anchor + side * (line * 0.5 + 44) - line / 2
      if letter == "T" {
        lines(
          [
            (anchor - 150, (height + side * 0.08 - 0.05) * FontInstance.cap),
            (anchor + 150, (height + side * 0.08 + 0.05) * FontInstance.cap),
          ],
          width: h * 0.66)
      } else {
        diagonal(x - 60, -72, x + 60, FontInstance.cap + 72, thickness: line)
      }
    }
  }

  /// Draws a letter with a vertical stroke that extends beyond it.
  private mutating func slit(_ letter: Unicode.Scalar) {
    onLetter(letter)
    let line = v * (0.8 - 0.2 * instance.boldness)
    rect(anchor - line / 2, -84, anchor + line / 2, FontInstance.cap + 84)
  }

  private mutating func letters(_ first: Unicode.Scalar, _ second: Unicode.Scalar, size: Double) {
    let start = add(first, size: size, x: 0, y: 0) - 20
    finish(advance: start + add(second, size: size, x: start, y: 0))
  }

  private mutating func euro() {
    thin(0.04, 0.10)
    let width = instance.body(560)
    let left = 0.09 * width
    let right = width + 4
    let crown = left + (right - left) * 0.56
    var spine = Spine(right - hv * 0.5, 0.62 * FontInstance.cap, .up)
    spine.to(crown, FontInstance.cap + 10 - hh, .left)
    spine.to(left + hv, FontInstance.cap / 2, .down)
    spine.to(crown, hh - 10, .right)
    spine.to(right - hv * 0.5, 0.38 * FontInstance.cap, .up)
    spine.cutStart(atY: 0.72 * FontInstance.cap)
    spine.cutEnd(atY: 0.28 * FontInstance.cap)
    stroke(spine)
    let line = h * (0.86 - 0.16 * instance.boldness)
    bar(0, width * 0.72, 0.585 * FontInstance.cap - line / 2, height: line)
    bar(0, width * 0.68, 0.415 * FontInstance.cap - line / 2, height: line)
    finish(36, width, 40)
  }

  private mutating func pound(bars: Int) {
    thin(0.04, 0.08)
    let width = instance.body(520)
    let x = 0.26 * width
    var spine = Spine(width - hv + 2, 0.68 * FontInstance.cap, .up)
    spine.to(width * 0.60, FontInstance.cap + 10 - hh, .left)
    spine.to(x, 0.72 * FontInstance.cap, .down, tension: 0.6)
    spine.to(x, 0.30 * FontInstance.cap, .down, tension: 0.5)
    spine.to(0.10 * width, hh, .towards(-1, -0.7), tension: 0.5)
    spine.cutStart(atY: 0.735 * FontInstance.cap)
    stroke(spine)
    bar(0.02 * width, width, 0)
    let line = h * (0.92 - 0.1 * instance.boldness)
    for index in 0..<bars {
      bar(0, width * 0.74, (0.40 + 0.14 * Double(index)) * FontInstance.cap - line / 2, height: line)
    }
    finish(50, width, 46)
  }

  private mutating func general() {
    let radius = 178.0 + 0.3 * v
    let (x, y) = (radius + 66, Sketch.axis)
    thin(0.14, 0.14)
    ring(x - radius, y - radius, x + radius, y + radius)
    let (near, far) = (radius * 0.68, radius * 0.707 + 84)
    for (dx, dy) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      lines([(x + dx * near, y + dy * near), (x + dx * far, y + dy * far)], width: h * 0.9)
    }
    finish(50, 2 * x, 50)
  }

  private mutating func shekel() {
    thin(0.22, 0.2)
    // Four strokes beside each other, for which a cell has little room.
    if instance.isMonospaced { v *= 0.72 }
    let width = instance.body(700, growth: 1.3)
    let inner = width * 0.66
    var left = Spine(hv, 0, .up)
    left.to(hv, FontInstance.cap - hh, .up)
    stroke(left)
    var arch = Spine(hv, FontInstance.cap - hh, .right)
    arch.to(inner * 0.5, FontInstance.cap - hh, .right)
    arch.to(inner - hv, 0.68 * FontInstance.cap, .down, tension: 0.6)
    arch.to(inner - hv, 0.26 * FontInstance.cap, .down)
    stroke(arch)
    add(path.mapped(by: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: FontInstance.cap)))
    finish(70, width, 70)
  }

  private mutating func hryvnia() {
    thin(0.12, 0.14)
    let width = instance.body(500)
    ess(width, FontInstance.cap, 10)
    mirror(width)
    let line = h * (0.8 - 0.16 * instance.boldness)
    bar(-20, width + 20, 0.59 * FontInstance.cap - line / 2, height: line)
    bar(-20, width + 20, 0.42 * FontInstance.cap - line / 2, height: line)
    finish(64, width, 64)
  }

  private mutating func rupee() {
    thin(0.1, 0.18)
    let width = instance.body(500)
    bar(0, width, FontInstance.cap - h)
    bar(0, width, 0.735 * FontInstance.cap - h / 2)
    var lobe = Spine(0, FontInstance.cap - hh, .right)
    lobe.to(width * 0.28, FontInstance.cap - hh, .right)
    lobe.to(width * 0.76 - hv, 0.71 * FontInstance.cap, .down)
    lobe.to(width * 0.28, 0.46 * FontInstance.cap, .left)
    lobe.to(0, 0.46 * FontInstance.cap, .left)
    stroke(lobe)
    let level = Sketch.levelWidth(width * 0.7, 0.46 * FontInstance.cap, diagonalStroke)
    diagonal(width * 0.86 - level, 0, width * 0.12, 0.46 * FontInstance.cap - hh)
    finish(52, width, 40)
  }

  private mutating func lira() {
    thin(0.08, 0.14)
    let width = instance.body(520)
    let x = 0.30 * width
    var spine = Spine(x, FontInstance.cap, .down)
    spine.to(x, 0.24 * FontInstance.cap, .down)
    spine.to(x + 0.2 * width, hh - 6, .right, tension: 0.62)
    spine.to(width - hv, 0.40 * FontInstance.cap, .up)
    spine.endCut = .right
    stroke(spine)
    for height in [0.42, 0.60] {
      lines(
        [(0.04 * width, height * FontInstance.cap), (0.70 * width, (height + 0.16) * FontInstance.cap)],
        width: h * 0.84)
    }
    finish(50, width, 54)
  }

  private mutating func bitcoin() {
    onLetter("B")
    let line = v * (0.8 - 0.2 * instance.boldness)
    let x = instance.side(94)
    for place in [0.28, 0.56] {
      let middle = x + place * (corner - x)
      rect(middle - line / 2, FontInstance.cap - 10, middle + line / 2, FontInstance.cap + 92)
      rect(middle - line / 2, -92, middle + line / 2, 10)
    }
    bar(x - 54, x + 10, FontInstance.cap - h)
    bar(x - 54, x + 10, 0)
  }
}

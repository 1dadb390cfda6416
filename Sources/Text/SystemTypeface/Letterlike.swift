import Paths

/// The signs that consist of letters.
extension Sketch {
  /// Draws a sign of this group; returns false for any other scalar.
  mutating func drawLetterlike(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "™": raised("T", "M")
    case "℠": raised("S", "M")
    case "©": encircled("C", 0.52)
    case "®": encircled("R", 0.48)
    case "℗": encircled("P", 0.50)
    case "№":
      let width = add("N", size: 1, x: 0, y: 0)
      let small = add("o", size: 0.66, x: width - 40, y: FontInstance.cap - 0.66 * FontInstance.x - 6)
      bar(width, width - 80 + small, FontInstance.cap - 0.66 * FontInstance.x - 120, height: h * 0.74)
      finish(advance: width + small - 20)
    case "℃", "℉":
      let ring = add("°", size: 1, x: -16, y: 0) - 50
      finish(advance: ring + add(sign == "℃" ? "C" : "F", size: 1, x: ring, y: 0))
    case "Ω", "\u{2126}": omega()
    case "µ", "μ":
      let width = instance.body(434)
      let small = Sketch(instance)
      (v, h) = (small.v, small.h)
      stem(0, 0, FontInstance.x)
      arch(0, width)
      turn(width, FontInstance.x)
      stem(0, FontInstance.descender, FontInstance.x)
      finish(78, width, 80)
    case "π":
      let small = Sketch(instance)
      (v, h) = (small.v, small.h)
      let width = instance.body(540)
      bar(0, width, FontInstance.x - h)
      stem(width * 0.22 - hv, 0, FontInstance.x)
      stem(width * 0.76 - hv, 0, FontInstance.x)
      finish(30, width, 30)
    case "℮":
      thin(0.3, 0.3)
      let width = instance.body(640)
      ring(0, 0, width, FontInstance.cap)
      bar(hv, width - hv, 0.5 * FontInstance.cap - hh * 0.8, height: h * 0.8)
      finish(50, width, 50)
    case "ℓ": onLetter("l")
    case "K": onLetter("K")
    default: return false
    }
    return true
  }

  private mutating func raised(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    let size = 0.52
    let y = FontInstance.cap * (1 - size)
    let start = add(first, size: size, x: 12, y: y) + 4
    finish(advance: start + add(second, size: size, x: start, y: y) + 10)
  }

  private mutating func encircled(_ letter: Unicode.Scalar, _ size: Double) {
    let radius = 380.0
    // In a cell the sign is smaller: its letter takes more of the circle.
    let size = instance.isMonospaced ? size * 1.16 : size
    let (x, y) = (radius, 0.5 * FontInstance.cap)
    circle(x, y, radius, line: h * (0.72 - 0.14 * instance.boldness))
    let other = instance.smaller(size).drawn(letter)
    let width = (other?.advance ?? 0) * size
    add(letter, size: size, x: x - width / 2 + (letter == "C" ? -6 : 8), y: y - FontInstance.cap * size / 2)
    pivot = y
    finish(44, 2 * radius, 44)
  }

  private mutating func omega() {
    let width = instance.body(700)
    var spine = Spine(width * 0.33, hh, .up)
    spine.to(width * 0.33, hh + 20, .up)
    spine.to(hv + 20, 0.44 * FontInstance.cap, .up, tension: 0.5)
    spine.to(width / 2, FontInstance.cap + 10 - hh, .right)
    spine.to(width - hv - 20, 0.44 * FontInstance.cap, .down)
    spine.to(width * 0.67, hh + 20, .down, tension: 0.5)
    spine.to(width * 0.67, hh, .down)
    stroke(spine)
    bar(0.01 * width, width * 0.33 + hv, 0)
    bar(width * 0.67 - hv, width * 0.99, 0)
    finish(46, width, 46)
  }
}

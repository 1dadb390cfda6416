/// The capitals of Latin-1 and Latin Extended-A that are not a letter and a mark.
extension Sketch {
  /// Draws a capital of this group; returns false for any other scalar.
  mutating func drawCapitalLatin(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "Æ": capitalAe()
    case "Œ": capitalOe()
    case "Ø":
      onLetter("O")
      strike(0, -0.03 * FontInstance.cap, 1.03 * FontInstance.cap)
    case "Ð", "Đ":
      capitalD(0)
      bar(instance.side(94) - 64, instance.side(94) + v + 110, 0.5 * FontInstance.cap - hh)
    case "Þ":
      let width = instance.body(506)
      stem(0, 0, FontInstance.cap)
      lobe(width, 0.20 * FontInstance.cap, 0.80 * FontInstance.cap)
      finish(94, width, 44)
    case "Ħ":
      onLetter("H")
      let space = instance.side(94)
      bar(space - 56, corner + 56, 0.745 * FontInstance.cap - hh, height: h * 0.92)
    case "Ŧ":
      onLetter("T")
      bar(anchor - 150 - hv, anchor + 150 + hv, 0.44 * FontInstance.cap, height: h * 0.92)
    case "Ł":
      onLetter("L")
      let x = instance.side(94)
      lines([(x - 56, 0.36 * FontInstance.cap), (x + v + 116, 0.54 * FontInstance.cap)], width: h * 0.92)
    case "Ŋ":
      let width = instance.body(560)
      stem(0, 0, FontInstance.cap)
      var spine = Spine(v * (1 - instance.joint / 2), 0.62 * FontInstance.cap, .up, share: instance.joint)
      spine.to(width * 0.54, FontInstance.cap + 10 - hh, .right, tension: 0.6)
      spine.to(width - hv, 0.64 * FontInstance.cap, .down, tension: 0.6)
      spine.to(width - hv, 0.02 * FontInstance.cap, .down)
      spine.to(width * 0.56, FontInstance.descender + hh + 20, .left, tension: 0.6)
      spine.to(width * 0.48, FontInstance.descender + hh + 20, .left)
      spine.endCut = .up
      stroke(spine)
      finish(94, width, 88)
    case "ẞ":
      let width = instance.body(560)
      var spine = Spine(hv, 0, .up)
      spine.to(hv, 0.58 * FontInstance.cap, .up)
      spine.to(width * 0.46, FontInstance.cap + 10 - hh, .right, tension: 0.6)
      spine.to(width - hv - 30, 0.76 * FontInstance.cap, .down)
      spine.to(width * 0.52, 0.545 * FontInstance.cap, .left, tension: 0.5)
      stroke(spine)
      var lower = Spine(width * 0.5, 0.545 * FontInstance.cap, .right)
      lower.to(width - hv, 0.265 * FontInstance.cap, .down)
      lower.to(width * 0.56, hh - 10, .left)
      lower.to(width * 0.36, hh - 6, .left)
      stroke(lower)
      finish(94, width, 48)
    case "Ľ": withApostrophe("L")
    case "Ŀ":
      onLetter("L")
      dot(anchor + 70, 0.46 * FontInstance.cap, point)
    case "Ĳ": pair("I", "J")
    default: return false
    }
    return true
  }

  private mutating func capitalAe() {
    thin(0.06, 0.04)
    let width = instance.body(930, growth: 1.3)
    let middle = width * 0.52
    stem(middle, 0, FontInstance.cap)
    bar(middle, width, 0)
    bar(middle - 30, width - 6, FontInstance.cap - h)
    bar(middle, width - 28, 0.515 * FontInstance.cap - hh)
    let level = Sketch.levelWidth(middle - 30, FontInstance.cap, diagonalStroke)
    polygon([(0, 0), (level, 0), (middle - 30 + level, FontInstance.cap), (middle - 30, FontInstance.cap)])
    let y = 0.215 * FontInstance.cap
    bar((middle - 30) * y / FontInstance.cap + level * 0.5, middle + hv, y)
    finish(14, width, 46)
  }

  private mutating func capitalOe() {
    thin(0.06, 0.04)
    let width = instance.body(1000, growth: 1.3)
    let middle = width * 0.56
    var spine = Spine(middle + hv, FontInstance.cap - hh, .left)
    spine.to(width * 0.36, FontInstance.cap - hh, .left)
    spine.to(hv, FontInstance.cap / 2, .down)
    spine.to(width * 0.36, hh, .right)
    spine.to(middle + hv, hh, .right)
    stroke(spine)
    stem(middle, 0, FontInstance.cap)
    bar(middle, width, 0)
    bar(middle, width - 4, FontInstance.cap - h)
    bar(middle, width - 26, 0.515 * FontInstance.cap - hh)
    finish(54, width, 46)
  }
}

/// The capitals of Latin-1 and Latin Extended-A that are not a letter and a mark.
extension Sketch {
  /// Draws a capital of this group; returns false for any other scalar.
  mutating func drawCapitalLatin(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "Æ": capitalAe()
    case "Œ": capitalOe()
    case "Ø":
      onLetter("O")
      strike(0, -0.03 * Cut.cap, 1.03 * Cut.cap)
    case "Ð", "Đ":
      capitalD(0)
      bar(cut.side(94) - 64, cut.side(94) + v + 110, 0.5 * Cut.cap - hh)
    case "Þ":
      let width = cut.body(506)
      stem(0, 0, Cut.cap)
      lobe(width, 0.20 * Cut.cap, 0.80 * Cut.cap)
      finish(94, width, 44)
    case "Ħ":
      onLetter("H")
      let space = cut.side(94)
      bar(space - 56, corner + 56, 0.745 * Cut.cap - hh, height: h * 0.92)
    case "Ŧ":
      onLetter("T")
      bar(anchor - 150 - hv, anchor + 150 + hv, 0.44 * Cut.cap, height: h * 0.92)
    case "Ł":
      onLetter("L")
      let x = cut.side(94)
      lines([(x - 56, 0.36 * Cut.cap), (x + v + 116, 0.54 * Cut.cap)], width: h * 0.92)
    case "Ŋ":
      let width = cut.body(560)
      stem(0, 0, Cut.cap)
      var spine = Spine(v * (1 - cut.joint / 2), 0.62 * Cut.cap, .up, share: cut.joint)
      spine.to(width * 0.54, Cut.cap + 10 - hh, .right, tension: 0.6)
      spine.to(width - hv, 0.64 * Cut.cap, .down, tension: 0.6)
      spine.to(width - hv, 0.02 * Cut.cap, .down)
      spine.to(width * 0.56, Cut.descender + hh + 20, .left, tension: 0.6)
      spine.to(width * 0.48, Cut.descender + hh + 20, .left)
      spine.endCut = .up
      stroke(spine)
      finish(94, width, 88)
    case "ẞ":
      let width = cut.body(560)
      var spine = Spine(hv, 0, .up)
      spine.to(hv, 0.58 * Cut.cap, .up)
      spine.to(width * 0.46, Cut.cap + 10 - hh, .right, tension: 0.6)
      spine.to(width - hv - 30, 0.76 * Cut.cap, .down)
      spine.to(width * 0.52, 0.545 * Cut.cap, .left, tension: 0.5)
      stroke(spine)
      var lower = Spine(width * 0.5, 0.545 * Cut.cap, .right)
      lower.to(width - hv, 0.265 * Cut.cap, .down)
      lower.to(width * 0.56, hh - 10, .left)
      lower.to(width * 0.36, hh - 6, .left)
      stroke(lower)
      finish(94, width, 48)
    case "Ľ": withApostrophe("L")
    case "Ŀ":
      onLetter("L")
      dot(anchor + 70, 0.46 * Cut.cap, point)
    case "Ĳ": pair("I", "J")
    default: return false
    }
    return true
  }

  private mutating func capitalAe() {
    thin(0.06, 0.04)
    let width = cut.body(930, growth: 1.3)
    let middle = width * 0.52
    stem(middle, 0, Cut.cap)
    bar(middle, width, 0)
    bar(middle - 30, width - 6, Cut.cap - h)
    bar(middle, width - 28, 0.515 * Cut.cap - hh)
    let level = Sketch.levelWidth(middle - 30, Cut.cap, diagonalStroke)
    polygon([(0, 0), (level, 0), (middle - 30 + level, Cut.cap), (middle - 30, Cut.cap)])
    let y = 0.215 * Cut.cap
    bar((middle - 30) * y / Cut.cap + level * 0.5, middle + hv, y)
    finish(14, width, 46)
  }

  private mutating func capitalOe() {
    thin(0.06, 0.04)
    let width = cut.body(1000, growth: 1.3)
    let middle = width * 0.56
    var spine = Spine(middle + hv, Cut.cap - hh, .left)
    spine.to(width * 0.36, Cut.cap - hh, .left)
    spine.to(hv, Cut.cap / 2, .down)
    spine.to(width * 0.36, hh, .right)
    spine.to(middle + hv, hh, .right)
    stroke(spine)
    stem(middle, 0, Cut.cap)
    bar(middle, width, 0)
    bar(middle, width - 4, Cut.cap - h)
    bar(middle, width - 26, 0.515 * Cut.cap - hh)
    finish(54, width, 46)
  }
}

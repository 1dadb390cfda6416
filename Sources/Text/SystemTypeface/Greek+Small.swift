/// The small Greek letters.
extension Sketch {
  /// Draws a small Greek letter; returns false for any other scalar.
  mutating func drawSmallGreek(_ letter: Unicode.Scalar) -> Bool {
    if letter.value > 0x3A9, let twin = Sketch.twins[letter] {
      onLetter(twin)
      return true
    }
    let (top, bottom) = (FontInstance.x + FontInstance.overshoot, -FontInstance.overshoot)
    switch letter {
    case "ΐ", "ΰ":
      onLetter(letter == "ΐ" ? "ι" : "υ")
      guard let dots = instance.drawn("\u{308}"), let accent = instance.drawn("\u{301}") else { return false }
      add(dots.path, x: anchor)
      add(accent.path, x: anchor + 6, y: 104)
    case "α":
      let width = instance.body(500)
      bowl(width - 10)
      mirror(width - 10)
      var tail = Spine(width - 10 - hv, FontInstance.x, .down)
      tail.to(width - 10 - hv, 0.2 * FontInstance.x, .down)
      tail.to(width + 40, hh - 6, .right, tension: 0.62)
      stroke(tail)
      finish(48, width + 40, 26)
    case "β":
      onLetter("ß")
      rect(instance.side(78), FontInstance.descender, instance.side(78) + v, 4)
    case "γ", "λ", "χ": greekDiagonals(letter)
    case "δ":
      thin(0.04, 0.08)
      let width = instance.body(500)
      ring(0, bottom, width, 0.90 * FontInstance.x)
      var arm = Spine(width - hv, 0.44 * FontInstance.x, .up)
      arm.to(
        width * 0.40, FontInstance.ascender - 0.20 * FontInstance.x, .towards(-1, 0.9), tension: 0.5, 0.4)
      arm.to(width * 0.60, FontInstance.ascender - hh, .right, tension: 0.7)
      arm.to(width * 0.88, FontInstance.ascender - hh, .right)
      stroke(arm)
      finish(48, width, 48)
    case "ε":
      thin(0.04, 0.12)
      let width = instance.body(400)
      let middle = 0.515 * FontInstance.x
      for side in [1.0, -1] {
        let (outer, rise) = (side > 0 ? top - hh : bottom + hh, side > 0 ? 0.75 : 0.255)
        var lobe = Spine(width * 0.88, middle, .left, share: 0.94)
        lobe.to(width * 0.56, middle, .left, share: 0.94)
        lobe.to(hv + (side > 0 ? 10 : 0), rise * FontInstance.x, side > 0 ? .up : .down)
        lobe.to(width * 0.54, outer, .right)
        lobe.to(width - hv + 6, (0.5 + side * 0.14) * FontInstance.x, side > 0 ? .down : .up)
        lobe.cutEnd(atY: (0.5 + side * 0.22) * FontInstance.x)
        stroke(lobe)
      }
      finish(48, width, 40)
    case "ζ", "ξ": greekTail(letter)
    case "η":
      let width = instance.body(438)
      stem(0, 0, FontInstance.x)
      arch(0, width)
      stem(width - v, FontInstance.descender, 10)
      finish(80, width, 75)
    case "θ":
      thin(0.06, 0.12)
      let width = instance.body(480)
      ring(0, bottom, width, FontInstance.ascender + 8, tension: 0.61)
      bar(hv, width - hv, 0.5 * FontInstance.ascender - hh)
      finish(50, width, 50)
    case "ι":
      var stroke = Spine(hv, FontInstance.x, .down)
      stroke.to(hv, 0.2 * FontInstance.x, .down)
      stroke.to(hv + 0.5 * v + 86, hh - 4, .right, tension: 0.62)
      self.stroke(stroke)
      finish(80, v + 84, 24)
    case "ρ":
      let width = instance.body(488)
      ring(0, bottom, width, top)
      stem(0, FontInstance.descender, 0.5 * FontInstance.x)
      finish(74, width, 48)
    case "σ":
      let width = instance.body(508)
      ring(0, bottom, width, FontInstance.x)
      bar(width / 2, width + 56, FontInstance.x - h)
      finish(48, width + 56, 20)
    case "ς":
      let width = instance.body(440)
      var spine = Spine(width - hv + 4, 0.58 * FontInstance.x, .up)
      spine.to(width * 0.53, top - hh, .left)
      spine.to(hv, 0.52 * FontInstance.x, .down)
      spine.to(width * 0.50, 0.02 * FontInstance.x, .towards(1, -0.22), tension: 0.62, 0.5)
      spine.to(width - hv - 10, -0.17 * FontInstance.x, .down, tension: 0.6, 0.6)
      spine.to(width - hv - 56, FontInstance.descender + 16, .towards(-0.6, -1), tension: 0.5)
      spine.cutStart(atY: 0.675 * FontInstance.x)
      stroke(spine)
      finish(48, width, 36)
    case "τ":
      let width = instance.body(400)
      var foot = Spine(width * 0.46, FontInstance.x - hh, .down)
      foot.to(width * 0.46, 0.22 * FontInstance.x, .down)
      foot.to(width * 0.46 + hv + 92, hh - 4, .right, tension: 0.62)
      stroke(foot)
      bar(0, width, FontInstance.x - h)
      finish(26, width, 26)
    case "υ":
      let width = instance.body(450)
      var cup = Spine(hv, FontInstance.x, .down)
      cup.to(hv, 0.40 * FontInstance.x, .down)
      cup.to(width * 0.5, bottom + hh, .right, tension: 0.6)
      cup.to(width - hv, 0.5 * FontInstance.x, .up)
      cup.to(width - hv - 26, FontInstance.x, .towards(-0.22, 1))
      cup.endCut = .right
      stroke(cup)
      finish(74, width, 54)
    case "φ":
      thin(0.12, 0.1)
      let width = instance.body(640, growth: 1.3)
      ring(0, bottom, width, top)
      stem((width - v) / 2, FontInstance.descender, FontInstance.ascender - 40)
      finish(48, width, 48)
    case "ψ":
      thin(0.12, 0.06)
      let width = instance.body(640, growth: 1.4)
      var cup = Spine(hv, FontInstance.x, .down)
      cup.to(hv, 0.42 * FontInstance.x, .down)
      cup.to(width / 2, bottom + hh, .right, tension: 0.6)
      cup.to(width - hv, 0.42 * FontInstance.x, .up, tension: 0.6)
      cup.to(width - hv, FontInstance.x, .up)
      stroke(cup)
      stem((width - v) / 2, FontInstance.descender, FontInstance.ascender - 40)
      finish(74, width, 74)
    case "ω":
      thin(0.12, 0.06)
      let width = instance.body(690, growth: 1.4)
      let middle = width / 2
      for side in [-1.0, 1] {
        var half = Spine(middle + side * (middle - hv - 56), FontInstance.x, .towards(side * 0.5, -1))
        half.to(middle + side * (middle - hv), 0.40 * FontInstance.x, .down)
        half.to(middle + side * (middle * 0.52), bottom + hh, side > 0 ? .left : .right)
        half.to(middle, 0.34 * FontInstance.x, .up)
        half.to(middle, 0.56 * FontInstance.x, .up)
        half.startCut = .right
        stroke(half)
      }
      finish(48, width, 48)
    default: return false
    }
    return true
  }

  private mutating func greekDiagonals(_ letter: Unicode.Scalar) {
    let width = instance.body(486)
    switch letter {
    case "γ":
      vee(0, width, FontInstance.x, 0, thickness: diagonalStroke)
      stem((width - v) / 2, FontInstance.descender, 0.12 * FontInstance.x)
    case "λ":
      let level = Sketch.levelWidth(width * 0.72, FontInstance.ascender, diagonalStroke)
      diagonal(width - level, 0, 0.10 * width, FontInstance.ascender)
      let joint = 0.10 * width + (width - level - 0.10 * width) * 0.42
      diagonal(0, 0, joint, 0.58 * FontInstance.ascender)
    default:
      let low = FontInstance.descender
      let height = FontInstance.x - low
      let level = Sketch.levelWidth(width - v, height, diagonalStroke)
      diagonal(0, low, width - level, FontInstance.x)
      diagonal(width - level, low, 0, FontInstance.x)
    }
    finish(18, width, 18)
  }

  /// Draws a bar at the top, and a hook below the baseline, for ζ and ξ.
  private mutating func greekTail(_ letter: Unicode.Scalar) {
    thin(0.06, 0.14)
    let width = instance.body(420)
    let low = FontInstance.descender + 16
    let high = FontInstance.ascender
    bar(width * 0.08, width * 0.96, high - h)
    var spine: Spine
    if letter == "ζ" {
      spine = Spine(width * 0.84, high - hh, .towards(-0.8, -1))
      spine.to(hv, 0.30 * FontInstance.x, .down, tension: 0.5)
    } else {
      var upper = Spine(width * 0.56, high - hh, .left)
      upper.to(hv + 26, 0.74 * high, .down)
      upper.to(width * 0.56, 0.55 * high, .right)
      upper.to(width * 0.84, 0.55 * high, .right)
      stroke(upper)
      spine = Spine(width * 0.56, 0.55 * high, .left)
      spine.to(hv, 0.26 * high, .down)
    }
    spine.to(width * 0.52, 0.0, .towards(1, -0.14), tension: 0.62, 0.5)
    spine.to(width - hv, -0.17 * FontInstance.x, .down, tension: 0.6)
    spine.to(width - hv - 50, low, .towards(-0.6, -1), tension: 0.5)
    stroke(spine)
    finish(46, width, 40)
  }
}

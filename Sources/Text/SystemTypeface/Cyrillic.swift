import Paths

/// The Cyrillic capitals that are not Latin or Greek ones.
extension Sketch {
  /// Draws a Cyrillic capital; returns false for any other scalar.
  mutating func drawCyrillicCapital(_ letter: Unicode.Scalar) -> Bool {
    let cap = FontInstance.cap
    switch letter {
    case "Б": be(instance.body(524), cap)
    case "Д": de(instance.body(650, growth: 1.1), cap)
    case "Ж": zhe(instance.body(880, growth: 1.4), cap)
    case "З", "Ԑ":
      zed(round: instance.body(508), cap, FontInstance.overshoot + 1)
      finish(38, instance.body(508), 48)
      if letter == "Ԑ" { reflect() }
    case "И":
      onLetter("N")
      reflect()
    case "Л": el(instance.body(588), cap)
    case "У": capitalY(cyrillic: instance.body(600))
    case "Ц", "Џ": box(instance.body(566), cap, isMiddle: letter == "Џ")
    case "Ч": che(instance.body(524), cap)
    case "Ш", "Щ": sha(instance.body(800, growth: 1.4), cap, hasFoot: letter == "Щ")
    case "Ъ", "Ы", "Ь": sign(letter, instance.body(500), cap)
    case "Э", "Є":
      let width = instance.body(640)
      round(width, endingAt: nil)
      bar(hv, width * 0.74, 0.505 * cap - hh)
      finish(54, width, 40)
      if letter == "Э" { reflect() }
    case "Ю": yu(instance.body(950, growth: 1.4), cap, FontInstance.overshoot + 1)
    case "Я":
      onLetter("R")
      reflect()
    case "Ђ", "Ћ": tshe(isLong: letter == "Ђ")
    case "Љ", "Њ": joinedSign(isEl: letter == "Љ", cap)
    default: return drawMoreCyrillicCapitals(letter)
    }
    return true
  }

  /// Draws a capital of other languages than the Slavic ones, or Ґ.
  private mutating func drawMoreCyrillicCapitals(_ letter: Unicode.Scalar) -> Bool {
    let cap = FontInstance.cap
    switch letter {
    case "Ґ":
      onLetter("Γ")
      rect(corner - v * 0.92, cap - h, corner, cap + 0.15 * cap)
    case "Ғ":
      onLetter("Γ")
      bar(instance.side(94) - 62, instance.side(94) + v + 176, 0.47 * cap - hh)
    case "Қ": withFoot("K")
    case "Ң": withFoot("H")
    case "Җ": withFoot("Ж")
    case "Ҳ": withFoot("X")
    case "Ҷ": withFoot("Ч")
    case "Ұ":
      onLetter("Y")
      bar(anchor - hv - 150, anchor + hv + 150, 0.26 * cap - hh)
    case "Һ":
      let width = instance.body(540)
      stem(0, 0, cap)
      arch(from: 0, to: width, top: 0.66 * cap, height: 0.66 * cap)
      finish(94, width, 88)
    case "Ӕ": onLetter("Æ")
    default: return false
    }
    return true
  }

  /// Draws a У: the right arm continues down to the left and ends in a short curve on the baseline.
  private mutating func capitalY(cyrillic width: Double) {
    let cap = FontInstance.cap
    let thickness = diagonalStroke
    let low = 0.20 * cap
    let foot = width * 0.30
    let level = Sketch.levelWidth(width - foot, cap, thickness)
    let slope = (width - level / 2 - foot) / cap
    let down = Heading.towards(-slope, -1)
    var tail = Spine(width - level / 2, cap, down)
    tail.to(foot + slope * low, low, down)
    tail.to(width * 0.16, hh - 6, .left, tension: 0.64)
    tail.to(width * 0.09, hh - 6, .left)
    tail.startCut = .right
    tail.endCut = .up
    let across = Pen(width: v, height: h).reach(down, 1)
    stroke(tail, scaled: thickness / (2 * abs(across.x * down.y - across.y * down.x)))
    // The left arm ends on the right one's centre line.
    let joint = 0.34 * cap
    let end = foot + slope * joint - level * 0.5
    polygon([(0, cap), (level, cap), (end + level, joint), (end, joint)])
    finish(16, width, 16)
  }

  /// Draws Ђ or Ћ: a T with an arch that leaves its stem.
  private mutating func tshe(isLong: Bool) {
    let cap = FontInstance.cap
    let width = instance.body(700, growth: 1.2)
    let x = 0.20 * width
    bar(0, 0.78 * width, cap - h)
    stem(x, 0, cap)
    let top = 0.60 * cap
    let share = instance.joint
    var spine = Spine(x + v * (1 - share / 2), top - 0.30 * cap, .up, share: share)
    spine.to(x + (width - x) * 0.56, top - hh, .right, tension: 0.6)
    spine.to(width - hv, top - 0.30 * cap, .down, tension: 0.6)
    if isLong {
      spine.to(width - hv, 0.24 * cap, .down)
      spine.to(width * 0.70, hh - 8, .left, tension: 0.62)
      spine.to(width * 0.62, hh - 8, .left)
      spine.endCut = .up
    } else {
      spine.to(width - hv, 0, .down)
    }
    stroke(spine)
    finish(30, width, isLong ? 60 : 88)
  }
}

import Paths

/// The small Cyrillic letters that are not Latin or Greek ones.
extension Sketch {
  /// Draws a small Cyrillic letter; returns false for any other scalar.
  mutating func drawSmallCyrillic(_ letter: Unicode.Scalar) -> Bool {
    let x = FontInstance.x
    switch letter {
    case "б": smallBe()
    case "в":
      thin(0.04, 0.16)
      let width = instance.body(420)
      let middle = 0.525 * x
      stem(0, 0, x)
      lobe(width - 22, middle - hh, x)
      lobe(width, 0, middle + hh)
      finish(80, width, 44)
    case "г": smallGe(instance.body(326))
    case "д": de(instance.body(510, growth: 1.1), x)
    case "ж": zhe(instance.body(690, growth: 1.4), x)
    case "з", "ԑ":
      zed(round: instance.body(404), x, FontInstance.overshoot)
      finish(36, instance.body(404), 42)
      if letter == "ԑ" { reflect() }
    case "и":
      let width = instance.body(452)
      var level = diagonalStroke
      stem(0, 0, x)
      stem(width - v, 0, x)
      for _ in 0..<6 { level = Sketch.levelWidth(width - level, x, diagonalStroke) }
      diagonal(0, 0, width - level, x, thickness: diagonalStroke)
      finish(80, width, 80)
    case "л": el(instance.body(460), x)
    case "м":
      thin(0.1, 0)
      let width = instance.body(566, growth: 1.2)
      stem(0, 0, x)
      stem(width - v, 0, x)
      let thickness = diagonalStroke * (1 - 0.1 * instance.boldness)
      let inset = max(0, v - Sketch.pointWidth(width, x, thickness))
      vee(inset, width - inset, x, 0, thickness: thickness)
      finish(80, width, 80)
    case "н": ha(instance.body(440), x)
    case "п":
      let width = instance.body(432)
      stem(0, 0, x)
      stem(width - v, 0, x)
      bar(0, width, x - h)
      finish(80, width, 80)
    case "т":
      let width = instance.body(434)
      bar(0, width, x - h)
      stem((width - v) / 2, 0, x)
      finish(22, width, 22)
    case "ц", "џ": box(instance.body(440), x, isMiddle: letter == "џ")
    case "ч": che(instance.body(416), x)
    case "ш", "щ": sha(instance.body(640, growth: 1.4), x, hasFoot: letter == "щ")
    case "ъ", "ы", "ь": sign(letter, instance.body(408), x)
    case "э", "є":
      thin(0.02, 0.1)
      let width = instance.body(450)
      smallC(width)
      bar(hv, width * 0.76, 0.505 * x - hh)
      finish(48, width, 36)
      if letter == "э" { reflect() }
    case "ю": yu(instance.body(700, growth: 1.4), x, FontInstance.overshoot)
    case "я": smallYa()
    case "ђ":
      onLetter("ħ")
      let right = corner
      let low = FontInstance.descender
      var hook = Spine(right - hv, 0.2 * x, .down)
      hook.to(right - hv, low + 0.30 * x, .down)
      hook.to(right - v - 120, low + hh, .left, tension: 0.64)
      hook.to(right - v - 150, low + hh, .left)
      hook.endCut = .up
      stroke(hook)
    case "љ", "њ": joinedSign(isEl: letter == "љ", x)
    default: return drawMoreSmallCyrillic(letter)
    }
    return true
  }

  /// Draws a small letter of other languages than the Slavic ones, or ґ.
  private mutating func drawMoreSmallCyrillic(_ letter: Unicode.Scalar) -> Bool {
    let x = FontInstance.x
    switch letter {
    case "ґ":
      smallGe(instance.body(326))
      rect(corner - v * 0.92, x - h, corner, x + 0.20 * x)
    case "ғ":
      smallGe(instance.body(326))
      bar(instance.side(80) - 56, instance.side(80) + v + 130, 0.46 * x - hh)
    case "қ": withFoot("ĸ")
    case "ң": withFoot("н")
    case "җ": withFoot("ж")
    case "ҳ": withFoot("x")
    case "ҷ": withFoot("ч")
    case "ұ":
      onLetter("γ")
      bar(anchor - hv - 120, anchor + hv + 120, -0.10 * x - hh)
    case "ӕ": onLetter("æ")
    default: return false
    }
    return true
  }

  private mutating func smallGe(_ width: Double) {
    stem(0, 0, FontInstance.x)
    bar(0, width, FontInstance.x - h)
    finish(80, width, 26)
  }

  /// Draws a б: a bowl with an arm that rises to the right.
  private mutating func smallBe() {
    thin(0.04, 0.10)
    let width = instance.body(508)
    let top = FontInstance.x + FontInstance.overshoot
    ring(0, -FontInstance.overshoot, width, top)
    var arm = Spine(hv, 0.48 * FontInstance.x, .up)
    arm.to(width * 0.88, FontInstance.ascender - hh * 0.6, .towards(1, 0.34), tension: 0.72, 0.52)
    arm.endCut = .up
    stroke(arm)
    finish(50, width, 48)
  }

  /// Draws a я: a small R, reflected.
  private mutating func smallYa() {
    thin(0.03, 0.14)
    let width = instance.body(420)
    let low = 0.41 * FontInstance.x - hh
    stem(0, 0, FontInstance.x)
    lobe(width - 6, low, FontInstance.x)
    let level = Sketch.levelWidth(width * 0.44, low, diagonalStroke)
    diagonal(width - level, 0, width * 0.40, low + hh)
    finish(80, width, 22)
    reflect()
  }
}

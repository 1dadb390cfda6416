import Paths

/// The small letters of Latin-1 and Latin Extended-A that are not a letter and a mark.
extension Sketch {
  /// Draws a small letter of this group; returns false for any other scalar.
  mutating func drawSmallLatin(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "æ": joined("a")
    case "œ": joined("o")
    case "ø":
      onLetter("o")
      strike(0, -0.035 * FontInstance.x, 1.035 * FontInstance.x)
    case "ß": sharpS()
    case "ð": eth()
    case "þ":
      let width = instance.body(488)
      bowl(width)
      stem(0, FontInstance.descender, FontInstance.ascender)
      finish(78, width, 48)
    case "đ":
      onLetter("d")
      crossbar(at: corner - hv, 0.875 * FontInstance.ascender, before: 150, after: 74)
    case "ħ":
      onLetter("h")
      crossbar(at: instance.side(80) + hv, 0.875 * FontInstance.ascender, before: 74, after: 150)
    case "ŧ":
      onLetter("t")
      bar(anchor - 110 - hv, anchor + 110, 0.40 * FontInstance.x)
    case "ł":
      stem(0, 0, FontInstance.ascender)
      lines(
        [(hv - 0.62 * v - 40, 0.46 * FontInstance.cap), (hv + 0.62 * v + 40, 0.60 * FontInstance.cap)],
        width: h * 0.9)
      finish(98, v, 98)
    case "ĸ": smallK(FontInstance.x)
    case "ŋ":
      let width = instance.body(438)
      stem(0, 0, FontInstance.x)
      arch(0, width)
      let low = FontInstance.descender
      var hook = Spine(width - hv, 0.2 * FontInstance.x, .down)
      hook.to(width - hv, low + 0.30 * FontInstance.x, .down)
      hook.to(width * 0.52, low + hh, .left, tension: 0.64)
      hook.to(width * 0.44, low + hh, .left)
      hook.endCut = .up
      stroke(hook)
      finish(80, width, 75)
    case "ŉ":
      onLetter("n")
      let moved = 0.86 * point + 40
      shift(moved, advance: advance + moved)
      apostrophe(12)
    case "ſ":
      thin(0.02, 0.08)
      longS()
      finish(80, instance.body(230), 14)
    case "ď": withApostrophe("d")
    case "ť": withApostrophe("t")
    case "ľ": withApostrophe("l")
    case "ŀ":
      stem(0, 0, FontInstance.ascender)
      dot(v + 56 + point / 2, 0.5 * FontInstance.cap, point)
      finish(80, v + 56 + point, 46)
    case "ĳ": pair("i", "j")
    case "ª", "º":
      let base: Unicode.Scalar = letter == "ª" ? "a" : "o"
      let width = add(base, size: 0.62, x: 0, y: FontInstance.cap - 0.62 * FontInstance.x)
      bar(0.08 * width, 0.92 * width, FontInstance.cap - 0.62 * FontInstance.x - 110, height: h * 0.72)
      finish(advance: width)
    default: return false
    }
    return true
  }

  /// Starts with a letter as it is drawn, including its advance.
  mutating func onLetter(_ letter: Unicode.Scalar) {
    guard let drawn = instance.drawn(letter) else { return }
    let kept = (v, h)
    self = drawn
    (v, h) = kept
  }

  mutating func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
    onLetter(first)
    guard let other = instance.drawn(second) else { return }
    let width = advance
    add(other.path, x: width)
    finish(advance: width + other.advance)
  }

  /// Draws a slash through the letter, between heights.
  mutating func strike(_ inset: Double, _ low: Double, _ high: Double) {
    thin(0.3, 0.3)
    let half = (corner - (advance - corner)) / 2 - inset
    lines(
      [(anchor - half * 0.93, low + hh * 0.4), (anchor + half * 0.93, high - hh * 0.4)], width: h * 0.86)
  }

  /// Draws a bar across an ascender.
  private mutating func crossbar(at x: Double, _ top: Double, before: Double, after: Double) {
    bar(x - hv - before, x + hv + after, top - h, height: h * 0.9)
  }

  /// Draws the apostrophe of a caron beside a letter.
  private mutating func apostrophe(_ x: Double, above low: Double = 0) {
    var mark = Sketch(instance)
    mark.thin(0.2, 0.2)
    mark.comma(0, 0)
    let size = mark.point
    let top = FontInstance.ascender + 0.1 * size
    // The whole is 1.48 dots and 70 high; it is reduced if there is ink below it.
    let scale = min(1, (top - low) / (1.48 * size + 70))
    mark.path = mark.path.mapped(by: .scale(x: (1 + scale) / 2, y: scale))
    add(mark.path, x: x, y: top - size * scale)
  }

  mutating func withApostrophe(_ letter: Unicode.Scalar) {
    onLetter(letter)
    let wide = letter == "L"
    var x = wide ? anchor + 30 : corner + 26 + (letter == "t" ? -40 : 0)
    if instance.isMonospaced, let stem = monospacedStem(letter) { x = stem + (letter == "t" ? 128 : 52) }
    apostrophe(x, above: letter == "t" ? FontInstance.x + 28 : 0)
    if !wide { finish(advance: max(advance, x + point + 30)) }
  }

  private mutating func longS() {
    let top = FontInstance.ascender + 4
    let reach = instance.body(230)
    var hook = Spine(hv, 0, .up)
    hook.to(hv, top - 0.30 * FontInstance.x, .up)
    hook.to(v + (reach - v) * 0.62, top - hh, .right, tension: 0.64)
    hook.to(reach, top - hh, .right)
    hook.endCut = .up
    stroke(hook)
  }

  private mutating func sharpS() {
    thin(0.06, 0.1)
    let width = instance.body(470)
    let top = FontInstance.ascender + 4
    let waist = 0.56 * FontInstance.cap
    var spine = Spine(hv, 0, .up)
    spine.to(hv, top - 0.36 * FontInstance.x, .up)
    spine.to(width * 0.46, top - hh, .right, tension: 0.6)
    spine.to(width - hv - 36, (top + waist) / 2 + 6, .down)
    spine.to(width * 0.55, waist - hh, .left, tension: 0.5)
    spine.to(width * 0.46, waist - hh, .left)
    stroke(spine)
    var lower = Spine(width * 0.46, waist - hh, .right)
    lower.to(width * 0.53, waist - hh, .right)
    lower.to(width - hv, 0.265 * FontInstance.cap, .down)
    lower.to(width * 0.55, hh - FontInstance.overshoot, .left)
    lower.to(width * 0.38, hh - FontInstance.overshoot + 4, .left)
    lower.endCut = .up
    stroke(lower)
    finish(78, width, 46)
  }

  private mutating func eth() {
    let width = instance.body(500)
    let bowlTop = 0.90 * FontInstance.x
    ring(0, -FontInstance.overshoot, width, bowlTop)
    var arm = Spine(width - hv, 0.44 * FontInstance.x, .up)
    arm.to(width * 0.30, FontInstance.ascender - hh * 0.6, .towards(-1, 0.50), tension: 0.56, 0.40)
    arm.endCut = .up
    stroke(arm)
    lines(
      [(width * 0.30, 0.80 * FontInstance.ascender), (width * 0.80, 0.975 * FontInstance.ascender)],
      width: h * (0.8 - 0.2 * instance.boldness))
    finish(48, width, 48)
  }

  /// Draws an a or o before an e that shares its right side.
  private mutating func joined(_ vowel: Unicode.Scalar) {
    thin(0.10, 0.18)
    let e = instance.body(452)
    var second = self
    second.strokesOfE(e)
    let width = instance.body(vowel == "a" ? 420 : 490)
    if vowel == "a" {
      strokesOfA(width)
    } else {
      ring(0, -FontInstance.overshoot, width, FontInstance.x + FontInstance.overshoot)
    }
    add(second.path, x: width - v)
    finish(46, width - v + e, 46)
  }

}

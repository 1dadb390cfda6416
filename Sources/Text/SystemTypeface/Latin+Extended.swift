import Paths

/// Letters of Latin Extended-B that are not a letter and a mark: those of African languages, of the Balkans and of
/// Vietnamese.
extension Sketch {
  /// Draws a capital of this group; returns false for any other scalar.
  mutating func drawExtendedCapital(_ letter: Unicode.Scalar) -> Bool {
    let cap = FontInstance.cap
    switch letter {
    case "Ơ": withHorn("O")
    case "Ư": withHorn("U")
    case "Ə":
      let width = instance.body(660)
      strokesOfE(width, cap, FontInstance.overshoot + 1)
      turn(width, cap)
      finish(54, width, 54)
    case "Ɵ":
      let width = instance.body(694)
      ring(0, -11, width, cap + 11)
      bar(hv, width - hv, 0.5 * cap - hh)
      finish(54, width, 54)
    case "Ɔ", "Ǝ":
      onLetter(letter == "Ɔ" ? "C" : "E")
      reflect()
    case "Ɓ", "Ɗ", "Ƥ": withCapitalHook(letter == "Ɓ" ? "B" : letter == "Ɗ" ? "D" : "P")
    case "Ɨ", "Ʉ", "Ƶ", "Ƀ", "Ǥ": withCapitalBar(letter)
    case "Ɣ":
      let width = instance.body(636)
      vee(0, width, cap, 0.20 * cap, thickness: diagonalStroke)
      ring(width / 2 - 0.8 * v - 60, -0.26 * cap, width / 2 + 0.8 * v + 60, 0.24 * cap)
      finish(16, width, 16)
    case "Ɲ":
      onLetter("N")
      let x = advance - corner
      lowHook(x + hv, from: 0.1 * cap)
    case "Ƙ":
      onLetter("K")
      highHook(corner - 0.5 * v - 0.12 * (corner - anchor), from: cap - 4, low: cap - 20)
    case "Ƴ":
      onLetter("Y")
      highHook(corner - 0.62 * v, from: cap - 4, low: cap - 20)
    case "Ʊ":
      onLetter("Ω")
      upend(cap)
    case "Ʒ", "Ǯ": ezh(instance.body(520), cap, low: -FontInstance.overshoot)
    case "Ǆ", "Ǉ", "Ǌ", "Ǳ", "ǅ", "ǈ", "ǋ", "ǲ": digraph(letter)
    default: return false
    }
    return true
  }

  /// Draws a small letter of this group; returns false for any other scalar.
  mutating func drawSmallExtended(_ letter: Unicode.Scalar) -> Bool {
    let x = FontInstance.x
    switch letter {
    case "ơ": withHorn("o")
    case "ư": withHorn("u")
    case "ə":
      thin(0.02, 0.12)
      let width = instance.body(482)
      strokesOfE(width)
      turn(width, x)
      finish(46, width, 48)
    case "ɵ":
      thin(0, 0.1)
      let width = instance.body(508)
      ring(0, -FontInstance.overshoot, width, x + FontInstance.overshoot)
      bar(hv, width - hv, 0.5 * x - hh)
      finish(48, width, 48)
    case "ɔ":
      onLetter("c")
      reflect()
    case "ʌ":
      onLetter("v")
      upend(x)
    case "ɓ", "ƙ": withAscenderHook(letter == "ɓ" ? "b" : "k")
    case "ɗ":
      onLetter("d")
      highHook(corner - hv, from: FontInstance.ascender - 150, low: FontInstance.ascender - 150)
    case "ɖ":
      onLetter("d")
      lowTail(corner - hv)
    case "ƴ":
      onLetter("y")
      highHook(corner - 0.62 * v, from: x - 4, low: x - 20)
    case "ɲ":
      onLetter("n")
      lowHook(instance.side(80) + hv, from: 0.1 * x)
    case "ɨ", "ʉ", "ƶ", "ƀ", "ǥ": withSmallBar(letter)
    case "ɣ":
      let width = instance.body(492)
      vee(0, width, x, 0.06 * x, thickness: diagonalStroke)
      ring(width / 2 - 0.7 * v - 46, FontInstance.descender, width / 2 + 0.7 * v + 46, 0.14 * x)
      finish(18, width, 18)
    case "ʊ": smallUpsilon()
    case "ʃ": esh()
    case "ʒ": ezh(instance.body(430), x, low: FontInstance.descender)
    case "ƒ":
      onLetter("f")
      lowHook(anchor - 0.14 * (corner - anchor) - 20, from: 0.1 * x)
    case "ǆ", "ǉ", "ǌ", "ǳ": digraph(letter)
    default: return false
    }
    return true
  }

  private mutating func smallUpsilon() {
    let x = FontInstance.x
    let width = instance.body(480)
    var cup = Spine(width * 0.06, x - hh, .right)
    cup.to(width * 0.16, x - hh, .right)
    cup.to(hv, 0.36 * x, .down, tension: 0.5)
    cup.to(width / 2, -FontInstance.overshoot + hh, .right, tension: 0.6)
    cup.to(width - hv, 0.36 * x, .up, tension: 0.6)
    cup.to(width * 0.84, x - hh, .right, tension: 0.5)
    cup.to(width * 0.94, x - hh, .right)
    stroke(cup)
    finish(40, width, 40)
  }

  /// Draws a letter with a small horn at its upper right.
  private mutating func withHorn(_ letter: Unicode.Scalar) {
    onLetter(letter)
    let isCapital = head == FontInstance.cap
    let high = isCapital ? FontInstance.cap : FontInstance.x
    let isRound = letter == "o" || letter == "O"
    // On a round letter it leaves the shoulder, on a stem the top.
    let start = isRound ? corner - 0.16 * (corner - anchor) - 0.3 * v : corner - hv
    let low = high - (isRound ? 0.15 * high : hh)
    let kept = (v, h)
    v *= 0.80 - 0.14 * instance.boldness
    h *= 0.80 - 0.10 * instance.boldness
    let right = corner + 46 + 0.36 * v
    var horn = Spine(start, low, .right)
    horn.to(start + 20, low, .right)
    horn.to(right, high + 52, .up, tension: 0.6)
    horn.to(right - 4, high + 92, .up)
    horn.endCut = .right
    stroke(horn)
    (v, h) = kept
    widen(to: right + 0.5 * v + 8)
  }

  /// Draws an ezh: a 3 with a flat top.
  private mutating func ezh(_ width: Double, _ height: Double, low: Double) {
    thin(0.04, 0.08)
    bar(0.06 * width, width * 0.94, height - h)
    let waist = low + (height - low) * 0.58
    diagonal(width * 0.42, waist - hh, width * 0.94 - v * 1.1, height - h)
    var bowl = Spine(width * 0.36, waist - hh, .right)
    bowl.to(width * 0.48, waist - hh, .right)
    bowl.to(width - hv, (waist + low) / 2, .down)
    bowl.to(width * 0.48, low + hh, .left)
    bowl.to(hv, low + 0.24 * (waist - low) + hh, .up)
    bowl.cutEnd(atY: low + 0.20 * (waist - low) + hh)
    stroke(bowl)
    finish(42, width, 46)
  }

  private mutating func esh() {
    thin(0.02, 0.08)
    let width = instance.body(300)
    let (top, low) = (FontInstance.ascender + 4, FontInstance.descender)
    let middle = width / 2
    var spine = Spine(width, top - hh, .left)
    spine.to(width - 10, top - hh, .left)
    spine.to(middle, top - 0.30 * FontInstance.x, .down, tension: 0.62)
    spine.to(middle, low + 0.30 * FontInstance.x, .down)
    spine.to(10, low + hh, .left, tension: 0.62)
    spine.to(0, low + hh, .left)
    spine.startCut = .up
    spine.endCut = .up
    stroke(spine)
    finish(10, width, 10)
  }

  /// Draws two letters as one; those with a caron have it over the second one.
  private mutating func digraph(_ letter: Unicode.Scalar) {
    let letters: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [
      "Ǆ": ("D", "Z"), "ǅ": ("D", "z"), "ǆ": ("d", "z"), "Ǳ": ("D", "Z"), "ǲ": ("D", "z"), "ǳ": ("d", "z"),
      "Ǉ": ("L", "J"), "ǈ": ("L", "j"), "ǉ": ("l", "j"), "Ǌ": ("N", "J"), "ǋ": ("N", "j"), "ǌ": ("n", "j"),
    ]
    guard let (first, second) = letters[letter], let width = instance.drawn(first)?.advance else { return }
    pair(first, second)
    guard ["Ǆ", "ǅ", "ǆ"].contains(letter), let other = instance.drawn(second) else { return }
    guard let caron = instance.drawn("\u{30C}") else { return }
    add(caron.path, x: width + other.anchor, y: other.head - FontInstance.x)
  }
}

import Paths

/// The Greek capitals, many of which are Latin ones.
extension Sketch {
  /// Draws a Greek capital; returns false for any other scalar.
  mutating func drawGreekCapital(_ letter: Unicode.Scalar) -> Bool {
    if letter.value < 0x3A9, let twin = Sketch.twins[letter] {
      onLetter(twin)
      return true
    }
    switch letter {
    case "Ά": tonos("Α")
    case "Έ": tonos("Ε")
    case "Ή": tonos("Η")
    case "Ί": tonos("Ι")
    case "Ό": tonos("Ο")
    case "Ύ": tonos("Υ")
    case "Ώ": tonos("Ω")
    case "Γ":
      let width = instance.body(436)
      stem(0, 0, FontInstance.cap)
      bar(0, width, FontInstance.cap - h)
      finish(94, width, 30)
    case "Δ":
      let width = instance.body(680)
      vee(0, width, FontInstance.cap, 0, thickness: diagonalStroke)
      turn(width, FontInstance.cap)
      bar(diagonalStroke * 0.5, width - diagonalStroke * 0.5, 0)
      finish(20, width, 20)
    case "Θ":
      let width = instance.body(694)
      ring(0, -11, width, FontInstance.cap + 11)
      bar(width * 0.27, width * 0.73, 0.5 * FontInstance.cap - hh)
      finish(54, width, 54)
    case "Λ":
      let width = instance.body(660)
      vee(0, width, FontInstance.cap, 0, thickness: diagonalStroke)
      turn(width, FontInstance.cap)
      finish(16, width, 16)
    case "Ξ":
      let width = instance.body(500)
      bar(0, width, 0)
      bar(0, width, FontInstance.cap - h)
      bar(width * 0.08, width * 0.92, 0.515 * FontInstance.cap - hh)
      finish(54, width, 54)
    case "Π":
      let width = instance.body(566)
      stem(0, 0, FontInstance.cap)
      stem(width - v, 0, FontInstance.cap)
      bar(0, width, FontInstance.cap - h)
      finish(94, width, 94)
    case "Σ":
      thin(0.06, 0.06)
      let width = instance.body(520)
      bar(0, width, FontInstance.cap - h)
      bar(0, width, 0)
      let middle = FontInstance.cap / 2
      let x = width * 0.44
      let level = Sketch.levelWidth(x, middle, diagonalStroke)
      polygon([
        (0, FontInstance.cap), (level, FontInstance.cap), (x + level, middle), (level, 0), (0, 0),
        (x, middle),
      ])
      finish(50, width, 46)
    case "Φ":
      thin(0.08, 0.1)
      let width = instance.body(710)
      ring(0, 0.13 * FontInstance.cap, width, 0.87 * FontInstance.cap)
      stem((width - v) / 2, -14, FontInstance.cap + 14)
      finish(54, width, 54)
    case "Ψ":
      thin(0.1, 0.06)
      let width = instance.body(680, growth: 1.3)
      var cup = Spine(hv, FontInstance.cap, .down)
      cup.to(hv, 0.56 * FontInstance.cap, .down)
      cup.to(width / 2, 0.22 * FontInstance.cap + hh, .right, tension: 0.6)
      cup.to(width - hv, 0.56 * FontInstance.cap, .up, tension: 0.6)
      cup.to(width - hv, FontInstance.cap, .up)
      stroke(cup)
      stem((width - v) / 2, 0, FontInstance.cap)
      finish(76, width, 76)
    default: return false
    }
    return true
  }

  /// Draws a capital with the accent before it.
  private mutating func tonos(_ letter: Unicode.Scalar) {
    onLetter(letter)
    guard let accent = instance.drawn("\u{301}"), let bounds = accent.path.bounds else { return }
    let ink = path.bounds?.minX ?? 0
    // Beside the shoulder of round and sharp letters, before the stem of others.
    let near = "ΑΟΩ".unicodeScalars.contains(letter) ? 0.62 : 1.1
    let move = max(0, near * bounds.width - ink + 30)
    shift(move, advance: advance + move)
    add(accent.path, x: 12 - bounds.minX, y: FontInstance.cap - bounds.maxY)
  }
}

import Paths

/// The letters that the monospaced instance draws in its own way: narrow ones with serifs, which fill their cells.
extension Sketch {
  /// Returns the right edge of the vertical stroke of an l or a t of that instance, from the left end of its advance.
  func monospacedStem(_ letter: Unicode.Scalar) -> Double? {
    let middle = instance.body(440, growth: 0.9) * (letter == "l" ? 0.48 : 0.36)
    return letter == "l" || letter == "t" ? instance.side(50) + middle + hv : nil
  }

  /// Draws a small letter of this group; returns false for any other scalar.
  mutating func drawMonospacedLetter(_ letter: Unicode.Scalar) -> Bool {
    let width = instance.body(440, growth: 0.9)
    let middle = width * 0.54
    switch letter {
    case "i", "\u{131}":
      stem(middle - hv, 0, FontInstance.x)
      bar(width * 0.08, middle, FontInstance.x - h)
      bar(0, width, 0)
      if letter == "i" { tittle(middle) }
    case "l", "ł", "ŀ":
      let turn = 0.30 * FontInstance.x
      let x = width * 0.48
      var spine = Spine(x, FontInstance.ascender - 1, .down)
      spine.to(x, turn, .down)
      spine.to(x + hv + (width - x - hv) * 0.66, hh - 2, .right, tension: 0.64)
      spine.to(width, hh - 2, .right)
      spine.endCut = .up
      stroke(spine)
      bar(width * 0.05, x, FontInstance.ascender - h)
      if letter == "ł" {
        lines([(x - 120, 0.46 * FontInstance.cap), (x + 130, 0.62 * FontInstance.cap)], width: h * 0.92)
      }
      if letter == "ŀ" { dot(width - point / 2, 0.5 * FontInstance.cap, point) }
    case "j", "\u{237}":
      let low = FontInstance.descender
      let x = width * 0.66
      var hook = Spine(x, FontInstance.x, .down)
      hook.to(x, low + 0.30 * FontInstance.x, .down)
      hook.to(x - hv - (x - hv) * 0.5, low + hh, .left, tension: 0.62)
      hook.to(width * 0.02, low + hh, .left)
      hook.endCut = .up
      stroke(hook)
      bar(width * 0.14, x, FontInstance.x - h)
      if letter == "j" { tittle(x) }
    case "r":
      let top = FontInstance.x + FontInstance.overshoot
      let x = width * 0.34
      let share = instance.joint
      stem(x - hv, 0, FontInstance.x)
      bar(width * 0.02, x, FontInstance.x - h)
      bar(0, width * 0.72, 0)
      var arm = Spine(x + hv - v * share / 2, top - 0.46 * FontInstance.x, .up, share: share)
      arm.to(width * 0.88, top - hh - 2, .right, tension: 0.62)
      arm.to(width, top - hh - 2, .right)
      arm.endCut = .up
      stroke(arm)
    case "f":
      let top = FontInstance.ascender + 4
      let x = width * 0.42
      var hook = Spine(x, 0, .up)
      hook.to(x, top - 0.32 * FontInstance.x, .up)
      hook.to(x + hv + (width - x - hv) * 0.62, top - hh, .right, tension: 0.64)
      hook.to(width, top - hh, .right)
      hook.endCut = .up
      stroke(hook)
      bar(0, width * 0.94, FontInstance.x - h)
    case "t":
      let x = width * 0.36
      var foot = Spine(x, FontInstance.x + 150, .down)
      foot.to(x, 0.32 * FontInstance.x, .down)
      foot.to(x + hv + (width - x - hv) * 0.62, hh - 4, .right, tension: 0.64)
      foot.to(width, hh - 4, .right)
      foot.endCut = .up
      stroke(foot)
      bar(0, width * 0.94, FontInstance.x - h)
    default: return false
    }
    finish(50, width, 50)
    return true
  }

  /// Draws a capital or figure of this group; returns false for any other scalar.
  mutating func drawMonospacedCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "I":
      let width = instance.body(400, growth: 0.9)
      stem((width - v) / 2, 0, FontInstance.cap)
      bar(0, width, 0)
      bar(0, width, FontInstance.cap - h)
      finish(60, width, 60)
    case "1":
      let width = instance.body(430, growth: 0.9)
      let left = (width - v) / 2 + 12
      stem(left, 0, FontInstance.cap)
      bar(0, width, 0)
      let drop = 0.155 * FontInstance.cap
      polygon([
        (left + hv, FontInstance.cap), (left, FontInstance.cap), (10, FontInstance.cap - drop),
        (10, FontInstance.cap - drop - h * 1.16),
        (left + hv, FontInstance.cap - h * 1.05),
      ])
      finish(60, width, 60)
    case "0":
      let width = instance.body(500)
      ring(0, -FontInstance.overshoot, width, FontInstance.cap + FontInstance.overshoot, tension: 0.61)
      let line = h * (0.86 - 0.3 * instance.boldness)
      lines([(v * 0.9, 0.24 * FontInstance.cap), (width - v * 0.9, 0.76 * FontInstance.cap)], width: line)
      finish(60, width, 60)
    default: return false
    }
    return true
  }
}

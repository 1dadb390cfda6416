import Paths

/// The letters that the monospaced cut draws in its own way: narrow ones with serifs, which fill their cells.
extension Sketch {
  /// Returns the right edge of the vertical stroke of an l or a t of that cut, from the left end of its advance.
  func monospacedStem(_ letter: Unicode.Scalar) -> Double? {
    let middle = cut.body(440, growth: 0.9) * (letter == "l" ? 0.48 : 0.36)
    return letter == "l" || letter == "t" ? cut.side(50) + middle + hv : nil
  }

  /// Draws a small letter of this group; returns false for any other scalar.
  mutating func drawMonospacedLetter(_ letter: Unicode.Scalar) -> Bool {
    let width = cut.body(440, growth: 0.9)
    let middle = width * 0.54
    switch letter {
    case "i", "\u{131}":
      stem(middle - hv, 0, Cut.x)
      bar(width * 0.08, middle, Cut.x - h)
      bar(0, width, 0)
      if letter == "i" { tittle(middle) }
    case "l", "ł", "ŀ":
      let turn = 0.30 * Cut.x
      let x = width * 0.48
      var spine = Spine(x, Cut.ascender - 1, .down)
      spine.to(x, turn, .down)
      spine.to(x + hv + (width - x - hv) * 0.66, hh - 2, .right, tension: 0.64)
      spine.to(width, hh - 2, .right)
      spine.endCut = .up
      stroke(spine)
      bar(width * 0.05, x, Cut.ascender - h)
      if letter == "ł" { lines([(x - 120, 0.46 * Cut.cap), (x + 130, 0.62 * Cut.cap)], width: h * 0.92) }
      if letter == "ŀ" { dot(width - point / 2, 0.5 * Cut.cap, point) }
    case "j", "\u{237}":
      let low = Cut.descender
      let x = width * 0.66
      var hook = Spine(x, Cut.x, .down)
      hook.to(x, low + 0.30 * Cut.x, .down)
      hook.to(x - hv - (x - hv) * 0.5, low + hh, .left, tension: 0.62)
      hook.to(width * 0.02, low + hh, .left)
      hook.endCut = .up
      stroke(hook)
      bar(width * 0.14, x, Cut.x - h)
      if letter == "j" { tittle(x) }
    case "r":
      let top = Cut.x + Cut.overshoot
      let x = width * 0.34
      let share = cut.joint
      stem(x - hv, 0, Cut.x)
      bar(width * 0.02, x, Cut.x - h)
      bar(0, width * 0.72, 0)
      var arm = Spine(x + hv - v * share / 2, top - 0.46 * Cut.x, .up, share: share)
      arm.to(width * 0.88, top - hh - 2, .right, tension: 0.62)
      arm.to(width, top - hh - 2, .right)
      arm.endCut = .up
      stroke(arm)
    case "f":
      let top = Cut.ascender + 4
      let x = width * 0.42
      var hook = Spine(x, 0, .up)
      hook.to(x, top - 0.32 * Cut.x, .up)
      hook.to(x + hv + (width - x - hv) * 0.62, top - hh, .right, tension: 0.64)
      hook.to(width, top - hh, .right)
      hook.endCut = .up
      stroke(hook)
      bar(0, width * 0.94, Cut.x - h)
    case "t":
      let x = width * 0.36
      var foot = Spine(x, Cut.x + 150, .down)
      foot.to(x, 0.32 * Cut.x, .down)
      foot.to(x + hv + (width - x - hv) * 0.62, hh - 4, .right, tension: 0.64)
      foot.to(width, hh - 4, .right)
      foot.endCut = .up
      stroke(foot)
      bar(0, width * 0.94, Cut.x - h)
    default: return false
    }
    finish(50, width, 50)
    return true
  }

  /// Draws a capital or figure of this group; returns false for any other scalar.
  mutating func drawMonospacedCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "I":
      let width = cut.body(400, growth: 0.9)
      stem((width - v) / 2, 0, Cut.cap)
      bar(0, width, 0)
      bar(0, width, Cut.cap - h)
      finish(60, width, 60)
    case "1":
      let width = cut.body(430, growth: 0.9)
      let left = (width - v) / 2 + 12
      stem(left, 0, Cut.cap)
      bar(0, width, 0)
      let drop = 0.155 * Cut.cap
      polygon([
        (left + hv, Cut.cap), (left, Cut.cap), (10, Cut.cap - drop), (10, Cut.cap - drop - h * 1.16),
        (left + hv, Cut.cap - h * 1.05),
      ])
      finish(60, width, 60)
    case "0":
      let width = cut.body(500)
      ring(0, -Cut.overshoot, width, Cut.cap + Cut.overshoot, tension: 0.61)
      let line = h * (0.86 - 0.3 * cut.boldness)
      lines([(v * 0.9, 0.24 * Cut.cap), (width - v * 0.9, 0.76 * Cut.cap)], width: line)
      finish(60, width, 60)
    default: return false
    }
    return true
  }
}

import Paths

/// The hooks and bars of Latin letters beyond the European ones.
extension Sketch {
  /// Draws a hook to the right that continues a stroke around `x` upwards.
  mutating func highHook(_ x: Double, from start: Double, low: Double) {
    thin(0.1, 0.16)
    let top = low + 150 + 0.3 * v
    var hook = Spine(x, start, .up)
    hook.to(x, top - 100 - 0.2 * v, .up)
    hook.to(x + 70 + 0.5 * v, top - hh, .right, tension: 0.62)
    hook.to(x + 90 + 0.5 * v, top - hh, .right)
    hook.endCut = .up
    stroke(hook)
    widen(to: x + 100 + 0.5 * v)
  }

  /// Draws a hook to the left that continues a stroke around `x` downwards.
  mutating func lowHook(_ x: Double, from start: Double) {
    let low = FontInstance.descender
    var hook = Spine(x, start, .down)
    hook.to(x, low + 0.26 * FontInstance.x, .down)
    hook.to(x - hv - 60, low + hh, .left, tension: 0.64)
    hook.to(x - hv - 84, low + hh, .left)
    hook.endCut = .up
    stroke(hook)
  }

  /// Draws a hook to the right that continues a stroke around `x` downwards.
  mutating func lowTail(_ x: Double) {
    let low = FontInstance.descender
    var hook = Spine(x, 0.1 * FontInstance.x, .down)
    hook.to(x, low + 0.26 * FontInstance.x, .down)
    hook.to(x + hv + 60, low + hh, .right, tension: 0.64)
    hook.to(x + hv + 80, low + hh, .right)
    hook.endCut = .up
    stroke(hook)
  }

  /// Draws a letter whose ascender on the left ends in a hook to the right.
  mutating func withAscenderHook(_ letter: Unicode.Scalar) {
    switch letter {
    case "b":
      let width = instance.body(488)
      bowl(width)
      stem(0, 0, FontInstance.x)
      ascenderHook()
      finish(78, width, 48)
    default:
      smallK(FontInstance.x)
      let space = instance.side(80)
      path = path.mapped(by: .translation(x: -space, y: 0))
      ascenderHook()
      path = path.mapped(by: .translation(x: space, y: 0))
    }
  }

  private mutating func ascenderHook() {
    let top = FontInstance.ascender + 4
    var hook = Spine(hv, 0.9 * FontInstance.x, .up)
    hook.to(hv, top - 0.28 * FontInstance.x, .up)
    hook.to(v + 110, top - hh, .right, tension: 0.64)
    hook.to(v + 136, top - hh, .right)
    hook.endCut = .up
    stroke(hook)
  }

  /// Draws a capital whose upper left corner ends in a hook to the left.
  mutating func withCapitalHook(_ letter: Unicode.Scalar) {
    onLetter(letter)
    let space = instance.side(94)
    let top = FontInstance.cap
    let reach = 66 + 0.42 * v
    var hook = Spine(space + v, top - hh, .left)
    hook.to(space + hv, top - hh, .left)
    hook.to(space + hv - reach, top - 0.26 * top, .down, tension: 0.6)
    hook.cutEnd(atY: top - 0.23 * top)
    stroke(hook)
    shift(reach - 20, advance: advance + reach - 20)
  }

  /// Draws a capital with a bar through it.
  mutating func withCapitalBar(_ letter: Unicode.Scalar) {
    let bases: [Unicode.Scalar: Unicode.Scalar] = ["Ɨ": "I", "Ʉ": "U", "Ƶ": "Z", "Ƀ": "B", "Ǥ": "G"]
    guard let base = bases[letter] else { return }
    onLetter(base)
    let middle = 0.5 * FontInstance.cap - hh
    switch letter {
    case "Ɨ": bar(anchor - hv - 110, anchor + hv + 110, middle)
    case "Ʉ": bar(advance - corner - 50, corner + 50, middle)
    case "Ƀ": bar(instance.side(94) - 60, instance.side(94) + v, 0.26 * FontInstance.cap - hh)
    case "Ǥ": bar(anchor + 0.1 * (corner - anchor), corner + 54, 0.22 * FontInstance.cap - hh)
    default: bar(anchor - 150, anchor + 150, middle, height: h * 0.9)
    }
  }

  /// Draws a small letter with a bar through it.
  mutating func withSmallBar(_ letter: Unicode.Scalar) {
    let bases: [Unicode.Scalar: Unicode.Scalar] = ["ɨ": "i", "ʉ": "u", "ƶ": "z", "ƀ": "b", "ǥ": "g"]
    guard let base = bases[letter] else { return }
    onLetter(base)
    let middle = 0.5 * FontInstance.x - hh
    switch letter {
    case "ɨ": bar(anchor - hv - 78, anchor + hv + 78, middle)
    case "ʉ": bar(advance - corner - 44, corner + 44, middle)
    case "ǥ": bar(anchor + 0.1 * (corner - anchor), corner + 58, -0.06 * FontInstance.x - hh)
    case "ƀ":
      bar(
        instance.side(78) - 66, instance.side(78) + v + 110, 0.86 * FontInstance.ascender - h, height: h * 0.9
      )
    default: bar(anchor - 120, anchor + 120, middle, height: h * 0.9)
    }
  }
}

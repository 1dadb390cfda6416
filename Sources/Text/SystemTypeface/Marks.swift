import Paths

/// Where a mark is put.
enum MarkPlace {
  case above, below

  /// Nil for what is no combining mark.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x300...0x30C: self = .above
    case 0x326...0x328: self = .below
    default: return nil
    }
  }
}

/// A letter in a row of glyphs while marks are put on it.
struct MarkBase {
  private let glyph: Glyph
  private var above = 0
  private var below = 0

  /// How many marks are put above each other; all further ones are put where the last of these is.
  static let levels = 4
  /// How much farther out each mark is than the one before, in ems.
  static let step = 0.19

  init(_ glyph: Glyph) { self.glyph = glyph }

  /// How far to move a mark that is drawn about x = 0 above an x, when the row is at the letter's end.
  mutating func offset(of mark: Glyph, _ place: MarkPlace, leaning: Bool) -> Point {
    var rise = 0.0
    switch place {
    case .above:
      rise = glyph.top - Cut.x / 1024 + Double(above) * MarkBase.step
      above = min(above + 1, MarkBase.levels - 1)
    case .below:
      rise = -Double(below) * MarkBase.step
      below = min(below + 1, MarkBase.levels - 1)
    }
    let lean = leaning ? rise * SystemTypeface.slant : 0
    return Point(x: glyph.anchor - glyph.advance + lean, y: -rise)
  }
}

extension Glyph {
  /// Half of the advance of a mark without a letter.
  var alone: Double { 0.2 }
}

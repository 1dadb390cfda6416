import Paths
import Synchronization

/// A drawn glyph: its outline and advance in ems, y down; the rest in units of 1/1024 em.
final class Glyph: Sendable {
  /// The number of the glyph in the typeface.
  let id: GlyphID
  let path: Path
  let advance: Double
  /// The middle, the right edge and the upper edge of the letter, for marks.
  let anchor: Double
  let corner: Double
  let head: Double
  /// The groups of the letter's ending and beginning, for kerning.
  let kerning: (ending: Int, beginning: Int)

  /// Creates the glyph of a sketch, slanted by `slant` about the middle of an x, so that letters stay centred in their
  /// advance.
  init(_ id: GlyphID, _ sketch: Sketch, slant: Double, kerning: (ending: Int, beginning: Int)) {
    let unit = 1.0 / 1024
    let map = AffineTransform(
      a: unit, b: 0, c: slant * unit, d: -unit, tx: -slant * FontInstance.x / 2 * unit, ty: 0)
    self.id = id
    path = sketch.path.mapped(by: map)
    advance = sketch.advance * unit
    anchor = sketch.anchor
    corner = sketch.corner
    head = sketch.head
    self.kerning = kerning
  }
}

/// The requested glyphs of one design, each drawn once.
final class GlyphTable: Sendable {
  let instance: FontInstance
  private let slant: Double
  private let drawn = Mutex(GlyphCache())

  /// The maximum number of cached designs, beyond which all are removed.
  private static let capacity = 64
  private static let tables = Mutex<[SystemTypeface: GlyphTable]>([:])

  private init(_ typeface: SystemTypeface) {
    instance = FontInstance(typeface)
    slant = typeface.isItalic ? SystemTypeface.slant : 0
  }

  /// Returns the glyphs of a design.
  static func of(_ typeface: SystemTypeface) -> GlyphTable {
    tables.withLock { tables in
      if let table = tables[typeface] { return table }
      if tables.count >= capacity { tables.removeAll() }
      let table = GlyphTable(typeface)
      tables[typeface] = table
      return table
    }
  }

  /// Returns the glyph of a scalar; a box if the typeface has none.
  func glyphOrPlaceholder(_ scalar: Unicode.Scalar) -> Glyph? {
    glyph(scalar.value) ?? glyph(scalar.value | MissingGlyph.bit)
  }

  /// Returns the glyph of a number: a scalar's value, or one with `MissingGlyph.bit`; nil if it has none.
  func glyph(_ number: UInt32) -> Glyph? {
    drawn.withLock { drawn in
      if number < GlyphCache.latin, let glyph = drawn.first[Int(number)] { return glyph }
      if let glyph = drawn.others[number] { return glyph }
      let glyph = draw(number)
      drawn.keep(glyph, number)
      return glyph
    }
  }

  private func draw(_ number: UInt32) -> Glyph? {
    guard let scalar = Unicode.Scalar(number & ~MissingGlyph.bit) else { return nil }
    let isMissing = number & MissingGlyph.bit != 0
    guard let sketch = isMissing ? MissingGlyph.sketch(of: scalar, instance) : instance.sketch(scalar) else {
      return nil
    }
    return Glyph(
      GlyphID(rawValue: number), sketch, slant: slant,
      kerning: isMissing ? (0, 0) : Kerning.groups(of: scalar))
  }
}

/// The drawn glyphs: those of Latin by their numbers, and others.
private struct GlyphCache {
  static let latin = 0x180
  private static let capacity = 4096

  private(set) var first: [Glyph?] = Array(repeating: nil, count: latin)
  private(set) var others: [UInt32: Glyph?] = [:]

  mutating func keep(_ glyph: Glyph?, _ number: UInt32) {
    if number < GlyphCache.latin, glyph != nil {
      first[Int(number)] = glyph
    } else {
      if others.count >= GlyphCache.capacity { others.removeAll() }
      others[number] = .some(glyph)
    }
  }
}

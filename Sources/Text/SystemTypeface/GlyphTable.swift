import Paths
import Synchronization

/// A glyph as drawn: its outline and advance in ems, y down; the rest in units of 1/1024 em.
struct Glyph: Sendable {
  var path = Path()
  var advance = 0.0
  /// The middle, the right edge and the upper edge of the letter, for marks.
  var anchor = 0.0
  var corner = 0.0
  var head = 0.0
  /// How the letter ends and begins, for kerning.
  var kerning = (ending: 0, beginning: 0)
}

/// The glyphs of one design that were asked for, each drawn once.
final class GlyphTable: Sendable {
  let cut: Cut
  private let slant: Double
  private let glyphs = Mutex<[UInt32: Glyph?]>([:])

  /// How many designs are remembered, and how many glyphs of each; beyond that, all are forgotten.
  private static let capacity = 64
  private static let glyphCapacity = 4096
  private static let tables = Mutex<[SystemTypeface: GlyphTable]>([:])

  private init(_ typeface: SystemTypeface) {
    cut = Cut(typeface)
    slant = typeface.isItalic ? SystemTypeface.slant : 0
  }

  /// The glyphs of a design.
  static func of(_ typeface: SystemTypeface) -> GlyphTable {
    tables.withLock { tables in
      if let table = tables[typeface] { return table }
      if tables.count >= capacity { tables.removeAll() }
      let table = GlyphTable(typeface)
      tables[typeface] = table
      return table
    }
  }

  /// The glyph of a scalar and its number; a box where the typeface has none.
  func glyph(for scalar: Unicode.Scalar) -> (number: UInt32, glyph: Glyph) {
    if let glyph = glyph(scalar.value) { return (scalar.value, glyph) }
    return (scalar.value | Box.bit, glyph(scalar.value | Box.bit) ?? Glyph())
  }

  /// The glyph of a number: a scalar's value, or one with `Box.bit`. Nil where nothing is drawn for it.
  func glyph(_ number: UInt32) -> Glyph? {
    glyphs.withLock { glyphs in
      if let glyph = glyphs[number] { return glyph }
      if glyphs.count >= GlyphTable.glyphCapacity { glyphs.removeAll() }
      let glyph = draw(number)
      glyphs[number] = .some(glyph)
      return glyph
    }
  }

  private func draw(_ number: UInt32) -> Glyph? {
    guard let scalar = Unicode.Scalar(number & ~Box.bit) else { return nil }
    let sketch = number & Box.bit == 0 ? cut.sketch(scalar) : Box.sketch(of: scalar, cut)
    guard let sketch else { return nil }
    let unit = 1.0 / 1024
    // Leaning about the middle of an x, so that letters stay in the middle of their advance.
    let map = AffineTransform(a: unit, b: 0, c: slant * unit, d: -unit, tx: -slant * Cut.x / 2 * unit, ty: 0)
    return Glyph(
      path: sketch.path.mapped(by: map), advance: sketch.advance * unit, anchor: sketch.anchor,
      corner: sketch.corner, head: sketch.head,
      kerning: number & Box.bit == 0 ? Kerning.groups(of: scalar) : (0, 0))
  }
}

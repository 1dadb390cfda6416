import Paths
import Synchronization

/// A glyph as drawn: y down, in ems.
struct Glyph: Sendable {
  var path = Path()
  var advance = 0.0
  /// Where marks above and below it are centred, before it leans.
  var anchor = 0.0
  /// How far the ink that marks are put above reaches up, a positive distance from the baseline.
  var top = 0.0
}

/// The glyphs of one design that were asked for, each drawn once.
final class GlyphTable: Sendable {
  let typeface: SystemTypeface
  let cut: Cut
  private let glyphs = Mutex<[UInt32: Glyph?]>([:])

  /// How many designs are remembered, and how many glyphs of each.
  static let capacity = 64
  private static let glyphCapacity = 4096
  private static let tables = Mutex<[SystemTypeface: GlyphTable]>([:])

  private init(_ typeface: SystemTypeface) {
    self.typeface = typeface
    cut = Cut(typeface)
  }

  /// The glyphs of a design; beyond the capacity all designs are forgotten.
  static func of(_ typeface: SystemTypeface) -> GlyphTable {
    tables.withLock { tables in
      if let table = tables[typeface] { return table }
      if tables.count >= capacity { tables.removeAll() }
      let table = GlyphTable(typeface)
      tables[typeface] = table
      return table
    }
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
    if number & Box.bit == 0 {
      return cut.sketch(scalar).map(glyph)
    }
    return glyph(Box.sketch(of: scalar, cut))
  }

  private func glyph(_ sketch: Sketch) -> Glyph {
    let unit = 1.0 / 1024
    // Leaning about the middle of an x, so that letters stay in the middle of their advance.
    let lean = typeface.isItalic ? SystemTypeface.slant : 0
    let map = AffineTransform(
      a: unit, b: 0, c: lean * unit, d: -unit, tx: -lean * Cut.x / 2 * unit, ty: 0)
    return Glyph(
      path: sketch.path.mapped(by: map), advance: sketch.advance * unit, anchor: sketch.anchor * unit,
      top: sketch.head * unit)
  }
}

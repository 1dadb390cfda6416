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
  /// Creates the glyph of a sketch, slanted by `slant` about the middle of an x, so that letters stay centred in their
  /// advance.
  init(_ id: GlyphID, _ sketch: Sketch, slant: Double) {
    let unit = 1.0 / 1024
    let map = AffineTransform(
      a: unit, b: 0, c: slant * unit, d: -unit, tx: -slant * FontInstance.x / 2 * unit, ty: 0)
    self.id = id
    path = sketch.path.mapped(by: map)
    advance = sketch.advance * unit
    anchor = sketch.anchor
    corner = sketch.corner
    head = sketch.head
  }
}

/// The properties of a glyph that measuring needs.
struct GlyphMeasure: Sendable {
  let id: GlyphID
  /// The advance in ems, without the space of the size of text.
  let advance: Double
  /// The groups of the letter's ending and beginning, for kerning.
  let kerning: (ending: Int, beginning: Int)
  /// Whether or not the glyph stands in place of one that the typeface does not have.
  let isPlaceholder: Bool
}

/// The requested glyphs of one design, each measured once and drawn once.
///
/// Most are measured without being drawn, from their estimated advances.
final class GlyphTable: Sendable {
  let instance: FontInstance
  private let slant: Double
  /// The glyphs of Basic Latin by value, from the space; none in designs whose glyphs are drawn to be measured.
  private let basic: [GlyphMeasure]
  private let measured = Mutex<[UInt32: GlyphMeasure?]>([:])
  private let drawn = Mutex(GlyphCache())

  /// The maximum number of cached designs, beyond which all are removed.
  private static let capacity = 64
  private static let tables = Mutex<[SystemTypeface: GlyphTable]>([:])

  private init(_ design: SystemTypeface) {
    let instance = FontInstance(design)
    self.instance = instance
    slant = design.isItalic ? SystemTypeface.slant : 0
    let measures = (0x20...0x7E as ClosedRange<UInt8>).compactMap { value in
      let scalar = Unicode.Scalar(value)
      return instance.advance(of: scalar).map { GlyphMeasure(scalar, advance: $0 / 1024, instance) }
    }
    basic = measures.count == 0x5F ? measures : []
  }

  /// Returns the glyphs of a design.
  static func of(_ typeface: SystemTypeface) -> GlyphTable {
    let design = typeface.design
    return tables.withLock { tables in
      if let table = tables[design] { return table }
      if tables.count >= capacity { tables.removeAll() }
      let table = GlyphTable(design)
      tables[design] = table
      return table
    }
  }

  /// Returns the properties that measuring needs, of a box if the typeface has no glyph; `nil` without either.
  func measure(_ scalar: Unicode.Scalar) -> GlyphMeasure? {
    let place = Int(scalar.value) - 0x20
    if place >= 0, place < basic.count { return basic[place] }
    if let known = measured.withLock({ $0[scalar.value] }) { return known }
    let measure = find(scalar)
    measured.withLock { measured in
      if measured.count >= GlyphCache.capacity { measured.removeAll() }
      measured[scalar.value] = .some(measure)
    }
    return measure
  }

  private func find(_ scalar: Unicode.Scalar) -> GlyphMeasure? {
    if let advance = instance.advance(of: scalar) {
      return GlyphMeasure(scalar, advance: advance / 1024, instance)
    }
    if let glyph = glyph(scalar.value) { return GlyphMeasure(scalar, advance: glyph.advance, instance) }
    guard let box = glyph(scalar.value | MissingGlyph.bit) else { return nil }
    return GlyphMeasure(id: box.id, advance: box.advance, kerning: (0, 0), isPlaceholder: true)
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
    return Glyph(GlyphID(rawValue: number), sketch, slant: slant)
  }

  /// Returns a letter for the marks on it.
  func markBase(_ letter: Unicode.Scalar) -> MarkBase? {
    glyph(letter.value).map { glyph in
      MarkBase(letter, anchor: glyph.anchor, corner: glyph.corner, head: glyph.head)
    }
  }
}

extension GlyphMeasure {
  /// Creates the measure of the glyph of a scalar that the typeface has; figures of one width are not kerned.
  fileprivate init(_ scalar: Unicode.Scalar, advance: Double, _ instance: FontInstance) {
    let isTabular = instance.hasTabularFigures && scalar.isFigure
    self.init(
      id: GlyphID(rawValue: scalar.value), advance: advance,
      kerning: isTabular ? (0, 0) : Kerning.groups(of: scalar), isPlaceholder: false)
  }
}

/// The drawn glyphs: those of Latin by their numbers, and others.
private struct GlyphCache {
  static let latin = 0x180
  static let capacity = 4096

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

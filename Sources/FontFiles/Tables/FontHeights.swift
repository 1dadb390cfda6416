import Text

/// The heights of a font in its units, from its tables.
struct FontHeights: Sendable, Equatable {
  /// The number of units of an em.
  var unitsPerEm = 1000
  var ascent = 0
  var descent = 0
  var lineGap = 0
  /// The height of capitals; nil if no table has it.
  var capHeight: Int?
  /// The height of an x; nil if no table has it.
  var xHeight: Int?
  /// The position of the upper edge of an underline, y up.
  var underlinePosition = -100
  var underlineThickness = 50

  /// Reads the heights as Core Text does: from `hhea`, else from `OS/2`.
  init(_ tables: FontTables) throws(FontFileError) {
    guard let header = tables["head"], let units = header.short(18) else { throw .missing(table: "head") }
    guard (16...16384).contains(units) else {
      throw .damaged("an em has \(units) units, expected 16 to 16384")
    }
    guard let lines = tables["hhea"], let ascender = lines.signedShort(4),
      let descender = lines.signedShort(6)
    else { throw .missing(table: "hhea") }
    unitsPerEm = units
    // Some fonts have a descent without its sign.
    (ascent, descent, lineGap) = (abs(ascender), abs(descender), max(0, lines.signedShort(8) ?? 0))
    if let styles = tables["OS/2"] { read(styles) }
    if let names = tables["post"], let thickness = names.signedShort(10), thickness > 0 {
      (underlinePosition, underlineThickness) = (names.signedShort(8) ?? 0, thickness)
    } else {
      (underlinePosition, underlineThickness) = (-units / 10, max(1, units / 20))
    }
  }

  private mutating func read(_ styles: FontBytes) {
    if ascent == 0, descent == 0 {
      let prefersTypographic = (styles.short(62) ?? 0) & 0x80 != 0
      let typographic = (styles.signedShort(68) ?? 0, styles.signedShort(70) ?? 0)
      let windows = (styles.short(74) ?? 0, styles.short(76) ?? 0)
      if prefersTypographic || windows == (0, 0) {
        (ascent, descent) = (abs(typographic.0), abs(typographic.1))
        lineGap = max(0, styles.signedShort(72) ?? 0)
      } else {
        (ascent, descent) = windows
      }
    }
    guard (styles.short(0) ?? 0) >= 2 else { return }
    xHeight = styles.signedShort(86).flatMap { $0 > 0 ? $0 : nil }
    capHeight = styles.signedShort(88).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the heights in ems, with the measured heights of letters where the tables have none.
  func metrics(capital: @autoclosure () -> Double?, small: @autoclosure () -> Double?) -> TypefaceMetrics {
    let em = Double(unitsPerEm)
    let thickness = Double(underlineThickness) / em
    return TypefaceMetrics(
      ascent: Double(ascent) / em, descent: Double(descent) / em,
      capHeight: capHeight.map { Double($0) / em } ?? capital() ?? 0.7,
      xHeight: xHeight.map { Double($0) / em } ?? small() ?? 0.5,
      underlinePosition: thickness / 2 - Double(underlinePosition) / em, underlineThickness: thickness,
      lineGap: Double(lineGap) / em)
  }
}

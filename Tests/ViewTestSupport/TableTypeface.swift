package import Paths
package import Text

/// A typeface whose letters are as wide as a table says, in ems; what is not in it has no width. Ink fills the advance.
package struct TableTypeface: Typeface {
  package var metrics: TypefaceMetrics
  private let advances: [Unicode.Scalar: Double]

  /// A typeface of the given advances, with lines of the given heights in ems.
  package init(_ advances: [Unicode.Scalar: Double], ascent: Double, descent: Double) {
    self.advances = advances
    metrics = .system
    (metrics.ascent, metrics.descent) = (ascent, descent)
  }

  package func shape(_ text: ArraySlice<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    for index in text.indices {
      glyphs.append(
        ShapedGlyph(
          glyph: GlyphID(rawValue: text[index].value), advance: advances[text[index]] ?? 0, offset: .zero,
          scalar: index))
    }
  }

  package func outline(of glyph: GlyphID) -> Path {
    guard let scalar = Unicode.Scalar(glyph.rawValue), scalar != " " else { return Path() }
    var path = Path()
    path.appendRect(Rect(minX: 0, minY: -metrics.xHeight, maxX: advances[scalar] ?? 0, maxY: 0))
    return path
  }

  package func covers(_ scalar: Unicode.Scalar) -> Bool { advances[scalar] != nil }

  /// The typeface of the captured labels of C.5 to C.11, as far as their text needs it.
  ///
  /// Lines are 2724/2048 em high, and 250 captured widths are sums of the advances.
  package static let captured = TableTypeface(
    capturedAdvances.mapValues { $0 / 2048 }, ascent: 2210.0 / 2048, descent: 514.0 / 2048)

  private static let capturedAdvances: [Unicode.Scalar: Double] = [
    " ": 561, "-": 819, "I": 545, "L": 963, "T": 1073, "U": 1407, "a": 1042, "b": 1206, "c": 946, "d": 1206,
    "e": 1071, "g": 1207, "h": 1159, "i": 496, "l": 496, "n": 1159, "o": 1200, "p": 1204, "r": 711, "s": 869,
    "t": 694, "u": 1159, "w": 1480, "…": 1500.5,
  ]
}

import Paths
import Text

/// Which glyphs of a run lie on others, so that none is drawn again where it is: of many marks on a letter most lie on
/// the last that is put above the others.
struct DrawnGlyphs {
  private struct Place: Hashable {
    var glyph: GlyphID
    var x: Double
    var y: Double
  }

  /// The largest x of a glyph.
  private var farthest = -Double.infinity
  /// The glyphs that do not lie farther to the right than all before them. Most do, and cost nothing.
  private var places: Set<Place> = []

  /// Notes a glyph; answers whether it may be the first where it is. A second one may be, too.
  mutating func insert(_ glyph: PlacedGlyph) -> Bool {
    let (x, y) = (glyph.origin.x, glyph.origin.y)
    if x > farthest {
      farthest = x
      return true
    }
    return places.insert(Place(glyph: glyph.glyph, x: x, y: y)).inserted
  }
}

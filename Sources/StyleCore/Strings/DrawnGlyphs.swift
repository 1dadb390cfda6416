import Paths
import Text

/// The glyphs of a run without those that another glyph covers exactly, so that no glyph is drawn twice in one place.
///
/// Of many marks on a letter, most are in the place of the last one that is moved above the others.
struct DrawnGlyphs {
  private struct Place: Hashable {
    var glyph: GlyphID
    var x: Double
    var y: Double
  }

  /// The largest x of a glyph so far.
  private var farthest = -Double.infinity
  /// The glyphs that are not farther to the right than all before them.
  ///
  /// Most glyphs are farther to the right, and cost nothing.
  private var places: Set<Place> = []

  /// Inserts a glyph.
  ///
  /// - Returns: Whether the glyph may be the first in its place. A second one may be, too.
  mutating func insert(_ glyph: PlacedGlyph) -> Bool {
    let (x, y) = (glyph.origin.x, glyph.origin.y)
    if x > farthest {
      farthest = x
      return true
    }
    return places.insert(Place(glyph: glyph.glyph, x: x, y: y)).inserted
  }
}

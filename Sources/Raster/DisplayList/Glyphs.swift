/// Glyphs at places, which a fill draws one after the other, each composited with those before it.
///
/// So where two of them overlap, a translucent colour is denser, as in Core Graphics. As a shape of a clip, the glyphs
/// are one polygon.
public struct Glyphs: Sendable, Equatable {
  /// A glyph at a place.
  public struct Mark: Sendable, Equatable {
    /// The outline of the glyph.
    public var outline: GlyphOutline
    /// The place of the outline's origin.
    public var origin: FixedPoint

    /// Creates a glyph at a place.
    public init(_ outline: GlyphOutline, at origin: FixedPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The glyphs in drawing order.
  public let marks: [Mark]
  /// The bounding box of all glyphs; empty if there are none.
  public let bounds: FixedRect

  /// Creates a row of glyphs.
  public init(_ marks: [Mark]) {
    self.marks = marks
    var bounds: FixedRect?
    for mark in marks where !mark.outline.bounds.isEmpty {
      bounds = bounds?.union(mark.bounds) ?? mark.bounds
    }
    self.bounds =
      bounds ?? FixedRect(minX: .maximum, minY: .maximum, maxX: .minimum, maxY: .minimum)
  }

  /// The outlines of all glyphs at their places.
  var contours: [[FixedPoint]] { marks.flatMap { $0.outline.contours(at: $0.origin) } }
}

extension Glyphs.Mark {
  /// The bounding box of the glyph; empty if it has no outline.
  var bounds: FixedRect {
    let box = outline.bounds
    guard !box.isEmpty else { return box }
    return FixedRect(
      minX: box.minX + origin.x, minY: box.minY + origin.y, maxX: box.maxX + origin.x,
      maxY: box.maxY + origin.y)
  }
}

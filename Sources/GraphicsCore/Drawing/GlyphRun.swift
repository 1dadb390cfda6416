package import Paths

/// Glyphs of one design and size at places, each drawn over those before it.
package struct GlyphRun: Sendable {
  /// A glyph at a place.
  package struct Mark: Sendable, Hashable {
    /// The number of the glyph in the design.
    package var glyph: UInt32
    /// The place of its origin, in the coordinates of the text.
    package var origin: Point

    /// Creates a glyph at a place.
    package init(_ glyph: UInt32, at origin: Point) {
      self.glyph = glyph
      self.origin = origin
    }
  }

  /// The design of the glyphs.
  package let design: GlyphDesign
  /// The transform from ems to the coordinates of the text, without a translation.
  package let size: AffineTransform
  /// The glyphs in drawing order.
  package let marks: [Mark]
  /// The transform from the coordinates of the text to those of the drawing.
  package private(set) var transform: AffineTransform

  /// Creates glyphs of a design, scaled by `size`.
  package init(_ design: GlyphDesign, size: AffineTransform, marks: [Mark], transform: AffineTransform) {
    self.design = design
    self.size = size
    self.marks = marks
    self.transform = transform
  }

  /// Returns the glyphs under `transform`.
  package func mapped(by transform: AffineTransform) -> GlyphRun {
    var run = self
    run.transform = self.transform.concatenating(transform)
    return run
  }

  /// Returns the outline of a glyph in the coordinates of the drawing.
  package func outline(of mark: Mark) -> Path {
    var place = size
    (place.tx, place.ty) = (mark.origin.x, mark.origin.y)
    return design.glyph(mark.glyph).outline.mapped(by: place).mapped(by: transform)
  }

  /// The outlines of all glyphs in the coordinates of the drawing.
  package var path: Path {
    marks.reduce(into: Path()) { path, mark in path.append(outline(of: mark)) }
  }

  /// The bounding box of the glyphs in the coordinates of the drawing; nil if none has an outline.
  package var box: Rect? {
    var result: Rect?
    for mark in marks {
      guard let box = design.glyph(mark.glyph).box else { continue }
      // The box of a sum of intervals.
      let x = interval(size.a * box.minX, size.a * box.maxX, size.c * box.minY, size.c * box.maxY)
      let y = interval(size.b * box.minX, size.b * box.maxX, size.d * box.minY, size.d * box.maxY)
      let (minX, maxX) = (mark.origin.x + x.low, mark.origin.x + x.high)
      let (minY, maxY) = (mark.origin.y + y.low, mark.origin.y + y.high)
      result = Rect(
        minX: min(result?.minX ?? minX, minX), minY: min(result?.minY ?? minY, minY),
        maxX: max(result?.maxX ?? maxX, maxX), maxY: max(result?.maxY ?? maxY, maxY))
    }
    return result.map(transform.boundingBox)
  }

  private func interval(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (low: Double, high: Double) {
    (min(a, b) + min(c, d), max(a, b) + max(c, d))
  }
}

extension GlyphRun: Hashable {
  package static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    guard a.marks == b.marks, a.size == b.size, a.transform == b.transform else { return false }
    return a.design.hasSameKey(as: b.design) || a.path == b.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(marks)
    hasher.combine(transform)
  }
}

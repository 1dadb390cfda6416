import GraphicsCore
import Paths
import Testing

@testable import GraphicsRendering

/// The outlines of glyphs that are kept by their sizes.
struct ScaledGlyphsTests {
  @Test("A design that something refers to keeps no more than the limit, in however many sizes it is drawn")
  func bound() {
    // A comb of 4,000 teeth: 8,000 corners of 8 bytes, so that 32 MiB are reached after at most 512 sizes.
    let design = GlyphDesign.of(nil) { _ in
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      for tooth in 0..<4000 {
        path.line(to: Point(x: Double(tooth), y: 9))
        path.line(to: Point(x: Double(tooth) + 0.5, y: 1))
      }
      path.close()
      return path
    }
    weak var first: ScaledGlyphs?
    for size in 1...600 {
      let scale = AffineTransform(a: Double(size) / 100, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let glyphs = ScaledGlyphs.of(design, size: scale)
      if size == 1 { first = glyphs }
      #expect(glyphs.outline(of: 1) != nil)
    }
    #expect(first == nil)
  }

  @Test("A design ends with its last reference, and with it its outlines in all sizes") func ends() {
    weak var gone: GlyphDesign?
    weak var glyphs: ScaledGlyphs?
    do {
      let design = GlyphDesign.of(nil) { _ in
        var path = Path()
        for (x, y) in [(0.0, 0.0), (9, 0), (9, 9)] {
          if x == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
        }
        path.close()
        return path
      }
      let scaled = ScaledGlyphs.of(design, size: .scale(x: 2, y: 2))
      #expect(scaled.outline(of: 1) != nil && ScaledGlyphs.of(design, size: .scale(x: 2, y: 2)) === scaled)
      (gone, glyphs) = (design, scaled)
    }
    #expect(gone == nil && glyphs == nil)
  }
}

import TestSupport
import Testing

@testable import Raster

/// Glyphs are drawn from kept coverage; random lists of all kinds have them, too, in `PlainDrawingTests`.
@Suite struct GlyphTests {
  private let black = StraightColor(red: 0, green: 0, blue: 0)

  private func place(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: Fixed(x), y: Fixed(y)) }

  private func square(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> [FixedPoint] {
    [place(minX, minY), place(maxX, minY), place(maxX, maxY), place(minX, maxY)]
  }

  /// The alphas of a canvas with one fill.
  private func alphas(_ fill: Fill, width: Int, height: Int) -> [[UInt8]] {
    let bitmap = Bitmap(
      rendering: DisplayList(width: width, height: height, items: [DisplayItem(.fill(fill))]))
    return (0..<height).map { y in (0..<width).map { bitmap[$0, y].alpha } }
  }

  private func alphas(_ marks: [Glyphs.Mark], _ color: StraightColor, width: Int, height: Int) -> [[UInt8]] {
    alphas(Fill(.glyphs(Glyphs(marks)), .solid(color)), width: width, height: height)
  }

  @Test func `a glyph covers the share of each pixel at its place`() {
    let outline = GlyphOutline([square(0, -1, 1, 0)])
    // 255 · 3/4 = 191.25 and 255 · 1/4 = 63.75.
    #expect(
      alphas([Glyphs.Mark(outline, at: place(1.25, 1))], black, width: 4, height: 1) == [[0, 191, 64, 0]])
    #expect(
      alphas([Glyphs.Mark(outline, at: place(1.5, 1))], black, width: 4, height: 1) == [[0, 128, 128, 0]])
    #expect(alphas([Glyphs.Mark(outline, at: place(2, 1))], black, width: 4, height: 1) == [[0, 0, 255, 0]])
  }

  @Test func `glyphs that overlap are composited one after the other`() {
    let outline = GlyphOutline([square(0, -1, 2, 0)])
    let marks = [Glyphs.Mark(outline, at: place(0, 1)), Glyphs.Mark(outline, at: place(1, 1))]
    let half = StraightColor(red: 0, green: 0, blue: 0, alpha: 128)
    // 128 + round(128 · 127 / 255) = 192.
    #expect(alphas(marks, half, width: 3, height: 1) == [[128, 192, 128]])
  }

  @Test func `as a clip, glyphs that overlap are one shape`() {
    let outline = GlyphOutline([square(0, -1, 2, 0)])
    let glyphs = Glyphs([Glyphs.Mark(outline, at: place(0, 1)), Glyphs.Mark(outline, at: place(1, 1))])
    let half = StraightColor(red: 0, green: 0, blue: 0, alpha: 128)
    let fill = Fill(.rectangle(.everything), .solid(half), clip: Clip.none.intersection(.glyphs(glyphs)))
    #expect(alphas(fill, width: 4, height: 1) == [[128, 128, 128, 0]])
  }

  @Test func `no glyphs, and glyphs without outlines, draw nothing`() {
    #expect(alphas([], black, width: 2, height: 1) == [[0, 0]])
    #expect(alphas([Glyphs.Mark(GlyphOutline([]), at: place(0, 0))], black, width: 2, height: 1) == [[0, 0]])
    #expect(Glyphs([Glyphs.Mark(GlyphOutline([]), at: place(5, 5))]).bounds.isEmpty)
  }

  @Test func `coverage is kept at quarters of a pixel in x and at whole pixels in y`() {
    let outline = GlyphOutline([square(0, -3, 2, 0)])
    for quarter in -9...9 {
      let x = Double(quarter) / 4
      let mask = outline.mask(at: place(x, 4))
      #expect(mask != nil && mask === outline.mask(at: place(x + 3, -7)))
    }
    #expect(outline.mask(at: place(0.125, 0)) == nil)
    #expect(outline.mask(at: place(0, 0.25)) == nil)
  }

  @Test func `coverage of outlines longer than 256 pixels is not kept, nor at the ends of the coordinates`() {
    #expect(GlyphOutline([square(0, 0, 256, 1)]).mask(at: place(0, 0)) != nil)
    #expect(GlyphOutline([square(0, 0, 257, 1)]).mask(at: place(0, 0)) == nil)
    #expect(GlyphOutline([square(0, 0, 1, 257)]).mask(at: place(0, 0)) == nil)
    #expect(GlyphOutline([]).mask(at: place(0, 0)) == nil)
    #expect(GlyphOutline([square(0, 0, 1, 1)]).mask(at: place(65_536, 0)) == nil)
    #expect(GlyphOutline([square(65_535, 0, 65_536, 1)]).mask(at: place(1, 0)) == nil)
  }

  @Test func `a glyph is the same bytes alone and in a page, wherever the page begins`() {
    var generator = SeededGenerator(seed: 3)
    func point() -> FixedPoint {
      place(Double.random(in: -2...40, using: &generator), Double.random(in: -30...6, using: &generator))
    }
    for _ in 0..<TestEffort.count(40) {
      let outline = GlyphOutline([(0..<5).map { _ in point() }, (0..<4).map { _ in point() }])
      let quarter = Double(Int.random(in: 0..<4, using: &generator)) / 4
      let (dx, dy) = (Int.random(in: 0...90, using: &generator), Int.random(in: 0...50, using: &generator))
      let alone = alphas([Glyphs.Mark(outline, at: place(4 + quarter, 32))], black, width: 50, height: 40)
      let other = Glyphs.Mark(GlyphOutline([square(0, 0, 3, 3)]), at: place(500, 2))
      let mark = Glyphs.Mark(outline, at: place(4 + quarter + Double(dx), Double(32 + dy)))
      let page = alphas([other, mark], black, width: 600, height: 120)
      #expect((0..<40).map { Array(page[$0 + dy][dx..<dx + 50]) } == alone)
    }
  }

  @Test func `equal outlines are equal glyphs, and lists that share none are the same picture`() {
    let (one, other) = (GlyphOutline([square(0, 0, 2, 2)]), GlyphOutline([square(0, 0, 2, 2)]))
    #expect(one == other && one != GlyphOutline([square(0, 0, 2, 3)]))
    #expect(Glyphs.Mark(one, at: place(1, 1)) == Glyphs.Mark(other, at: place(1, 1)))
    #expect(Glyphs.Mark(one, at: place(1, 1)) != Glyphs.Mark(other, at: place(1.25, 1)))
  }

  @Test func `pictures that share an outline may be drawn at the same time`() async {
    let contours = (0..<40).map { square(Double($0), Double(-$0), Double($0 + 30), 1) }
    let outline = GlyphOutline(contours)
    func bitmap(_ outline: GlyphOutline) -> Bitmap {
      let marks = (0..<64).map { Glyphs.Mark(outline, at: place(Double($0) / 4 + 3, 41)) }
      let fill = Fill(.glyphs(Glyphs(marks)), .solid(StraightColor(red: 9, green: 80, blue: 7, alpha: 77)))
      return Bitmap(rendering: DisplayList(width: 90, height: 44, items: [DisplayItem(.fill(fill))]))
    }
    let expected = bitmap(GlyphOutline(contours))
    await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { bitmap(outline) } }
      for await drawn in group { #expect(drawn == expected) }
    }
  }
}

import Paths
import Testing
import Text

/// Rows of glyphs: advances, kerning, marks on letters, and text that means harm.
@Suite struct SystemTypefaceShapingTests {
  @Test("One glyph a scalar, in order, with the scalar's index in the text")
  func indices() {
    let scalars = Array("--The e\u{301}, \u{200B}x漢\n".unicodeScalars)
    var glyphs: [ShapedGlyph] = []
    SystemTypeface().shape(scalars[2...], into: &glyphs)
    #expect(glyphs.map(\.scalar) == Array(2..<scalars.count))
    SystemTypeface().shape(scalars[..<2], into: &glyphs)
    #expect(glyphs.map(\.scalar) == Array(2..<scalars.count) + [0, 1])
  }

  @Test("Tabular figures have one advance, others have not", arguments: weights)
  func tabular(weight: Double) {
    let figures: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    let tabular = figures.map { SystemTypeface(weight: weight, hasTabularFigures: true).glyph($0).advance }
    #expect(Set(tabular).count == 1)
    let proportional = figures.map { SystemTypeface(weight: weight).glyph($0).advance }
    #expect(proportional[1] < proportional[0])
  }

  @Test(
    "All glyphs of the monospaced instance have the advance 1266/2048, and pairs are not kerned",
    arguments: [-0.8, 0, 0.62])
  func monospaced(weight: Double) {
    let face = SystemTypeface(weight: weight, isMonospaced: true)
    for scalar in face.covered(0x20...0x2FFF) {
      let advance = face.glyph(scalar).advance
      #expect(advance == 1266.0 / 2048 || advance == 0, "\(scalar.name) \(advance)")
    }
    #expect(face.shaped("AVAT.").map(\.advance) == Array(repeating: 1266.0 / 2048, count: 5))
  }

  @Test("Pairs that would leave a gap are closer, and letters with marks like those without")
  func kerning() {
    let face = SystemTypeface()
    func move(_ pair: String) -> Double {
      face.shaped(pair)[0].advance - face.shaped(String(pair.prefix(1)))[0].advance
    }
    for pair in [
      "AV", "VA", "AT", "TA", "To", "LT", "LY", "P.", "r.", "Va", "Wo", "Yo", "Ko", "F.", "L’", "“A", "y,",
      "T-",
    ] {
      #expect(move(pair) < -0.01, "\(pair)")
    }
    for pair in ["HH", "nn", "oo", "HO", "no", "11", "ii"] { #expect(abs(move(pair)) < 0.005, "\(pair)") }
    #expect(move("Tó") == move("To") && move("Ťo") == move("To") && move("ÄV") == move("AV"))
    // Only the advance of the first changes.
    #expect(
      face.shaped("AV")[1]
        == ShapedGlyph(glyph: GlyphID(rawValue: 0x56), advance: face.glyph("V").advance, scalar: 1))
  }

  @Test("A letter and a mark look like the letter with the mark", arguments: [false, true], [false, true])
  func marks(isItalic: Bool, isMonospaced: Bool) throws {
    let face = SystemTypeface(weight: 0.2, isItalic: isItalic, isMonospaced: isMonospaced)
    for (one, two) in [
      ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("í", "i\u{301}"), ("ĵ", "j\u{302}"), ("ç", "c\u{327}"),
      ("Ę", "E\u{328}"),
      ("ũ", "u\u{303}"), ("ș", "s\u{326}"), ("Ñ", "N\u{303}"),
    ] {
      let (whole, parts) = (
        try #require(face.outline(of: one).bounds), try #require(face.outline(of: two).bounds)
      )
      #expect(abs(whole.minX - parts.minX) < 1e-9 && abs(whole.maxX - parts.maxX) < 1e-9, "\(one)")
      #expect(abs(whole.minY - parts.minY) < 1e-9 && abs(whole.maxY - parts.maxY) < 1e-9, "\(one)")
      let glyphs = face.shaped(two)
      #expect(
        glyphs[0].advance == face.glyph(one.unicodeScalars.first ?? " ").advance && glyphs[1].advance == 0)
    }
  }

  @Test("Marks are put above each other, the first few; those below go down; kerning does not move them")
  func stacks() {
    let face = SystemTypeface()
    let glyphs = face.shaped("x\u{301}\u{302}\u{323}\u{303}\u{304}\u{306}\u{307}")
    let heights = [1, 2, 4, 5, 6, 7].map { glyphs[$0].offset.y }
    #expect(heights[0] == 0)
    #expect(heights[1] < heights[0] && heights[2] < heights[1] && heights[3] < heights[2])
    #expect(heights[4] == heights[3] && heights[5] == heights[3])
    #expect(glyphs[3].offset.y == 0)
    #expect(glyphs.dropFirst().allSatisfy { $0.advance == 0 && $0.offset.x == glyphs[1].offset.x })
    #expect(face.shaped("T\u{302}o")[1].offset == face.shaped("T\u{302}")[1].offset)
    #expect(face.outline(of: "T\u{302}o").bounds == face.outline(of: "T\u{302}o").bounds)
  }

  @Test("A mark without a letter stands alone, in an advance of its own")
  func loneMark() throws {
    let glyphs = SystemTypeface().shaped("\u{301}")
    let bounds = try #require(SystemTypeface().outline(of: "\u{301}").bounds)
    #expect(glyphs[0].advance > 0)
    #expect(bounds.minX >= 0 && bounds.maxX <= glyphs[0].advance)
  }

  @Test("Text that means harm: as many glyphs as scalars, ink in bounds, and no row that grows")
  func hostile() throws {
    let face = SystemTypeface(weight: .nan, width: .infinity)
    #expect(face.weight == 0 && face.width == 0.5)
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    let glyphs = face.shaped(marks)
    #expect(glyphs.count == 10_001)
    #expect(glyphs[10_000].offset == glyphs[9_999].offset)
    let bounds = try #require(face.outline(of: "a" + String(repeating: "\u{301}", count: 100)).bounds)
    #expect(bounds.minY > -2)
    for scalar in [0, 0xFFFE, 0xFFFF, 0xFFFD, 0x10FFFF, 0xD7FF, 0xE000] as [UInt32] {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      #expect(face.shaped(String(scalar)).count == 1)
    }
    #expect(face.shaped("").isEmpty)
    for number in [0xD800, 0x11_0000, 0x100_D800, 0xFFFF_FFFF] as [UInt32] {
      #expect(face.outline(of: GlyphID(rawValue: number)).isEmpty)
    }
  }

  @Test("Values out of range are moved into it, and what is not a number is 0")
  func range() {
    var face = SystemTypeface(weight: 7, width: -7)
    #expect(face == SystemTypeface(weight: 1, width: -0.5))
    face.weight = .nan
    face.width = .nan
    #expect(face == SystemTypeface())
  }
}

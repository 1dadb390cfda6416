import FontFiles
import Paths
import TestSupport
import Testing
import Text

/// The names, traits, heights and glyphs of files that tests make, whose numbers are known.
@Suite struct FontFileTests {
  private func face(_ font: TestFont) throws -> FontFace {
    try #require(try FontFile(font.bytes, name: "blocks.ttf").faces.first)
  }

  @Test func `a face has the names of its file`() throws {
    let face = try face(TestFont())
    #expect(face.family == "Blocks" && face.style == "Regular" && face.file == "blocks.ttf")
    #expect(face.postScriptName == "Blocks-Regular" && face.fullName == "Blocks Regular")
  }

  @Test func `heights are those of hhea, whatever OS 2 has`() throws {
    var font = TestFont()
    for usesTypographic in [false, true] {
      font.usesTypographic = usesTypographic
      let metrics = try FileTypeface(face(font)).metrics
      #expect(metrics.ascent == 0.9 && metrics.descent == 0.3 && metrics.lineGap == 0.1)
      #expect(metrics.capHeight == 0.7 && metrics.xHeight == 0.5)
      // The underline is 50 thick below −100, so that its middle is at −125.
      #expect(metrics.underlinePosition == 0.125 && metrics.underlineThickness == 0.05)
    }
  }

  @Test func `heights are those of OS 2 where hhea has none, for typographic use if it says so`() throws {
    var font = TestFont()
    (font.ascender, font.descender, font.lineGap) = (0, 0, 0)
    let plain = try FileTypeface(face(font)).metrics
    #expect(plain.ascent == 0.8 && plain.descent == 0.25 && plain.lineGap == 0)
    font.usesTypographic = true
    let typographic = try FileTypeface(face(font)).metrics
    #expect(typographic.ascent == 0.7 && typographic.descent == 0.2 && typographic.lineGap == 0.05)
  }

  @Test func `heights of letters that no table has are measured`() throws {
    var font = TestFont()
    (font.xHeight, font.capHeight) = (0, 0)
    font.letters["H"] = TestFont.Letter(advance: 700, width: 600, height: 720)
    font.letters["x"] = TestFont.Letter(advance: 400, width: 300, height: 480)
    let metrics = try FileTypeface(face(font)).metrics
    #expect(metrics.capHeight == 0.72 && metrics.xHeight == 0.48)
  }

  @Test(arguments: [
    (100, -0.8), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (800, 0.56), (900, 0.62),
    (350, -0.2), (1000, 0.62),
  ])
  func `the weight of a face is its class in the numbers of UIKit`(number: Int, weight: Double) throws {
    var font = TestFont()
    font.weightClass = number
    #expect(abs(try face(font).traits.weight - weight) < 1e-12)
    if number <= 900 { #expect(abs(FontTraits.weightClass(of: weight) - Double(number)) < 1e-9) }
  }

  @Test func `width and slant of a face are those of its tables`() throws {
    var font = TestFont()
    (font.widthClass, font.isItalic) = (3, true)
    let traits = try face(font).traits
    #expect(traits.width == -0.2 && traits.isItalic && !traits.isMonospaced)
  }

  @Test func `glyphs have the advances and outlines of the file, in ems with y down`() throws {
    let font = TestFont()
    let typeface = try FileTypeface(face(font))
    var glyphs: [ShapedGlyph] = []
    typeface.shape(Array("?Ax A".unicodeScalars)[1...], into: &glyphs)
    #expect(glyphs.map(\.glyph.rawValue) == ["A", "x", " ", "A"].map { font.glyph($0) })
    #expect(glyphs.map(\.advance) == [0.6, 0.4, 0.25, 0.6])
    #expect(glyphs.map(\.scalar) == [1, 2, 3, 4] && glyphs.allSatisfy { $0.offset == .zero })
    let bounds = try #require(typeface.outline(of: glyphs[0].glyph).bounds)
    #expect(bounds.minX == 0 && bounds.maxX == 0.5 && bounds.minY == -0.7 && bounds.maxY == 0)
    #expect(typeface.outline(of: glyphs[2].glyph).isEmpty)
  }

  @Test func `a scalar that the font does not have is that of the other typeface`() throws {
    let typeface = try FileTypeface(face(TestFont()))
    #expect(typeface.has("A") && typeface.has(" ") && typeface.has("\u{200D}"))
    #expect(!typeface.has("B") && !typeface.has("…"))
    #expect(typeface.covers("B") && !typeface.covers("\u{4E00}"))
    var (glyphs, others): ([ShapedGlyph], [ShapedGlyph]) = ([], [])
    typeface.shape(Array("AB".unicodeScalars)[...], into: &glyphs)
    SystemTypeface().shape(["B"], into: &others)
    #expect(glyphs.map(\.advance) == [0.6, others[0].advance] && glyphs.map(\.scalar) == [0, 1])
    #expect(typeface.outline(of: glyphs[1].glyph) == SystemTypeface().outline(of: others[0].glyph))
  }

  @Test func `a collection has the faces of all of its fonts`() throws {
    var bold = TestFont()
    (bold.style, bold.postScriptName, bold.weightClass) = ("Bold", "Blocks-Bold", 700)
    bold.letters["A"] = TestFont.Letter(advance: 650, width: 500, height: 700)
    let file = try FontFile(TestFont.collection([TestFont(), bold]), name: "blocks.ttc")
    #expect(file.faces.map(\.postScriptName) == ["Blocks-Regular", "Blocks-Bold"])
    let advances = try file.faces.map { face in
      var glyphs: [ShapedGlyph] = []
      try FileTypeface(face).shape(["A"], into: &glyphs)
      return glyphs.first?.advance
    }
    #expect(advances == [0.6, 0.65])
  }

  @Test func `the faces of a variable font are its places with names`() throws {
    var font = TestFont()
    font.axes = [("wght", 100, 400, 900)]
    font.instances = [("Light", [300]), ("Regular", [400]), ("Extra Bold", [800])]
    let faces = try FontFile(font.bytes, name: "blocks.ttf").faces
    #expect(faces.map(\.postScriptName) == ["Blocks-Regular", "Blocks-Light", "Blocks-ExtraBold"])
    #expect(faces.map(\.style) == ["Regular", "Light", "Extra Bold"])
    #expect(faces.map(\.traits.weight) == [0, -0.4, 0.56])
    #expect(faces[0].moved(to: ["wght": 2000, "wdth": 5]) == [900])
    #expect(faces[0].moved(to: ["wght": .nan]) == [400])
  }

  @Test func `places with names for programs have those, and the width of their axis`() throws {
    var font = TestFont()
    font.axes = [("wght", 100, 400, 900), ("wdth", 75, 100, 125)]
    font.instances = [("Narrow", [400, 75]), ("Wide", [400, 125])]
    font.instanceNames = ["BlocksNarrow", "BlocksWide"]
    let faces = try FontFile(font.bytes, name: "blocks.ttf").faces
    #expect(faces.map(\.postScriptName) == ["Blocks-Regular", "BlocksNarrow", "BlocksWide"])
    // A quarter of the standard width is 0.2.
    #expect(faces.map(\.traits.width) == [0, -0.2, 0.2])
    let found = FontLibrary.with([try FontFile(font.bytes, name: "blocks.ttf")]) {
      FontLibrary.faces(inFamily: "Blocks").map(\.style)
    }
    #expect(found == ["Regular", "Narrow", "Wide"])
  }

  @Test(arguments: [
    (1, 2, [FontFeature("liga", 1)]), (1, 3, [FontFeature("liga", 0)]), (14, 4, [FontFeature("zero", 1)]),
    (14, 5, [FontFeature("zero", 0)]), (6, 1, [FontFeature("pnum", 1)]), (35, 2, [FontFeature("ss01", 1)]),
    (35, 41, [FontFeature("ss20", 0)]), (35, 42, []), (2, 0, []),
  ])
  func `a setting of Apple's registry is a feature that is on or off`(
    type: Int, selector: Int, expected: [FontFeature]
  ) {
    #expect(FontFeature.features(type: type, selector: selector) == expected)
  }
}

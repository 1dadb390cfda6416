import FontFiles
import Paths
import TestSupport
import Testing
import Text

/// Glyphs with colours of their own: layers of outlines, and pictures.
@Suite(.enabled(if: ShapingLibrary.problem == nil, "HarfBuzz is not installed"))
struct ColorGlyphTests {
  private func typeface(_ font: TestFont) throws -> FileTypeface {
    try FileTypeface(try #require(try FontFile(font.bytes, name: "x.ttf").faces.first))
  }

  private func glyph(_ letter: Unicode.Scalar, in typeface: some Typeface) throws -> ShapedGlyph {
    var glyphs: [ShapedGlyph] = []
    typeface.shape([letter], into: &glyphs)
    return try #require(glyphs.first)
  }

  /// A font whose emoji is an A in half-transparent red under an x in the colour of the text.
  private static let layered: TestFont = {
    var font = TestFont()
    font.letters["\u{1F600}"] = TestFont.Letter(advance: 1200, width: 1000, height: 900)
    font.palette = [[0, 0, 255, 255], [250, 20, 10, 128]]
    font.layers = ["\u{1F600}": [("A", 1), ("x", 0xFFFF)]]
    return font
  }()

  /// A font whose emoji is a picture of 120 × 100 pixels at 100 an em, 10 to the right and 90 up to its top.
  private static let pictured: TestFont = {
    var font = TestFont()
    font.letters["\u{1F600}"] = TestFont.Letter(advance: 1400, width: 0, height: 0)
    font.withoutTables = ["glyf", "loca"]
    font.picture = TestFont.Picture(
      "\u{1F600}", png: TestPNG.onePixel().bytes, pixelsPerEm: 100, width: 120, height: 100, left: 10, top: 90
    )
    return font
  }()

  @Test func `layers have their outlines and colours, the lowest first`() throws {
    let typeface = try typeface(Self.layered)
    #expect(typeface.hasPictures && typeface.face.hasPictures)
    guard case .layers(let layers)? = typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) else {
      Issue.record("there are no layers")
      return
    }
    let red = GlyphPicture.Color(red: 250, green: 20, blue: 10, alpha: 128)
    #expect(layers.map(\.color) == [red, nil])
    for (layer, letter) in zip(layers, ["A", "x"] as [Unicode.Scalar]) {
      let outline = typeface.outline(of: try glyph(letter, in: typeface).glyph)
      #expect(layer.outline == outline)
    }
    let letter = try glyph("A", in: typeface).glyph
    #expect(typeface.picture(of: letter) == nil)
  }

  /// Returns the layers of the emoji of a font with paints.
  private func layers(_ paints: [TestFont.Paint]) throws -> [GlyphPicture.Layer]? {
    var font = Self.layered
    (font.layers, font.paints) = ([:], ["\u{1F600}": paints, "A": [.letter("x", .solid(0, 1))]])
    let typeface = try typeface(font)
    switch typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) {
    case .layers(let layers)?: return layers
    default: return nil
    }
  }

  private func outline(_ letter: Unicode.Scalar) throws -> Path {
    let typeface = try typeface(Self.layered)
    return typeface.outline(of: try glyph(letter, in: typeface).glyph)
  }

  private let blue = GlyphPicture.Color(red: 0, green: 0, blue: 255, alpha: 255)
  private let red = GlyphPicture.Color(red: 250, green: 20, blue: 10, alpha: 128)

  @Test func `paints of colours have the outlines of letters, where they are moved to`() throws {
    let found = try layers([
      .letter("A", .solid(1, 0.5)), .moved(100, 200, .letter("x", .solid(0, 1))), .colored("A"),
      .over(.letter("x", .solid(0xFFFF, 1)), .letter("A", .solid(0, 1))),
    ])
    let layers = try #require(found)
    #expect(layers.map(\.color) == [red, blue, blue, blue, nil])
    #expect(layers.map(\.opacity) == [0.5, 1, 1, 1, 1] && layers.allSatisfy { $0.gradient == nil })
    let (a, x) = (try outline("A"), try outline("x"))
    // Units of 1000 an em, y up.
    let moved = x.mapped(by: .translation(x: 0.1, y: -0.2))
    #expect(layers.map(\.outline) == [a, moved, x, a, x])
  }

  @Test func `gradients have their colours and their shapes in ems`() throws {
    let stops = [(place: 0.0, color: 0), (place: 1.0, color: 1)]
    let found = try layers([
      .letter("A", .linear(stops, from: (0, 0), to: (300, 0), turnedAt: (0, 100))),
      // The colours are the same along the line to the last point, whatever the height of the end.
      .letter("A", .linear(stops, from: (0, 0), to: (300, 300), turnedAt: (0, 100))),
      .moved(100, 200, .letter("A", .radial(stops, (10, 20, radius: 30), (40, 50, radius: 600)))),
      .letter(
        "A", .turned(0.5, around: (100, 0), .linear(stops, from: (0, 0), to: (100, 0), turnedAt: (0, 9)))),
      .letter("A", .sweep(stops)),
    ])
    let layers = try #require(found)
    let gradients = layers.map(\.gradient)
    let line = GlyphGradient.Shape.linear(from: .zero, to: Point(x: 0.3, y: 0))
    #expect(gradients[0]?.shape == line && gradients[1]?.shape == line)
    #expect(
      gradients[0]?.stops == [
        GlyphGradient.Stop(place: 0, color: blue), GlyphGradient.Stop(place: 1, color: red),
      ])
    #expect(
      gradients[2]?.shape
        == .radial(from: Point(x: 0.01, y: -0.02), radius: 0.03, to: Point(x: 0.04, y: -0.05), endRadius: 0.6)
    )
    #expect(gradients[2]?.transform == .translation(x: 0.1, y: -0.2))
    // A quarter of a turn against the clock around (0.1, 0), on the screen: the start is below, the end at the centre.
    let turned = try #require(gradients[3]?.transform)
    let start = turned.map(.zero)
    #expect(abs(start.x - 0.1) < 1e-12 && abs(start.y - 0.1) < 1e-12)
    // Colours around a point are one colour here: the first.
    #expect(gradients[4] == nil && layers[4].color == blue)
  }

  /// An A is 500 units wide and 700 high, with y up.
  ///
  /// Factors and angles have 14 bits behind the point: 8192 is a half, or a quarter of a turn against the clock, and 4096
  /// half of that, whose tangent is 1.
  @Test(
    arguments: [
      (16, [24576, 8192], Rect(minX: 0, minY: 0, maxX: 750, maxY: 350)),
      (18, [24576, 8192, 100, 200], Rect(minX: -50, minY: 100, maxX: 700, maxY: 450)),
      (20, [8192], Rect(minX: 0, minY: 0, maxX: 250, maxY: 350)),
      (22, [8192, 100, 200], Rect(minX: 50, minY: 100, maxX: 300, maxY: 450)),
      (24, [8192], Rect(minX: -700, minY: 0, maxX: 0, maxY: 500)),
      (26, [8192, 100, 200], Rect(minX: -400, minY: 100, maxX: 300, maxY: 600)),
      (28, [4096, 0], Rect(minX: -700, minY: 0, maxX: 500, maxY: 700)),
      (28, [0, 4096], Rect(minX: 0, minY: 0, maxX: 500, maxY: 1200)),
      (30, [4096, 0, 100, 200], Rect(minX: -500, minY: 0, maxX: 700, maxY: 700)),
      (30, [0, 4096, 100, 200], Rect(minX: 0, minY: -100, maxX: 500, maxY: 1100)),
    ])
  func `paints are scaled, turned and slanted, around a point in every other format`(
    format: Int, numbers: [Int], expected: Rect
  ) throws {
    let found = try layers([.transformed(format: format, numbers, .letter("A", .solid(0, 1)))])
    let box = try #require(found?.first?.outline.bounds)
    let errors = [
      box.minX * 1000 - expected.minX, box.maxX * 1000 - expected.maxX, -box.minY * 1000 - expected.maxY,
      -box.maxY * 1000 - expected.minY,
    ]
    #expect(errors.allSatisfy { abs($0) < 1e-9 }, "\(box)")
  }

  /// The emoji's paints are 0 deep, that of A 1, its paints 2, what is moved from 3 on, and the letter and its colour end.
  @Test(arguments: [(60, true), (61, false)])
  func `paints are at most 64 within one another, through other glyphs`(count: Int, isDrawn: Bool) throws {
    let paint = (0..<count).reduce(TestFont.Paint.letter("x", .solid(0, 1))) { paint, _ in .moved(0, 0, paint)
    }
    var font = Self.layered
    (font.layers, font.paints) = ([:], ["\u{1F600}": [.colored("A")], "A": [paint]])
    let typeface = try typeface(font)
    #expect((typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) != nil) == isDrawn)
  }

  @Test func `for emoji a face with pictures is found, for text the first one`() throws {
    var plain = TestFont()
    (plain.family, plain.postScriptName) = ("Plain", "Plain-Regular")
    plain.letters["\u{1F600}"] = TestFont.Letter(advance: 700, width: 600, height: 600)
    let files = try [plain, Self.layered].map { try FontFile($0.bytes, name: "x.ttf") }
    let faces = FontLibrary.with(files) {
      [false, true].map { FontLibrary.face(covering: ["\u{1F600}"], like: FontTraits(), inColors: $0) }
    }
    #expect(faces.map { $0?.hasPictures } == [false, true])
  }

  @Test func `a glyph whose paints are unknown or endless has its outline alone`() throws {
    #expect(try layers([.unknown]) == nil)
    #expect(try layers([.letter("A", .unknown)]) == nil)
    #expect(try layers([.colored("\u{1F600}")]) == nil)
    // More colours than any picture has: a small file can name them many times.
    let stops = Array(repeating: (place: 0.5, color: 0), count: 5000)
    #expect(try layers([.letter("A", .linear(stops, from: (0, 0), to: (300, 0), turnedAt: (0, 100)))]) == nil)
    var font = Self.layered
    (font.layers, font.paints) = ([:], ["\u{1F600}": [.unknown]])
    let typeface = try typeface(font)
    #expect(!typeface.outline(of: try glyph("\u{1F600}", in: typeface).glyph).isEmpty)
  }

  @Test func `a glyph that its transforms make 2^32 times as large has its outline alone`() throws {
    func paint(scaledTimes count: Int) -> TestFont.Paint {
      (0..<count).reduce(.letter("A", .solid(0, 1))) { paint, _ in .scaled(-2, paint) }
    }
    #expect(try layers([paint(scaledTimes: 31)])?.count == 1)
    #expect(try layers([paint(scaledTimes: 32)]) == nil)
  }

  @Test func `a glyph whose layers have more than 2^18 elements has its outline alone`() throws {
    var font = Self.layered
    font.letters["B"] = TestFont.Letter(advance: 600, width: 500, height: 700)
    // 1000 rectangles of 4 lines and more, in 10 layers and in 100.
    font.components["B"] = Array(repeating: "x", count: 1000)
    for (count, isDrawn) in [(10, true), (100, false)] {
      font.layers = ["\u{1F600}": Array(repeating: ("B", 1), count: count)]
      let typeface = try typeface(font)
      #expect((typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) != nil) == isDrawn)
    }
  }

  @Test func `a picture of more than 2^20 pixels is none, nor are bytes that are no PNG`() throws {
    var font = Self.pictured
    // The sides are in the header, behind the signature and the name of the chunk.
    func set(width: Int, height: Int) {
      for (start, side) in [(16, width), (20, height)] {
        for index in 0..<4 { font.picture?.png[start + index] = UInt8(side >> (24 - 8 * index) & 0xFF) }
      }
    }
    for (width, height, isDrawn) in [(1024, 1024, true), (1024, 1025, false), (1 << 31, 1 << 31, false)] {
      set(width: width, height: height)
      let typeface = try typeface(font)
      #expect((typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) != nil) == isDrawn)
    }
    font.picture?.png = Array("no picture at all, but bytes".utf8)
    let typeface = try typeface(font)
    #expect(typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph) == nil)
  }

  @Test func `a picture has the bytes of the file and its place in ems`() throws {
    let typeface = try typeface(Self.pictured)
    guard case .image(let image, let box)? = typeface.picture(of: try glyph("\u{1F600}", in: typeface).glyph)
    else {
      Issue.record("there is no picture")
      return
    }
    #expect(image.png == TestPNG.onePixel().bytes)
    #expect(box == Rect(minX: 0.1, minY: -0.9, maxX: 1.3, maxY: 0.1))
    let letter = try glyph("A", in: typeface).glyph
    #expect(typeface.picture(of: letter) == nil)
  }

  @Test func `a font without such tables has no pictures`() throws {
    let typeface = try typeface(TestFont())
    let letter = try glyph("A", in: typeface).glyph
    #expect(!typeface.hasPictures && typeface.picture(of: letter) == nil)
  }

  @Test(arguments: [10.0, 17, 26, 100])
  func `emoji beside text are as wide as those of that`(size: Double) throws {
    let system = SystemTypeface(opticalSize: size)
    for font in [Self.layered, Self.pictured] {
      let emoji = EmojiTypeface(try typeface(font), beside: system)
      let (own, other) = (try glyph("\u{1F600}", in: emoji), try glyph("\u{1F600}", in: system))
      #expect(abs(own.advance - other.advance) < 1e-12 && emoji.metrics == system.metrics)
      // All of it is larger or smaller by the same factor.
      let factor = other.advance / (font.letters["\u{1F600}"].map { Double($0.advance) / 1000 } ?? .nan)
      let box = try #require(emoji.picture(of: own.glyph)?.box)
      let plain = try #require(emoji.emoji.picture(of: own.glyph)?.box)
      #expect(abs(box.maxX - plain.maxX * factor) < 1e-12 && abs(box.minY - plain.minY * factor) < 1e-12)
      #expect(abs(own.offset.x) < 1e-12)
    }
  }

  @Test
  func `emoji keep their size where one of either font has no width, or they would be 16 times as large`()
    throws
  {
    func width(_ advance: Int, beside other: Int) throws -> Double? {
      var (font, base) = (Self.layered, TestFont())
      font.letters["\u{1F600}"]?.advance = advance
      base.letters["\u{1F600}"] = TestFont.Letter(advance: other, width: 0, height: 0)
      let emoji = EmojiTypeface(try typeface(font), beside: try typeface(base))
      return emoji.picture(of: try glyph("\u{1F600}", in: emoji).glyph)?.box.map { $0.maxX - $0.minX }
    }
    // The A is half an em wide.
    #expect(try width(1000, beside: 500) == 0.25 && width(100, beside: 1500) == 7.5)
    #expect(try width(1000, beside: 0) == 0.5 && width(0, beside: 500) == 0.5)
    #expect(try width(100, beside: 1600) == 0.5)
  }

  @Test func `joined emoji have the advance of one, and each its own place`() throws {
    let system = SystemTypeface(opticalSize: 20)
    var font = Self.layered
    font.letters["\u{1F601}"] = TestFont.Letter(advance: 1200, width: 1000, height: 900)
    let emoji = EmojiTypeface(try typeface(font), beside: system)
    let one = try glyph("\u{1F600}", in: emoji).advance
    for (text, count) in [("😀😁", 2.0), ("😀\u{200D}😁", 1), ("😀\u{FE0F}", 1)] {
      var glyphs: [ShapedGlyph] = []
      emoji.shape(Array(text.unicodeScalars)[...], into: &glyphs)
      #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - count * one) < 1e-12, "\(text)")
    }
  }

  @Test(arguments: TestEffort.seeds(4))
  func `damaged tables of colours are harmless`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var painted = Self.layered
    painted.layers = [:]
    painted.paints = [
      "\u{1F600}": [
        .letter("A", .solid(1, 0.5)),
        .letter("x", .linear([(0, 0), (1, 1)], from: (0, 0), to: (300, 0), turnedAt: (0, 100))),
      ]
    ]
    for font in [Self.layered, Self.pictured, painted] {
      let original = font.bytes
      for _ in 0..<100 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        guard let face = try? FontFile(bytes, name: "x.ttf").faces.first,
          let typeface = try? FileTypeface(face)
        else { continue }
        for number in 0..<8 as Range<UInt32> {
          guard let box = typeface.picture(of: GlyphID(rawValue: number))?.box else { continue }
          #expect(box.minX.isFinite && box.maxX.isFinite && box.minY.isFinite && box.maxY.isFinite)
        }
      }
    }
  }
}

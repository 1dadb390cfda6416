import FileAccess
import FontFiles
import Paths
import TestSupport
import Testing
import Text

/// Files that are no fonts, damaged ones among them: each is an error in one line, or a font that can be used.
@Suite struct FontFileErrorTests {
  private func error(_ bytes: [UInt8]) -> FontFileError? {
    do {
      _ = try FontFile(bytes, name: "x.ttf")
      return nil
    } catch { return error }
  }

  @Test func `other files are refused by what they are`() {
    #expect(
      error([]).map(String.init(describing:))
        == "an empty file, expected TrueType or OpenType (.ttf, .otf, .ttc)")
    #expect(
      error(Array("wOF2....".utf8)).map(String.init(describing:))
        == "a compressed font of the web, expected TrueType or OpenType (.ttf, .otf, .ttc)")
    #expect(
      error(Array("<html>".utf8)).map(String.init(describing:))
        == "no font file: it begins with the bytes 3c 68 74 6d, expected TrueType or OpenType (.ttf, .otf, .ttc)"
    )
  }

  @Test(arguments: ["cmap", "head", "hhea", "maxp", "hmtx", "glyf"])
  func `a font without a table that every font has is refused`(table: String) throws {
    var font = TestFont()
    font.withoutTables = [table]
    #expect(error(font.bytes) == .missing(table: try #require(FontTag(table))))
  }

  @Test func `a font without a name is refused`() {
    var font = TestFont()
    font.postScriptName = nil
    #expect(error(font.bytes) == .nameless)
  }

  @Test func `an em of no size is refused`() {
    var font = TestFont()
    font.unitsPerEm = 0
    #expect(error(font.bytes) == .damaged("an em has 0 units, expected 16 to 16384"))
  }

  @Test func `a glyph that consists of more than 1024 others is refused`() {
    // Each but the first consists of the one before, twice.
    let letters = (0..<48).compactMap { Unicode.Scalar(0x4E00 + $0) }
    // With itself, glyph n consists of 2^n − 1: 1023 of 10.
    for (count, isRefused) in [(10, false), (11, true), (48, true)] {
      var font = TestFont()
      for (index, letter) in letters.prefix(count).enumerated() {
        font.letters[letter] = TestFont.Letter(advance: 500, width: 0, height: 0)
        if index > 0 { font.components[letter] = [letters[index - 1], letters[index - 1]] }
      }
      let refusal = FontFileError.damaged("a glyph in it consists of more than 1024 others")
      #expect(error(font.bytes) == (isRefused ? refusal : nil), "\(count)")
    }
  }

  @Test func `a glyph that consists of itself is refused`() {
    var font = TestFont()
    font.components = ["A": ["x"], "x": ["A"]]
    #expect(error(font.bytes) == .damaged("a glyph in it consists of more than 1024 others"))
  }

  @Test func `a name of more than 512 bytes is none`() {
    var font = TestFont()
    font.family = String(repeating: "A", count: 256)
    #expect(error(font.bytes) == nil)
    font.family += "A"
    #expect(error(font.bytes) == .nameless)
  }

  @Test func `a collection of more than 4096 faces is refused`() {
    var font = TestFont()
    font.axes = [("wght", 100, 400, 900)]
    font.instances = Array(repeating: ("A", [500]), count: 1023)
    // The font itself is a face, too.
    #expect(error(TestFont.collection(Array(repeating: font, count: 4))) == nil)
    #expect(
      error(TestFont.collection(Array(repeating: font, count: 5)))
        == .damaged("it has more than 4096 faces"))
  }

  @Test func `folders and missing files are refused`() {
    #expect(throws: FontFileError.file(.notRegular("a folder"))) { try FontFile(path: "/") }
    #expect(throws: FontFileError.self) { try FontFile(path: "/there/is/no.ttf") }
  }

  @Test(arguments: TestEffort.seeds(8))
  func `a file whose bytes are changed is refused or drawn, and nothing else happens`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var originals = [TestFont().bytes, TestFont.collection([TestFont(), TestFont()])]
    var variable = TestFont()
    variable.axes = [("wght", 100, 400, 900), ("wdth", 50, 100, 200)]
    variable.instances = [("Light", [300, 100]), ("Wide", [400, 200])]
    originals.append(variable.bytes)
    for number in 0..<200 {
      var bytes = originals[number % originals.count]
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2:
          bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...8, using: &generator)))
        default: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...200, using: &generator)))
        }
      }
      use(bytes)
    }
  }

  private func use(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes, name: "x.ttf") else { return }
    for face in file.faces.prefix(4) { draw("Ax fi \u{301}\u{5D0}…", in: face) }
  }
}

/// Shapes and draws a text in a face; all numbers that come of it are finite.
func draw(_ text: String, in face: FontFace) {
  guard let typeface = try? FileTypeface(face) else { return }
  let scalars = Array(text.unicodeScalars)
  for isRightToLeft in [false, true] {
    var glyphs: [ShapedGlyph] = []
    if isRightToLeft {
      typeface.shape(rightToLeft: scalars[...], into: &glyphs)
    } else {
      typeface.shape(scalars[...], into: &glyphs)
    }
    var last = 0
    for glyph in glyphs {
      #expect(glyph.advance.isFinite && glyph.offset.x.isFinite && glyph.offset.y.isFinite)
      #expect(glyph.scalar >= last && glyph.scalar < scalars.count)
      last = glyph.scalar
      if let bounds = typeface.outline(of: glyph.glyph).bounds {
        #expect(bounds.minX.isFinite && bounds.maxY.isFinite)
      }
    }
  }
}

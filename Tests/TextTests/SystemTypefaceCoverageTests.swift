import Paths
import Testing
import Text

/// Whole blocks, but for what is not assigned or has no place in a text face.
private let blocks: [(name: String, range: ClosedRange<UInt32>)] = [
  ("Basic Latin", 0x20...0x7E), ("Latin-1", 0xA0...0xFF), ("Latin Extended-A", 0x100...0x17F),
  ("comma below", 0x218...0x21B), ("double graves and inverted breves", 0x200...0x217),
  ("Latin Extended Additional", 0x1E00...0x1E99), ("Vietnamese", 0x1EA0...0x1EF9),
  ("Cyrillic with marks", 0x400...0x40F), ("Cyrillic", 0x410...0x45F), ("points of Hebrew", 0x591...0x5C5),
  ("Hebrew", 0x5D0...0x5EA), ("Hebrew punctuation", 0x5F0...0x5F4),
  ("marks above", 0x300...0x30C),
  ("marks below", 0x323...0x328), ("spaces, joiners and dashes", 0x2000...0x2015),
  ("quotation marks", 0x2018...0x2022), ("separators and embeddings", 0x2028...0x202F),
  ("superscripts", 0x2074...0x207F), ("subscripts", 0x2080...0x208E), ("fractions", 0x2150...0x2151),
  ("more fractions", 0x2153...0x215E), ("Greek capitals", 0x391...0x3A1),
  ("more Greek capitals", 0x3A3...0x3AB), ("small Greek letters", 0x3B1...0x3CE),
  ("Greek with tonos", 0x388...0x38A),
  ("arrows", 0x2190...0x2199), ("double arrows", 0x21D0...0x21D5),
]

/// The characters of the typeface, and the glyphs that stand for all others.
@Suite struct SystemTypefaceCoverageTests {
  @Test("Whole blocks are covered", arguments: blocks) func wholeBlocks(
    block: (name: String, range: ClosedRange<UInt32>)
  ) {
    let missing = block.range.compactMap { Unicode.Scalar($0) }.filter { !SystemTypeface().covers($0) }
    #expect(missing.isEmpty, "\(block.name): \(missing.map(\.name))")
  }

  /// Letters of Kazakh, Tajik and other languages in Cyrillic, of African languages and of the Balkans.
  private static let letters =
    "ҐґҒғҚқҢңҲҳҶҷҮүҰұҺһӘәӨөӢӣӮӯӐӑӖӗӁӂӔӕԐԑƁɓƊɗƉɖƎǝƏəƐɛƆɔƒƔɣƗɨƘƙƝɲƟɵƠơƤƯưƱʊƲʋƳƴƵƶƷʒǮǯǤǥǄǅǆǇǈǉǊǋǌǱǲǳɄʉɃƀɅʌƩʃɩɑɸ"

  @Test func lettersOfManyLanguages() {
    let missing = Self.letters.unicodeScalars.filter { !SystemTypeface().covers($0) }
    #expect(missing.isEmpty, "\(missing.map(\.name))")
  }

  @Test(
    "Letters that look alike are equal, in their advance and in their outline", arguments: [-0.8, 0, 0.62])
  func twins(weight: Double) {
    let face = SystemTypeface(weight: weight)
    for (one, other) in zip(
      "АВЕКМНОРСТХІЈЅаеорсухіјѕһԛԝ".unicodeScalars, "ABEKMHOPCTXIJSaeopcyxijshqw".unicodeScalars)
    {
      #expect(face.glyph(one).advance == face.glyph(other).advance, "\(one)")
      #expect(face.glyph(one).path == face.glyph(other).path, "\(one)")
    }
    #expect(face.glyph("Ё").advance == face.glyph("E").advance)
    #expect(face.glyph("Ấ").advance == face.glyph("A").advance)
  }

  private static let singles =
    "ẞȷ†‡•…‰′″‹›⁄⁰€₹₽₿₩₪₫₱₴₺₦₡₲₵₸₭₮™℠№℃℉Ω℮℗−±×÷≠≈≤≥∞√∑∏∂∆∫π◊∙⋅¬∈∉∩∪∧∨∅↩↪↵⏎⇧⇪■□▪▫▲△▶▷▼▽◀◁●○◦◆◇★☆♠♣♥♦♪♫✓✔✕✖✗✘✚⌘⌥⌃⌫⌦⎋␣☐☑☒"

  @Test func singleSigns() {
    let missing = SystemTypefaceCoverageTests.singles.unicodeScalars.filter { !SystemTypeface().covers($0) }
    #expect(missing.isEmpty, "\(missing.map(\.name))")
  }

  @Test(
    "What is covered has an outline, or is a space or a scalar that only steers", arguments: [false, true])
  func outlines(isMonospaced: Bool) {
    let face = SystemTypeface(isMonospaced: isMonospaced)
    for scalar in face.covered(0...0x2FFF) {
      let isBlank =
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control || (0x591...0x5AF).contains(scalar.value)
        || [0x5BD, 0x5BF, 0x5C4, 0x5C5, 0x5C7].contains(scalar.value)
      #expect(face.glyph(scalar).path.isEmpty == isBlank, "\(scalar.name)")
    }
  }

  @Test("Control characters, joiners, marks of direction and variation selectors take no room")
  func blanks() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
      0xFEFF...0xFEFF, 0xE0001...0xE007F,
    ]
    for scalar in ranges.joined().compactMap({ Unicode.Scalar($0) }) {
      for face in [SystemTypeface(), SystemTypeface(isMonospaced: true)] {
        let glyph = face.glyph(scalar)
        #expect(glyph.path.isEmpty && glyph.advance == 0, "\(scalar.name)")
      }
    }
  }

  @Test("Spaces are as wide as their names say")
  func spaces() {
    let shares: [(UInt32, Double)] = [
      (0x2002, 0.5), (0x2003, 1), (0x2004, 1.0 / 3), (0x2005, 0.25), (0x2006, 1.0 / 6), (0x3000, 1),
    ]
    for (value, share) in shares {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(abs(SystemTypeface().glyph(scalar).advance - share) < 1e-12)
    }
    #expect(SystemTypeface().glyph("\u{A0}").advance == SystemTypeface().glyph(" ").advance)
    #expect(
      SystemTypeface(hasTabularFigures: true).glyph("\u{2007}").advance
        == SystemTypeface(hasTabularFigures: true).glyph("0").advance)
  }

  @Test("What is not covered is a box with its number, wider where that has six figures or is of East Asia")
  func boxes() {
    let face = SystemTypeface()
    let (arabic, han, emoji, plane) = (
      face.glyph("ب"), face.glyph("漢"), face.glyph("😀"), face.glyph("\u{10400}")
    )
    for scalar in ["ب", "漢", "😀", "\u{10400}", "\u{10FFFF}"] as [Unicode.Scalar] {
      #expect(!face.covers(scalar))
      #expect(!face.glyph(scalar).path.isEmpty)
    }
    #expect(han.advance == 1 && emoji.advance == 16.0 / 12)
    #expect(arabic.advance >= 0.6 && arabic.advance < plane.advance && plane.advance <= 1)
    #expect(face.glyph("ب").path != face.glyph("ت").path, "the number is in the box")
  }
}

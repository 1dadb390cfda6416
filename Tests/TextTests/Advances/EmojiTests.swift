import Paths
import Testing
import Text

/// The advances of emoji, and sequences that are one.
@Suite struct EmojiTests {
  @Test(
    "An emoji has the width of a phone's",
    arguments: [
      (10.0, 13.0), (12, 16), (14, 19), (16, 21), (18, 22), (20, 23), (22, 24), (24, 25), (26, 26), (48, 48),
    ])
  func widths(size: Double, width: Double) {
    for isMonospaced in [false, true] {
      let face = SystemTypeface(isMonospaced: isMonospaced, opticalSize: size)
      #expect(abs(face.glyph("😀").advance * size - width) < 1e-9)
    }
  }

  @Test("Its box is in the middle of its advance")
  func middle() throws {
    let face = SystemTypeface(opticalSize: 14)
    let glyph = face.shaped("😀")[0]
    let bounds = try #require(face.outline(of: glyph.glyph).bounds)
    #expect(abs(bounds.minX + bounds.maxX + 2 * glyph.offset.x - glyph.advance) < 1e-12)
  }

  @Test("Joined emoji, tones of skin and flags have one glyph, and the advance of one")
  func sequences() {
    let face = SystemTypeface()
    let one = face.glyph("😀").advance
    for (text, count) in [
      ("👍🏽", 1.0), ("👨‍👩‍👧", 1), ("🇩🇪", 1), ("🇩🇪🇫🇷", 2), ("😀😀", 2), ("🇩", 1), ("🏽", 1), ("👍🏽👍🏽", 2), ("🇩🇪🇫", 2),
    ] {
      #expect(abs(face.shaped(text).reduce(0) { $0 + $1.advance } - count * one) < 1e-12, "\(text)")
    }
  }

  @Test("Keycaps, hearts and signs of a profession in a sequence are one emoji")
  func sequencesOfSymbols() {
    let face = SystemTypeface()
    let one = face.glyph("😀").advance
    for (text, count) in [
      ("1\u{FE0F}\u{20E3}", 1.0), ("#\u{20E3}", 1), ("👩‍❤️‍👨", 1), ("👩🏽‍⚕️", 1), ("❤\u{FE0F}", 1), ("⌚", 1),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", 1), ("☎\u{FE0F}⌚", 2),
    ] {
      #expect(abs(face.shaped(text).reduce(0) { $0 + $1.advance } - count * one) < 1e-12, "\(text)")
    }
    // Figures and symbols without a selector are text.
    #expect(face.shaped("1")[0].advance == face.shaped("1\u{FE0F}")[0].advance)
    #expect(face.shaped("❤")[0].advance != one)
    #expect(face.shaped("😀")[0].glyph == face.shaped("👍🏽")[0].glyph)
  }

  @Test("A joiner that joins nothing changes nothing")
  func joiners() {
    let face = SystemTypeface()
    let (letter, emoji) = (face.glyph("a").advance, face.glyph("😀").advance)
    #expect(face.shaped("a\u{200D}😀").reduce(0) { $0 + $1.advance } == letter + emoji)
    #expect(face.shaped("\u{200D}😀").reduce(0) { $0 + $1.advance } == emoji)
  }
}

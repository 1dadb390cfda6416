import Testing

@testable import Text

/// Classes by code point, from LineBreak.txt of the Unicode Character Database.
@Suite struct LineBreakTableTests {
  @Test(
    "Classes of the database",
    arguments: [
      (.ba, "\t|\u{AD}\u{2002}–\u{205F}\u{3000}"), (.bk, "\u{B}\u{C}\u{2028}\u{2029}"), (.cr, "\r"),
      (.lf, "\n"),
      (.nl, "\u{85}"), (.sp, " "), (.zw, "\u{200B}"), (.wj, "\u{2060}\u{FEFF}"), (.zwj, "\u{200D}"),
      (.gl, "\u{A0}\u{2007}\u{2011}\u{202F}\u{34F}"),
      (.cm, "\0\u{7F}\u{300}\u{202A}\u{2066}\u{200C}\u{FE0F}\u{20E3}\u{E0020}"),
      (.cl, "}、。」）"), (.cp, ")]"), (.ex, "!?！？"), (.is, ",.:;"), (.sy, "/"),
      (.op, "([{¡¿‚„「（"), (.qu, "\"'"), (.qi, "«“‘‹"), (.qf, "»”’›"), (.ns, "々ぁっー‼：ﾞ"), (.b2, "—⸺"),
      (.hy, "-"), (.hh, "\u{2010}"), (.bb, "´ˈ"), (.in, "…‥"), (.al, "aZ#&*<=>@^_`~©®éßЖω¶†•→∞"), (.hl, "את"),
      (.nu, "09٣"), (.pr, "$£¥€₽+\\±№−"), (.po, "%¢°‰′″℃％"), (.id, "漢字あカ☃⌚🀄🍎㈱"), (.eb, "👍☝🤦"), (.em, "🏻🏿"),
      (.ri, "🇦🇿"), (.jl, "ᄀ"), (.jv, "ᅡ"), (.jt, "ᆨ"), (.h2, "가"), (.h3, "각힣"), (.cb, "\u{FFFC}"),
    ] as [(LineBreakClass, String)]) func classes(expected: LineBreakClass, text: String)
  {
    for scalar in text.unicodeScalars {
      #expect(
        LineBreakTable.shared[scalar].lineBreakClass == expected,
        "U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
  }

  @Test("Wide, full-width and half-width scalars are East Asian, others are not")
  func eastAsian() {
    for scalar in "、「　字あ가ᄀ👍🏽🍎ｶ（！⌚".unicodeScalars { #expect(LineBreakTable.shared[scalar].isEastAsian) }
    for scalar in "a(「".unicodeScalars.filter({ $0.isASCII }) {
      #expect(!LineBreakTable.shared[scalar].isEastAsian)
    }
    for scalar in "“…☃אᅡ🇺—".unicodeScalars { #expect(!LineBreakTable.shared[scalar].isEastAsian) }
  }
}

import Paths
import Text

/// The system's typeface, symbols, and texts in lines.
enum TextDigests {
  /// The outlines and advances of all scalars of some blocks, in some designs.
  static func outlines() -> Digest {
    var digest = Digest()
    let designs = [
      SystemTypeface(), SystemTypeface(weight: 0.4, isItalic: true), SystemTypeface(weight: -0.8, width: 0.2),
      SystemTypeface(isMonospaced: true), SystemTypeface(weight: 0.62, width: -0.2, opticalSize: 40),
    ]
    for design in designs {
      for value in [
        0x20...0x24F, 0x370...0x4FF, 0x591...0x5F4, 0x1E00...0x1EFF, 0x2010...0x22FF, 0x1F600...0x1F610,
      ]
      .joined() {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
        var glyphs: [ShapedGlyph] = []
        design.shape([scalar, "A"], into: &glyphs)
        for glyph in glyphs {
          digest.append(glyph.advance)
          digest.append(glyph.offset)
          digest.append(design.outline(of: glyph.glyph))
        }
      }
    }
    return digest
  }

  static func symbols() -> Digest {
    var digest = Digest()
    let names = [
      "airplane", "alarm", "bell", "bolt", "book", "calendar", "camera", "car", "cart", "chart.pie",
      "checkmark.seal", "cloud.rain",
      "doc.text", "envelope", "eye", "flag", "flame", "folder", "gearshape", "globe", "hammer",
      "hand.thumbsup", "heart", "house",
      "leaf", "list.bullet", "location", "lock", "map", "mic", "moon", "music.note", "paperclip", "person",
      "phone", "star", "sun.max",
      "trash", "wifi", "wrench", "a.circle", "12.square",
    ]
    for name in names.flatMap({ [$0, $0 + ".fill", $0 + ".circle", $0 + ".slash"] }) {
      for (weight, scale) in [(0.0, SystemSymbol.Scale.medium), (0.4, .large), (-0.6, .small)] {
        guard let symbol = SystemSymbol(name, weight: weight, scale: scale) else { continue }
        digest.append(symbol.width)
        digest.append(symbol.outline)
        for level in symbol.levels { digest.append(level) }
      }
    }
    return digest
  }

  static let texts = [
    "The quick brown fox jumps over the lazy dog; 0123456789 (fi), “quotes” — and so on.",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.\nZweiter Absatz\u{AD}trennung",
    "Съешь же ещё этих мягких французских булок, да выпей чаю", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "דג סקרן שט בים מאוכזב ולפתע מצא חברה (abc 123) שלום",
    "Tiếng Việt: Do bạch kim rất quý nên sẽ dùng để lắp",
    "שלום world 12:30, abc (דג) — עוד", "日本語の文字は箱になる。改行は禁則に従う、はい。",
    "e\u{301}\u{323}a\u{30A} 👩‍👩‍👧 🇩🇪 ½ ∑ ≤ → €\ttab",
    "", "\n", "A", "averyveryveryveryverylongwordthatdoesnotfitanywhere",
  ]

  /// The places of all glyphs of the texts in some widths, modes and alignments.
  static func layouts() -> Digest {
    var (digest, numbers) = (Digest(), Numbers(seed: 5))
    for text in texts {
      for _ in 0..<24 {
        let typeface = SystemTypeface(
          weight: [0, 0.4, -0.6][numbers.below(3)], isItalic: numbers.below(4) == 0,
          isMonospaced: numbers.below(5) == 0)
        let attributes = TextAttributes(
          font: Font(typeface, size: numbers.number(6, 40)),
          kern: numbers.below(3) == 0 ? numbers.number(-1, 2) : 0)
        var style = ParagraphStyle()
        style.alignment = [.natural, .left, .center, .right, .justified][numbers.below(5)]
        style.lineBreakMode =
          [
            .wordWrapping, .charWrapping, .clipping, .truncatingTail, .truncatingHead, .truncatingMiddle,
          ][numbers.below(6)]
        style.lineSpacing = numbers.below(2) == 0 ? 0 : numbers.number(0, 9)
        style.headIndent = numbers.below(3) == 0 ? numbers.number(0, 30) : 0
        let limits = TextLayout.Limits(
          width: numbers.number(20, 400), maximumLines: numbers.below(4), options: .wrapsTruncated)
        let layout = TextLayout(AttributedText(text, attributes: attributes, style: style), limits: limits)
        digest.append(layout.size.width)
        digest.append(layout.size.height)
        digest.append(layout.isTruncated ? UInt8(1) : 0)
        for index in layout.lines.indices {
          for run in layout.runs(ofLine: index) {
            for glyph in run.glyphs {
              digest.append(UInt64(glyph.glyph.rawValue))
              digest.append(glyph.origin)
              digest.append(glyph.index)
            }
          }
        }
      }
    }
    return digest
  }
}

import FontFiles
import Foundation
import Paths
import TestSupport
import Testing
import Text

/// Shaping beside `hb-shape` of the same library: the same glyphs at the same places.
@Suite(
  .enabled(
    if: InstalledFont.areInstalled, "fonts or hb-shape are not installed: run Scripts/install-dependencies"))
struct ShapingTests {
  /// A text of one script, with its direction.
  struct Sample: CustomTestStringConvertible {
    var text: String
    var isRightToLeft = false
    var fonts: [InstalledFont] = [.dejaVu, .dejaVuSerif, .inter]
    var features: [FontFeature] = []
    var language: String?
    var weight: Double?

    var testDescription: String { text }
  }

  static let samples = [
    Sample(text: "The quick brown fox jumps over the lazy dog."),
    Sample(text: "office affluent fjord fine"),
    Sample(text: "AVAToW. “Yes” – it’s 10,000.50 € (½)"),
    Sample(text: "e\u{301}a\u{308}\u{304} n\u{303}o\u{323}\u{302} Z\u{30C}"),
    Sample(text: "Ελληνικά και ΤΟΝΟΙ"), Sample(text: "Съешь же ещё этих"),
    Sample(text: "Big Iġi ıiİ", fonts: [.dejaVu], language: "tr"),
    Sample(text: "office fi fl", features: [FontFeature("liga", 0)]),
    Sample(
      text: "0123456789 1/2", fonts: [.inter], features: [FontFeature("tnum", 1), FontFeature("frac", 1)]),
    Sample(text: "Hamburgefonstiv", fonts: [.inter], weight: 650),
    Sample(text: "To 11:45", fonts: [.inter], weight: 100),
    Sample(text: "0.1 KiB", fonts: [.inter], weight: 900),
    Sample(text: "السلام عليكم لا", isRightToLeft: true, fonts: [.dejaVu]),
    Sample(text: "كِتَابٌ (لا)", isRightToLeft: true, fonts: [.dejaVu]),
    Sample(text: "שלום [עולם]", isRightToLeft: true, fonts: [.dejaVu]),
    Sample(text: "हिन्दी क्षि कर्म श्री", fonts: [.lohit]), Sample(text: "ज़िन्दगी द्वि र्क्षि", fonts: [.lohit]),
  ]

  /// Texts in the fonts of Noto.
  static let notoSamples = [
    Sample(text: "يولد جميع الناس أحرارًا متساوين", isRightToLeft: true, fonts: [.notoArabic]),
    Sample(text: "تمام انسان آزاد پیدا ہوئے ہیں", isRightToLeft: true, fonts: [.notoUrdu]),
    Sample(text: "בְּרֵאשִׁית בָּרָא אֱלֹהִים", isRightToLeft: true, fonts: [.notoHebrew]),
    Sample(text: "সমস্ত মানুষ স্বাধীনভাবে", fonts: [.notoBengali]),
    Sample(text: "सभी मनुष्यों को गौरव और अधिकारों", fonts: [.notoDevanagari]),
    Sample(text: "પ્રતિષ્ઠા અને અધિકારોની", fonts: [.notoGujarati]),
    Sample(text: "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ", fonts: [.notoGurmukhi]),
    Sample(text: "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ", fonts: [.notoKannada]),
    Sample(text: "មនុស្សទាំងអស់កើតមកមានសេរីភាព", fonts: [.notoKhmer]),
    Sample(text: "ມະນຸດເກີດມາມີສິດ ນໍ້າ", fonts: [.notoLao]),
    Sample(text: "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും", fonts: [.notoMalayalam]),
    Sample(text: "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာ", fonts: [.notoMyanmar]),
    Sample(text: "සියලු මනුෂ්‍යයෝ ශ්‍රී ක්‍ෂ", fonts: [.notoSinhala]),
    Sample(text: "மனிதப் பிறவியினர் கொ", fonts: [.notoTamil]),
    Sample(text: "మానవులెల్లరును స్వతంత్రులును", fonts: [.notoTelugu]),
    Sample(text: "มนุษย์ทั้งหลายเกิดมา น้ำ ปี่", fonts: [.notoThai]),
    Sample(text: "འགྲོ་བ་མིའི་རིགས་རྒྱུད", fonts: [.notoTibetan]),
  ]

  @Test(
    .enabled(if: InstalledFont.areAllInstalled, "run Scripts/install-dependencies --thorough"),
    arguments: notoSamples)
  func `glyphs of many scripts are those of hb-shape`(sample: Sample) throws { try check(sample) }

  @Test(arguments: samples)
  func `glyphs are those of hb-shape`(sample: Sample) throws { try check(sample) }

  private func check(_ sample: Sample) throws {
    for font in sample.fonts {
      let face = try font.face()
      let typeface = try FileTypeface(
        face, values: sample.weight.map { face.moved(to: ["wght": $0]) },
        settings: ShapingSettings(features: sample.features, language: sample.language))
      let expected = try shaped(sample, font, unitsPerEm: face.unitsPerEm)
      let scalars = Array(sample.text.unicodeScalars)
      var glyphs: [ShapedGlyph] = []
      if sample.isRightToLeft {
        typeface.shape(rightToLeft: scalars[...], into: &glyphs)
      } else {
        typeface.shape(scalars[...], into: &glyphs)
      }
      #expect(expected.count > 5)
      #expect(
        rows(glyphs, isRightToLeft: sample.isRightToLeft, unitsPerEm: face.unitsPerEm) == expected, "\(font)")
    }
  }

  /// A glyph: its number, and its place on the line from the left, in 64ths of a unit.
  struct Placed: Equatable {
    var glyph: Int
    var x: Int
    var y: Int
  }

  /// Returns the glyphs that are drawn, placed as the typesetter does.
  ///
  /// Characters follow each other from the side where the text begins, the glyphs of one from left to right.
  private func rows(_ glyphs: [ShapedGlyph], isRightToLeft: Bool, unitsPerEm: Int) -> [Placed] {
    let em = Double(64 * unitsPerEm)
    var rows: [Placed] = []
    var pen = isRightToLeft ? glyphs.reduce(0) { $0 + $1.advance } : 0
    var start = 0
    while start < glyphs.count {
      var end = start
      while end < glyphs.count, glyphs[end].scalar == glyphs[start].scalar { end += 1 }
      let width = glyphs[start..<end].reduce(0) { $0 + $1.advance }
      if isRightToLeft { pen -= width }
      var x = pen
      for glyph in glyphs[start..<end] {
        if glyph.glyph.rawValue < 1 << 30 {
          rows.append(
            Placed(
              glyph: Int(glyph.glyph.rawValue), x: Int(((x + glyph.offset.x) * em).rounded()),
              y: Int((-glyph.offset.y * em).rounded())))
        }
        x += glyph.advance
      }
      if !isRightToLeft { pen = x }
      start = end
    }
    return rows.sorted { ($0.x, $0.glyph, $0.y) < ($1.x, $1.glyph, $1.y) }
  }

  /// Returns the glyphs of `hb-shape`, by their places.
  private func shaped(_ sample: Sample, _ font: InstalledFont, unitsPerEm: Int) throws -> [Placed] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
    var arguments = [
      "--output-format=json", "--no-glyph-names", "--cluster-level=1", "--shapers=ot",
      "--font-size=\(64 * unitsPerEm)", "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")",
      "--language=\(sample.language ?? "und")",
    ]
    if !sample.features.isEmpty {
      arguments.append(
        "--features=" + sample.features.map { "\($0.tag.name)=\($0.value)" }.joined(separator: ","))
    }
    if let weight = sample.weight { arguments.append("--variations=wght=\(weight)") }
    process.arguments = arguments + [font.path, sample.text]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Glyph: Decodable {
      var g, ax, dx, dy: Int
    }
    var x = 0
    return try JSONDecoder().decode([Glyph].self, from: data).map { glyph in
      defer { x += glyph.ax }
      return Placed(glyph: glyph.g, x: x + glyph.dx, y: glyph.dy)
    }
    .sorted { ($0.x, $0.glyph, $0.y) < ($1.x, $1.glyph, $1.y) }
  }

  @Test func `a ligature shares out its advance among its letters`() throws {
    let typeface = try FileTypeface(InstalledFont.dejaVu.face())
    var (glyphs, parts): ([ShapedGlyph], [ShapedGlyph]) = ([], [])
    typeface.shape(Array("xﬁ".unicodeScalars)[...], into: &parts)
    typeface.shape(Array("xfi".unicodeScalars)[...], into: &glyphs)
    #expect(glyphs.map(\.scalar) == [0, 1, 2])
    // One glyph, as wide as the character U+FB01, in two halves.
    #expect(glyphs[1].glyph == parts[1].glyph && glyphs[1].advance == parts[1].advance / 2)
    #expect(glyphs[2].advance == glyphs[1].advance && typeface.outline(of: glyphs[2].glyph).isEmpty)
    // From right to left the glyph begins where its last letter does.
    var arabic: [ShapedGlyph] = []
    typeface.shape(rightToLeft: Array("لا".unicodeScalars)[...], into: &arabic)
    #expect(arabic.count == 2 && arabic[0].advance == arabic[1].advance)
    #expect(arabic[0].offset.x == -arabic[1].advance)
  }

  @Test(arguments: TestEffort.seeds(4))
  func `a large font whose bytes are changed is refused or drawn`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for font in InstalledFont.usual {
      let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font.path)))
      for _ in 0..<4 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...400, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        guard let face = try? FontFile(bytes, name: "x.ttf").faces.last else { continue }
        draw("office \u{627}\u{644}\u{639} हिन्दी e\u{301} AV", in: face)
      }
    }
  }
}

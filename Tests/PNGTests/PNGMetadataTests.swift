import PNG
import TestSupport
import Testing

@Suite("What lies around the picture")
struct PNGMetadataTests {
  private func read(_ chunks: (type: String, content: [UInt8])...) throws -> DecodedPNG {
    var file = TestPNG.onePixel()
    file.chunks.insert(contentsOf: chunks, at: 1)
    return try PNGReader().read(file.bytes)
  }

  /// The largest distance that still counts as sRGB: 45,455 / 20 = 2,272.75.
  @Test(
    "A gamma within 5 % of sRGB's passes, any other is named",
    arguments: [
      (45_455, false), (45_455 - 2_272, false), (45_455 + 2_272, false), (45_455 - 2_273, true),
      (45_455 + 2_273, true), (100_000, true), (1, true), (0, true),
    ])
  func gamma(_ gamma: Int, isIgnored: Bool) throws {
    let expected: [PNGDiagnostic] = isIgnored ? [.gammaIgnored(Double(gamma) / 100_000)] : []
    #expect(try read(("gAMA", bigEndian(gamma))).diagnostics == expected)
  }

  private static let chromaticities = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]

  @Test("Chromaticities within 0.01 of sRGB's pass", arguments: 0..<8)
  func chromaticities(_ index: Int) throws {
    for (distance, expected) in [(1_000, []), (-1_000, []), (1_001, [PNGDiagnostic.chromaticitiesIgnored])] {
      var values = Self.chromaticities
      values[index] += distance
      #expect(try read(("cHRM", values.flatMap(bigEndian))).diagnostics == expected)
    }
  }

  @Test("A profile passes by its name")
  func profile() throws {
    func chunk(_ name: String) -> (type: String, content: [UInt8]) {
      ("iCCP", Array(name.utf8) + [0, 0] + zlibStream([1, 2, 3]))
    }
    #expect(try read(chunk("sRGB IEC61966-2.1")).diagnostics == [])
    #expect(try read(chunk("Display P3")).diagnostics == [.profileIgnored(name: "Display P3")])
  }

  @Test("What outranks gamma and chromaticities silences them")
  func precedence() throws {
    let gamma = (type: "gAMA", content: bigEndian(100_000))
    let profile = (type: "iCCP", content: Array("P3\0\0".utf8) + zlibStream([]))
    #expect(try read(gamma, ("sRGB", [0])).diagnostics == [])
    #expect(try read(gamma, profile).diagnostics == [.profileIgnored(name: "P3")])
    #expect(try read(gamma, profile, ("cICP", [1, 13, 0, 1])).diagnostics == [])
    #expect(try read(("sRGB", [0]), ("cICP", [9, 16, 0, 1])).diagnostics == [.codingPointsIgnored])
  }

  @Test("The scale comes back from pixels per metre")
  func scale() throws {
    func chunk(_ x: Int, _ y: Int, _ unit: UInt8) -> (type: String, content: [UInt8]) {
      ("pHYs", bigEndian(x) + bigEndian(y) + [unit])
    }
    #expect(try read().scale == nil)
    #expect(try read(chunk(2_835, 2_835, 1)).scale == 1)
    #expect(try read(chunk(8_504, 8_504, 1)).scale == 3)
    // 3780 is 96 dpi, the density that Windows writes; 96 / 72 = 1⅓.
    #expect(try read(chunk(3_780, 3_780, 1)).scale == 3_780 * 0.0254 / 72)
    #expect(try read(chunk(2_835, 5_669, 1)).scale == nil)
    #expect(try read(chunk(2_835, 2_835, 0)).scale == nil)
    #expect(try read(chunk(0, 0, 1)).scale == nil)
    #expect(throws: Never.self) { try read(chunk(Int(UInt32.max), Int(UInt32.max), 1)) }
  }

  @Test("Texts are read in the order of the file, from both sides of the picture")
  func textOrder() throws {
    var file = TestPNG.onePixel(("tEXt", Array("b\0".utf8) + [0xE9]))
    file.chunks.insert(("zTXt", Array("a\0\0".utf8) + zlibStream(Array("packed".utf8))), at: 1)
    file.chunks.insert(("iTXt", Array("c\0\0\0en\0see\0".utf8) + Array("✓".utf8)), at: file.chunks.count - 1)
    file.chunks.insert(
      ("iTXt", Array("c\0\u{1}\0\0\0".utf8) + zlibStream(Array("✗".utf8))), at: file.chunks.count - 1)
    let decoded = try PNGReader().read(file.bytes)
    #expect(
      decoded.text == [
        PNGText(key: "a", value: "packed"), PNGText(key: "b", value: "é"), PNGText(key: "c", value: "✓"),
        PNGText(key: "c", value: "✗"),
      ])
    #expect(decoded.diagnostics == [])
  }

  @Test("A damaged text is passed over with a diagnostic")
  func damagedTexts() throws {
    let decoded = try read(
      ("tEXt", Array("no end of the key".utf8)), ("tEXt", [0, 65]), ("zTXt", Array("a\0\0junk".utf8)),
      ("zTXt", Array("a\0\u{1}".utf8) + zlibStream([65])), ("iTXt", Array("a\0\0\0\0\0".utf8) + [0xFF]),
      ("tEXt", Array("a\0fine".utf8)))
    #expect(decoded.text == [PNGText(key: "a", value: "fine")])
    #expect(decoded.diagnostics == ["tEXt", "tEXt", "zTXt", "zTXt", "iTXt"].map { .textIgnored(type: $0) })
  }

  @Test("Every diagnostic is one line")
  func descriptions() {
    let diagnostics: [PNGDiagnostic] = [
      .gammaIgnored(1), .chromaticitiesIgnored, .profileIgnored(name: "P3"), .codingPointsIgnored,
      .textIgnored(type: "tEXt"), .textsTooLong(count: 2, limit: 9),
    ]
    for diagnostic in diagnostics { #expect(!diagnostic.description.contains("\n")) }
    #expect(diagnostics[0].description == "its gamma of 1.0 is ignored: the pixels are taken as sRGB")
    #expect(
      diagnostics[5].description
        == "2 compressed texts are ignored: together they would have more bytes than the limit of 9")
  }
}

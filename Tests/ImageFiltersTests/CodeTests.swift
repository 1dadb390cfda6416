import Foundation
import GraphicsCore
import Testing

@testable import ImageFilters

/// Codes against the published examples of their standards.
@Suite struct CodeTests {
  /// The codewords of "01234567" in version 1-M, and their error correction (ISO/IEC 18004, annex I).
  private let digits: [UInt8] = [
    0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
  ]
  private let digitsCorrection: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]

  @Test("The error correction is that of the standard's example and of a published one") func correction() {
    #expect(ReedSolomon.correction(of: digits, count: 10) == digitsCorrection)
    #expect(QRSegment(Array("01234567".utf8)).codewords(1, count: 16) == digits)
    // "HELLO WORLD" in version 1-M.
    let capitals: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    #expect(QRSegment(Array("HELLO WORLD".utf8)).codewords(1, count: 16) == capitals)
    #expect(
      ReedSolomon.correction(of: capitals, count: 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test("Formats and versions are protected as in the standard's examples") func formats() {
    // Level M, mask 101: 100000011001110. Version 7: 000111110010010100.
    #expect(QRTables.format(0b00101) == 0b1000000_11001110)
    #expect(QRTables.versionBits(7) == 0b00_01111100_10010100)
  }

  /// Whether or not a module of version 1 belongs to a finder, its margin, a format or the timing.
  private func isFixed(_ x: Int, _ y: Int) -> Bool {
    (x < 9 && y < 9) || (x > 12 && y < 9) || (x < 9 && y > 12) || x == 6 || y == 6
  }

  /// Returns the codewords of a code of version 1 with the mask 010, which inverts every third column.
  private func codewords(of code: QRCode) -> [UInt8] {
    var bits: [Bool] = []
    var isUpward = true
    // Pairs of columns from the right, up and down in turn; the timing takes no part.
    for right in [20, 18, 16, 14, 12, 10, 8, 5, 3, 1] {
      for step in 0..<21 {
        let y = isUpward ? 20 - step : step
        for x in [right, right - 1] where !isFixed(x, y) { bits.append(code[x, y] != (x % 3 == 0)) }
      }
      isUpward.toggle()
    }
    return stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  @Test("The standard's example can be read again, with its format in both places") func example() throws {
    let code = try #require(QRCode(Array("01234567".utf8), level: .medium, mask: 2))
    #expect(code.version == 1 && code.size == 21)
    // The first row: a finder, the format's last bit, the data, a finder.
    #expect((0..<7).allSatisfy { code[$0, 0] } && !code[7, 0])
    #expect((0..<21).map { code[$0, 6] } == (0..<21).map { $0 < 7 || $0 > 13 || $0 % 2 == 0 })
    #expect((0..<21).map { code[6, $0] } == (0..<21).map { $0 < 7 || $0 > 13 || $0 % 2 == 0 })
    #expect(codewords(of: code) == digits + digitsCorrection)
    // Level M and mask 010, from the highest bit (annex C, table C.1).
    let format = "101111001111100"
    var beside = [0, 1, 2, 3, 4, 5, 7, 8].map { code[$0, 8] }
    beside += [7, 5, 4, 3, 2, 1, 0].map { code[8, $0] }
    var apart = (14...20).reversed().map { code[8, $0] }
    apart += (13...20).map { code[$0, 8] }
    for bits in [beside, apart] { #expect(bits.map { $0 ? "1" : "0" }.joined() == format) }
    #expect(code[8, 13], "the dark module")
  }

  @Test("All patterns and codewords fill a code, whatever its version", arguments: 1...40) func space(
    version: Int
  ) {
    // The modules beside the patterns, less those of formats and versions, hold the codewords and up to seven bits.
    let side = 4 * version + 17
    let middles = QRTables.alignments(version)
    let alignments = version == 1 ? 0 : middles.count * middles.count - 3
    // Those on the timing patterns share five modules with them.
    let shared = version < 7 ? 0 : 2 * (middles.count - 2) * 5
    let patterns = 3 * 64 + 2 * (side - 16) + 25 * alignments - shared + 31 + (version < 7 ? 0 : 36)
    let rest = side * side - patterns
    #expect(rest / 8 == QRTables.codewordCount(version))
    #expect(middles.first ?? 6 == 6 && middles.last ?? side - 7 == side - 7)
  }

  @Test("A message takes the smallest version, and one that is too long has no code") func versions() throws {
    #expect(QRCode(Array("12345678901234567890123456789012345678901".utf8), level: .low)?.version == 1)
    #expect(QRCode(Array("123456789012345678901234567890123456789012".utf8), level: .low)?.version == 2)
    #expect(QRCode(Array(repeating: 97, count: 2953), level: .low)?.version == 40)
    #expect(QRCode(Array(repeating: 97, count: 2954), level: .low) == nil)
  }

  @Test("The filter surrounds a code by one light module") func filter() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("01234567".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = try #require(CIContext().createCGImage(image, from: image.extent)).pixels
    func grey(_ x: Int, _ y: Int) -> UInt8 { pixels[(y * 23 + x) * 4] }
    #expect(grey(0, 0) == 255 && grey(1, 1) == 0 && grey(2, 2) == 255 && grey(3, 3) == 0)
    // No finder is at the bottom right.
    #expect(grey(1, 21) == 0 && grey(21, 1) == 0)
  }

  @Test("Every symbol of a bar code has eleven modules, and differs from the others") func symbols() {
    for (value, widths) in Code128.widths.enumerated() {
      #expect(widths.utf8.reduce(0) { $0 + Int($1) - 48 } == (value == 106 ? 13 : 11))
    }
    #expect(Set(Code128.widths).count == 107)
  }

  @Test("Bar codes change sets for digits and controls, and end with their sum modulo 103") func barCodes()
    throws
  {
    // Start B, "A" 33, "B" 34, change to C, 12, 34; 104 + 33 + 2·34 + 3·99 + 4·12 + 5·34 = 720, 720 mod 103 = 102.
    #expect(Code128(Array("AB1234".utf8))?.symbols == [104, 33, 34, 99, 12, 34, 102, 106])
    // Start C, 12, 34: 105 + 12 + 68 = 185, 185 mod 103 = 82.
    #expect(Code128(Array("1234".utf8))?.symbols == [105, 12, 34, 82, 106])
    // Start A, tab 73, "A" 33: 103 + 73 + 66 = 242, 242 mod 103 = 36.
    #expect(Code128(Array("\tA".utf8))?.symbols == [103, 73, 33, 36, 106])
    #expect(Code128([]) == nil && Code128([200]) == nil)
    let image = try #require(
      CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data("1234".utf8)])?
        .outputImage)
    // Four symbols of 11, one of 13, and 7 on both sides.
    #expect(image.extent == CGRect(x: 0, y: 0, width: 71, height: 32))
  }
}

import PNG
import Raster
import TestSupport
import Testing

@Suite("Reading every kind of PNG")
struct PNGReaderTests {
  /// Colour types and depths, interlaced or not, with a tRNS chunk where one is allowed and without.
  struct Variant: Sendable, CustomTestStringConvertible {
    var format: SampleFormat
    var interlaced: Bool
    var transparency: Bool

    var testDescription: String {
      "\(format)\(interlaced ? ", interlaced" : "")\(transparency ? ", tRNS" : "")"
    }

    static let all = SampleFormat.all.flatMap { format in
      [false, true].flatMap { interlaced in
        (format.colourType < 4 ? [false, true] : [false]).map {
          Variant(format: format, interlaced: interlaced, transparency: $0)
        }
      }
    }
  }

  @Test("Each pixel is what arithmetic makes of its samples", arguments: Variant.all)
  func everyVariant(_ variant: Variant) throws {
    var generator = SeededGenerator(seed: 1)
    // Sizes that leave passes of Adam7 empty, and bits of the last byte unused.
    for (width, height) in [(1, 1), (2, 1), (1, 5), (3, 3), (5, 9), (9, 8), (17, 11)] {
      let picture = TestPicture(variant, width: width, height: height, using: &generator)
      let decoded = try PNGReader().read(picture.file(pieceLength: .max))
      #expect(decoded.bitmap == picture.expected)
      #expect(decoded.diagnostics == [])
    }
  }

  @Test("Image data may be cut into chunks anywhere", arguments: Variant.all)
  func pieces(_ variant: Variant) throws {
    var generator = SeededGenerator(seed: 2)
    let picture = TestPicture(variant, width: 5, height: 4, using: &generator)
    for length in 1...12 {
      #expect(try Bitmap(pngData: picture.file(pieceLength: length)) == picture.expected)
    }
  }

  @Test("All 65,536 values of a 16-bit sample become round(v / 257)")
  func sixteenBits() throws {
    let format = SampleFormat(colourType: 0, depth: 16)
    let rows = packedRows(width: 256, height: 256, format: format, interlaced: false) { x, y, _ in 256 * y + x
    }
    let bitmap = try Bitmap(pngData: TestPNG(width: 256, height: 256, format: format, rows: rows).bytes)
    // |grey - v/257| <= ½, times 2 · 257; no tie exists, 257 being odd.
    let wrong = (0..<65_536).filter { abs(2 * 257 * Int(bitmap.pixels[$0].red) - 2 * $0) > 257 }
    #expect(wrong.isEmpty)
  }

  @Test("A 16-bit colour is scaled to 8 bits first and multiplied by its alpha then")
  func sixteenBitAlpha() throws {
    let format = SampleFormat(colourType: 4, depth: 16)
    // 32,767 / 257 = 127.498… -> 127; 33,000 / 257 = 128.4… -> 128; 127 · 128 / 255 = 63.7… -> 64.
    let rows = packedRows(width: 1, height: 1, format: format, interlaced: false) { _, _, c in
      c == 0 ? 32_767 : 33_000
    }
    let bitmap = try Bitmap(pngData: TestPNG(width: 1, height: 1, format: format, rows: rows).bytes)
    #expect(bitmap.pixels == [Pixel(red: 64, green: 64, blue: 64, alpha: 128)])
  }

  @Test("A transparent 16-bit colour is one of 2^48, not every one that looks the same in 8 bits")
  func transparentColourIsExact() throws {
    let format = SampleFormat(colourType: 0, depth: 16)
    let rows = packedRows(width: 2, height: 1, format: format, interlaced: false) { x, _, _ in 0x1234 + x }
    let file = TestPNG(width: 2, height: 1, format: format, others: [("tRNS", [0x12, 0x35])], rows: rows)
    // 0x1234 = 4660; 4660 / 257 = 18.1… -> 18.
    let bitmap = try Bitmap(pngData: file.bytes)
    #expect(bitmap.pixels == [Pixel(red: 18, green: 18, blue: 18, alpha: 255), .transparent])
  }

  @Test("A palette index without a colour is opaque black")
  func missingColour() throws {
    let format = SampleFormat(colourType: 3, depth: 8)
    let file = TestPNG(
      width: 2, height: 1, format: format, others: [("PLTE", [9, 8, 7])], rows: [0, 0, 200])
    let bitmap = try Bitmap(pngData: file.bytes)
    #expect(
      bitmap.pixels == [
        Pixel(red: 9, green: 8, blue: 7, alpha: 255), Pixel(red: 0, green: 0, blue: 0, alpha: 255),
      ])
  }

  @Test("Bytes behind the end are ignored")
  func trailingBytes() throws {
    let file = TestPNG.onePixel().bytes
    #expect(try PNGReader().read(file + [1, 2, 3]) == PNGReader().read(file))
  }

  @Test("Colour information changes no pixel")
  func noColourConversion() throws {
    let plain = try Bitmap(pngData: TestPNG.onePixel().bytes)
    #expect(plain.pixels == [Pixel(red: 128, green: 128, blue: 128, alpha: 255)])
    let profile = Array("Display P3".utf8) + [0, 0] + zlibStream([1, 2, 3])
    for chunk in [("gAMA", bigEndian(100_000)), ("iCCP", profile), ("sBIT", [3]), ("bKGD", [0, 7])] {
      #expect(try Bitmap(pngData: TestPNG.onePixel(chunk).bytes) == plain)
    }
  }

  @Test("A private chunk of any length is passed over")
  func longPrivateChunk() throws {
    let file = TestPNG.onePixel(("prVt", [UInt8](repeating: 7, count: 100_000)))
    #expect(try Bitmap(pngData: file.bytes).width == 1)
  }
}

/// Random samples in a format, the file that holds them, and the pixels they mean.
private struct TestPicture {
  var expected: Bitmap
  private var file: (_ pieceLength: Int) -> [UInt8]

  /// The file, its image data cut into pieces.
  func file(pieceLength: Int) -> [UInt8] { file(pieceLength) }

  init(_ variant: PNGReaderTests.Variant, width: Int, height: Int, using generator: inout SeededGenerator) {
    let format = variant.format
    let highest = 1 << format.depth - 1
    let samples = (0..<width * height * format.channels).map { _ in
      Int.random(in: 0...highest, using: &generator)
    }
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      samples[(y * width + x) * format.channels + channel]
    }

    var others: [(type: String, content: [UInt8])] = []
    let palette = (0..<3 * (highest + 1)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    // Shorter than the palette: the colours beyond are opaque.
    let paletteAlpha = (0..<(highest + 1) / 2).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let key = Array(samples.prefix(format.channels))
    if format.colourType == 3 { others.append(("PLTE", palette)) }
    if variant.transparency {
      others.append(("tRNS", format.colourType == 3 ? paletteAlpha : key.flatMap { bigEndian($0).suffix(2) }))
    }

    /// A sample as 8 bits: v · 255 / (2^depth - 1), rounded; exact but for 16 bits.
    func eightBits(_ sample: Int) -> Int { (2 * sample * 255 + highest) / (2 * highest) }
    let pixels = (0..<width * height).map { index in
      let values = Array(samples[index * format.channels..<(index + 1) * format.channels])
      var (red, green, blue, alpha) = (0, 0, 0, 255)
      switch format.colourType {
      case 3:
        (red, green, blue) = (
          Int(palette[3 * values[0]]), Int(palette[3 * values[0] + 1]), Int(palette[3 * values[0] + 2])
        )
        if variant.transparency, values[0] < paletteAlpha.count { alpha = Int(paletteAlpha[values[0]]) }
      case 0, 4: (red, green, blue) = (eightBits(values[0]), eightBits(values[0]), eightBits(values[0]))
      default: (red, green, blue) = (eightBits(values[0]), eightBits(values[1]), eightBits(values[2]))
      }
      if format.colourType >= 4 { alpha = eightBits(values[format.channels - 1]) }
      if variant.transparency, format.colourType < 3, values == key { alpha = 0 }
      func premultiplied(_ channel: Int) -> UInt8 { UInt8((2 * channel * alpha + 255) / 510) }
      return Pixel(
        red: premultiplied(red), green: premultiplied(green), blue: premultiplied(blue), alpha: UInt8(alpha))
    }
    expected = Bitmap(width: width, height: height, pixels: pixels)

    let rows = packedRows(
      width: width, height: height, format: format, interlaced: variant.interlaced, sample: sample)
    file = { [others] pieceLength in
      TestPNG(
        width: width, height: height, format: format, interlaced: variant.interlaced, others: others,
        rows: rows, pieceLength: pieceLength
      ).bytes
    }
  }
}

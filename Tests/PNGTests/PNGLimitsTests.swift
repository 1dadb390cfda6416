import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Limits")
struct PNGLimitsTests {
  /// A file that says it has so many pixels and holds one.
  private func forged(_ width: Int, _ height: Int) -> [UInt8] {
    var file = TestPNG.onePixel()
    file.chunks[0].content.replaceSubrange(..<8, with: bigEndian(width) + bigEndian(height))
    return file.bytes
  }

  @Test(
    "A picture beyond a limit is refused with its size",
    arguments: [
      (Int(Int32.max), Int(Int32.max)), (1_048_577, 1), (1, 1_048_577), (Int(Int32.max), 1), (8_193, 8_192),
      (16_384, 16_384),
    ])
  func standardLimits(width: Int, height: Int) {
    #expect(throws: PNGError.tooLarge(width: width, height: height, limits: .standard)) {
      try PNGReader().read(forged(width, height))
    }
  }

  @Test("A picture may be as large as the limit")
  func ownLimits() throws {
    let file = try Bitmap(width: 4, height: 3).pngData()
    #expect(throws: Never.self) { try Bitmap(pngData: file, limits: PNGLimits(pixels: 12)) }
    let limits = PNGLimits(pixels: 11)
    #expect(throws: PNGError.tooLarge(width: 4, height: 3, limits: limits)) {
      try Bitmap(pngData: file, limits: limits)
    }
  }

  @Test(
    "The largest pictures that screens give are within the standard limits",
    arguments: [
      // An iPad Pro of 13 inches, a phone's screen scrolled through 30,000 rows, a camera of 48 megapixels.
      (2_064, 2_752), (1_179, 30_000), (8_064, 6_048), (8_192, 8_192),
    ])
  func realSizes(width: Int, height: Int) {
    #expect(throws: Never.self) { try PNGLimits.standard.check(width: width, height: height) }
  }

  @Test("A header within the limits is refused where so few bytes cannot hold its picture")
  func impossibleSize() {
    // 2 bytes of rows in a zlib header of 2, a block header of 5 and a checksum of 4 make 13.
    let reason = "13 bytes of image data are too few for 8192×8192 pixels"
    #expect(throws: PNGError.corrupt(reason)) { try PNGReader().read(forged(8_192, 8_192)) }
    for (width, height) in [(0, 1), (1, 0), (1 << 31, 1)] {
      let error = #expect(throws: PNGError.self) { try PNGReader().read(forged(width, height)) }
      guard case .corrupt = error else {
        Issue.record("\(width)×\(height): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("A picture that deflates as well as any does is read")
  func emptyPicture() throws {
    let empty = Bitmap(width: 1_000, height: 400)
    #expect(try Bitmap(pngData: empty.pngData()) == empty)
    // 1032 bytes of row from one byte of image data, and not one more.
    let header = bigEndian(1_032 * 8) + bigEndian(1) + [1, 0, 0, 0, 0]
    let widerHeader = bigEndian(1_033 * 8) + bigEndian(1) + [1, 0, 0, 0, 0]
    #expect(try PNGHeader(PNGChunk(type: "IHDR", content: header[...])).canBeInflated(from: 1))
    #expect(try !PNGHeader(PNGChunk(type: "IHDR", content: widerHeader[...])).canBeInflated(from: 1))
  }
}

@Suite("The budget of compressed texts")
struct PNGTextLimitTests {
  /// A compressed text of so many bytes.
  private func text(_ key: String, _ count: Int) -> (type: String, content: [UInt8]) {
    ("zTXt", Array("\(key)\0\0".utf8) + zlibStream([UInt8](repeating: 65, count: count)))
  }

  private func file(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
    var file = TestPNG.onePixel()
    file.chunks.insert(contentsOf: chunks, at: 1)
    return file.bytes
  }

  private func read(_ chunks: [(type: String, content: [UInt8])], limit: Int) throws -> DecodedPNG {
    try PNGReader(limits: PNGLimits(textBytes: limit)).read(file(chunks))
  }

  @Test("The texts of a file share one budget, and the picture is read without those beyond it")
  func sharing() throws {
    let plain = (type: "tEXt", content: Array("plain\0text".utf8))
    let all = [text("a", 40), text("b", 60), plain]
    #expect(try read(all, limit: 100).text.map(\.key) == ["a", "b", "plain"])
    let decoded = try read([text("a", 40), text("b", 61), plain, text("c", 1)], limit: 100)
    #expect(decoded.text.map(\.key) == ["a", "plain"])
    #expect(decoded.diagnostics == [.textsTooLong(count: 2, limit: 100)])
    #expect(decoded.bitmap.width == 1)
    #expect(try read([text("a", 1), plain], limit: 0).text.map(\.key) == ["plain"])
  }

  @Test("What inflates in vain is paid for, and nothing is inflated once the budget is spent")
  func work() throws {
    var metadata = PNGMetadata(limits: PNGLimits(textBytes: 100))
    let damaged = Array(text("a", 30).content.dropLast())
    for left in [70, 40, 10, 0, 0] {
      metadata.take(PNGChunk(type: "zTXt", content: damaged[...]))
      #expect(metadata.textBudget.rest == left)
    }
    #expect(
      metadata.diagnostics == [.textsTooLong(count: 2, limit: 100)]
        + Array(repeating: .textIgnored(type: "zTXt"), count: 3))
  }

  @Test("A text that is asked for is an error where it is too long, however many chunks have its key")
  func extraction() throws {
    let limits = PNGLimits(textBytes: 100)
    let short = file([text("Layout", 100), text("other", 500)])
    #expect(try PNGText.extract("Layout", from: short, limits: limits).value?.count == 100)
    let damaged = (type: "zTXt", content: Array(text("Layout", 60).content.dropLast()))
    for chunks in [[text("Layout", 101)], [damaged, text("Layout", 41)]] {
      #expect(throws: PNGError.textsTooLong(limit: 100)) {
        try PNGText.extract("Layout", from: file(chunks), limits: limits)
      }
    }
    #expect(try PNGText.extract("Layout", from: file([damaged]), limits: limits).value == nil)
  }
}

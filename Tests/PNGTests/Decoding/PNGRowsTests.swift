import Raster
import TestSupport
import Testing

@testable import PNG

@Suite("Rows")
struct PNGRowsTests {
  /// Reads all rows.
  private func rows(_ bytes: [UInt8]) throws -> [[Pixel]] {
    var rows = try PNGReader().rows(of: bytes)
    var row = Array(repeating: Pixel.transparent, count: rows.width)
    var all: [[Pixel]] = []
    while try rows.read(into: &row) { all.append(row) }
    return all
  }

  @Test("Rows are those of the whole picture, in all formats, interlaced or not", arguments: SampleFormat.all)
  func formats(_ format: SampleFormat) throws {
    for (width, height) in [(1, 1), (7, 5), (33, 9)] {
      for interlaced in [false, true] {
        let samples = packedRows(width: width, height: height, format: format, interlaced: interlaced) {
          x, y, c in (x * 7 + y * 13 + c * 29) & (1 << format.depth - 1)
        }
        let palette = (0..<(3 << min(8, format.depth))).map { UInt8(truncatingIfNeeded: $0 * 11) }
        let file = TestPNG(
          width: width, height: height, format: format, interlaced: interlaced,
          others: format.colourType == 3 ? [("PLTE", palette)] : [], rows: samples)
        let whole = try PNGReader().read(file.bytes).bitmap
        #expect(try rows(file.bytes).flatMap { $0 } == whole.pixels)
      }
    }
  }

  @Test("What is wrong with a file is found as in the whole picture, cut anywhere")
  func damage() throws {
    var generator = SeededGenerator(seed: 3)
    let file = try Bitmap.random(width: 9, height: 6, using: &generator).pngData()
    for count in file.indices {
      let cut = Array(file[..<count])
      let error = #expect(throws: PNGError.self) { try PNGReader().read(cut) }
      if let error { #expect(throws: error) { try rows(cut) } }
    }
  }

  @Test("The number of pixels is the header's, without a look at the rest")
  func pixelCount() {
    let file = TestPNG(
      width: 30_000, height: 20_000, format: SampleFormat(colourType: 6, depth: 8), rows: [0])
    #expect(PNGReader.pixelCount(of: file.bytes) == 600_000_000)
    #expect(PNGReader.pixelCount(of: Array(file.bytes.prefix(20))) == nil)
    #expect(PNGReader.pixelCount(of: []) == nil && PNGReader.pixelCount(of: Array("GIF89a".utf8)) == nil)
  }
}

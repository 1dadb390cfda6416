import Raster
import TestSupport
import Testing

@testable import PNG

/// Rows that are prepared in parts, and blocks that are written apart, beside rows and blocks one after the other.
@Suite struct StraightRowTests {
  /// Returns the file of a bitmap whose rows are prepared `step` at a time, and whose blocks are written from the last.
  private func file(_ bitmap: Bitmap, step: Int) throws -> [UInt8] {
    var writer = try PNGWriter(width: bitmap.width, height: bitmap.height)
    for start in stride(from: 0, to: bitmap.height, by: step) {
      var rows = StraightRows()
      for y in start..<min(bitmap.height, start + step) {
        rows.append(bitmap.pixels.span.extracting(y * bitmap.width..<(y + 1) * bitmap.width), repeated: 1)
      }
      writer.append(rows)
    }
    let picture = writer.unwritten()
    let blocks = (0..<picture.blockCount).reversed().map { picture.block($0) }
    return try picture.file(blocks.reversed())
  }

  @Test(arguments: RoundTripTests.Kind.allCases)
  func `parts of all sizes give the bytes of the whole`(kind: RoundTripTests.Kind) throws {
    var generator = SeededGenerator(seed: 51)
    for (width, height) in [(1, 1), (97, 40), (300, 260)] {
      let bitmap = kind.bitmap(width, height, &generator)
      let whole = try bitmap.pngData()
      for step in [1, 2, 7, 64, 1_000] {
        let parts = try file(bitmap, step: step)
        #expect(parts == whole, "\(width)×\(height), \(step) rows at a time")
      }
    }
  }
}

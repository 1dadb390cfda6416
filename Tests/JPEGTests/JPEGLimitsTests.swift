import JPEG
import Raster
import TestSupport
import Testing

@Suite struct JPEGLimitsTests {
  @Test("A progressive picture may have as many scans as the limit, and not one more", arguments: [1, 2, 7])
  func scans(_ count: Int) throws {
    let decoded = try DecodedJPEG(TestJPEG.progressive(scans: count), limits: JPEGLimits(scans: count))
    #expect(decoded.bitmap.width == 8 && decoded.bitmap.height == 8)
    #expect(throws: JPEGError.tooManyScans(limit: count)) {
      try DecodedJPEG(TestJPEG.progressive(scans: count + 1), limits: JPEGLimits(scans: count))
    }
  }

  @Test("The standard limit is 100 scans")
  func standardScans() throws {
    #expect(throws: Never.self) { try DecodedJPEG(TestJPEG.progressive(scans: 100)) }
    #expect(throws: JPEGError.tooManyScans(limit: 100)) { try DecodedJPEG(TestJPEG.progressive(scans: 101)) }
  }

  @Test("A picture may be as large as the limit, and its size is found out before it is decoded")
  func pixels() throws {
    #expect(throws: Never.self) {
      try DecodedJPEG(TestJPEG.progressive(scans: 1), limits: JPEGLimits(pixels: 64))
    }
    let limits = JPEGLimits(pixels: 63)
    #expect(throws: JPEGError.tooLarge(width: 8, height: 8, limits: limits)) {
      try DecodedJPEG(TestJPEG.progressive(scans: 1), limits: limits)
    }
    // 65,500 of each, the most that libjpeg reads; the file holds one block.
    var forged = TestJPEG.progressive(scans: 1)
    let header = try #require(forged.indices.first { forged[$0...].starts(with: [0xFF, 0xC2]) })
    forged.replaceSubrange(header + 5..<header + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: JPEGError.self) { try DecodedJPEG(forged) }
    #expect(error == .tooLarge(width: 65_500, height: 65_500, limits: .standard))
  }
}

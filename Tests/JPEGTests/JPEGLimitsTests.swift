import JPEG
import Raster
import Testing

@Suite struct JPEGLimitsTests {
  private func segment(_ type: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, type, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  /// A grey progressive picture of 8×8 pixels: one block, whose scans say nothing but that all is 0.
  private func progressive(scans: Int, width: UInt8 = 8, height: UInt8 = 8) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + Array(repeating: 1, count: 64))
    file += segment(0xC2, [8, 0, height, 0, width, 1, 1, 0x11, 0])
    // One word of one bit each: a difference of 0, and the end of a block.
    for table in [0x00, 0x10] as [UInt8] {
      file += segment(0xC4, [table, 1] + Array(repeating: 0, count: 15) + [0])
    }
    file += segment(0xDA, [1, 1, 0, 0, 0, 0]) + [0x7F]
    for _ in 1..<scans { file += segment(0xDA, [1, 1, 0, 1, 63, 0]) + [0x7F] }
    return file + [0xFF, 0xD9]
  }

  @Test("A progressive picture may have as many scans as the limit, and not one more", arguments: [1, 2, 7])
  func scans(_ count: Int) throws {
    let decoded = try DecodedJPEG(progressive(scans: count), limits: JPEGLimits(scans: count))
    #expect(decoded.bitmap.width == 8 && decoded.bitmap.height == 8)
    #expect(throws: JPEGError.tooManyScans(limit: count)) {
      try DecodedJPEG(progressive(scans: count + 1), limits: JPEGLimits(scans: count))
    }
  }

  @Test("The standard limit is 100 scans")
  func standardScans() throws {
    #expect(throws: Never.self) { try DecodedJPEG(progressive(scans: 100)) }
    #expect(throws: JPEGError.tooManyScans(limit: 100)) { try DecodedJPEG(progressive(scans: 101)) }
  }

  @Test("A picture may be as large as the limit, and its size is found out before it is decoded")
  func pixels() throws {
    #expect(throws: Never.self) { try DecodedJPEG(progressive(scans: 1), limits: JPEGLimits(pixels: 64)) }
    let limits = JPEGLimits(pixels: 63)
    #expect(throws: JPEGError.tooLarge(width: 8, height: 8, limits: limits)) {
      try DecodedJPEG(progressive(scans: 1), limits: limits)
    }
    // 65,500 of each, the most that libjpeg reads; the file holds one block.
    var forged = progressive(scans: 1)
    let header = try #require(forged.indices.first { forged[$0...].starts(with: [0xFF, 0xC2]) })
    forged.replaceSubrange(header + 5..<header + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: JPEGError.self) { try DecodedJPEG(forged) }
    #expect(error == .tooLarge(width: 65_500, height: 65_500, limits: .standard))
  }
}

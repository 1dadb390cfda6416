/// JPEGs put together by hand, independent of libjpeg.
package enum TestJPEG {
  /// A grey progressive picture, by default of one block, whose scans say nothing but that all is 0.
  package static func progressive(scans: Int, width: UInt8 = 8, height: UInt8 = 8) -> [UInt8] {
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

  private static func segment(_ type: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, type, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }
}

/// The orientation in a camera's metadata (EXIF 2.32, 4.6.4, tag 274).
enum EXIF {
  /// Returns the orientation of a JPEG, 1 to 8; nil if it has none.
  static func orientation(inJPEG bytes: [UInt8]) -> Int? {
    // Segments: 0xFF, a type, and, big-endian, a length that includes itself.
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let type = bytes[offset + 1]
      // The image data begins, after which there is no metadata.
      guard type != 0xDA else { return nil }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = bytes[offset + 4..<end]
      if type == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inTIFF: Array(content.dropFirst(6)))
      }
      offset = end
    }
    return nil
  }

  /// Returns the orientation in the first directory of a TIFF.
  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: [0x49, 0x49])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      // A short number is stored in the entry itself.
      guard tag == 274, number(entry + 2, 2) == 3, let value = number(entry + 8, 2) else { continue }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }
}

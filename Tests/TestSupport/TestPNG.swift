/// A PNG put together by hand, independent of libpng and zlib: an oracle for the reader.
package struct TestPNG {
  package static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  package var chunks: [(type: String, content: [UInt8])] = []

  /// A header, then `others`, then the deflated `rows` in pieces of at most `pieceLength` bytes, then the end.
  package init(
    width: Int, height: Int, format: SampleFormat, interlaced: Bool = false,
    others: [(type: String, content: [UInt8])] = [], rows: [UInt8], pieceLength: Int = .max
  ) {
    let header =
      bigEndian(width) + bigEndian(height)
      + [UInt8(format.depth), UInt8(format.colourType), 0, 0, interlaced ? 1 : 0]
    chunks = [("IHDR", header)] + others
    let stream = zlibStream(rows)
    for start in stride(from: 0, to: stream.count, by: min(pieceLength, stream.count)) {
      chunks.append(
        ("IDAT", Array(stream[start..<min(stream.count, start + min(pieceLength, stream.count))])))
    }
    chunks.append(("IEND", []))
  }

  /// The chunks of a file, in which every checksum must be right.
  package init?(parsing bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = number(rest)
      guard rest.count >= 12 + length else { return nil }
      let body = rest.dropFirst(4).prefix(4 + length)
      guard Int(crc32(body)) == number(rest.dropFirst(8 + length)) else { return nil }
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    guard rest.isEmpty else { return nil }
  }

  package var bytes: [UInt8] {
    Self.signature
      + chunks.flatMap { type, content in
        bigEndian(content.count) + Array(type.utf8) + content + bigEndian(Int(crc32(type.utf8 + content)))
      }
  }

  /// The content of the first chunk of a type.
  package subscript(type: String) -> [UInt8]? { chunks.first { $0.type == type }?.content }

  /// One opaque grey pixel with other chunks between header and image data.
  package static func onePixel(_ others: (type: String, content: [UInt8])...) -> TestPNG {
    TestPNG(
      width: 1, height: 1, format: SampleFormat(colourType: 0, depth: 8), others: others, rows: [0, 128])
  }
}

/// A legal pair of colour type (0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA) and bits per sample.
package struct SampleFormat: Sendable, Hashable, CustomStringConvertible {
  package var colourType: Int
  package var depth: Int

  /// A pair that the standard allows.
  package init(colourType: Int, depth: Int) {
    self.colourType = colourType
    self.depth = depth
  }

  package var channels: Int { [1, 0, 3, 1, 2, 0, 4][colourType] }
  package var description: String { "colour type \(colourType), \(depth) bits" }

  package static let all =
    [1, 2, 4, 8, 16].map { SampleFormat(colourType: 0, depth: $0) }
    + [8, 16].map { SampleFormat(colourType: 2, depth: $0) }
    + [1, 2, 4, 8].map { SampleFormat(colourType: 3, depth: $0) }
    + [8, 16].map { SampleFormat(colourType: 4, depth: $0) }
    + [8, 16].map { SampleFormat(colourType: 6, depth: $0) }
}

/// The samples of a picture, packed into unfiltered rows as the standard says, in one pass or in Adam7's seven.
package func packedRows(
  width: Int, height: Int, format: SampleFormat, interlaced: Bool,
  sample: (_ x: Int, _ y: Int, _ c: Int) -> Int
) -> [UInt8] {
  // First column, first row, and the distances to the next.
  let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]
  var bytes: [UInt8] = []
  for (left, top, across, down) in interlaced ? adam7 : [(0, 0, 1, 1)] where left < width {
    for y in stride(from: top, to: height, by: down) {
      bytes.append(0)  // No filter.
      var bits = 0
      var bitCount = 0
      for x in stride(from: left, to: width, by: across) {
        for channel in 0..<format.channels {
          bits = bits << format.depth | sample(x, y, channel)
          bitCount += format.depth
          while bitCount >= 8 {
            bitCount -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
          }
        }
      }
      if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
    }
  }
  return bytes
}

/// A zlib stream of stored blocks: nothing is compressed.
package func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(65_535)
    rest = rest.dropFirst(block.count)
    let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
    stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
  } while !rest.isEmpty
  var (a, b) = (1, 0)
  for byte in bytes {
    a = (a + Int(byte)) % 65_521
    b = (b + a) % 65_521
  }
  return stream + bigEndian(b << 16 | a)
}

/// The checksum of the standard's annex, bit by bit.
package func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var crc = ~UInt32(0)
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
  return ~crc
}

package func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

package func number(_ bytes: some Collection<UInt8>) -> Int {
  bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
}

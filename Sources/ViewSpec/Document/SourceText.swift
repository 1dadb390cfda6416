/// A line and a column, both from 1; columns count Unicode scalars.
struct SourcePosition: Equatable, Sendable {
  let line: Int
  let column: Int
}

/// The bytes of a document, and where its lines begin: turns byte offsets into lines and columns.
struct SourceText: Sendable {
  /// The document as it was read, byte order mark included.
  let bytes: [UInt8]
  /// The offset behind a UTF-8 byte order mark, 0 without one.
  let start: Int
  /// The first byte that does not belong to a character of UTF-8, if there is one.
  let firstInvalidByte: Int?
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      _ = try UTF8Span(validating: bytes.span)
      firstInvalidByte = nil
    } catch {
      firstInvalidByte = error.byteOffsets.lowerBound
    }
    lineStarts = SourceText.lineStarts(of: bytes, from: start)
  }

  /// The place of a byte; `bytes.count` is the place behind the last one.
  func position(at offset: Int) -> SourcePosition {
    precondition(offset >= 0 && offset <= bytes.count, "A position is asked for a byte of the document.")
    let offset = max(offset, start)
    // Binary search for the last line that starts at or before the offset.
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for byte in bytes[lineStarts[low]..<offset] where byte & 0xC0 != 0x80 {
      column += 1
    }
    return SourcePosition(line: low + 1, column: column)
  }

  /// A line ends with a line feed, a carriage return, or both in this order.
  private static func lineStarts(of bytes: [UInt8], from start: Int) -> [Int] {
    var starts = [start]
    var previous: UInt8 = 0
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { starts.removeLast() }
        starts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r") {
        starts.append(offset + 1)
      }
      previous = byte
    }
    return starts
  }
}

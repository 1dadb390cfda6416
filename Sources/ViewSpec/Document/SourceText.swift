/// A line and a column, both from 1; columns count Unicode scalars.
struct SourcePosition: Equatable, Sendable {
  let line: Int
  let column: Int
}

/// The bytes of a document and its line starts, which convert byte offsets to lines and columns.
struct SourceText: Sendable {
  /// The bytes of the document as read, including a byte order mark.
  let bytes: [UInt8]
  /// The offset after a UTF-8 byte order mark, or 0 without one.
  let start: Int
  /// The offset of the first byte that is not valid UTF-8, if any.
  let firstInvalidByte: Int?
  private let lineStarts: [Int]
  /// The number of Unicode scalars before each block of bytes, which keeps queries fast in a document of one long line.
  private let scalarCounts: [Int]

  private static let blockSize = 1024

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
    scalarCounts = SourceText.scalarCounts(of: bytes)
  }

  /// Returns the position of a byte; `bytes.count` gives the position of the end.
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
    let column = scalarCount(before: offset) - scalarCount(before: lineStarts[low]) + 1
    return SourcePosition(line: low + 1, column: column)
  }

  /// Returns the number of Unicode scalars before a byte.
  private func scalarCount(before offset: Int) -> Int {
    let block = offset / SourceText.blockSize
    return scalarCounts[block]
      + SourceText.scalarCount(in: bytes[block * SourceText.blockSize..<offset])
  }

  private static func scalarCount(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private static func scalarCounts(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    var start = 0
    while start + blockSize <= bytes.count {
      counts.append(counts[counts.count - 1] + scalarCount(in: bytes[start..<start + blockSize]))
      start += blockSize
    }
    return counts
  }

  /// Returns the document offset of a byte of a string's content; `quote` is the offset of the opening quote.
  func offset(behindQuote quote: Int, byte: Int) -> Int {
    var offset = quote + 1
    var decoded = 0
    while decoded < byte, offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        decoded += 1
        continue
      }
      // An escape can be several bytes in UTF-8: later offsets are then slightly off, but on the same line.
      let isLong = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "u")
      offset += isLong ? 6 : 2
      decoded += 1
    }
    return min(offset, bytes.count)
  }

  /// Returns the offsets of the lines, which end with a line feed, a carriage return, or both in this order.
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

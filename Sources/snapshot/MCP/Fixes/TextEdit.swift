/// A replacement of a part of a file, by which a program carries out a fix.
///
/// Lines and columns are from 1; columns count Unicode scalars, and the end is behind the last one of the part.
struct TextEdit: Hashable, Sendable {
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int
  /// The part as it is now; empty for an insertion.
  var old: String
  /// The text in its place; empty for a removal.
  var new: String
}

/// The text of a spec, whose bytes have lines and columns.
struct SpecText {
  let file: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      // A carriage return alone ends a line, too.
      let isReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isReturn { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// Returns the offset of a place; nil if there is none.
  func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column >= 1 else { return nil }
    var offset = lineStarts[line - 1]
    for _ in 1..<column {
      guard offset < bytes.count else { return nil }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// Returns the line and column of an offset.
  private func position(_ offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.partitioned { $0 > offset }
    let start = lineStarts[max(line - 1, 0)]
    return (max(line, 1), bytes[start..<max(start, offset)].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Returns the text of a part.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the replacement of a part.
  func edit(_ range: Range<Int>, _ new: String) -> TextEdit {
    let (start, end) = (position(range.lowerBound), position(range.upperBound))
    return TextEdit(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      old: text(range), new: new)
  }
}

extension [Int] {
  /// Returns the number of elements before the first one with a property, which all after it have.
  fileprivate func partitioned(_ hasProperty: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

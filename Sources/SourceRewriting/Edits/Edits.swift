/// The changes of a source file: byte ranges of the original and their replacements.
///
/// Replacements begin and end with the original's lines: what is taken away leaves its line breaks, and nothing that is put
/// in has more of them than what it replaces. So each line keeps its number.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  private var edits: [Edit] = []

  /// A Boolean value that indicates whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range by a text, followed by spaces up to the length of the range and by its line breaks.
  mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
    var new = Array(text.utf8)
    let breaks = bytes[range].filter(Self.isLineBreak)
    if breaks.isEmpty, new.count < range.count {
      new += Array(repeating: UInt8(ascii: " "), count: range.count - new.count)
    }
    edits.append(Edit(range: range, text: new + breaks))
  }

  /// Replaces a range by a text as it is, without regard to lengths and lines.
  mutating func replaceExactly(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: Array(text.utf8)))
  }

  /// Replaces a range by spaces, keeping its line breaks where they are.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let text = bytes[range].map { Self.isLineBreak($0) ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(range: range, text: text))
  }

  /// Inserts a text before the byte at an offset, after what was inserted there earlier.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: Array(text.utf8)))
  }

  /// Returns the bytes after all changes.
  ///
  /// An edit within the range of another, larger one is left out.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let order = edits.indices.sorted { one, other in
      let (left, right) = (edits[one].range, edits[other].range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      return one < other
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    for index in order {
      let edit = edits[index]
      if edit.range.lowerBound < position { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

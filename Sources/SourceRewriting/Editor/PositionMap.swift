/// The places of an original text in its rewritten one, and back: rewriting moves columns, but no lines.
///
/// Lines count from 0 and columns are in UTF-16 units, as editors count.
package struct PositionMap: Sendable {
  /// A line that is another in the rewritten text.
  private struct Change: Sendable {
    var original: [UInt16]
    var rewritten: [UInt16]
    /// The number of equal units at the start, and at the end.
    var prefix: Int
    var suffix: Int
  }

  /// The number of lines of the original text.
  package let lineCount: Int
  private var changes: [Int: Change] = [:]

  /// Creates the map of a text and the text that it was rewritten to.
  package init(original: String, rewritten: String) {
    let lines = Self.lines(original)
    let others = Self.lines(rewritten)
    lineCount = lines.count
    for (line, (original, rewritten)) in zip(lines, others).enumerated() where original != rewritten {
      let (original, rewritten) = (Array(original), Array(rewritten))
      let shorter = min(original.count, rewritten.count)
      let prefix = (0..<shorter).first { original[$0] != rewritten[$0] } ?? shorter
      let rest = shorter - prefix
      let suffix =
        (0..<rest).first { original[original.count - 1 - $0] != rewritten[rewritten.count - 1 - $0] } ?? rest
      changes[line] = Change(original: original, rewritten: rewritten, prefix: prefix, suffix: suffix)
    }
  }

  private static func lines(_ text: String) -> [ArraySlice<UInt16>] {
    Array(text.utf16).split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// Returns whether a line is another in the rewritten text, or is not in the original one.
  package func isChanged(line: Int) -> Bool {
    line >= lineCount || changes[line] != nil
  }

  /// Returns whether a line was added: it has text only in the rewritten file.
  package func isAdded(line: Int) -> Bool {
    line >= lineCount || changes[line]?.original.isEmpty == true
  }

  /// Returns the column in the rewritten text of one in the original text.
  package func rewritten(line: Int, column: Int) -> Int {
    guard let change = changes[line] else { return column }
    return Self.column(column, from: change.original, to: change.rewritten, change.prefix, change.suffix)
  }

  /// Returns the column in the original text of one in the rewritten text.
  package func original(line: Int, column: Int) -> Int {
    guard let change = changes[line] else { return column }
    return Self.column(column, from: change.rewritten, to: change.original, change.prefix, change.suffix)
  }

  /// Returns the column of the same word in another form of a line, or else where its difference begins.
  private static func column(
    _ column: Int, from: [UInt16], to: [UInt16], _ prefix: Int, _ suffix: Int
  ) -> Int {
    if column <= prefix, !(column == prefix && column < from.count && isWord(from[column])) { return column }
    if column >= from.count - suffix { return column + to.count - from.count }
    var start = column
    while start > 0, isWord(from[start - 1]) { start -= 1 }
    var end = column
    while end < from.count, isWord(from[end]) { end += 1 }
    guard start < end else { return min(prefix, to.count) }
    let word = from[start..<end]
    let last = to.count - word.count
    // The name of a method is also in the string of its selector: the reference is after it.
    let found =
      last >= 0
      ? (0...last).last { to[$0..<$0 + word.count].elementsEqual(word) && isWhole($0, word.count, to) } : nil
    return found.map { $0 + column - start } ?? min(prefix, to.count)
  }

  private static func isWhole(_ start: Int, _ count: Int, _ line: [UInt16]) -> Bool {
    (start == 0 || !isWord(line[start - 1])) && (start + count == line.count || !isWord(line[start + count]))
  }

  private static func isWord(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

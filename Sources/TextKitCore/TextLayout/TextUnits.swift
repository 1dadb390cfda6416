/// The units of a text, in UTF-16 offsets.
package enum TextUnits {
  /// The kinds of units.
  package enum Kind {
    case character, word, sentence, paragraph
  }

  /// Returns the units of a text in their order.
  package static func units(of kind: Kind, in text: String) -> [Range<Int>] {
    switch kind {
    case .character: ranges(in: text) { _, _ in true }
    case .word: runs(in: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}" || $0 == "_" }
    case .sentence: ranges(in: text) { last, _ in ".!?\n".contains(last) }
    case .paragraph: ranges(in: text) { last, _ in last.isNewline }
    }
  }

  /// Returns ranges that cover the text, each of which ends after a character for which `ends` holds.
  private static func ranges(in text: String, _ ends: (Character, Int) -> Bool) -> [Range<Int>] {
    var (ranges, start, offset): ([Range<Int>], Int, Int) = ([], 0, 0)
    for character in text {
      offset += character.utf16.count
      guard ends(character, offset) else { continue }
      ranges.append(start..<offset)
      start = offset
    }
    if start < offset { ranges.append(start..<offset) }
    return ranges
  }

  /// Returns the longest ranges of characters for which `belongs` holds.
  private static func runs(in text: String, _ belongs: (Character) -> Bool) -> [Range<Int>] {
    var (runs, start, offset): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for character in text {
      if belongs(character) {
        start = start ?? offset
      } else if let first = start {
        runs.append(first..<offset)
        start = nil
      }
      offset += character.utf16.count
    }
    if let start { runs.append(start..<offset) }
    return runs
  }
}

/// A text that equals only one of the same scalars.
///
/// A `String` equals all that are canonically equivalent, as `é` in one scalar and in two, or K and the sign of kelvin.
/// Files, other languages and readers of documents tell these apart.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.isExactly(second.text)
  }

  /// By bytes: of a `String`, all equivalent ones have one hash, of which a stranger can write any number, and making it of
  /// many combining marks in a row takes time by the square of their number.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}

// A mark that joins with `/`, `<` or a quote makes another character of it, which these look through; comparing,
// searching and splitting by characters do not.

extension StringProtocol {
  /// Whether the scalars are the same, one by one.
  package func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the first scalars are those of another text.
  package func beginsExactly(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the last scalars are those of another text.
  package func endsExactly(with end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// The rest behind another text with which this one begins; nil where it does not.
  package func rest(behind start: some StringProtocol) -> SubSequence? {
    guard beginsExactly(with: start) else { return nil }
    return self[utf8.index(startIndex, offsetBy: start.utf8.count)...]
  }

  /// The parts between scalars of one kind, empty ones included.
  package func split(at separator: Unicode.Scalar, maxSplits: Int = .max) -> [SubSequence] {
    unicodeScalars.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false)
      .map { self[$0.startIndex..<$0.endIndex] }
  }

  /// The text with each scalar of one kind replaced.
  package func replacing(_ scalar: Unicode.Scalar, by replacement: String) -> String {
    split(at: scalar).joined(separator: replacement)
  }

  /// The part behind the last slash.
  package var lastPathPart: SubSequence {
    let slash = unicodeScalars.lastIndex(of: "/")
    return self[(slash.map { unicodeScalars.index(after: $0) } ?? startIndex)...]
  }
}

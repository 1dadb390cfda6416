/// A text that equals only texts with the same scalars.
///
/// A `String` equals all canonically equivalent ones, as `é` in one scalar and in two, or K and the kelvin sign. Files,
/// other languages and readers of documents distinguish these.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.isExactly(second.text)
  }

  /// Hashes the bytes.
  ///
  /// All equivalent `String`s have one hash, so that an attacker can make any number of collisions, and hashing one
  /// with many combining marks in a row takes time quadratic in their number.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}

// A combining mark that joins with `/`, `<` or a quote makes another character of it, which these functions look
// through; comparing, searching and splitting by characters do not.

extension StringProtocol {
  /// Returns whether the scalars are equal, one by one.
  package func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Returns whether the first scalars are those of another text.
  package func beginsExactly(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

  /// Returns whether the last scalars are those of another text.
  package func endsExactly(with end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Returns the rest after another text with which this one begins; nil if it does not.
  package func rest(behind start: some StringProtocol) -> SubSequence? {
    guard beginsExactly(with: start) else { return nil }
    return self[utf8.index(startIndex, offsetBy: start.utf8.count)...]
  }

  /// Returns the parts between occurrences of a scalar, empty ones included.
  package func split(at separator: Unicode.Scalar, maxSplits: Int = .max) -> [SubSequence] {
    unicodeScalars.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false)
      .map { self[$0.startIndex..<$0.endIndex] }
  }

  /// Returns the text with each occurrence of a scalar replaced.
  package func replacing(_ scalar: Unicode.Scalar, by replacement: String) -> String {
    split(at: scalar).joined(separator: replacement)
  }

  /// The part after the last slash.
  package var baseName: SubSequence {
    let slash = unicodeScalars.lastIndex(of: "/")
    return self[(slash.map { unicodeScalars.index(after: $0) } ?? startIndex)...]
  }
}

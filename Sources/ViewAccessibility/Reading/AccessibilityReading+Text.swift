internal import Escaping
internal import Foundation
internal import StyleCore

extension AccessibilityReading {
  /// The reading as text: a line for each element with its number and words, and indented lines for all else.
  ///
  /// Line breaks and invisible characters are escaped.
  public var text: String { elements.map(\.text).joined(separator: "\n") }
}

extension AccessibilityReading.Element {
  /// The lines of what is read beside the words, such as `hint: Saves the document`.
  package var notes: [String] {
    let lists = [("actions", actions), ("content", content), ("rotors", rotors)]
    return [hint.map { "hint: \($0)" }].compactMap { $0 }
      + lists.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: "; "))" }
      + [language.map { "language: \($0)" }].compactMap { $0 }
  }

  /// The words, or a remark where there are none.
  package var shownWords: String { words.isEmpty ? "(no words)" : words }

  /// The line of the element, and the indented ones of its notes.
  fileprivate var text: String {
    (["\(number). \(shownWords)"] + notes.map { "   \($0)" }).map { escapingControls(in: $0) }
      .joined(separator: "\n")
  }
}

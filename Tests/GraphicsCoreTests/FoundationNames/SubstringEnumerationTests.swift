import Foundation
import GraphicsCore
import Testing

/// Words and sentences of texts.
struct SubstringEnumerationTests {
  private func parts(_ text: String, _ options: SubstringParts) -> [String] {
    var parts: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
      parts.append(part ?? "-")
    }
    return parts
  }

  @Test func `words have apostrophes and full stops inside, and none at their ends`() {
    #expect(parts("Don't pay 3.50, Ann.", .byWords) == ["Don't", "pay", "3.50", "Ann"])
    #expect(parts("a b", [.byWords, .reverse]) == ["b", "a"])
    #expect(parts("  ", .byWords).isEmpty)
  }

  @Test func `sentences have the spaces behind them`() {
    #expect(parts("One. Two! Three", .bySentences) == ["One. ", "Two! ", "Three"])
    #expect(parts("He said: \"Go.\" Then", .bySentences) == ["He said: \"Go.\" ", "Then"])
  }

  @Test func `an enumeration of a part of a text stops when it is told`() {
    var places: [NSRange] = []
    unsafe NSString("one two three").enumerateSubstrings(
      in: NSRange(location: 4, length: 9), options: .byWords
    ) {
      part, place, enclosing, stop in
      places += [place, enclosing]
      unsafe stop.pointee = true
    }
    #expect(places == [NSRange(location: 4, length: 3), NSRange(location: 4, length: 4)])
  }

  @Test func `kinds have the numbers of Foundation, and options beside them`() {
    #expect(SubstringParts.byWords.rawValue == 3 && SubstringParts.bySentences.rawValue == 4)
    #expect(parts("One two. Three", [.bySentences, .localized]) == ["One two. ", "Three"])
    #expect(parts("One two. Three", [.byWords, .localized]) == ["One", "two", "Three"])
  }
}

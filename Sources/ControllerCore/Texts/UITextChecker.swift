public import Foundation

/// A checker of the spelling of texts.
///
/// Differs from UIKit: there are no dictionaries; a word is misspelled if it is in `misspelledWords`, and what is known of
/// others are the words that code teaches the checker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: [String] = []
  /// The words that count as misspelled, with the guesses for each, which tests of Plumb set.
  package static var misspelledWords: [String: [String]] = [:]

  /// Creates a checker.
  public override init() {
    super.init()
  }

  /// The words that the checker accepts in its text.
  open var ignoredWords: [String]? = []

  /// Accepts a word in the text of the checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Accepts a word in all texts.
  open class func learnWord(_ word: String) {
    if !learned.contains(word) { learned.append(word) }
  }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }

  /// The languages that can be checked: that of the process.
  open class var availableLanguages: [String] { [Locale.current.identifier] }

  /// Returns the range of the first misspelled word from an offset on, and from the start of the range if `wrapFlag` is
  /// true, or a range at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let found = words(in: stringToCheck).filter { word in
      word.range.location >= range.location && NSMaxRange(word.range) <= NSMaxRange(range)
        && isMisspelled(word.text)
    }
    let next = found.first { $0.range.location >= startingOffset } ?? (wrapFlag ? found.first : nil)
    return next?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the guesses for a misspelled word, or `nil` for none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard range.location >= 0, NSMaxRange(range) <= text.length else { return nil }
    return Self.misspelledWords[text.substring(with: range)]
  }

  /// Returns the learned words that begin as a part of a word, in the order in which they were learned.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return nil }
    let start = text.substring(with: range)
    let found = Self.learned.filter { $0.hasPrefix(start) && $0 != start }
    return found.isEmpty ? nil : found
  }

  private func isMisspelled(_ word: String) -> Bool {
    Self.misspelledWords[word] != nil && !Self.learned.contains(word) && ignoredWords?.contains(word) != true
  }

  /// Returns the letters of a text without others between them, with their ranges.
  private func words(in text: String) -> [(text: String, range: NSRange)] {
    var (words, word, start, offset): ([(text: String, range: NSRange)], String, Int, Int) = ([], "", 0, 0)
    for character in text + " " {
      if character.isLetter || character == "'" {
        if word.isEmpty { start = offset }
        word.append(character)
      } else if !word.isEmpty {
        words.append((word, NSRange(location: start, length: offset - start)))
        word = ""
      }
      offset += character.utf16.count
    }
    return words
  }
}

/// A word that the user types, with the text that it stands for.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject, @preconcurrency NSCopying {
  private let texts: (document: String, input: String)

  /// Creates an entry.
  package init(documentText: String, userInput: String) {
    texts = (documentText, userInput)
    super.init()
  }

  /// The text that the word stands for.
  open var documentText: String { texts.document }
  /// The word that the user types.
  open var userInput: String { texts.input }
  /// Returns the entry itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The words that the user types, with the texts that they stand for.
///
/// Differs from UIKit: there are no entries.
@preconcurrency @MainActor
open class UILexicon: NSObject, @preconcurrency NSCopying {
  private let list: [UILexiconEntry]

  /// Creates a lexicon.
  package init(_ entries: [UILexiconEntry]) {
    list = entries
    super.init()
  }

  /// The entries.
  open var entries: [UILexiconEntry] { list }
  /// Returns the lexicon itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

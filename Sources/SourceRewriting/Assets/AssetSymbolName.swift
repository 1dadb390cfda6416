/// The names of the symbols that Xcode makes for assets: `teaCup` for an image `tea-cup`, `accent` for a colour `AccentColor`.
enum AssetSymbolName {
  /// Returns the name of the constant for an asset; nil for a name without letters and digits.
  ///
  /// - Parameters:
  ///   - name: The name of the set, without those of its namespaces.
  ///   - suffix: The kind of the asset, `color` or `image`, which is left out as the last word.
  static func constant(for name: String, without suffix: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    guard !words.isEmpty else { return nil }
    // A name without small letters keeps its capitals: BMW, A_1_0.
    guard words.contains(where: { $0.contains { isSmall($0) } }) else {
      return valid(words.joined(separator: "_"))
    }
    return valid(words[0].lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// Returns the name of the enumeration for a namespace; nil for a name without letters and digits.
  static func namespace(for name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : valid(words.map(capitalized).joined())
  }

  /// Returns the words of a name.
  ///
  /// They end before a capital after a small letter, between letters and digits, and before the last of several capitals
  /// that a small letter follows.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last {
        let isNextSmall = index + 1 < letters.count && isSmall(letters[index + 1])
        if last.isNumber != letter.isNumber
          || letter.isUppercase && (isSmall(last) || last.isUppercase && isNextSmall)
        {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isSmall(_ letter: Character) -> Bool { letter.isLetter && !letter.isUppercase }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a name that Swift takes for an identifier.
  private static func valid(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

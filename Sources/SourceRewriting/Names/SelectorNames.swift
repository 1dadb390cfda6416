/// The names that Objective-C gives to Swift's methods.
enum SelectorNames {
  /// Returns the selector of a method.
  ///
  /// A label that follows the base name is joined to it, by `With` unless one of the two has a preposition there.
  /// The last argument of an asynchronous method is its completion handler.
  static func name(base: String, labels: [String], throwing: Bool = false, async: Bool = false) -> String {
    // Errors are given to the handler.
    if async { return name(base: base, labels: labels + ["completionHandler"]) }
    guard let first = labels.first else {
      return throwing ? base + "AndReturnError:" : base
    }
    var pieces = [base]
    if !first.isEmpty, first != "_" {
      let joins = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
      pieces[0] += (joins ? "" : "With") + capitalized(first)
    }
    pieces += labels.dropFirst().map { $0 == "_" ? "" : $0 }
    if throwing { pieces.append("error") }
    return pieces.map { $0 + ":" }.joined()
  }

  /// Returns the selector of the setter of a property.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  /// Returns the key of a property in key paths, where UIKit's flags have no `is`.
  static func key(of property: String, inType type: String?) -> String {
    guard let type, property.hasPrefix("is"), let third = property.dropFirst(2).first, third.isUppercase
    else {
      return property
    }
    let system = ["UI", "CA", "NS", "AV", "WK", "SK", "MK"].contains { type.hasPrefix($0) }
    return system ? property.dropFirst(2).prefix(1).lowercased() + property.dropFirst(3) : property
  }

  /// Returns a word with an upper-case first letter.
  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(of name: String) -> String {
    guard let first = name.first else { return "" }
    return String(first) + name.dropFirst().prefix { $0.isLowercase || $0.isNumber }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}

/// The words, numbers, strings and signs of a predicate's format.
enum PredicateToken: Equatable {
  /// A word with the dots and signs of a key path: `owner.name`, `items.@count`.
  case word(String)
  /// A name after a dollar sign, with the key path behind it.
  case variable(String)
  case number(Double)
  case integer(Int)
  case string(String)
  /// The letter of a specifier: `@`, `K`, or `n` for all numbers.
  case specifier(Character)
  case sign(String)
  /// The letters of the options of an operator, `cd`.
  case options(String)
}

/// A reader of the tokens of a predicate's format.
struct PredicateLexer {
  private let text: [Character]
  private var position = 0

  /// Returns the tokens of a format.
  static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
    var lexer = PredicateLexer(text: Array(format))
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(text: [Character]) {
    self.text = text
  }

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", ",",
    "+", "-",
    "*", "/",
  ]

  private mutating func next() throws(PredicateError) -> PredicateToken? {
    while position < text.count, text[position].isWhitespace { position += 1 }
    guard position < text.count else { return nil }
    let first = text[position]
    if first == "'" || first == "\"" { return try string(until: first) }
    if first == "%" { return try specifier() }
    if first == "[" { return try options() }
    if first == "$" {
      position += 1
      return .variable(take { Self.isLetter($0) || $0 == "." })
    }
    if first.isNumber || first == "." && position + 1 < text.count && text[position + 1].isNumber {
      return try number()
    }
    if Self.isLetter(first) || first == "@" || first == "#" {
      if first == "#" { position += 1 }
      return .word(take { Self.isLetter($0) || $0 == "." || $0 == "@" })
    }
    for sign in Self.signs where text[position...].starts(with: sign) {
      position += sign.count
      return .sign(sign)
    }
    throw PredicateError(problem: "'\(first)' is not understood")
  }

  private static func isLetter(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private mutating func take(while isIncluded: (Character) -> Bool) -> String {
    let start = position
    while position < text.count, isIncluded(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  private mutating func number() throws(PredicateError) -> PredicateToken {
    var digits = take { $0.isASCII && $0.isNumber || $0 == "." }
    if position < text.count, text[position] == "e" || text[position] == "E" {
      digits.append("e")
      position += 1
      if position < text.count, "+-".contains(text[position]) {
        digits.append(text[position])
        position += 1
      }
      digits += take { $0.isASCII && $0.isNumber }
    }
    // All digits count: a double has but 53 bits.
    if let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits) else { throw PredicateError(problem: "'\(digits)' is no number") }
    return .number(value)
  }

  private mutating func string(until quote: Character) throws(PredicateError) -> PredicateToken {
    position += 1
    var value = ""
    while position < text.count {
      let letter = text[position]
      position += 1
      if letter == quote { return .string(value) }
      guard letter == "\\", position < text.count else {
        value.append(letter)
        continue
      }
      let escaped = text[position]
      value.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped == "r" ? "\r" : escaped)
      position += 1
    }
    throw PredicateError(problem: "a string has no closing quotation mark")
  }

  private mutating func specifier() throws(PredicateError) -> PredicateToken {
    position += 1
    let word = take { $0 == "." || $0.isNumber || "lhqzj".contains($0) }
    guard position < text.count else { throw PredicateError(problem: "'%' has no letter behind it") }
    let letter = text[position]
    position += 1
    if word.isEmpty, letter == "@" || letter == "K" { return .specifier(letter) }
    guard "diouxXfFeEgGcC".contains(letter) else {
      throw PredicateError(problem: "'%\(word)\(letter)' is no specifier")
    }
    return .specifier("n")
  }

  private mutating func options() throws(PredicateError) -> PredicateToken {
    position += 1
    let letters = take { $0 != "]" }.lowercased()
    guard position < text.count, letters.allSatisfy({ "cdnlw".contains($0) }) else {
      throw PredicateError(problem: "'[\(letters)' are no options")
    }
    position += 1
    return .options(letters)
  }
}

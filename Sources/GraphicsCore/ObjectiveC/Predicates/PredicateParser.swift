import Foundation

/// A reader of a predicate's format: conditions joined by words, and comparisons of values.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  /// The number of parentheses and signs around a part that is read.
  private static let maximumDepth = 200

  /// Returns the condition of a format.
  static func condition(of format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
    let condition = try parser.alternatives()
    if let token = parser.token { throw PredicateError(problem: "\(Self.text(token)) is one too many") }
    return condition
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var token: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  /// Passes a sign or a word, and returns whether it was there.
  private mutating func pass(_ texts: String...) -> Bool {
    switch token {
    case .sign(let sign) where texts.contains(sign): break
    case .word(let word) where texts.contains(word.uppercased()): break
    default: return false
    }
    position += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateError) {
    guard pass(sign) else {
      throw PredicateError(problem: "'\(sign)' is missing before \(token.map(Self.text) ?? "the end")")
    }
  }

  private static func text(_ token: PredicateToken) -> String {
    switch token {
    case .word(let text), .sign(let text): "'\(text)'"
    case .variable(let name): "'$\(name)'"
    case .number(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .string(let text): "\"\(text)\""
    case .specifier: "a specifier"
    case .options(let letters): "'[\(letters)]'"
    }
  }

  private mutating func descend() throws(PredicateError) {
    depth += 1
    if depth > Self.maximumDepth { throw PredicateError(problem: "it is nested too deeply") }
  }

  // MARK: Conditions

  private mutating func alternatives() throws(PredicateError) -> PredicateCondition {
    var conditions = [try joined()]
    while pass("OR", "||") { conditions.append(try joined()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func joined() throws(PredicateError) -> PredicateCondition {
    var conditions = [try condition()]
    while pass("AND", "&&") { conditions.append(try condition()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func condition() throws(PredicateError) -> PredicateCondition {
    try descend()
    defer { depth -= 1 }
    if pass("NOT", "!") { return .not(try condition()) }
    if pass("TRUEPREDICATE") { return .always(true) }
    if pass("FALSEPREDICATE") { return .always(false) }
    if token == .sign("("), isConditionInParentheses() {
      position += 1
      let condition = try alternatives()
      try expect(")")
      return condition
    }
    return .comparison(try comparison())
  }

  /// Returns whether the parentheses at the position have a condition in them, not a value.
  private func isConditionInParentheses() -> Bool {
    var open = 0
    for token in tokens[position...] {
      switch token {
      case .sign("("): open += 1
      case .sign(")"): open -= 1
      case .sign(let text), .word(let text):
        if PredicateComparison.Operation(text) != nil { return true }
        if ["TRUEPREDICATE", "FALSEPREDICATE"].contains(text.uppercased()) { return true }
      default: break
      }
      if open == 0 { return false }
    }
    return false
  }

  private mutating func comparison() throws(PredicateError) -> PredicateComparison {
    let extent: PredicateComparison.Extent =
      pass("ANY", "SOME") ? .any : pass("ALL") ? .all : pass("NONE") ? .none : .direct
    let left = try sum()
    guard let operation = operation() else {
      throw PredicateError(problem: "an operator is missing before \(token.map(Self.text) ?? "the end")")
    }
    var options = ""
    if case .options(let letters) = token {
      options = letters
      position += 1
    }
    return PredicateComparison(
      extent: extent, left: left, operation: operation, options: options, right: try sum())
  }

  private mutating func operation() -> PredicateComparison.Operation? {
    switch token {
    case .sign(let text), .word(let text):
      guard let operation = PredicateComparison.Operation(text) else { return nil }
      position += 1
      return operation
    default: return nil
    }
  }

  // MARK: Values

  private mutating func sum() throws(PredicateError) -> PredicateExpression {
    try terms(["+", "-"]) { parser throws(PredicateError) in
      try parser.terms(["*", "/"]) { parser throws(PredicateError) in try parser.value() }
    }
  }

  private mutating func terms(
    _ signs: [String],
    _ read: (inout PredicateParser) throws(PredicateError) -> PredicateExpression
  ) throws(PredicateError) -> PredicateExpression {
    let first = try read(&self)
    var rest: [(sign: String, operand: PredicateExpression)] = []
    while case .sign(let sign) = token, signs.contains(sign) {
      position += 1
      rest.append((sign, try read(&self)))
    }
    return rest.isEmpty ? first : .terms(first, rest)
  }

  private mutating func value() throws(PredicateError) -> PredicateExpression {
    try descend()
    defer { depth -= 1 }
    guard let token else { throw PredicateError(problem: "a value is missing at the end") }
    position += 1
    switch token {
    case .number(let value): return .constant(NSNumber(value: value))
    case .integer(let value): return .constant(NSNumber(value: value))
    case .string(let text): return .constant(text)
    case .variable(let name): return .variable(name)
    case .specifier(let letter): return try argument(letter)
    case .word(let word): return try named(word)
    case .sign("("):
      let value = try sum()
      try expect(")")
      return value
    case .sign("-"): return .terms(.constant(NSNumber(value: 0)), [("-", try value())])
    case .sign("{"): return .list(try list())
    case .sign, .options: throw PredicateError(problem: "a value is missing before \(Self.text(token))")
    }
  }

  private mutating func list() throws(PredicateError) -> [PredicateExpression] {
    var elements: [PredicateExpression] = []
    if pass("}") { return elements }
    repeat { elements.append(try sum()) } while pass(",")
    try expect("}")
    return elements
  }

  private mutating func argument(_ letter: Character) throws(PredicateError) -> PredicateExpression {
    guard let argument = arguments.popFirst() else {
      throw PredicateError(problem: "there are fewer arguments than specifiers")
    }
    guard letter == "K" else { return .constant(argument) }
    guard let path = PredicateValues.text(argument) else {
      throw PredicateError(problem: "the argument of '%K' is no text")
    }
    return Self.path(path)
  }

  private func named(_ word: String) throws(PredicateError) -> PredicateExpression {
    if token == .sign("(") { throw PredicateError(problem: "the function '\(word)' is not known") }
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    case "AND", "OR", "NOT", "IN", "ANY", "ALL", "SOME", "NONE":
      throw PredicateError(problem: "a value is missing before '\(word)'")
    default: return Self.path(word)
    }
  }

  private static func path(_ word: String) -> PredicateExpression {
    if word.uppercased() == "SELF" { return .path("") }
    return .path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
  }
}

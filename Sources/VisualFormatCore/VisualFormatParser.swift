import DiagnosticCore
internal import Foundation
import LayoutCore

/// A parser of visual formats (F.25).
///
/// The grammar is:
/// ```
/// format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
/// connection = ["-" [predicates "-"]]
/// predicates = number | name | "(" predicate {"," predicate} ")"
/// predicate  = ["==" | "<=" | ">="] object ["@" object]
/// object     = ["-"] number | name
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// ```
/// White space may be between these, but not in names and numbers.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// Returns the content of a format.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V:") { result.axis = .vertical } else { _ = take("H:") }
    if let edge = takeEdge() {
      result.start = VisualFormat.Edge(space: try parseConnection().space, position: edge)
    }
    result.views.append(try parseView())
    while !isAtEnd {
      let (space, hasDash) = try parseConnection()
      if let edge = takeEdge() {
        result.end = VisualFormat.Edge(space: space, position: edge)
        guard isAtEnd else { throw error(.trailing) }
      } else {
        guard peek == "[" else { throw error(.expected(hasDash ? "[ or |" : "-, [ or |")) }
        result.spaces.append(space)
        result.views.append(try parseView())
      }
    }
    return result
  }

  /// Returns the space between two neighbours, and whether there was a dash.
  private mutating func parseConnection() throws(VisualFormatError) -> (
    space: VisualFormat.Space, hasDash: Bool
  ) {
    guard take("-") else { return (.none, false) }
    if peek == "[" || peek == "|" { return (.standard, true) }
    let predicates: [VisualFormat.Predicate]
    if peek == "(" {
      predicates = try parsePredicates()
    } else {
      guard let object = takeOperand(allowsMinus: false) else {
        throw error(.expected("[, |, (, a number or a metric"))
      }
      predicates = [VisualFormat.Predicate(object: object)]
    }
    guard take("-") else { throw error(.expected("-")) }
    return (.predicates(predicates), true)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw error(.expected("[")) }
    skipSpace()
    let start = position
    guard let name = takeName() else { throw error(.expected("the name of a view")) }
    var view = VisualFormat.Element(name: name, position: start)
    if peek == "(" { view.predicates = try parsePredicates() }
    guard take("]") else { throw error(.expected(view.predicates.isEmpty ? "( or ]" : "]")) }
    return view
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw error(.expected("(")) }
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate()) } while take(",")
    guard take(")") else {
      throw error(.expected(predicates.last?.priority == nil ? "@, a comma or )" : "a comma or )"))
    }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    var relation: NSLayoutConstraint.Relation?
    for candidate in relations where relation == nil && take(candidate.symbol) { relation = candidate }
    guard let object = takeOperand(allowsMinus: true) else {
      throw error(
        .expected(relation == nil ? "==, <=, >=, a number or a name" : "a number or a name"))
    }
    var predicate = VisualFormat.Predicate(relation: relation ?? .equal, object: object)
    if take("@") {
      guard let priority = takeOperand(allowsMinus: true) else {
        throw error(.expected("a number or a metric"))
      }
      predicate.priority = priority
    }
    return predicate
  }

  // MARK: Characters

  /// The next character that is no white space.
  private var peek: Character? {
    mutating get {
      skipSpace()
      return position < characters.count ? characters[position] : nil
    }
  }

  private var isAtEnd: Bool {
    mutating get { peek == nil }
  }

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  /// Skips `|`, and returns its position.
  private mutating func takeEdge() -> Int? {
    guard peek == "|" else { return nil }
    position += 1
    return position - 1
  }

  private mutating func takeOperand(allowsMinus: Bool) -> VisualFormat.Operand? {
    skipSpace()
    let start = position
    if let name = takeName() { return VisualFormat.Operand(value: .name(name), position: start) }
    if allowsMinus, position < characters.count, characters[position] == "-" { position += 1 }
    let digits = characters[position...].prefix { $0.isDigit || $0 == "." }
    guard let number = Double(String(characters[start..<position] + digits)) else {
      position = start
      return nil
    }
    position += digits.count
    return VisualFormat.Operand(value: .number(number), position: start)
  }

  private mutating func takeName() -> String? {
    guard position < characters.count, characters[position].isLetter || characters[position] == "_" else {
      return nil
    }
    let name = characters[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    position += name.count
    return String(name)
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(format: format, position: position, reason: reason)
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

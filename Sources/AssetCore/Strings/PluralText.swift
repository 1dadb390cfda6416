import Foundation

/// A text that depends on numbers: an entry of a `.stringsdict`, or of a String Catalog with variations.
struct PluralText: Hashable, Sendable {
  /// A part of the text that one number decides.
  struct Variable: Hashable, Sendable {
    /// The texts by the categories of the number.
    var forms: [PluralCategory: String]
    /// The conversion of the number, such as `lld`.
    var conversion: String
    /// The position of the number among the arguments, from 1; `nil` for the next one.
    var position: Int?
  }

  /// The format, whose variables are `%#@name@`.
  var format: String
  /// The variables by their names.
  var variables: [String: Variable]
  /// The language, whose rules decide.
  var language: String

  /// The largest depth of variables in variables.
  private static let depthLimit = 16
  /// The largest number of bytes of a result.
  private static let lengthLimit = 1 << 20

  /// Returns the text with the given arguments.
  func text(_ arguments: [any CVarArg], locale: Locale?) -> String {
    var state = State(arguments: arguments, locale: locale, next: 0, own: nil)
    return expand(format, &state, depth: 0)
  }

  private struct State {
    let arguments: [any CVarArg]
    let locale: Locale?
    /// The index of the next argument.
    var next: Int
    /// The variable that is being expanded, and the index of its number.
    var own: (variable: Variable, index: Int)?
    var length = 0

    /// Returns the index of the argument at a position, or of the next one, which is then behind.
    mutating func take(_ position: Int?) -> Int {
      if let position { return position - 1 }
      defer { next += 1 }
      return next
    }

    func formatted(_ index: Int, _ placeholder: FormatPiece.Placeholder) -> String {
      guard arguments.indices.contains(index) else { return "(null)" }
      return FormatArgument(arguments[index]).formatted(placeholder, locale: locale)
    }
  }

  private func expand(_ text: String, _ state: inout State, depth: Int) -> String {
    var result = ""
    for piece in FormatPiece.pieces(of: text) where state.length < Self.lengthLimit {
      let part: String
      switch piece {
      case .text(let text): part = text
      case .argument(let placeholder):
        part = state.formatted(state.take(placeholder.position), placeholder)
      case .own:
        guard let own = state.own else { continue }
        part = state.formatted(
          own.index, FormatPiece.Placeholder(position: nil, options: "", conversion: own.variable.conversion))
      case .variable(let name, let position):
        guard let variable = variables[name], depth < Self.depthLimit else { continue }
        result += expand(variable, at: position ?? variable.position, &state, depth: depth)
        continue
      }
      state.length += part.utf8.count
      result += part
    }
    return result
  }

  /// Expands a variable: in its text, the first argument without a position is the variable's own number.
  private func expand(_ variable: Variable, at position: Int?, _ state: inout State, depth: Int) -> String {
    let index = position.map { $0 - 1 } ?? state.next
    guard state.arguments.indices.contains(index) else { return "" }
    let (outer, outerNext) = (state.own, state.next)
    (state.own, state.next) = ((variable, index), index)
    let text = form(of: variable, for: FormatArgument(state.arguments[index]))
    let result = expand(text, &state, depth: depth + 1)
    state.own = outer
    state.next = position == nil ? max(state.next, index + 1) : outerNext
    return result
  }

  private func form(of variable: Variable, for argument: FormatArgument) -> String {
    let placeholder = FormatPiece.pieces(of: "%" + variable.conversion).first
    var precision: Int?
    if case .argument(let placeholder) = placeholder { precision = placeholder.precision }
    let number = argument.number(precision: precision)
    // A text for zero is that of the number 0 in every language.
    if number.n == 0, let zero = variable.forms[.zero] { return zero }
    let category = PluralRules.category(of: number, in: language)
    return variable.forms[category] ?? variable.forms[.other] ?? ""
  }
}

/// An argument of a format.
struct FormatArgument {
  private let value: any CVarArg

  init(_ value: any CVarArg) {
    self.value = value
  }

  /// Returns the number that decides about a plural; 0 for an argument that is no number.
  func number(precision: Int?) -> PluralNumber {
    switch value {
    case let integer as any BinaryInteger: PluralNumber(Int(clamping: integer))
    case let double as Double: PluralNumber(double, digits: precision)
    case let float as Float: PluralNumber(Double(float), digits: precision)
    case let float as CGFloat: PluralNumber(Double(float), digits: precision)
    case let number as NSNumber:
      number.doubleValue == number.doubleValue.rounded() && precision == nil
        ? PluralNumber(number.intValue) : PluralNumber(number.doubleValue, digits: precision)
    default: PluralNumber(0)
    }
  }

  /// Returns the argument as text; one that is not of the conversion's kind is described.
  func formatted(_ placeholder: FormatPiece.Placeholder, locale: Locale?) -> String {
    let conversion = placeholder.conversion.last ?? "@"
    switch conversion {
    case "@": return described
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let double = number(precision: nil)
      guard let float = floating ?? (isNumber ? double.n : nil) else { return described }
      return String(
        format: "%" + placeholder.options + String(conversion), locale: locale, arguments: [float])
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
      guard let integer else { return described }
      let letter =
        conversion == "D" ? "d" : conversion == "U" ? "u" : conversion == "O" ? "o" : String(conversion)
      let length = "cC".contains(conversion) ? "" : "ll"
      return String(format: "%" + placeholder.options + length + letter, locale: locale, arguments: [integer])
    default: return described
    }
  }

  private var isNumber: Bool { integer != nil || floating != nil }

  private var floating: Double? {
    switch value {
    case let double as Double: double
    case let float as Float: Double(float)
    case let float as CGFloat: Double(float)
    case let integer as any BinaryInteger: Double(Int(clamping: integer))
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private var integer: Int? {
    switch value {
    case let integer as any BinaryInteger: Int(truncatingIfNeeded: integer)
    case let number as NSNumber: number.intValue
    default: floating.map { $0.isFinite && abs($0) < 9e18 ? Int($0) : 0 }
    }
  }

  private var described: String {
    switch value {
    case let text as NSString: String(describing: text)
    case let number as NSNumber: number.stringValue
    default: String(describing: value)
    }
  }
}

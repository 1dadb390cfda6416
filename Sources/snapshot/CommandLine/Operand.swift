/// The declaration of a verb's positional arguments: their name, their number, and the property of `Values` for them.
struct Operand<Values: Sendable>: Sendable {
  /// The placeholder in help: `SPEC`.
  let placeholder: String
  /// The explanation, in a sentence or two.
  let help: String
  /// The minimum and the maximum number.
  let counts: ClosedRange<Int>
  /// Whether or not `-`, standard input, is allowed.
  let takesStandardInput: Bool
  let set: @Sendable (inout Values, String) -> Void

  /// Returns an operand of one argument or more, in the given order.
  static func oneOrMore(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable,
    takesStandardInput: Bool, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 1...(.max),
      takesStandardInput: takesStandardInput,
      set: { $0[keyPath: property].append($1) })
  }

  /// Returns an operand of any number of arguments, in the given order.
  static func zeroOrMore(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 0...(.max), takesStandardInput: false,
      set: { $0[keyPath: property].append($1) })
  }

  /// Returns an operand of one argument or none.
  static func optional(
    _ placeholder: String, _ property: any WritableKeyPath<Values, String?> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 0...1,
      takesStandardInput: false,
      set: { $0[keyPath: property] = $1 })
  }

  /// Returns an operand of exactly two arguments, in the given order.
  static func two(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 2...2, takesStandardInput: false,
      set: { $0[keyPath: property].append($1) })
  }

  /// Returns an operand of exactly three arguments, in the given order.
  static func three(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 3...3, takesStandardInput: false,
      set: { $0[keyPath: property].append($1) })
  }

  /// The operand of no argument.
  static var none: Operand {
    Operand(
      placeholder: "", help: "Takes no arguments.", counts: 0...0, takesStandardInput: false,
      set: { _, _ in })
  }

  /// The form in a usage line: `SPEC...`, `[VERB]`, `PNG PNG`.
  var usage: String {
    switch counts {
    case 0...0: ""
    case 0...1: "[\(placeholder)]"
    case 0...(.max): "[\(placeholder)...]"
    case 1...(.max): "\(placeholder)..."
    default: Array(repeating: placeholder, count: counts.upperBound).joined(separator: " ")
    }
  }
}

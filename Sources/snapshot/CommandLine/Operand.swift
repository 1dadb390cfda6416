/// The declaration of a verb's positional arguments: what they are called, how many there may be, and the
/// property of `Values` that takes them.
struct Operand<Values: ParsedValues>: Sendable {
  /// What stands for one in help: `SPEC`.
  let placeholder: String
  /// What it may be, in a sentence or two.
  let help: String
  /// How many there must be at least, and how many there may be.
  let counts: ClosedRange<Int>
  /// Whether `-`, standard input, is one.
  let takesStandardInput: Bool
  let set: @Sendable (inout Values, String) -> Void

  /// One argument or more, in the order given.
  static func oneOrMore(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable,
    takesStandardInput: Bool, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 1...(.max),
      takesStandardInput: takesStandardInput,
      set: { $0[keyPath: property].append($1) })
  }

  /// Any number of arguments, in the order given.
  static func zeroOrMore(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 0...(.max), takesStandardInput: false,
      set: { $0[keyPath: property].append($1) })
  }

  /// One argument or none.
  static func optional(
    _ placeholder: String, _ property: any WritableKeyPath<Values, String?> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 0...1,
      takesStandardInput: false,
      set: { $0[keyPath: property] = $1 })
  }

  /// Exactly two arguments, in the order given.
  static func two(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, counts: 2...2, takesStandardInput: false,
      set: { $0[keyPath: property].append($1) })
  }

  /// No argument.
  static var none: Operand {
    Operand(
      placeholder: "", help: "It takes no arguments.", counts: 0...0, takesStandardInput: false,
      set: { _, _ in })
  }

  /// How it is written in a line of usage: `SPEC...`, `[VERB]`, `PNG PNG`.
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

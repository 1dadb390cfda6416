/// The declaration of a verb's positional arguments: what they are called, how many there may be, and the
/// property of `Values` that takes them.
struct Operand<Values: ParsedValues>: Sendable {
  /// What stands for one in help: `SPEC`.
  let placeholder: String
  /// What it may be, in a sentence or two.
  let help: String
  /// Whether there must be at least one.
  let isRequired: Bool
  /// Whether there may be more than one.
  let isRepeated: Bool
  /// Whether `-`, standard input, is one.
  let takesStandardInput: Bool
  let set: @Sendable (inout Values, String) -> Void

  /// One argument or more, in the order given.
  static func oneOrMore(
    _ placeholder: String, _ property: any WritableKeyPath<Values, [String]> & Sendable,
    takesStandardInput: Bool, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, isRequired: true, isRepeated: true,
      takesStandardInput: takesStandardInput,
      set: { $0[keyPath: property].append($1) })
  }

  /// One argument or none.
  static func optional(
    _ placeholder: String, _ property: any WritableKeyPath<Values, String?> & Sendable, help: String
  ) -> Operand {
    Operand(
      placeholder: placeholder, help: help, isRequired: false, isRepeated: false,
      takesStandardInput: false,
      set: { $0[keyPath: property] = $1 })
  }

  /// How it is written in a line of usage: `SPEC...`, `[VERB]`.
  var usage: String {
    let some = isRepeated ? "\(placeholder)..." : placeholder
    return isRequired ? some : "[\(some)]"
  }
}

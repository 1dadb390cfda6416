internal import Escaping
internal import ViewSpec

extension Verb where Values: ParsedValues {
  /// Parses the arguments after the verb's name.
  ///
  /// Options and operands may be in any order; after `--` everything is an operand. `--jobs 2`, `--jobs=2`, `-j 2` and
  /// `-j2` are the same. A value that begins with a dash needs the equals sign, `-` alone does not. The first error
  /// from the left is thrown; `-h` or `--help` to the left of it requests help.
  /// Options that do not fit each other are an error after all others.
  func parse(_ arguments: [String]) throws(CommandLineError) -> Request<Values> {
    var values = Values()
    var rest = arguments[...]
    var given: [String] = []
    var operands: [String] = []
    var optionsEnded = false

    while let argument = rest.popFirst() {
      if optionsEnded || !argument.beginsExactly(with: "-") || argument == "-" {
        try take(argument, after: operands, into: &values)
        operands.append(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument == "--help" || argument == "-h" {
        return .help
      } else {
        let (option, attached) = try split(argument)
        if given.contains(option.long), !option.isRepeatable { throw .repeatedOption(option.long) }
        given.append(option.long)
        try apply(option, attached: attached, rest: &rest, to: &values)
      }
    }
    if operands.count < operand.counts.lowerBound {
      throw .missingOperand(
        operand.placeholder, count: operand.counts.lowerBound, verb: name, example: examples.first?.line)
    }
    try values.check()
    return .run(values)
  }

  private func take(
    _ text: String, after earlier: [String], into values: inout Values
  ) throws(CommandLineError) {
    if earlier.count == operand.counts.upperBound { throw .unexpectedOperand(text, verb: name) }
    if text.isEmpty { throw .emptyOperand(operand.placeholder, verb: name) }
    if text == "-" && !operand.takesStandardInput { throw .refusedStandardInput(verb: name) }
    if text == "-" && earlier.contains("-") { throw .repeatedStandardInput }
    operand.set(&values, text)
  }

  /// Returns the option that an argument names, and the value attached to it, as in `--jobs=2` and `-j2`.
  private func split(_ argument: String) throws(CommandLineError) -> (Option<Values>, attached: String?) {
    // By scalars: a value may begin with a combining mark that joins with the sign before it.
    let scalars = argument.unicodeScalars
    let isLong = argument.beginsExactly(with: "--")
    let named = Substring(isLong ? scalars.prefix { $0 != "=" } : scalars.prefix(2))
    guard let option = options.first(where: { (isLong ? $0.long : $0.short) == String(named) }) else {
      let nearest = isLong ? nearestName(to: String(named), among: options.map(\.long)) : nil
      throw .unknownOption(String(named), verb: name, nearest: nearest)
    }
    if named.endIndex == argument.endIndex { return (option, nil) }
    return (option, String(scalars[named.endIndex...].dropFirst(isLong ? 1 : 0)))
  }

  private func apply(
    _ option: Option<Values>, attached: String?, rest: inout ArraySlice<String>, to values: inout Values
  ) throws(CommandLineError) {
    switch option.argument {
    case .none(let set):
      if let attached { throw .unexpectedValue(option.long, found: attached) }
      set(&values)
      values.keep(option.long, GivenOptions.flag)
    case .value(_, let wanted, let set):
      guard let text = attached ?? Self.popValue(from: &rest) else {
        throw .missingValue(option.long, wanted: wanted, found: rest.first)
      }
      do {
        try set(&values, text)
      } catch {
        throw .wrongValue(option.long, error, wanted: wanted)
      }
      values.keep(option.long, text)
    }
  }

  /// Returns the next argument, unless it looks like an option, so that a missing value is reported for its option.
  private static func popValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next == "-" || !next.beginsExactly(with: "-") else { return nil }
    return rest.popFirst()
  }
}

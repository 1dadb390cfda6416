/// A type of the parsed arguments of a verb: a plain struct whose fresh value contains every default.
protocol ParsedValues: Sendable {
  init()
  /// Keeps the text of an option that was given, for verbs whose results are stored.
  mutating func keep(_ option: String, _ text: String)
  /// Throws an error if options that were all read do not fit each other.
  func check() throws(CommandLineError)
}

extension ParsedValues {
  mutating func keep(_ option: String, _ text: String) {}
  func check() throws(CommandLineError) {}
}

/// The declaration of one option: its names, its help, and the property of `Values` that it sets.
///
/// An option is declared here once. Parsing, help pages and the tables of the documentation derive from it, and its
/// default is that of the property in a fresh `Values`. Its type asks for no conformance that is looked up when the
/// program runs, which would take longer than parsing.
struct Option<Values: Sendable>: Sendable {
  /// The name with two dashes: `--jobs`.
  let long: String
  /// The name with one dash and one letter: `-j`.
  let short: String?
  /// The explanation, in a sentence or two.
  let help: String
  /// An example without the program and the verb, which differ: `card.json --jobs 2`.
  let example: String
  let argument: Argument
  /// A closure that returns the default in words; nil without one.
  let defaultText: @Sendable (Values) -> String?
  /// Whether or not it may be given several times.
  var isRepeatable = false

  /// The argument after the option's name.
  enum Argument: Sendable {
    /// No argument: the option is a flag.
    case none(set: @Sendable (inout Values) -> Void)
    /// A value, in the next argument or after an equals sign.
    case value(
      placeholder: String, wanted: String,
      set: @Sendable (inout Values, _ text: String) throws(ValueError) -> Void)
  }
}

extension Option {
  /// Returns an option without a value, which makes its property true.
  static func flag(
    _ long: String, short: String? = nil, _ property: any WritableKeyPath<Values, Bool> & Sendable,
    help: String, example: String
  ) -> Option {
    Option(
      long: long, short: short, help: help, example: example,
      argument: .none { $0[keyPath: property] = true },
      defaultText: { _ in nil })
  }

  /// Returns an option with a value, whose default is its property's.
  static func value<Value>(
    _ long: String, short: String? = nil, _ property: any WritableKeyPath<Values, Value> & Sendable,
    _ syntax: ValueSyntax<Value>, help: String, example: String
  ) -> Option {
    Option(
      long: long, short: short, help: help, example: example,
      argument: .value(placeholder: syntax.placeholder, wanted: syntax.wanted) {
        (values, text) throws(ValueError) in values[keyPath: property] = try syntax.parse(text)
      },
      defaultText: { syntax.format($0[keyPath: property]) })
  }

  /// Returns an option with a value that is nil unless given; `absent` describes that case.
  static func optional<Value>(
    _ long: String, short: String? = nil, _ property: any WritableKeyPath<Values, Value?> & Sendable,
    _ syntax: ValueSyntax<Value>, absent: String, help: String, example: String
  ) -> Option {
    Option(
      long: long, short: short, help: help, example: example,
      argument: .value(placeholder: syntax.placeholder, wanted: syntax.wanted) {
        (values, text) throws(ValueError) in values[keyPath: property] = try syntax.parse(text)
      },
      defaultText: { _ in absent })
  }

  /// Returns an option with values separated by commas, which are none unless given; `absent` describes that case.
  static func list<Element: Equatable & Sendable>(
    _ long: String, _ property: any WritableKeyPath<Values, [Element]> & Sendable,
    _ element: ValueSyntax<Element>, absent: String, help: String, example: String
  ) -> Option {
    let syntax = ValueSyntax.list(of: element)
    return Option(
      long: long, short: nil, help: help, example: example,
      argument: .value(placeholder: syntax.placeholder, wanted: syntax.wanted) {
        (values, text) throws(ValueError) in values[keyPath: property] = try syntax.parse(text)
      },
      defaultText: { _ in absent })
  }
}

extension Option {
  /// Returns an option that may be repeated, each time with a value.
  static func repeated<Value>(
    _ long: String, _ property: any WritableKeyPath<Values, [Value]> & Sendable,
    _ syntax: ValueSyntax<Value>, help: String, example: String
  ) -> Option {
    Option(
      long: long, short: nil, help: help, example: example,
      argument: .value(placeholder: syntax.placeholder, wanted: syntax.wanted) {
        (values, text) throws(ValueError) in values[keyPath: property].append(try syntax.parse(text))
      },
      defaultText: { _ in "none" }, isRepeatable: true)
  }

  /// Returns this option for arguments with `Values` in one of their properties.
  func within<Outer: Sendable>(_ group: any WritableKeyPath<Outer, Values> & Sendable) -> Option<Outer> {
    let outerArgument: Option<Outer>.Argument =
      switch argument {
      case .none(let set):
        .none { set(&$0[keyPath: group]) }
      case .value(let placeholder, let wanted, let set):
        .value(placeholder: placeholder, wanted: wanted) {
          (outer, text) throws(ValueError) in try set(&outer[keyPath: group], text)
        }
      }
    let defaultText = defaultText
    return Option<Outer>(
      long: long, short: short, help: help, example: example, argument: outerArgument,
      defaultText: { defaultText($0[keyPath: group]) }, isRepeatable: isRepeatable)
  }
}

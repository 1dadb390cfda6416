/// The arguments of `snapshot help`.
struct HelpArguments: ParsedValues, Equatable {
  /// The verb to explain; nil for the command as a whole.
  var verb: String?

  static let verb = Verb<HelpArguments>(
    name: "help",
    abstract: "explain the command or one of its verbs",
    discussion: "Without a verb, lists all verbs.",
    operand: .optional("VERB", \.verb, help: "The verb to explain."),
    options: [],
    examples: [
      .init("snapshot help render", "Explains render and its options.")
    ],
    run: .text { arguments throws(CommandLineError) in
      guard let verb = arguments.verb else { return Invocation.overview }
      return try Invocation.verb(named: verb).page.text
    })
}

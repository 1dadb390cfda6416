/// The declaration of one verb of the command: its words of help, its options and its operand, and how it is carried out.
///
/// A verb is declared here once and listed in `Invocation.verbs`. Parsing, help, proposals for what was mistyped, the
/// tables of the documentation and exit codes derive from it.
struct Verb<Values: ParsedValues>: Sendable {
  /// The word typed after the program's name.
  let name: String
  /// What it does, in less than a line, as a command without a full stop.
  let abstract: String
  /// What one should know beyond the abstract; paragraphs are separated by an empty line.
  let discussion: String
  let operand: Operand<Values>
  let options: [Option<Values>]
  /// At least one line that works as it stands, with what comes of it.
  let examples: [VerbExample]
  let run: Action

  /// The way in which a verb is carried out.
  enum Action: Sendable {
    /// A text is printed, for which no task is started.
    case text(@Sendable (Values) throws(CommandLineError) -> String)
    /// A task speaks through a console, a quiet one if asked, and answers whether all that it compared is the same.
    case task(isQuiet: @Sendable (Values) -> Bool, @Sendable (Values, Console) async -> Bool)
  }
}

extension Verb.Action {
  /// A task that may find something different.
  static func comparison(
    quiet: @escaping @Sendable (Values) -> Bool = { _ in false },
    _ compare: @escaping @Sendable (Values, Console) async -> Bool
  ) -> Self {
    .task(isQuiet: quiet, compare)
  }

  /// A task that compares nothing.
  static func work(
    quiet: @escaping @Sendable (Values) -> Bool = { _ in false },
    _ work: @escaping @Sendable (Values, Console) async -> Void
  ) -> Self {
    .task(isQuiet: quiet) { values, console in
      await work(values, console)
      return true
    }
  }
}

/// A line to type and what it does.
struct VerbExample: Sendable {
  let line: String
  let outcome: String

  /// A line to type, with the program's name, and what it does in a sentence.
  init(_ line: String, _ outcome: String) {
    self.line = line
    self.outcome = outcome
  }
}

/// What the arguments of a verb ask for.
enum Request<Values> {
  /// To be done with these values.
  case run(Values)
  /// To be explained.
  case help
}

extension Request: Equatable where Values: Equatable {}

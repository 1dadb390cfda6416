/// The declaration of one verb of the command: its help, its options, its operand and its action.
///
/// A verb is declared here once and listed in `Invocation.verbs`. Parsing, help, suggestions for mistyped words, the
/// tables of the documentation and exit codes derive from it.
struct Verb<Values: Sendable>: Sendable {
  /// The name, as the word after the program's name.
  let name: String
  /// The summary, in less than a line, in the imperative without a full stop.
  let abstract: String
  /// The discussion beyond the summary; paragraphs are separated by an empty line.
  let discussion: String
  let operand: Operand<Values>
  let options: [Option<Values>]
  /// The examples: at least one complete command, with its result.
  let examples: [VerbExample]
  let run: Action

  /// The actions of a verb.
  enum Action: Sendable {
    /// A text to print, without a task.
    case text(@Sendable (Values) throws(CommandLineError) -> String)
    /// A task with a console, quiet on request, which returns whether all that it compared is equal.
    case task(isQuiet: @Sendable (Values) -> Bool, @Sendable (Values, Console) async -> Bool)
  }
}

extension Verb.Action {
  /// Returns a task that may find a difference.
  static func comparison(
    quiet: @escaping @Sendable (Values) -> Bool = { _ in false },
    _ compare: @escaping @Sendable (Values, Console) async -> Bool
  ) -> Self {
    .task(isQuiet: quiet, compare)
  }

  /// Returns a task without a comparison.
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

/// A command and its effect.
struct VerbExample: Sendable {
  let line: String
  let outcome: String

  /// Creates a command, with the program's name, and its effect in a sentence.
  init(_ line: String, _ outcome: String) {
    self.line = line
    self.outcome = outcome
  }
}

/// A request by the arguments of a verb.
enum Request<Values> {
  /// A run with these values.
  case run(Values)
  /// The help of the verb.
  case help
}

extension Request: Equatable where Values: Equatable {}

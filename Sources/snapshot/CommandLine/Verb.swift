/// The declaration of one verb of the command: its words of help, its options and its operand.
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

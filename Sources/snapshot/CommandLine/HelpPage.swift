/// The help of one verb, independent of the types of its values, for help texts and tables.
struct HelpPage: Sendable {
  let name: String
  let abstract: String
  let discussion: String
  let operand: Entry
  /// The form of the operand in a usage line: `SPEC...`.
  let operandUsage: String
  let options: [OptionEntry]
  let examples: [VerbExample]

  /// A term and its explanation.
  struct Entry: Sendable {
    let term: String
    let text: String
  }

  /// An option in the help.
  struct OptionEntry: Sendable {
    /// Both names and the value's placeholder: `-j, --jobs N`.
    let term: String
    let help: String
    /// The default in words, if there is one.
    let defaultText: String?
    /// A complete command.
    let example: String
  }

  /// Creates the page of a verb; defaults are those of fresh values.
  init<Values: ParsedValues>(_ verb: Verb<Values>) {
    name = verb.name
    abstract = verb.abstract
    discussion = verb.discussion
    operand = Entry(term: verb.operand.placeholder, text: verb.operand.help)
    operandUsage = verb.operand.usage
    examples = verb.examples
    options = verb.options.map { option in
      var term = option.short.map { "\($0), \(option.long)" } ?? option.long
      if case .value(let placeholder, _, _) = option.argument { term += " \(placeholder)" }
      return OptionEntry(
        term: term, help: option.help, defaultText: option.defaultText(Values()),
        example: "snapshot \(verb.name) \(option.example)")
    }
  }
}

extension HelpPage {
  /// The maximum width of a line of help, in characters.
  static let width = 100

  /// The page as plain text, without a line break at its end.
  var text: String {
    var lines = ["snapshot \(name): \(abstract)", ""]
    let usage = ["snapshot", name, options.isEmpty ? "" : "[options]", operandUsage].filter { !$0.isEmpty }
    lines += ["Usage: \(usage.joined(separator: " "))", ""]
    for paragraph in discussion.split(separator: "\n\n") {
      lines += Self.wrap(String(paragraph), indent: 0) + [""]
    }
    if !operand.term.isEmpty {
      lines += ["Arguments:"] + Self.definition(operand.term, [operand.text]) + [""]
    }
    lines += ["Options:"]
    for option in options {
      let defaultText = option.defaultText.map { " Default: \($0)." } ?? ""
      lines += Self.definition(option.term, [option.help + defaultText, "Example: \(option.example)"])
    }
    lines += Self.definition("-h, --help", ["Shows this page.", "Example: snapshot \(name) --help"])
    lines += ["", "Examples:"]
    for example in examples {
      lines += ["  \(example.line)"] + Self.wrap(example.outcome, indent: 6)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a term on the left and its texts beside it, or below it if the term is wide.
  static func definition(_ term: String, _ texts: [String], column: Int = 24) -> [String] {
    var lines = texts.flatMap { wrap($0, indent: column) }
    let lead = "  \(term)"
    if lead.count + 2 <= column, let first = lines.first {
      lines[0] = lead + first.dropFirst(lead.count)
    } else {
      lines.insert(lead, at: 0)
    }
    return lines
  }

  /// Returns the words of a text, on lines of at most `width` characters that begin with `indent` spaces.
  static func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}

internal import ViewSpec

/// An error in the arguments: one line with the argument, what was found and what is expected.
enum CommandLineError: Error, Equatable {
  case missingVerb(known: [String])
  case unknownVerb(String, nearest: String?)
  /// An option in the place of the verb.
  case optionBeforeVerb(String)
  case unknownOption(String, verb: String, nearest: String?)
  case repeatedOption(String)
  /// An option without a value, or followed by what looks like another option.
  case missingValue(String, wanted: String, found: String?)
  /// A value attached to an option that takes none.
  case unexpectedValue(String, found: String)
  case wrongValue(String, ValueError, wanted: String)
  /// Fewer operands than required.
  case missingOperand(String, count: Int = 1, verb: String, example: String?)
  case unexpectedOperand(String, verb: String)
  case emptyOperand(String, verb: String)
  /// A `-` for a verb that needs files.
  case refusedStandardInput(verb: String)
  /// A version of the system that a device never had, with the reason.
  case olderSystem(String, first: Int)
  /// Two options that exclude each other.
  case together(String, String)
  /// A second `-`, though there is one standard input.
  case repeatedStandardInput
}

extension CommandLineError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingVerb(let known):
      "a verb is missing: \(known.joined(separator: ", ")); \"snapshot help\" explains them"
    case .unknownVerb(let found, let nearest):
      "unknown verb \(quoted(found)); \(proposal(nearest) ?? "\"snapshot help\" lists the verbs")"
    case .optionBeforeVerb(let found):
      "the option \(quoted(found)) comes before a verb; options follow it, as in \"snapshot help render\""
    case .unknownOption(let found, let verb, let nearest):
      "unknown option \(quoted(found)); "
        + (proposal(nearest) ?? "\"snapshot help \(verb)\" lists the options of \(verb)")
    case .repeatedOption(let option):
      "the option \"\(option)\" is given twice; give it only once"
    case .missingValue(let option, let wanted, let found):
      "\"\(option)\" takes \(wanted), but \(found.map { "the option \(quoted($0))" } ?? "nothing") follows it"
    case .unexpectedValue(let option, let found):
      "\"\(option)\" takes no value, but \(quoted(found)) is attached to it"
    case .wrongValue(let option, .malformed(let found), let wanted):
      "\"\(option)\" takes \(wanted), not \(quoted(found))"
    case .wrongValue(let option, .outOfRange(let found), let wanted):
      "\"\(option)\" takes \(wanted); \(quoted(found)) is out of range"
    case .wrongValue(let option, .repeated(let found), let wanted):
      "\"\(option)\" takes \(wanted); \(quoted(found)) appears twice"
    case .wrongValue(let option, .unknown(let found, let nearest), let wanted):
      "\"\(option)\" takes \(wanted), not \(quoted(found))" + (proposal(nearest).map { "; \($0)" } ?? "")
    case .missingOperand(let placeholder, let count, let verb, let example):
      "\"snapshot \(verb)\" needs "
        + (count == 1 ? "at least one \(placeholder)" : "\(count) \(placeholder) arguments")
        + (example.map { ", as in \"\($0)\"" } ?? "")
    case .unexpectedOperand(let found, let verb):
      "unexpected argument \(quoted(found)); \"snapshot help \(verb)\" lists the arguments of \(verb)"
    case .emptyOperand(let placeholder, let verb):
      "an argument of \"snapshot \(verb)\" is empty, expected a \(placeholder)"
    case .refusedStandardInput(let verb):
      "\"-\" is standard input, which has no references; \"snapshot \(verb)\" takes files and folders"
    case .olderSystem(let problem, let first):
      "\"--system\" and \"--device\" do not fit: \(problem); use \(first) or later"
    case .together(let first, let second):
      "\"\(first)\" and \"\(second)\" do not fit: give one of them"
    case .repeatedStandardInput:
      "\"-\" is given twice, but standard input can be read only once"
    }
  }

  private func proposal(_ nearest: String?) -> String? {
    nearest.map { "did you mean \"\($0)\"?" }
  }
}

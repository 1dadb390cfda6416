internal import Escaping
internal import ViewSpec

/// A request of the user: a verb to carry out, or a text to print.
enum Invocation: Sendable {
  /// A text for standard output, such as a help page or the version.
  case text(String)
  /// The task of a verb, which returns whether all that it compared is equal.
  case task(isQuiet: Bool, @Sendable (Console) async -> Bool)

  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Parses the arguments after the program's name.
  ///
  /// Every error is one line for standard error; the exit code is the caller's choice.
  init(_ arguments: [String]) throws(CommandLineError) {
    guard let first = arguments.first else { throw .missingVerb(known: Self.verbs.map(\.name)) }
    switch first {
    case "--version":
      self = .text("snapshot \(Self.version)")
    case "--help", "-h":
      self = .text(Self.overview)
    case _ where first.hasPrefix("-"):
      throw .optionBeforeVerb(first)
    default:
      self = try Self.verb(named: first).read(Array(arguments.dropFirst()))
    }
  }
}

extension Invocation {
  /// All verbs, in the order of the help.
  ///
  /// A new verb is a declaration, and a line here.
  static let verbs = [
    AnyVerb("render", RenderArguments.verb),
    AnyVerb("previews", PreviewsArguments.verb),
    AnyVerb("sheet", SheetArguments.verb),
    AnyVerb("record", RecordArguments.verb),
    AnyVerb("verify", VerifyArguments.verb),
    AnyVerb("merge", MergeArguments.verb),
    AnyVerb("accept", AcceptArguments.verb),
    AnyVerb("report", ReportArguments.verb),
    AnyVerb("orphans", OrphansArguments.verb),
    AnyVerb("store", StoreArguments.verb),
    AnyVerb("merge-references", MergeReferencesArguments.verb),
    AnyVerb("diff", DiffArguments.verb),
    AnyVerb("inspect", InspectArguments.verb),
    AnyVerb("watch", WatchArguments.verb),
    AnyVerb("lint", LintArguments.verb),
    AnyVerb("trace", TraceArguments.verb),
    AnyVerb("graph", GraphArguments.verb),
    AnyVerb("mcp", MCPArguments.verb),
    AnyVerb("schema", SchemaArguments.verb),
    AnyVerb("devices", DevicesArguments.verb),
    AnyVerb("doctor", DoctorArguments.verb),
    AnyVerb("help", HelpArguments.verb),
  ]

  /// Returns the verb of a name; the error for an unknown name suggests the nearest one.
  static func verb(named name: String) throws(CommandLineError) -> AnyVerb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    throw .unknownVerb(name, nearest: nearestName(to: name, among: verbs.map(\.name)))
  }

  /// The page of `snapshot help`.
  static var overview: String {
    var lines = [
      "snapshot: draws layout specs as PNG pictures, with the same pixels on every machine",
      "",
      "Usage: snapshot VERB [options] [arguments]",
      "",
      "Verbs:",
    ]
    lines += verbs.flatMap { HelpPage.definition($0.page.name, [$0.page.abstract], column: 20) }
    lines += ["", "Options:"]
    lines += HelpPage.definition(
      "-h, --help", ["Shows this page; after a verb, its page.", "Example: snapshot --help"])
    lines += HelpPage.definition("--version", ["Shows the version.", "Example: snapshot --version"])
    lines += ["", "Examples:"]
    lines += verbs.compactMap { $0.page.examples.first.map { "  \($0.line)" } }
    lines += [
      "",
      "Exit codes: 0 success, or no differences; 1 differences or findings; 2 errors.",
      "\"snapshot help VERB\" explains a verb with its options, each with an example.",
    ]
    return lines.joined(separator: "\n")
  }
}

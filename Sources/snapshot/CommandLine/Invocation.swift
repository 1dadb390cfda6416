internal import ViewSpec

/// What the user asks of the command: a verb with its arguments, or a text to print.
enum Invocation: Equatable {
  case render(RenderArguments)
  case record(RecordArguments)
  case verify(VerifyArguments)
  case accept(AcceptArguments)
  case report(ReportArguments)
  case orphans(OrphansArguments)
  case diff(DiffArguments)
  case inspect(InspectArguments)
  case lint(LintArguments)
  case trace(TraceArguments)
  case graph(GraphArguments)
  case schema(SchemaArguments)
  case devices
  case doctor(DoctorArguments)
  /// A help page or the version, to be printed to standard output.
  case text(String)

  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Reads the arguments that follow the program's name.
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
  /// All verbs, in the order of the help. A new verb is a declaration, a case above, and a line here.
  static let verbs = [
    ListedVerb(RenderArguments.verb, Invocation.render),
    ListedVerb(RecordArguments.verb, Invocation.record),
    ListedVerb(VerifyArguments.verb, Invocation.verify),
    ListedVerb(AcceptArguments.verb, Invocation.accept),
    ListedVerb(ReportArguments.verb, Invocation.report),
    ListedVerb(OrphansArguments.verb, Invocation.orphans),
    ListedVerb(DiffArguments.verb, Invocation.diff),
    ListedVerb(InspectArguments.verb, Invocation.inspect),
    ListedVerb(LintArguments.verb, Invocation.lint),
    ListedVerb(TraceArguments.verb, Invocation.trace),
    ListedVerb(GraphArguments.verb, Invocation.graph),
    ListedVerb(SchemaArguments.verb, Invocation.schema),
    ListedVerb(DevicesArguments.verb) { _ in .devices },
    ListedVerb(DoctorArguments.verb, Invocation.doctor),
    ListedVerb(HelpArguments.verb, Invocation.help),
  ]

  /// A verb, free of the type of its values: its page, and how its arguments become an invocation.
  struct ListedVerb: Sendable {
    let name: String
    private let makePage: @Sendable () -> HelpPage
    let read: @Sendable ([String]) throws(CommandLineError) -> Invocation

    fileprivate init<Values>(
      _ verb: Verb<Values>, _ invocation: @escaping @Sendable (Values) throws(CommandLineError) -> Invocation
    ) {
      name = verb.name
      makePage = { HelpPage(verb) }
      read = { arguments throws(CommandLineError) in
        switch try verb.parse(arguments) {
        case .run(let values): try invocation(values)
        case .help: .text(HelpPage(verb).text)
        }
      }
    }

    /// What help says of the verb, made when it is asked for: most runs never do.
    var page: HelpPage { makePage() }
  }

  private static func help(_ arguments: HelpArguments) throws(CommandLineError) -> Invocation {
    guard let name = arguments.verb else { return .text(overview) }
    return .text(try verb(named: name).page.text)
  }

  private static func verb(named name: String) throws(CommandLineError) -> ListedVerb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    throw .unknownVerb(name, nearest: nearestName(to: name, among: verbs.map(\.name)))
  }

  /// The page that `snapshot help` shows.
  static var overview: String {
    var lines = [
      "snapshot: turns layout specs into PNG pictures, the same pixels on every machine",
      "",
      "Usage: snapshot VERB [options] [arguments]",
      "",
      "Verbs:",
    ]
    lines += verbs.flatMap { HelpPage.definition($0.page.name, [$0.page.abstract], column: 14) }
    lines += ["", "Options:"]
    lines += HelpPage.definition(
      "-h, --help", ["Shows this page; after a verb, its page.", "Example: snapshot --help"])
    lines += HelpPage.definition("--version", ["Shows the version.", "Example: snapshot --version"])
    lines += ["", "Examples:"]
    lines += verbs.compactMap { $0.page.examples.first.map { "  \($0.line)" } }
    lines += [
      "",
      "Exit codes: 0 done, or the same as the references; 1 different; 2 trouble.",
      "\"snapshot help VERB\" explains a verb with its options, each with an example.",
    ]
    return lines.joined(separator: "\n")
  }
}

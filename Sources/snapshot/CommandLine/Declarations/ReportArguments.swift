/// The arguments of `snapshot report`.
struct ReportArguments: ParsedValues, Equatable {
  /// The files of results, and folders of such files.
  var results: [String] = []
  /// The path of the page.
  var output = "report.html"
  var json: String?
  var junit: String?

  static let verb = Verb<ReportArguments>(
    name: "report",
    abstract: "make a page of what runs found, to review it",
    discussion: """
      The page is one file that needs nothing else: it shows what differs side by side, by a swipe, as onion skin, \
      blinking and under a loupe, groups it by cause, tells which views changed and why, and has for each the command \
      that accepts it. Results are what verify leaves in its folder of failures, or where --results says, and what tests \
      leave where SNAPSHOT_ARTIFACTS is set.

      Exits with 0 if nothing is to be looked at, 1 if something is or a run ended early, 2 if results cannot be read.
      """,
    operand: .oneOrMore(
      "RESULTS", \.results, takesStandardInput: false,
      help: "A file of results, or a folder that holds such files."),
    options: [
      .value(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file"), help: "The page.",
        example: "failures --output review.html"),
      .optional(
        "--json", \.json, .text("FILE", "the path of a file"), absent: "none",
        help: "All results as one JSON document, whose form schema --results prints.",
        example: "failures --json results.json"),
      .optional(
        "--junit", \.junit, .text("FILE", "the path of a file"), absent: "none",
        help: "All results as JUnit XML, as build servers read it.", example: "failures --junit junit.xml"),
    ],
    examples: [
      .init("snapshot report failures", "Makes report.html of what verify left."),
      .init(
        "snapshot report artifacts -o review.html --junit junit.xml", "The same of tests, for a server, too."),
    ],
    run: .comparison { await ReportCommand(arguments: $0, console: $1).run() })
}

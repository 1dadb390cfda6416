/// The arguments of `snapshot report`.
struct ReportArguments: ParsedValues, Equatable {
  /// The files of results, and folders of such files.
  var results: [String] = []
  /// The path of the page.
  var output = "report.html"
  var json: String?
  var junit: String?
  var codeQuality: String?
  /// The path of the SARIF document; nil for none.
  var sarif: String?
  var summary: String?
  var comment = CommentOptions()
  /// The path of a patch that accepts everything.
  var patch: String?
  /// The folder for pictures and their descriptions.
  var export: String?
  var limits = LimitOptions()
  /// Whether or not the summary and annotations are written for GitHub Actions.
  var isGitHub = false

  static let verb = Verb<ReportArguments>(
    name: "report",
    abstract: "create a page to review the differences of runs",
    discussion: """
      The page is a single file without dependencies. It shows differences side by side, with a swipe, as onion skin, \
      blinking and under a loupe, grouped by cause, with the changed views, the causes, and the commands that accept \
      them. Marks there are saved for accept --decisions. Results are written by verify into its folder of failures, or \
      the file of --results, and by tests if SNAPSHOT_ARTIFACTS is set.

      Exits with 0 if there is nothing to review, 1 if there is or a run ended early, 2 if results cannot be read.
      """,
    operand: .oneOrMore(
      "RESULTS", \.results, takesStandardInput: false,
      help: "A file of results, or a folder that contains such files."),
    options: [
      .value(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file"), help: "The page.",
        example: "failures --output review.html"),
      .optional(
        "--json", \.json, .text("FILE", "the path of a file"), absent: "none",
        help: "All results as one JSON document; schema --results prints its schema.",
        example: "failures --json results.json"),
      .optional(
        "--summary", \.summary, .text("FILE", "the path of a file"), absent: "none",
        help: "The numbers, causes and cases in Markdown, for the page of a job; at most 1 MiB.",
        example: "failures --summary summary.md"),
      .flag(
        "--github", \.isGitHub,
        help: "Adds that summary to the page of a job of GitHub Actions, and prints annotations.",
        example: "failures --github"),
      .optional(
        "--code-quality", \.codeQuality, .text("FILE", "the path of a file"), absent: "none",
        help: "The cases that need a review in the form of GitLab's code quality reports.",
        example: "failures --code-quality gl-code-quality.json"),
      .optional(
        "--sarif", \.sarif, .text("FILE", "the path of a file"), absent: "none",
        help: "The cases that need a review in SARIF 2.1.0, which code hosts show beside the code.",
        example: "failures --sarif snapshots.sarif"),
      .optional(
        "--junit", \.junit, .text("FILE", "the path of a file"), absent: "none",
        help: "All results as JUnit XML, for build servers.", example: "failures --junit junit.xml"),
      .optional(
        "--patch", \.patch, .text("FILE", "the path of a file"), absent: "none",
        help: "A patch for git apply that accepts all differences.",
        example: "failures --patch snapshots.patch"),
      .optional(
        "--export", \.export, .text("FOLDER", "a folder"), absent: "none",
        help:
          "The present pictures, each with JSON of the same name beside it, for services that upload a folder.",
        example: "failures --export upload"),
    ] + shared,
    examples: [
      .init("snapshot report failures", "Creates report.html from the results of verify."),
      .init(
        "snapshot report artifacts -o review.html --junit junit.xml",
        "Creates a page of the results of tests, and a file for a build server."),
      .init(
        "snapshot report failures --patch snapshots.patch",
        "Writes a patch that accepts all differences, too."),
      .init("snapshot report run --github", "Shows the results on the page of a job of GitHub Actions, too."),
    ],
    run: .comparison { await ReportCommand(arguments: $0, console: $1).run() })

  /// The options that are declared elsewhere.
  private static let shared: [Option<ReportArguments>] =
    CommentOptions.declarations.map { $0.within(\.comment) }
    + LimitOptions.declarations([.pixels], examples: "failures").map { $0.within(\.limits) }
}

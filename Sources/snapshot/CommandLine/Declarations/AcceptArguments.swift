/// The arguments of `snapshot accept`.
struct AcceptArguments: ParsedValues, Equatable {
  /// The names of cases, or parts of them.
  var names: [String] = []
  /// A cause that the cases share.
  var cause: String?
  /// Whether or not all cases are accepted.
  var isAll = false
  /// The file of decisions of a review.
  var decisions: String?
  /// The files of results, and folders of such files.
  var results = ["failures"]
  var limits = LimitOptions()

  static let verb = Verb<AcceptArguments>(
    name: "accept",
    abstract: "replace references with the pictures of a run",
    discussion: """
      Replaces references with the pictures that verify drew differently, and with those that tests wrote if \
      SNAPSHOT_ARTIFACTS is set. Select cases by parts of their names, or by a common cause, as verify and the report \
      print it, or mark them in the page of report, whose button saves the decisions for --decisions. Only the output of \
      a run is accepted, of decisions only what the page showed, and only if the reference was not written since.

      Results are files that a change can contain, and not trusted. So a folder stands for the results of verify only; \
      results of tests are named by their file. Pictures are read only from the folder of the results, and written only \
      inside the current directory, without following symbolic links; texts only if a test recorded them.

      Look at the pictures first. If the environment variable CI is set, nothing is accepted.
      """,
    operand: .zeroOrMore("NAME", \.names, help: "The name of a case, or a part of it."),
    options: [
      .optional(
        "--cause", \.cause, .text("TEXT", "a cause"), absent: "any",
        help: "Only cases with this cause, as the report prints it.",
        example: "--cause 'icon grew 20 → 21 pt high'"),
      .flag("--all", \.isAll, help: "All cases of the run.", example: "--all"),
      .optional(
        "--decisions", \.decisions, .text("FILE", "the path of a file"), absent: "none",
        help: "Only cases that were accepted in the page of report, which saved this file.",
        example: "--decisions decisions.json"),
      .value(
        "--results", \.results, .list(of: .text("PATH", "a file or folder of results")),
        help: "The results of the run: a file, or the folder of failures of verify.",
        example: "card --results diff"),
    ] + LimitOptions.declarations([.pixels], examples: "card.json").map { $0.within(\.limits) },
    examples: [
      .init("snapshot accept card.json", "Accepts the pictures of one spec at all scales."),
      .init("snapshot accept --cause 'padding 8 → 10'", "Accepts all pictures that one change affects."),
      .init("snapshot accept --decisions decisions.json", "Accepts what was marked in the report."),
      .init(
        "snapshot accept --all --results artifacts/results-xctest.jsonl", "Accepts the pictures of tests."),
    ],
    run: .work { await AcceptCommand(arguments: $0, console: $1).run() })
}

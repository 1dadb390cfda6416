/// The arguments of `snapshot accept`.
struct AcceptArguments: ParsedValues, Equatable {
  /// The names of cases, or parts of them.
  var names: [String] = []
  /// A cause that the cases share.
  var cause: String?
  /// Whether or not all cases are accepted.
  var isAll = false
  /// The files of results, and folders of such files.
  var results = ["failures"]
  var limits = LimitOptions()

  static let verb = Verb<AcceptArguments>(
    name: "accept",
    abstract: "make what a run left the references",
    discussion: """
      What verify drew otherwise, and what tests left where SNAPSHOT_ARTIFACTS is set, is copied over the references: \
      of the cases whose names hold the given words, or that share a cause, as verify and the report name it. Only what a \
      run left is accepted, and nothing where the reference was written since.

      Results are files that a change can bring. So of a folder, only what verify leaves there counts; results of tests are \
      named by their file. A picture is taken from the folder of the results alone, and written beneath the current \
      directory alone, through no symbolic link; of texts, only those that a test recorded.

      Look at the pictures first. Where the environment variable CI is set, nothing is accepted.
      """,
    operand: .zeroOrMore("NAME", \.names, help: "A name of a case, or a part of it."),
    options: [
      .optional(
        "--cause", \.cause, .text("TEXT", "a cause"), absent: "any",
        help: "Only cases that differ for this reason, as the report words it.",
        example: "--cause 'icon grew 20 → 21 pt high'"),
      .flag("--all", \.isAll, help: "All cases that the run left.", example: "--all"),
      .value(
        "--results", \.results, .list(of: .text("PATH", "a file or folder of results")),
        help: "The results of the run: a file, or the folder that verify left them in.",
        example: "card --results diff"),
    ] + LimitOptions.declarations([.pixels], examples: "card.json").map { $0.within(\.limits) },
    examples: [
      .init("snapshot accept card.json", "Accepts the pictures of one spec at all scales."),
      .init("snapshot accept --cause 'padding 8 → 10'", "Accepts all that one change made."),
      .init("snapshot accept --all --results artifacts/results-xctest.jsonl", "Accepts what tests left."),
    ],
    run: .work { await AcceptCommand(arguments: $0, console: $1).run() })
}

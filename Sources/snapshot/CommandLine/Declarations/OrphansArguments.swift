internal import StyleCore

/// The arguments of `snapshot orphans`.
struct OrphansArguments: ParsedValues, Equatable {
  /// The folders of references.
  var folders: [String] = []
  /// The scales at which specs have references.
  var scales = [1, 2, 3]
  /// The versions of the system for which specs have references of their own.
  var systems = SystemVersion.allCases
  /// The files of results of tests, and folders of such files.
  var results: [String] = []
  /// Whether or not orphans are deleted.
  var deletes = false
  var limits = LimitOptions()

  static let verb = Verb<OrphansArguments>(
    name: "orphans",
    abstract: "find references without a spec or a test",
    discussion: """
      A reference is a recorded file: it contains a layout tree, or .snapshot-references next to it names it. It is in \
      use if it belongs to the spec next to it, at the verified scales and for the verified systems, to the tests whose results are given, or to a \
      JSON file of the folders that names it. All others are listed, one per line.

      With --delete they are deleted, but only if the given results are those of all tests: not of a filtered or \
      incomplete run, and not if a JSON file cannot be read.

      Exits with 0 if there are none or they were deleted, 1 if there are some, 2 if something could not be read.
      """,
    operand: .oneOrMore(
      "FOLDER", \.folders, takesStandardInput: false, help: "A folder of references, with its subfolders."),
    options: [
      .value(
        "--scale", \.scales, .list(of: .wholeNumber(in: 1...10)),
        help: "The scales at which specs have references.", example: "Snapshots --scale 2"),
      .value(
        "--system", \.systems, .list(of: .system),
        help: "The versions of iOS for which specs have references of their own, such as card-ios26.png.",
        example: "Snapshots --system 17,26"),
      .value(
        "--results", \.results, .list(of: .text("PATH", "a file or folder of results")),
        help: "Results of tests, whose references are in use.", example: "Snapshots --results artifacts"),
      .flag("--delete", \.deletes, help: "Deletes them.", example: "Snapshots --delete"),
    ] + LimitOptions.declarations([.textBytes], examples: "Snapshots").map { $0.within(\.limits) },
    examples: [
      .init("snapshot orphans Snapshots", "Lists pictures whose spec no longer exists."),
      .init(
        "snapshot orphans Tests --results artifacts --delete",
        "Deletes references that no test compared in a full run."),
    ],
    run: .comparison { await OrphansCommand(arguments: $0, console: $1).run() })
}

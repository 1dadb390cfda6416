/// The arguments of `snapshot merge`.
struct MergeArguments: ParsedValues, Equatable {
  /// The files of results, and folders of such files.
  var results: [String] = []
  /// The folder for the merged run.
  var output = "failures"

  static let verb = Verb<MergeArguments>(
    name: "merge",
    abstract: "make one run of the results of several machines",
    discussion: """
      Each machine verifies a shard into its own folder of failures, or runs tests with SNAPSHOT_ARTIFACTS; the folders \
      are then brought together. Writes their results as those of one run, with the pictures of failures, for report, \
      accept and orphans. Results of all shards have the same bytes as those of one machine.

      A shard that is missing, was cut off, or ran twice with different results is reported, and the merged run is \
      marked as incomplete. Of a shard that was started again, the complete results count.

      Exits with 0 if all shards are there and complete, 2 if not; report tells whether anything differs.
      """,
    operand: .oneOrMore(
      "RESULTS", \.results, takesStandardInput: false,
      help: "The folder of a shard, or a file of results in it."),
    options: [
      .value(
        "--output", short: "-o", \.output, .text("FOLDER", "a folder"),
        help: "The folder for the results and the pictures of failures.",
        example: "shard-1 shard-2 --output run")
    ],
    examples: [
      .init("snapshot merge shard-1 shard-2 -o run", "Makes one run of two shards."),
      .init("snapshot merge artifacts/* -o run", "Makes one run of what all jobs uploaded."),
    ],
    run: .work { await MergeCommand(arguments: $0, console: $1).run() })
}

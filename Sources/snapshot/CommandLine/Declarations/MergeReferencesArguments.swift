/// The arguments of `snapshot merge-references`.
struct MergeReferencesArguments: ParsedValues, Equatable {
  /// The ancestor, this side and the other side.
  var files: [String] = []

  static let verb = Verb<MergeReferencesArguments>(
    name: "merge-references",
    abstract: "merge two versions of snapshots.json, for git",
    discussion: """
      Merges the changes of two versions picture by picture, and writes the result to OURS. Git runs it after:

      git config merge.snapshots.driver "snapshot merge-references %O %A %B"

      and with this line in .gitattributes: snapshots.json merge=snapshots

      A picture that both sides recorded differently is a conflict, in the form of git. Keep one of the lines, and record \
      the picture again.

      Exits with 0 if all is merged, 1 if there are conflicts, 2 if a file cannot be read or written.
      """,
    operand: .three(
      "FILE", \.files, help: "The common ancestor, this side, which is replaced, and the other side."),
    options: [],
    examples: [
      .init("snapshot merge-references base.json ours.json theirs.json", "Merges theirs.json into ours.json.")
    ],
    run: .comparison { await MergeReferencesCommand(arguments: $0, console: $1).run() })
}

internal import SnapshotReport

/// The arguments of `snapshot store`.
struct StoreArguments: ParsedValues, Equatable {
  /// The word for what is done, then the folders of references.
  var words: [String] = []
  /// The place of the pictures; nil for that of the environment.
  var place: String?
  /// Whether or not prune deletes.
  var deletes = false
  var limits = LimitOptions()

  /// The actions of the verb.
  enum Action: String, CaseIterable {
    case adopt, push, pull, prune, restore
  }

  static let verb = Verb<StoreArguments>(
    name: "store",
    abstract: "keep references as hashes, and their pictures outside of git",
    discussion: """
      In a folder with snapshots.json, references are hashes: a line for each picture. Pictures are in .snapshot-store \
      beside that file, which git ignores, and in a place that several machines share: \
      a folder, s3://BUCKET/FOLDER (by aws), gs://BUCKET/FOLDER (by gsutil), rclone:REMOTE:FOLDER, \
      oci://REGISTRY/REPOSITORY (by oras) or git:REMOTE#BRANCH. The programs must be installed. The place is that of \
      --store, or of the environment variable SNAPSHOT_STORE.

      adopt FOLDER makes hashes of the references of a folder, those beside specs and the pictures of tests, and \
      restore makes files of them again. push copies pictures to the place, and pull gets missing ones; \
      each picture is compared with its hashes. \
      prune lists the pictures that no snapshots.json of the folders names, of the place of --store, or else \
      of .snapshot-store; with --delete it deletes them, unless a folder or a snapshots.json cannot be read.

      Exits with 0 if all is done, 2 if a picture is missing or damaged.
      """,
    operand: .oneOrMore(
      "WORD", \.words, takesStandardInput: false,
      help: "One of adopt, push, pull, prune and restore, and then one folder or more."),
    options: [
      .optional(
        "--store", \.place, .text("PLACE", "a place for pictures"), absent: "SNAPSHOT_STORE",
        help: "The place of the pictures.", example: "push Snapshots --store s3://team-snapshots/app"),
      .flag(
        "--delete", \.deletes, help: "Deletes what prune lists.",
        example: "prune Snapshots --store ../pictures --delete"),
    ]
      + LimitOptions.declarations([.pixels, .textBytes], examples: "pull Snapshots").map {
        $0.within(\.limits)
      },
    examples: [
      .init("snapshot store adopt Snapshots", "Makes hashes of the references in a folder."),
      .init(
        "snapshot store push Snapshots --store gs://team-snapshots",
        "Copies the pictures that are not there yet."),
      .init("snapshot store pull Snapshots --store git:origin", "Gets all pictures from a branch."),
    ],
    run: .work { await StoreCommand(arguments: $0, console: $1).run() })
}

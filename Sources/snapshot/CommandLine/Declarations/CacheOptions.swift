/// The options for the results of earlier runs, which verbs of many specs share.
struct CacheOptions: ParsedValues, Equatable {
  /// The folder of the results; nil for the user's.
  var folder: String?
  /// Whether or not results of earlier runs are neither used nor stored.
  var isOff = false
  /// Whether or not the reason is printed for which a spec is drawn.
  var explains = false

  static let declarations: [Option<CacheOptions>] = [
    .optional(
      "--cache", \.folder, .text("FOLDER", "the path of a folder"),
      absent: "plumb-snapshot in the user's folder of caches",
      help: "The folder in which results are stored, so that what cannot have changed is not drawn.",
      example: "Snapshots --cache ../cache"),
    .flag(
      "--no-cache", \.isOff,
      help: "Draws everything, and stores no results.", example: "Snapshots --no-cache"),
    .flag(
      "--explain-cache", \.explains,
      help: "Prints for each picture what changed since it was drawn.",
      example: "Snapshots --explain-cache"),
  ]
}

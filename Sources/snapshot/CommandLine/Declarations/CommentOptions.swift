/// The options for a comment on a pull request, and for what it shows and says beside the results.
struct CommentOptions: ParsedValues, Equatable {
  /// The path of the comment.
  var file: String?
  /// The folder for small pictures, and the beginning of their addresses.
  var pictures = "pictures"
  var picturesURL: String?
  /// The address of the report.
  var reportURL: String?
  /// The text of a comment that accepts everything.
  var command: String?

  static let declarations: [Option<CommentOptions>] = [
    .optional(
      "--comment", \.file, .text("FILE", "the path of a file"), absent: "none",
      help:
        "A comment on a pull request, at most 64 KiB: like the summary, with links. Its first line marks it for a"
        + " script that updates it.",
      example: "failures --comment comment.md"),
    .optional(
      "--pictures-url", \.picturesURL, .text("URL", "an address"), absent: "no pictures",
      help:
        "Shows small pictures in the comment, from this address: that of the folder of --pictures, once a job has"
        + " brought it there.",
      example: "failures --comment comment.md --pictures-url https://example.com/pull/7"),
    .value(
      "--pictures", \.pictures, .text("FOLDER", "a folder"),
      help: "The folder for these pictures, which are named by their contents.",
      example: "failures --comment comment.md --pictures pull/7 --pictures-url https://example.com/pull/7"),
    .optional(
      "--report-url", \.reportURL, .text("URL", "an address"), absent: "none",
      help: "The address of the report, to which the comment links.",
      example: "failures --comment comment.md --report-url https://example.com/report.html"),
    .optional(
      "--accept-command", \.command, .text("TEXT", "a comment"), absent: "none",
      help: "The text that one comments to accept everything, where a job carries it out.",
      example: "failures --comment comment.md --accept-command '/accept-snapshots 1a2b3c4'"),
  ]
}

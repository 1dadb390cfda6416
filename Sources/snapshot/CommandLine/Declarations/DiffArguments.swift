/// What `snapshot diff` was asked to do.
struct DiffArguments: ParsedValues, Equatable {
  /// Two PNG files: the reference, and what is held against it.
  var files: [String] = []
  /// Where the picture of the difference goes; nil for nowhere.
  var output: String?

  static let verb = Verb<DiffArguments>(
    name: "diff",
    abstract: "compare two PNG files pixel by pixel",
    discussion: """
      The first is the reference. Pixels are compared as they are drawn: how the files are encoded, and what they hold \
      beside pixels, plays no part. Where they differ, the number of pixels, their box and the first one are printed.

      Exits with 0 if all pixels are the same, 1 if any differs or the sizes do, 2 if a file could not be read.
      """,
    operand: .two("PNG", \.files, help: "A PNG file."),
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a PNG file"), absent: "none",
        help: "Where the picture of the difference goes; nothing is written where there is none.",
        example: "old.png new.png --output difference.png")
    ],
    examples: [
      .init("snapshot diff old.png new.png", "Says how the two differ."),
      .init("snapshot diff old.png new.png -o difference.png", "Draws where they differ, too."),
    ])
}

/// The arguments of `snapshot diff`.
struct DiffArguments: ParsedValues, Equatable {
  /// Two PNG files: the reference, and the one compared with it.
  var files: [String] = []
  /// The path of the picture of the difference; nil for none.
  var output: String?
  /// Whether or not the changes of the views are printed.
  var explains = false
  /// The path of the picture of both and of the difference; nil for none.
  var comparison: String?
  var tolerance = ToleranceOptions()
  var limits = LimitOptions()

  static let verb = Verb<DiffArguments>(
    name: "diff",
    abstract: "compare two PNG files pixel by pixel",
    discussion: """
      The first is the reference. Pixels are compared as they are drawn: how the files are encoded, and what they hold \
      beside pixels, plays no part. Where they differ, the number of pixels, their box, the first one and the least tolerance that \
      would pass are printed.

      Without a tolerance, one step of one channel in one pixel is a difference. Each of them forgives what the others \
      leave, and what they hide is printed.

      Exits with 0 if all pixels are the same or forgiven, 1 if not or if the sizes differ, 2 if a file could not be read.
      """,
    operand: .two("PNG", \.files, help: "A PNG file."),
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a PNG file"), absent: "none",
        help: "Where the picture of the difference goes; nothing is written where there is none.",
        example: "old.png new.png --output difference.png"),
      .flag(
        "--explain", \.explains,
        help: "Tells what became of the views and why, where both files carry a layout tree.",
        example: "old.png new.png --explain"),
      .optional(
        "--comparison", \.comparison, .text("FILE", "the path of a PNG file"), absent: "none",
        help:
          "Where a picture of both and of the difference goes, side by side, with the worst place enlarged.",
        example: "old.png new.png --comparison comparison.png"),
    ] + ToleranceOptions.declarations(examples: "old.png new.png").map { $0.within(\.tolerance) }
      + LimitOptions.declarations([.pixels, .textBytes], examples: "old.png new.png").map {
        $0.within(\.limits)
      },
    examples: [
      .init("snapshot diff old.png new.png", "Says how the two differ."),
      .init("snapshot diff old.png new.png -o difference.png", "Draws where they differ, too."),
      .init(
        "snapshot diff old.png new.png --comparison all.png",
        "Draws both, where they differ, and the worst place."),
      .init("snapshot diff old.png new.png --per-channel 1", "Forgives what rounding may do."),
      .init("snapshot diff old.png new.png --explain", "Tells which views moved, and why."),
    ],
    run: .comparison { await DiffCommand(arguments: $0, console: $1).run() })
}

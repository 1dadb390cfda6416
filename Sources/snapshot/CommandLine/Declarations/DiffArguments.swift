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
      The first file is the reference. Only pixels are compared, not the encoding or other contents of the files. If \
      they differ, prints the number of pixels, their bounding box, the first pixel, and the smallest tolerance that would \
      pass.

      Without a tolerance, one step of one channel in one pixel is a difference. Each tolerance applies to the pixels \
      that the others leave, and the number of pixels that it hides is printed.

      Exits with 0 if all pixels are equal or tolerated, 1 if not or if the sizes differ, 2 if a file could not be read.
      """,
    operand: .two("PNG", \.files, help: "A PNG file."),
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a PNG file"), absent: "none",
        help: "The file for the picture of the difference. It is not written if there is no difference.",
        example: "old.png new.png --output difference.png"),
      .flag(
        "--explain", \.explains,
        help: "Prints the changes of views and their causes, if both files contain a layout tree.",
        example: "old.png new.png --explain"),
      .optional(
        "--comparison", \.comparison, .text("FILE", "the path of a PNG file"), absent: "none",
        help:
          "The file for a picture of both files and the difference side by side, with the worst area enlarged.",
        example: "old.png new.png --comparison comparison.png"),
    ] + ToleranceOptions.declarations(examples: "old.png new.png").map { $0.within(\.tolerance) }
      + LimitOptions.declarations([.pixels, .textBytes], examples: "old.png new.png").map {
        $0.within(\.limits)
      },
    examples: [
      .init("snapshot diff old.png new.png", "Prints the differences of two files."),
      .init("snapshot diff old.png new.png -o difference.png", "Draws the differences, too."),
      .init(
        "snapshot diff old.png new.png --comparison all.png",
        "Draws both files, the differences, and the worst area."),
      .init("snapshot diff old.png new.png --per-channel 1", "Tolerates differences by rounding."),
      .init("snapshot diff old.png new.png --explain", "Prints the views that moved, and the causes."),
    ],
    run: .comparison { await DiffCommand(arguments: $0, console: $1).run() })
}

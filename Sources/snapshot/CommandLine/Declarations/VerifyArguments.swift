/// The arguments of `snapshot verify`.
struct VerifyArguments: ParsedValues, Equatable {
  /// The spec files and folders of specs, in the given order.
  var specs: [String] = []
  /// The folder for the pictures of failures.
  var failures = "failures"
  /// The path of the results of all pictures; nil for none but those in the folder of failures.
  var results: String?
  /// Whether or not a moved layout is a difference, even if all pixels are equal.
  var isStrictLayout = false
  var tolerance = ToleranceOptions()
  var rendering = RenderingOptions()

  static let verb = Verb<VerifyArguments>(
    name: "verify",
    abstract: "draw specs and compare the pictures with their references",
    discussion: """
      Every pixel must be the same, unless a tolerance is given: each forgives what the others leave, and what it hides \
      is printed. For each picture that differs, the number of pixels, their box and the first one are printed with the \
      command that accepts the change, and three pictures are written: as drawn (card@2x.actual.png), where it differs \
      (card@2x.difference.png), and all side by side with the worst place enlarged (card@2x.comparison.png).

      References carry the views that they show. So it is printed, too, what became of which view and why, the most \
      important first; and pixels that no change of a view explains before all. Where only frames moved, and no pixel \
      shows it, that is printed and is no difference, unless --strict-layout says so.

      What was found is left in results.jsonl in the folder of failures, for report and accept; if nothing is, it is \
      removed.

      Where a reference's file is the very one that would be recorded, it need not be decoded. The others, such as \
      those that another program made smaller, are, and the last line says how many were.

      Exits with 0 if all are the same, 1 if any differs, 2 if anything could not be read or drawn.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: false,
      help: "A spec file or a folder of specs, with the references beside the specs."),
    options: [
      .value(
        "--output", short: "-o", \.failures, .text("FOLDER", "a folder"),
        help: "The folder for the pictures of failures; it is not made if there are none.",
        example: "card.json --output failures"),
      .optional(
        "--results", \.results, .text("FILE", "the path of a file"), absent: "none",
        help: "Where the results of all pictures go, for report and orphans, even if nothing differs.",
        example: "Snapshots --results results.jsonl"),
      .flag(
        "--strict-layout", \.isStrictLayout,
        help: "Frames that moved are a difference, though no pixel shows it.",
        example: "card.json --strict-layout"),
    ] + LimitOptions.declarations([.textBytes], examples: "card.json").map { $0.within(\.rendering.limits) }
      + ToleranceOptions.declarations(examples: "card.json").map { $0.within(\.tolerance) }
      + RenderingOptions.declarations.map { $0.within(\.rendering) },
    examples: [
      .init("snapshot verify Snapshots", "Compares all specs in a folder at 1x, 2x and 3x."),
      .init("snapshot verify Snapshots/card.json --scale 2 -o diff", "Compares one picture."),
    ],
    run: .comparison(quiet: \.rendering.quiet) { await VerifyCommand(arguments: $0, console: $1).run() })
}

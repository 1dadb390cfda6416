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
  var sharding = ShardOptions()
  var caching = CacheOptions()
  var rendering = RenderingOptions()
  var given = GivenOptions()

  mutating func keep(_ option: String, _ text: String) { given.add(option, text) }

  func check() throws(CommandLineError) { try rendering.check() }

  static let verb = Verb<VerifyArguments>(
    name: "verify",
    abstract: "draw specs and compare the pictures with their references",
    discussion: """
      All pixels must be equal, unless a tolerance is given. Each tolerance applies to the pixels that the others leave, \
      and the number of pixels that it hides is printed. For each picture that differs, prints the number of pixels, \
      their bounding box, the first pixel and the command that accepts the change, and writes three pictures: as drawn \
      (card@2x.actual.png), the difference (card@2x.difference.png), and all side by side with the worst area enlarged \
      (card@2x.comparison.png).

      References contain the views that they show. So the changed views and the causes are printed, too, the most \
      important first, after pixels that no change of a view explains. If only frames moved, and no pixel differs, the \
      change is printed but does not count as a difference, except with --strict-layout.

      The results are written to results.jsonl in the folder of failures, for report and accept. The file is removed if \
      there are no differences, but not that of a shard, which merge needs. With --timings it has the durations.

      A picture is not drawn if nothing that it depends on has changed since it was last found to be the same: the spec, \
      its images and fonts, the reference, the options and the program. The output is that of drawing it.

      A reference whose bytes equal those of a new recording is not decoded. Others, such as those that another program \
      has compressed further, are decoded, and the last line has their number.

      Exits with 0 if all pictures are equal, 1 if any differs, 2 if anything could not be read or drawn.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: false,
      help: "A spec file or a folder of specs, with the references next to the specs."),
    options: [
      .value(
        "--output", short: "-o", \.failures, .text("FOLDER", "a folder"),
        help: "The folder for the pictures of failures. It is not created if there are none.",
        example: "card.json --output failures"),
      .optional(
        "--results", \.results, .text("FILE", "the path of a file"), absent: "none",
        help: "The file for the results of all pictures, for report and orphans, even if nothing differs.",
        example: "Snapshots --results results.jsonl"),
      .flag(
        "--strict-layout", \.isStrictLayout,
        help: "Counts moved frames as a difference, even if no pixel differs.",
        example: "card.json --strict-layout"),
    ] + LimitOptions.declarations([.textBytes], examples: "card.json").map { $0.within(\.rendering.limits) }
      + ToleranceOptions.declarations(examples: "card.json").map { $0.within(\.tolerance) }
      + ShardOptions.declarations.map { $0.within(\.sharding) }
      + CacheOptions.declarations.map { $0.within(\.caching) }
      + (RenderingOptions.declarations + [.animation]).map { $0.within(\.rendering) },
    examples: [
      .init("snapshot verify Snapshots", "Compares all specs in a folder at 1x, 2x and 3x."),
      .init("snapshot verify Snapshots --shard 2/8", "Compares the second part of eight."),
      .init("snapshot verify Snapshots/card.json --scale 2 -o diff", "Compares one picture."),
    ],
    run: .comparison(quiet: \.rendering.quiet) { await VerifyCommand(arguments: $0, console: $1).run() })
}

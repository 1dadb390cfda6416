/// What `snapshot verify` was asked to do.
struct VerifyArguments: ParsedValues, Equatable {
  /// Spec files and folders of specs, in the order given.
  var specs: [String] = []
  /// The folder for the pictures of failures.
  var failures = "failures"
  var rendering = RenderingOptions()

  static let verb = Verb<VerifyArguments>(
    name: "verify",
    abstract: "draw specs and compare the pictures with their references",
    discussion: """
      Every pixel must be the same. For each picture that differs, the number of pixels, their box and the \
      first one are printed with the command that accepts the change, and two pictures are written: as drawn \
      (card@2x.actual.png) and where it differs (card@2x.difference.png).

      Where a reference's file is the very one that would be recorded, it need not be decoded. The others, such as \
      those of record --optimize, are, and the last line says how many were.

      Exits with 0 if all are the same, 1 if any differs, 2 if anything could not be read or drawn.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: false,
      help: "A spec file or a folder of specs, with the references beside the specs."),
    options: [
      .value(
        "--output", short: "-o", \.failures, .text("FOLDER", "a folder"),
        help: "The folder for the pictures of failures; it is not made if there are none.",
        example: "card.json --output failures")
    ] + RenderingOptions.declarations.map { $0.within(\.rendering) },
    examples: [
      .init("snapshot verify Snapshots", "Compares all specs in a folder at 1x, 2x and 3x."),
      .init("snapshot verify Snapshots/card.json --scale 2 -o diff", "Compares one picture."),
    ])
}

/// The arguments of `snapshot trace`.
struct TraceArguments: ParsedValues, Equatable {
  /// The spec files, folders of specs, and `-` for standard input, in the given order.
  var specs: [String] = []
  var format = Format.text
  /// The number of pixels per point.
  var scale = 1
  /// Whether or not all reads and writes are printed.
  var hasDetails = false
  var rendering = RenderingOptions()

  /// The formats of events.
  enum Format: String, CaseIterable {
    case text, json
  }

  func check() throws(CommandLineError) { try rendering.check() }

  static let verb = Verb<TraceArguments>(
    name: "trace",
    abstract: "print the events of the layout of specs",
    discussion: """
      Prints the events of one layout in their order: the passes, calls of layoutSubviews and updateConstraints, requested \
      and returned sizes, changes of frames with the code that made them, and reads of other views. Nested events are \
      indented. Views are named by their class and identifier, or their index among their siblings.

      The same spec gives the same lines on every machine. Exits with 0, or with 2 if a spec cannot be read or laid out.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: true,
      help: "A spec file, a folder of specs, or - for a spec on standard input."),
    options: [
      .value(
        "--format", \.format, .choice, help: "The format of events: lines of text, or JSON.",
        example: "card.json --format json"),
      .flag(
        "--details", \.hasDetails,
        help: "Prints all reads and writes, even if nothing changes.",
        example: "card.json --details"),
      .value(
        "--scale", \.scale, .wholeNumber(in: 1...10), help: "Pixels per point.",
        example: "card.json --scale 2"),
    ]
      + RenderingOptions.declarations.filter { Self.shared.contains($0.long) }.map { $0.within(\.rendering) }
      + [RenderingOptions.oneSystem.within(\.rendering)],
    examples: [
      .init("snapshot trace card.json", "Prints the events of the layout of a spec."),
      .init("snapshot trace card.json --scale 2 --format json", "Prints the events at 2x, for a program."),
    ],
    run: .work { await TraceCommand(arguments: $0, console: $1).run() })

  private static let shared = ["--device", "--direction", "--style", "--pixel-limit", "--scan-limit"]
}

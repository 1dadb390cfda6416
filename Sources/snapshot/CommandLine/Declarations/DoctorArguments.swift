/// The arguments of `snapshot doctor`.
struct DoctorArguments: ParsedValues, Equatable {
  /// The number of pictures that are drawn concurrently; nil means one for each processor.
  var jobs: Int?
  /// Whether the fingerprints are printed as JSON.
  var isJSON = false

  static let verb = Verb<DoctorArguments>(
    name: "doctor",
    abstract: "draw a fixed set of pictures and print their fingerprint",
    discussion: """
      The pictures are drawn twice: one after the other, and several concurrently. All pixels and all files must be \
      equal. Each part has a fingerprint of its own, of all pixels and all bytes: text, layouts, looks, gradients, \
      shadows, strokes, effects, files. Two machines with the same version of this command print the same ones; if they \
      do not, please report the parts that differ.

      Exits with 0 if both results are equal, 1 if not.
      """,
    operand: .none,
    options: [
      .optional(
        "--jobs", short: "-j", \.jobs, .wholeNumber(in: 1...256), absent: "one for each processor",
        help: "The number of pictures that are drawn concurrently the second time.", example: "--jobs 8"),
      .flag("--json", \.isJSON, help: "Prints the fingerprints as JSON.", example: "--json"),
    ],
    examples: [.init("snapshot doctor", "Prints the fingerprint of this machine.")],
    run: .comparison { await DoctorCommand(arguments: $0, console: $1).run() })
}

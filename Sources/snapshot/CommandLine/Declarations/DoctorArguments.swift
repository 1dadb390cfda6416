/// The arguments of `snapshot doctor`.
struct DoctorArguments: ParsedValues, Equatable {
  /// The number of pictures that are drawn concurrently; nil means one for each processor.
  var jobs: Int?

  static let verb = Verb<DoctorArguments>(
    name: "doctor",
    abstract: "draw a fixed set of pictures and print their fingerprint",
    discussion: """
      The pictures are drawn twice: one after the other, and several at the same time. All pixels and all files must be \
      the same. Two machines with one version of this command print one fingerprint; if they do not, please report it.

      Exits with 0 if both times gave the same, 1 if not.
      """,
    operand: .none,
    options: [
      .optional(
        "--jobs", short: "-j", \.jobs, .wholeNumber(in: 1...256), absent: "one for each processor",
        help: "How many pictures are drawn at the same time, the second time.", example: "--jobs 8")
    ],
    examples: [.init("snapshot doctor", "Prints the fingerprint of this machine.")],
    run: .comparison { await DoctorCommand(arguments: $0, console: $1).run() })
}

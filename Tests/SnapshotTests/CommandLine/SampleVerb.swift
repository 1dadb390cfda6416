@testable import snapshot

/// Arguments with one option of each kind, for tests of the machinery.
struct SampleArguments: ParsedValues, Equatable {
  var files: [String] = []
  var loud = false
  var count = 5
  var limit: Int?
  var sizes = [1, 2]
  var colour = Colour.red
  var inner = Inner()

  enum Colour: String, CaseIterable { case red, green }

  struct Inner: ParsedValues, Equatable {
    var name = "anna"

    static let declarations: [Option<Inner>] = [
      .value("--name", short: "-n", \.name, .text("NAME", "a name"), help: "A name.", example: "--name b")
    ]
  }

  static let verb = Verb<SampleArguments>(
    name: "sample",
    abstract: "show every kind of option",
    discussion: "First paragraph.\n\nSecond paragraph.",
    operand: .oneOrMore("FILE", \.files, takesStandardInput: true, help: "A file."),
    options: [
      .flag("--loud", short: "-l", \.loud, help: "Speaks up.", example: "a --loud"),
      .value(
        "--count", short: "-c", \.count, .wholeNumber(in: 1...64), help: "How many.", example: "a --count 2"),
      .optional(
        "--limit", \.limit, .wholeNumber(in: 0...9), absent: "no limit", help: "The most.",
        example: "a --limit 2"),
      .value(
        "--sizes", \.sizes, .list(of: .wholeNumber(in: 1...10)), help: "Sizes.", example: "a --sizes 1,2"),
      .value("--colour", \.colour, .choice, help: "A colour.", example: "a --colour green"),
    ] + Inner.declarations.map { $0.within(\.inner) },
    examples: [.init("snapshot sample a", "Shows a.")],
    run: .text { _ in "" })

  /// The values that arguments, split at spaces, stand for; nil where they ask for help.
  static func parse(_ arguments: String) throws(CommandLineError) -> SampleArguments? {
    switch try verb.parse(arguments.split(separator: " ").map(String.init)) {
    case .run(let values): values
    case .help: nil
    }
  }
}

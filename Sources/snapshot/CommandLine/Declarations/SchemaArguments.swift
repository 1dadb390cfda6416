/// The arguments of `snapshot schema`.
struct SchemaArguments: ParsedValues, Equatable {
  /// The file for the schema; nil and `-` for standard output.
  var output: String?
  /// Whether or not the schema is that of results.
  var isOfResults = false
  /// Whether or not the schema is that of findings.
  var isOfLint = false

  static let verb = Verb<SchemaArguments>(
    name: "schema",
    abstract: "print the JSON Schema of specs, for editors",
    discussion: """
      Editors that know JSON Schema (draft 2020-12) complete the keys and values of specs by it, explain them, and \
      mark what is wrong as it is typed. It is made of what the command itself reads specs by, so it fits this version.

      What the schema refuses, render refuses. Names, expressions, cycles and missing sizes only render can judge.
      """,
    operand: .none,
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file, or -"),
        absent: "standard output",
        help: "The file that the schema is written to.", example: "--output spec.schema.json"),
      .flag(
        "--results", \.isOfResults,
        help: "The schema of what report writes as JSON, in place of that of specs.",
        example: "--results"),
      .flag(
        "--lint", \.isOfLint,
        help: "The schema of what lint writes as JSON, in place of that of specs.",
        example: "--lint"),
    ],
    examples: [
      .init("snapshot schema", "Prints the schema."),
      .init("snapshot schema -o spec.schema.json", "Writes it where an editor may find it."),
    ],
    run: .work { await SchemaCommand(arguments: $0, console: $1).run() })
}

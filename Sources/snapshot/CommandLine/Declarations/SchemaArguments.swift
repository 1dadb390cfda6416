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
      Editors that support JSON Schema (draft 2020-12) use it to complete and describe the keys and values of specs, and \
      to mark errors as you type. It is generated from the declarations with which the command reads specs, so it fits \
      this version.

      Render rejects everything that the schema rejects. Only render checks names, expressions, cycles and missing sizes.
      """,
    operand: .none,
    options: [
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file, or -"),
        absent: "standard output",
        help: "The file for the schema.", example: "--output spec.schema.json"),
      .flag(
        "--results", \.isOfResults,
        help: "Prints the schema of the JSON of report instead.",
        example: "--results"),
      .flag(
        "--lint", \.isOfLint,
        help: "Prints the schema of the JSON of lint instead.",
        example: "--lint"),
    ],
    examples: [
      .init("snapshot schema", "Prints the schema."),
      .init("snapshot schema -o spec.schema.json", "Writes the schema into a file for an editor."),
    ],
    run: .work { await SchemaCommand(arguments: $0, console: $1).run() })
}

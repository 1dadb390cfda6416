/// The arguments of `snapshot mcp`.
struct MCPArguments: ParsedValues, Equatable {
  /// The folders whose files may be read.
  var roots: [String] = []
  /// The packages whose previews may be built and run.
  var packages: [String] = []
  /// Whether or not references may be replaced.
  var allowsAccept = false

  static let verb = Verb<MCPArguments>(
    name: "mcp",
    abstract: "serve tools to editors and agents over standard input and output",
    discussion: """
      A server of the Model Context Protocol: draws specs and previews, explains differences, lints with the edits that \
      fix findings, prints traces, and opens views to be tapped and typed into. A client starts it, writes requests to \
      standard input, and reads answers from standard output, one message a line; all else goes to standard error.

      Only files in the folders that are named are read, without arguments those in the current directory, or in the \
      folders that the client offers. No picture is written, unless --allow-accept is given. The code of a package runs only \
      if --preview-package names it.
      """,
    operand: .zeroOrMore("FOLDER", \.roots, help: "A folder whose specs and pictures may be read."),
    options: [
      .repeated(
        "--preview-package", \.packages, .text("FOLDER", "the folder of a package"),
        help: "A package whose previews may be built, which runs its code. Can be repeated.",
        example: "--preview-package App"),
      .flag(
        "--allow-accept", \.allowsAccept,
        help: "Offers a tool that replaces references by the pictures that were shown.",
        example: "Snapshots --allow-accept"),
    ],
    examples: [
      .init("snapshot mcp", "Serves the specs in the current directory."),
      .init("snapshot mcp Specs --preview-package .", "Serves specs, and the previews of the package."),
    ],
    run: .work { await MCPCommand(arguments: $0, console: $1).run() })
}

/// The arguments of `snapshot inspect`.
struct InspectArguments: ParsedValues, Equatable {
  /// The PNG files.
  var files: [String] = []
  /// Whether or not trees are printed as stored.
  var isJSON = false
  var limits = LimitOptions()

  static let verb = Verb<InspectArguments>(
    name: "inspect",
    abstract: "print the layout trees of references",
    discussion: """
      References contain the views that the picture shows. Prints each view on a line, indented by two spaces per \
      superview, with the class, # and the identifier, x, y, width and height in points, and other properties.

      Git can print these lines instead of "binary files differ", so that a pull request shows moved frames: add \
      *.png diff=layout to .gitattributes, and run once on each machine
      git config diff.layout.textconv "snapshot inspect".

      For pictures without a tree, prints only the size. Exits with 0, or with 2 if a file or its tree cannot be read.
      """,
    operand: .oneOrMore("PNG", \.files, takesStandardInput: false, help: "A PNG file."),
    options: [
      .flag(
        "--json", \.isJSON, help: "Prints the stored trees, with pixels and dependencies.",
        example: "card@2x.png --json")
    ]
      + LimitOptions.declarations([.pixels, .textBytes], examples: "card@2x.png").map { $0.within(\.limits) },
    examples: [
      .init("snapshot inspect Snapshots/card@2x.png", "Prints the views of a reference."),
      .init("snapshot inspect Snapshots/card@2x.png --json", "Prints the stored tree, with dependencies."),
    ],
    run: .work { await InspectCommand(arguments: $0, console: $1).run() })
}

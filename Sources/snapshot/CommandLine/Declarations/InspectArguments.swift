/// The arguments of `snapshot inspect`.
struct InspectArguments: ParsedValues, Equatable {
  /// The PNG files.
  var files: [String] = []
  /// Whether or not trees are printed as stored.
  var isJSON = false
  var limits = LimitOptions()

  static let verb = Verb<InspectArguments>(
    name: "inspect",
    abstract: "print the layout trees that references carry",
    discussion: """
      What record stores carries the views that the picture shows: a line each, behind two blanks for each view around \
      it, with the class, the identifier behind a #, x, y, width and height in points, and what is special about it.

      Git shows them in place of "binary files differ", so that a pull request tells which frames moved: in \
      .gitattributes say *.png diff=layout, and once on each machine
      git config diff.layout.textconv "snapshot inspect".

      Pictures without a tree have their size alone. Exits with 0, or with 2 if a file or its tree cannot be read.
      """,
    operand: .oneOrMore("PNG", \.files, takesStandardInput: false, help: "A PNG file."),
    options: [
      .flag(
        "--json", \.isJSON, help: "Prints trees as they are stored, with pixels and dependencies.",
        example: "card@2x.png --json")
    ]
      + LimitOptions.declarations([.pixels, .textBytes], examples: "card@2x.png").map { $0.within(\.limits) },
    examples: [
      .init("snapshot inspect Snapshots/card@2x.png", "Prints the views of a reference."),
      .init("snapshot inspect Snapshots/card@2x.png --json", "Prints what it holds, dependencies too."),
    ],
    run: .work { await InspectCommand(arguments: $0, console: $1).run() })
}

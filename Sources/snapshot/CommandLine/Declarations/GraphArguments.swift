/// The arguments of `snapshot graph`.
struct GraphArguments: ParsedValues, Equatable {
  /// The spec files, folders of specs, and `-` for standard input, in the given order.
  var specs: [String] = []
  /// The view whose subviews are shown; nil for all views that place some.
  var view: String?
  /// The format; nil derives it from the name of the output.
  var format: Format?
  /// The path of the output; nil and `-` are standard output.
  var output: String?
  var showsImplicit = false
  var isBoxes = false
  var scale = 2
  var isDark = false
  var limits = LimitOptions()

  /// The formats of a graph.
  enum Format: String, CaseIterable {
    case text, dot, json, png
  }

  static let verb = Verb<GraphArguments>(
    name: "graph",
    abstract: "show the dependencies between sizes and positions of views",
    discussion: """
      For each view of a spec that positions its subviews by frames, sizes and alignment, prints their sizes and \
      positions in the order of computation, the dependencies of each, and the number of valid orders. In pictures, \
      arrows point up to the values that are needed.

      Two kinds of dependencies are implied, and shown only with --implicit: a position needs the size of its own view, \
      and a value that needs a position needs the size that this position needs. Views with constraints are computed \
      all at once, in no order; their dependencies are not shown.
      """,
    operand: .oneOrMore(
      "SPEC", \.specs, takesStandardInput: true,
      help: "A spec file, a folder of specs, or - for a spec on standard input."),
    options: [
      .optional(
        "--view", \.view, .text("NAME", "the name or path of a view"), absent: "all that place subviews",
        help: "Shows only the subviews of one view, by its identifier or its path, such as canvas/card.",
        example: "card.json --view header"),
      .optional(
        "--format", \.format, .choice, absent: "from the extension of the output, else text",
        help: "Lines of text, Graphviz, JSON, or a picture.", example: "card.json --format dot"),
      .optional(
        "--output", short: "-o", \.output, .text("FILE", "the path of a file, or -"),
        absent: "standard output",
        help: "The output file. It is required for pictures; - is standard output.",
        example: "card.json --output card-graph.png"),
      .flag(
        "--implicit", \.showsImplicit, help: "Shows implied dependencies, too.",
        example: "card.json --implicit"),
      .flag(
        "--boxes", \.isBoxes, help: "Draws dependencies without an order.",
        example: "card.json -o card-graph.png --boxes"),
      .value(
        "--scale", \.scale, .wholeNumber(in: 1...10), help: "Pixels per point of a picture.",
        example: "card.json -o card-graph.png --scale 3"),
      .flag(
        "--dark", \.isDark, help: "Draws on a dark background.",
        example: "card.json -o card-graph.png --dark"),
    ] + LimitOptions.declarations([.pixels, .scans], examples: "card.json").map { $0.within(\.limits) },
    examples: [
      .init("snapshot graph Examples/loading.json", "Prints the dependencies and the order."),
      .init(
        "snapshot graph card.json --view header -o header.png", "Draws the graph of the subviews of one view."
      ),
      .init("snapshot graph card.json --format dot -o card.dot", "Writes the graph for Graphviz."),
    ],
    run: .work { await GraphCommand(arguments: $0, console: $1).run() })
}

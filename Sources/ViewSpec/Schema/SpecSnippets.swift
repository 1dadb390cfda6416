/// The snippets of the schema: whole values that editors offer in a place, which Visual Studio Code reads from
/// `defaultSnippets` and others ignore.
///
/// In a text, `${1:words}` is what is edited first; a text that begins with `^` becomes a number.
enum SpecSnippets {
  /// A snippet: its name, its explanation and its value.
  struct Snippet {
    var label: String
    var description: String
    var body: SchemaNode
  }

  /// Returns the snippets of a named definition; nil for the document itself.
  static func all(of definition: String?) -> [Snippet] {
    switch definition {
    case nil: specs
    case "view": views
    default: []
    }
  }

  /// Returns the member of a schema that has the snippets of a definition; none without any.
  static func members(of definition: String?) -> [(key: String, value: SchemaNode)] {
    let snippets = all(of: definition).map { snippet in
      SchemaNode.object([
        ("label", .string(snippet.label)), ("description", .string(snippet.description)),
        ("body", snippet.body),
      ])
    }
    return snippets.isEmpty ? [] : [("defaultSnippets", .array(snippets))]
  }

  private static let specs = [
    Snippet(
      label: "spec of a device", description: "A canvas of a device's size, with a label in its middle.",
      body: .object([
        (
          "canvas",
          .object([("device", .string("${1:iphone-16-pro}")), ("background", .string("systemBackground"))])
        ),
        ("views", .array([label])),
      ])),
    Snippet(
      label: "spec of a size", description: "A canvas of a width and a height in points.",
      body: .object([
        (
          "canvas",
          .object([
            ("width", .string("^${1:320}")), ("height", .string("^${2:200}")),
            ("background", .string("systemBackground")),
          ])
        ),
        ("views", .array([label])),
      ])),
  ]

  private static let views = [
    Snippet(label: "label", description: "A text in the middle of its superview.", body: label),
    Snippet(
      label: "button", description: "A button in the middle of its superview.",
      body: .object([("type", .string("button")), ("title", .string("${1:Continue}"))] + centered)),
    Snippet(
      label: "view in a frame", description: "A plain view at a place, with a name for others.",
      body: .object([
        ("id", .string("${1:card}")), ("frame", frame), ("background", .string("${6:systemBlue}")),
      ])),
    Snippet(
      label: "stack", description: "Labels below each other.",
      body: .object([
        ("type", .string("stack")), ("axis", .string("vertical")), ("spacing", .string("^${6:8}")),
        ("frame", frame),
        (
          "views",
          .array([.object([("type", .string("label")), ("text", .string("${7:Title}"))])])
        ),
      ])),
  ]

  private static let centered: [(key: String, value: SchemaNode)] = [
    ("sizeToFit", .object([])), ("align", .object([("position", .string("center"))])),
  ]

  private static let label = SchemaNode.object(
    [("type", .string("label")), ("text", .string("${3:Title}"))] + centered)

  private static let frame = SchemaNode.object([
    ("x", .string("^${2:16}")), ("y", .string("^${3:16}")), ("width", .string("^${4:100}")),
    ("height", .string("^${5:44}")),
  ])
}

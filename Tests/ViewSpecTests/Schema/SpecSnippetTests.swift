import Testing

@testable import ViewSpec

@Suite struct SpecSnippetTests {
  /// Returns what an editor inserts: placeholders are their words, and texts that begin with `^` have no quotes.
  private static func inserted(_ node: SchemaNode) -> String {
    node.text().replacing(#/\$\{\d+:([^}]*)\}/#) { String($0.output.1) }
      .replacing(#/"\^([^"]*)"/#) { String($0.output.1) }
  }

  @Test func `a snippet is a spec, or a view of one`() throws {
    for snippet in SpecSnippets.all(of: nil) {
      _ = try LayoutSpec(parsing: Array(Self.inserted(snippet.body).utf8), file: snippet.label)
    }
    for snippet in SpecSnippets.all(of: "view") {
      let spec = #"{ "canvas": { "width": 200, "height": 100 }, "views": [\#(Self.inserted(snippet.body))] }"#
      _ = try LayoutSpec(parsing: Array(spec.utf8), file: snippet.label)
      #expect(try SchemaValidator(SpecSchema.text).accepts(spec), "\(snippet.label)")
    }
  }

  @Test func `the schema has them for specs and views`() {
    let parts = SpecSchema.text.split(separator: "\"defaultSnippets\"")
    #expect(parts.count == 3)
    #expect(SpecSnippets.all(of: "color").isEmpty && SpecSnippets.members(of: "color").isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

@testable import ViewDifference

/// Names and texts of strangers in trees, in the documents of trees, and in what is said of changes.
@Suite struct HostileTreeTests {
  private static func tree(_ texts: [String]) -> LayoutTree {
    LayoutTree(
      scale: 2,
      nodes: texts.map {
        LayoutNode(
          type: $0, identifier: $0, frame: .zero, properties: ["text": $0, "filter": $0, $0: ""])
      })
  }

  @Test func `a tree's text has a line for each node, and nothing that cannot be seen`() {
    let texts = OddScalars.texts(around: " #=“”\\\n\"")
    let lines = Self.tree(texts).description.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 1 + texts.count)
    let hidden = lines.indices.filter { lines[$0].contains { $0 < " " || $0.isHidden } }
    #expect(hidden.isEmpty)
  }

  @Test(arguments: [
    ("title", "Label#title 0 0 0 0"), ("", "Label# 0 0 0 0"),
    ("a b", "Label#“a b” 0 0 0 0"), ("a\nb", "Label#a⏎b 0 0 0 0"), ("“a”", #"Label#““a\”” 0 0 0 0"#),
    ("x 1 1 1 1 hidden", "Label#“x 1 1 1 1 hidden” 0 0 0 0"), ("a\u{202E}b", #"Label#a\u{202E}b 0 0 0 0"#),
  ])
  func `an identifier that reads like more than one word is in quotation marks`(name: String, line: String) {
    let node = LayoutNode(type: "Label", identifier: name, frame: .zero)
    #expect(LayoutTree(scale: 1, nodes: [node]).line(0) == line)
  }

  @Test func `a text cannot end its quotation marks`() {
    let node = LayoutNode(
      type: "Label", frame: .zero, properties: ["text": "a” hidden “\u{301}b\\", "truncated": ""])
    #expect(
      LayoutTree(scale: 1, nodes: [node]).line(0).scalars
        == "Label 0 0 0 0 text=“a\\” hidden “\u{301}b\\\\” truncated".scalars)
  }

  @Test func `JSON of a tree is read as it was written`() throws {
    let texts = OddScalars.texts(around: "\"\\/\n\r\t{}")
    let tree = Self.tree(texts)
    // `JSONSerialization` drops byte order marks behind escapes, so that texts are compared as the decoder reads them.
    let read = try #require(try JSONSerialization.jsonObject(with: Data(tree.json.utf8)) as? [String: Any])
    #expect((read["nodes"] as? [[String: Any]])?.count == texts.count)
    let again = try LayoutTree(json: tree.json)
    try #require(again.nodes.count == texts.count)
    let others = texts.indices.filter { place in
      let node = again.nodes[place]
      return node.type.scalars != texts[place].scalars || node.identifier?.scalars != texts[place].scalars
        || node.properties["filter"]?.scalars != texts[place].scalars
    }
    #expect(others.isEmpty)
    let isSame = again.json.scalars == tree.json.scalars
    #expect(isSame)
    // A node has one line.
    let lineCount = tree.json.utf8.split(separator: UInt8(ascii: "\n")).count
    #expect(lineCount == 2 + texts.count)
  }

  /// One scalar and two are the same text as `String`s, and two texts for the readers of files.
  @Test func `a text of other scalars is another text, and what differs is seen`() throws {
    func tree(_ text: String) -> LayoutTree {
      LayoutTree(
        scale: 1,
        nodes: [LayoutNode(type: "Label", identifier: "a", frame: .zero, properties: ["text": text])])
    }
    let changes = Explanation(from: tree("caf\u{E9}"), to: tree("cafe\u{301}")).changes
    #expect(changes.map(\.text) == [#"text changed “caf\u{E9}” → “cafe\u{301}”"#])
    #expect(Explanation(from: tree("caf\u{E9}"), to: tree("caf\u{E9}")).changes.isEmpty)
    // Letters stay letters where the difference is visible anyway.
    #expect(String.change(from: "caf\u{E9}", to: "Caf\u{E9}") == "“café” → “Café”")
  }

  @Test func `what is said of a text is short, however much joins into one character`() {
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    let node = LayoutNode(type: "Label", properties: ["text": marks])
    let counts = [
      marks.quoted(), String.change(from: marks, to: marks + "b"),
      LayoutTree(scale: 1, nodes: [node]).line(0),
    ].map(\.unicodeScalars.count)
    #expect(counts[0] < 70 && counts[1] < 200 && counts[2] < 500)
  }
}

extension Unicode.Scalar {
  /// Whether this is unseen by its category, or Unicode lets programs leave it out.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}

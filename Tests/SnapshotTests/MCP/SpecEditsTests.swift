import LayoutCore
import StyleCore
import Testing
import ViewLint
import ViewSpec

@testable import snapshot

/// Each fault has a spec, whose findings are gone once their edits are made.
@MainActor
@Suite struct SpecEditsTests {
  private static func findings(_ text: String) throws -> (LayoutSpec, [Finding]) {
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "a.json")
    let lint = SpecLint(
      location: SpecLocation(path: "a.json", root: ""), spec: spec,
      settings: try LintSettings(LintArguments()),
      options: RenderingOptions(), checksAccessibility: true)
    return (spec, try lint.run().findings.filter { $0.code != .fixedTextSize })
  }

  /// Returns a text after edits, which are in its order.
  private static func edited(_ text: String, _ edits: [TextEdit]) throws -> String {
    var bytes = Array(text.utf8)
    let source = SpecText(bytes, file: "a.json")
    for edit in edits.reversed() {
      let start = try #require(source.offset(line: edit.line, column: edit.column))
      let end = try #require(source.offset(line: edit.endLine, column: edit.endColumn))
      #expect(String(decoding: bytes[start..<end], as: UTF8.self) == edit.old)
      bytes.replaceSubrange(start..<end, with: edit.new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private nonisolated static func spec(_ views: String, _ more: String = "") -> String {
    """
    // Ö before everything: columns count scalars.
    { "canvas": { "width": 200, "height": 100, "background": "white" }, \(more)
      "views": [ /* Ö */ \(views) ] }
    """
  }

  @Test(
    arguments: [
      (
        FindingCode.unsnappedEdge,
        spec(
          #"{ "id": "a", "background": "red", "frame": { "x": 0, "y": 0, "width": "100 / 3", "height": 9 } }"#,
          #""snap": false,"#)
      ),
      (
        .thinHairline,
        spec(
          #"{ "id": "a", "background": "red", "frame": { "x": 0, "y": 0, "width": 90, "height": 0.3 } }"#,
          #""snap": false,"#)
      ),
      (
        .fractionalBorder,
        spec(
          #"{ "id": "a", "border": { "width": 0.7, "color": "red" }, "frame": { "x": 0, "y": 0, "width": 90, "height": 20 } }"#,
          #""snap": false,"#)
      ),
      (
        .truncatedText,
        spec(
          #"{ "id": "a", "type": "label", "text": "Many words in a narrow label", "frame": { "x": 8, "y": 0, "width": 90, "height": 21 } }"#
        )
      ),
      (
        .truncatedText,
        spec(
          #"{ "id": "a", "type": "label", "text": "Many words in a narrow label", "lines": 1, "size": { "width": 90, "height": 21 }, "position": { "x": 8, "y": 0 } }"#
        )
      ),
      (
        .smallTouchTarget,
        spec(
          #"{ "id": "a", "type": "button", "title": "A", "frame": { "x": 8, "y": 8, "width": 30, "height": 43 } }"#
        )
      ),
      (
        .missingLabel,
        spec(
          #"{ "id": "closeButton", "type": "button", "image": "xmark", "frame": { "x": 8, "y": 8, "width": 44, "height": 44 } }"#
        )
      ),
      (
        .lowContrast,
        spec(
          ##"{ "id": "a", "type": "label", "text": "Pale", "color": "#BBBBBB", "sizeToFit": {}, "position": { "x": 8, "y": 8 } }"##
        )
      ),
      (
        .conflictingConstraints,
        spec(
          #"{ "id": "a", "background": "red", "views": [{ "id": "b" }], "constraints": ["b.width == 10", "b.width == 12", "b.height == 9", "b.top == superview.top", "b.leading == superview.leading"], "frame": { "x": 0, "y": 0, "width": 90, "height": 20 } }"#
        )
      ),
      (.unusedMetric, spec("", #""metrics": { "unused": 3 },"#)),
      (
        .unusedMetric,
        spec(
          #"{ "id": "a", "frame": { "x": "used", "y": 0, "width": 9, "height": 9 } }"#,
          #""metrics": { "used": 8, "unused": 3, },"#)
      ),
      (
        .repeatedLiteral,
        spec(
          (1...3).map {
            #"{ "id": "a\#($0)", "background": "red", "frame": { "x": 24, "y": \#($0 * 20), "width": 9, "height": 9 } }"#
          }.joined(separator: ", "))
      ),
      (
        .repeatedLiteral,
        spec(
          #"{ "id": "a", "background": "red" }, { "id": "b", "background": "red" }, { "id": "c", "background": "red" }"#,
          #""constraints": [\#(["a", "b", "c"].map { #""\#($0).leading == superview.leading + 24", "\#($0).top == superview.top", "\#($0).width == 9", "\#($0).height == 9""# }.joined(separator: ", "))],"#
        )
      ),
    ] as [(FindingCode, String)])
  func `edits repair a fault`(code: FindingCode, text: String) throws {
    let (spec, found) = try Self.findings(text)
    let finding = try #require(found.first { $0.code == code }, "\(found)")
    let edits = try #require(SpecEdits(spec, Array(text.utf8), file: "a.json")).edits(for: finding)
    #expect(!edits.isEmpty)
    let rest = try Self.findings(try Self.edited(text, edits)).1
    #expect(!rest.contains { $0.code == code && $0.view == finding.view }, "\(rest)")
  }

  @Test func `a finding that needs a decision has no edits`() throws {
    let text = Self.spec("", #""metrics": { "sixteen": 16 },"#)
    let (spec, found) = try Self.findings(text)
    let edits = try #require(SpecEdits(spec, Array(text.utf8), file: "a.json"))
    let finding = try #require(found.first { $0.code == .metricNamedByValue })
    #expect(edits.edits(for: finding).isEmpty)
    var lost = finding
    lost.source = FindingSource(file: "a.json", line: 99, column: 9)
    lost.code = .unusedMetric
    #expect(edits.edits(for: lost).isEmpty)
  }

  @Test func `values have their ranges`() throws {
    let text = SpecText(Array("{ /* { */ \"a\": [1, \"x\\\"}\", { }], // ]\n \"b\": true, }".utf8), file: "a")
    let syntax = try #require(SpecSyntax(text))
    let all = try #require(syntax.member("a", of: 0))
    #expect(text.text(syntax.nodes[all.value].range) == "[1, \"x\\\"}\", { }]")
    let last = try #require(syntax.member("b", of: 0))
    #expect(text.text(syntax.nodes[last.value].range) == "true")
    #expect(SpecSyntax(SpecText(Array("{ \"a\"".utf8), file: "a")) == nil)
  }
}

import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewLint
import ViewSession
import ViewSpec

@testable import snapshot

/// Each rule has a spec that breaks it, and the same repaired.
@MainActor
@Suite struct SpecRulesTests {
  private static func findings(_ text: String) throws -> [Finding] {
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "a.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 1))
    return SpecRules.findings(in: spec, canvas, ViewPaths(of: canvas))
  }

  /// Three labels, each `inset` points from the leading edge.
  private nonisolated static func rows(metrics: String, inset: String) -> String {
    """
    { "canvas": { "width": 90, "height": 90 }, "metrics": { \(metrics) },
      "views": [{ "id": "a", "type": "label", "text": "A" }, { "id": "b", "type": "label", "text": "B" },
        { "id": "c", "type": "label", "text": "C" }],
      "constraints": [
        "a.leading == superview.leading + \(inset)", "a.top == superview.top",
        "b.leading == superview.leading + \(inset)", "b.top == a.bottom",
        "c.leading == superview.leading + \(inset)", "c.top == b.bottom"
      ] }
    """
  }

  @Test func `an inset that stands three times is told once, with all places`() throws {
    let findings = try Self.findings(Self.rows(metrics: "", inset: "16"))
    #expect(findings.map(\.code) == [.repeatedLiteral])
    // 4 blanks, the quote and 33 characters stand before the numbers in lines 5, 6 and 7.
    let finding = try #require(findings.first)
    #expect(finding.source == FindingSource(file: "a.json", line: 5, column: 39))
    #expect(finding.message == "16 is written 3 times as a horizontal inset: 5:39, 6:39, 7:39")
    #expect(finding.values == [FindingValue("horizontalInset", points: 16)])
    #expect(finding.severity == .warning)
    #expect(finding.fix.contains("\"horizontalInset\": 16"))
    #expect(try Self.findings(Self.rows(metrics: "\"side\": 16", inset: "side")).isEmpty)
  }

  @Test func `a metric that has the number already is proposed`() throws {
    let text = Self.rows(metrics: "\"side\": 16", inset: "16").replacing("a.bottom", with: "a.bottom + side")
    let findings = try Self.findings(text)
    #expect(findings.map(\.fix) == ["Use the metric \"side\", which is 16, in these places"])
  }

  /// Numbers that are equal by chance, or must be.
  @Test(arguments: [
    rows(metrics: "", inset: "0"), rows(metrics: "", inset: "1"), rows(metrics: "", inset: "0.5"),
    // Twice may be chance.
    rows(metrics: "", inset: "16").replacing(
      "c.leading == superview.leading + 16", with: "c.leading == a.leading"),
    // The edges of one object, and both ends of one format, are one statement.
    """
    { "canvas": { "width": 90, "height": 90 }, "layoutMargins": { "top": 9, "leading": 9, "bottom": 9, "trailing": 9 },
      "views": [{ "id": "a", "type": "label", "text": "A" }], "constraints": ["H:|-9-[a]-9-|", "a.centerY == self.centerY"] }
    """,
    // Across and down, inside and between: an inset is no spacing.
    """
    { "canvas": { "width": 90, "height": 90 },
      "views": [{ "id": "a", "type": "label", "text": "A" }, { "id": "b", "type": "label", "text": "B" }],
      "constraints": ["H:|-9-[a]-9-[b]", "V:|-9-[a]-9-[b]"] }
    """,
    // Sizes, ratios, priorities, colours, numbers of lines, radii, the canvas.
    """
    { "canvas": { "width": 20, "height": 20, "background": "#202020" },
      "views": [
        { "frame": { "x": 1, "y": 1, "width": 20, "height": 20 }, "cornerRadius": 20 },
        { "frame": { "x": 2, "y": 2, "width": 20, "height": 20 }, "cornerRadius": 20 },
        { "type": "label", "text": "20", "lines": 20, "font": 20, "contentHuggingPriority": 20,
          "sizeToFit": { "width": 20 }, "position": { "x": 3, "y": 3 }, "cornerRadius": 20 }] }
    """,
    // The edges of views in different superviews.
    """
    { "canvas": { "width": 90, "height": 90 },
      "views": [
        { "frame": { "x": 7, "y": 2, "width": 9, "height": 9 },
          "views": [{ "frame": { "x": 7, "y": 7, "width": 9, "height": 9 },
            "views": [{ "frame": { "x": 7, "y": 7, "width": 9, "height": 9 } }] }] }] }
    """,
  ])
  func `numbers that do not mean the same are not told`(text: String) throws {
    #expect(try Self.findings(text).map(\.message) == [])
  }

  @Test func `the edges of siblings mean the same`() throws {
    let view = #"{ "frame": { "x": 7, "y": TOP, "width": 9, "height": 9 } }"#
    let views = ["2", "20", "40"].map { view.replacing("TOP", with: $0) }.joined(separator: ",\n")
    let text = "{ \"canvas\": { \"width\": 90, \"height\": 90 }, \"views\": [\n\(views)] }"
    let findings = try Self.findings(text)
    #expect(
      findings.map(\.message) == ["7 is written 3 times as the left edge of siblings: 2:19, 3:19, 4:19"])
    let repaired = text.replacing("\"x\": 7", with: "\"x\": \"side\"")
      .replacing("\"views\"", with: "\"metrics\": { \"side\": 7 }, \"views\"")
    #expect(try Self.findings(repaired).isEmpty)
  }

  @Test func `one number for all edges is told once`() throws {
    let view = #"{ "type": "label", "text": "A", "frame": "superview", "layoutMargins": 12 }"#
    let text =
      "{ \"canvas\": { \"width\": 90, \"height\": 90 }, \"layoutMargins\": 12, \"views\": [\(view), \(view)] }"
    #expect(try Self.findings(text).map(\.code) == [.repeatedLiteral])
  }

  @Test func `metrics that nothing uses are told where they are named`() throws {
    let text = """
      { "canvas": { "width": 90, "height": 90 },
        "metrics": { "side": 16, "old": "side * 2", "older": 3 },
        "views": [{ "frame": { "x": "side", "y": 0, "width": 9, "height": 9 } }] }
      """
    let findings = try Self.findings(text)
    #expect(findings.map(\.code) == [.unusedMetric, .unusedMetric])
    #expect(findings.map { $0.source?.line } == [2, 2])
    // `  "metrics": { "side": 16, ` has 27 characters, `"old": "side * 2", ` 19.
    #expect(findings.map { $0.source?.column } == [28, 47])
    #expect(findings.map(\.view) == ["SpecCanvas", "SpecCanvas"])
    let repaired = text.replacing(", \"old\": \"side * 2\", \"older\": 3", with: "")
    #expect(try Self.findings(repaired).isEmpty)
  }

  @Test(arguments: [
    ("sixteen", "16"), ("margin16", "16"), ("pt16", "16"), ("half", "0.5"), ("twentyFour", "24"),
    ("twenty_four", "24"), ("sixteenPoints", "16"), ("px2", "2"), ("_8", "8"), ("eight", "8"),
    ("size_44", "44"),
  ])
  func `names that say a value are told`(name: String, value: String) throws {
    let findings = try Self.findings(Self.named(name, value))
    #expect(findings.map(\.code) == [.metricNamedByValue], "\(name)")
    // `  "metrics": { ` has 15 characters.
    #expect(findings.first?.source == FindingSource(file: "a.json", line: 2, column: 16))
  }

  @Test(arguments: [
    ("column2", "2"), ("column2", "120"), ("margin", "16"), ("eightColumnWidth", "8"), ("halfWidth", "0.5"),
    ("sixteen", "20"), ("h1", "24"), ("row3", "3"), ("margin16", "\"8 * 2\""), ("one", "\"scale\""),
    ("ratio16to9", "16"), ("tenant", "10"), ("often", "10"),
  ])
  func `names that say more are not`(name: String, value: String) throws {
    #expect(try Self.findings(Self.named(name, value)).isEmpty, "\(name)")
  }

  private static func named(_ name: String, _ value: String) -> String {
    """
    { "canvas": { "width": 90, "height": 90 },
      "metrics": { "\(name)": \(value) }, "layoutMargins": "\(name)" }
    """
  }
}

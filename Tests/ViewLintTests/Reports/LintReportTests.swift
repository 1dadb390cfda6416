import Foundation
import Testing

@testable import ViewLint

@Suite struct LintReportTests {
  /// 100⅓ points: 100.333 pixels at 1x, 200.667 at 2x, 301 at 3x.
  static var finding: Finding {
    var finding = Finding(
      .unsnappedEdge, view: "Card/Badge[2]", message: "the right edge lies between two pixels",
      fix: "snap the frame")
    finding.values = [FindingValue("right edge", points: 301.0 / 3)]
    finding.scales = [1, 2]
    finding.source = FindingSource(file: "Examples/card.json", line: 12, column: 5)
    return finding
  }

  @Test func `a finding is told as compilers tell theirs`() {
    let expected = """
      Examples/card.json:12:5: warning: the right edge lies between two pixels [unsnapped-edge]
          Card/Badge[2]
          right edge 100.333 pt: 100.333 px @1x, 200.667 px @2x
          fix: snap the frame
      1 finding (1 warning) in 1 file

      """
    #expect(LintReport([Self.finding]).text == expected)
  }

  @Test func `without a file the view is the place`() {
    var finding = Self.finding
    finding.source = nil
    finding.values = []
    finding.others = ["Card/Title[0]"]
    let expected = [
      "Card/Badge[2]: warning: the right edge lies between two pixels [unsnapped-edge]",
      "    with Card/Title[0]", "    at @1x, @2x", "    fix: snap the frame",
    ]
    #expect(LintReport.lines(of: finding) == expected)
    finding.source = FindingSource(file: "Card.swift", line: 7, function: "Card.layoutSubviews()")
    #expect(LintReport.lines(of: finding)[0].hasPrefix("Card.swift:7: warning: "))
    #expect(LintReport.lines(of: finding)[2] == "    in Card.layoutSubviews()")
    finding.others = (1...9).map { ViewPath("V\($0)") }
    #expect(LintReport.lines(of: finding).contains("    with V1, V2, V3, V4, V5, V6 and 3 more"))
  }

  @Test func `no text of a finding can begin a line or move the cursor`() {
    var finding = Self.finding
    finding.source?.file = "a\nb\u{1B}[2J.json"
    let lines = LintReport.lines(of: finding)
    #expect(lines[0].hasPrefix(#"a\u{A}b\u{1B}[2J.json:12:5: "#))
  }

  @Test(arguments: [
    (0.0, "x 0 pt"), (-16.0, "x -16 pt"), (0.5, "x 0.5 pt"), (1.0 / 3, "x 0.333 pt"), (2.0 / 3, "x 0.667 pt"),
    (1e-9, "x 1e-09 pt"), (.infinity, "x inf pt"), (1e300, "x 1e+300 pt"),
  ])
  func `numbers have three decimals at most`(points: Double, text: String) {
    #expect(FindingValue("x", points: points).text(at: []) == text)
  }

  @Test func `the summary counts by severity, the worst first`() {
    #expect(LintReport([]).summary == "no findings")
    let exempted = ExemptedFinding(Self.finding, reason: "drawn by hand")
    #expect(LintReport([], exempted: [exempted]).summary == "no findings, 1 exempted")
    #expect(
      LintReport([], exempted: [exempted], isComplete: false).summary
        == "no findings, 1 exempted, but not everything could be checked")
    var error = Self.finding
    error.severity = .error
    error.source?.file = "Examples/other.json"
    let report = LintReport([Self.finding, error, Self.finding], exempted: [exempted])
    #expect(report.summary == "3 findings (1 error, 2 warnings) in 2 files, 1 exempted")
  }

  @Test func `every code has a title and a sentence of its own`() {
    var seen: Set<String> = []
    for code in FindingCode.allCases {
      #expect(seen.insert(code.summary).inserted, "\(code)")
      #expect(seen.insert(code.explanation).inserted, "\(code)")
      #expect(!code.summary.hasSuffix(".") && code.summary.count <= 50, "\(code)")
      #expect(code.explanation.hasSuffix("."), "\(code)")
    }
  }
}

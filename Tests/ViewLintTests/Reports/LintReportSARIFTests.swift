import Foundation
import Testing

@testable import ViewLint

/// SARIF 2.1.0; section numbers are those of the standard.
@Suite struct LintReportSARIFTests {
  private static func run(of report: LintReport, version: String? = nil) throws -> [String: Any] {
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(report.sarif(version: version).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  private static func results(of report: LintReport) throws -> [[String: Any]] {
    try #require(run(of: report)["results"] as? [[String: Any]])
  }

  private static func fingerprints(_ findings: [Finding]) throws -> [String?] {
    try results(of: LintReport(findings)).map { ($0["partialFingerprints"] as? [String: String])?["view/v1"] }
  }

  @Test func `the driver has a rule for each code (3.19)`() throws {
    let run = try Self.run(of: LintReport([]), version: "1.2.3")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Plumb" && driver["version"] as? String == "1.2.3")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == FindingCode.allCases.map(\.rawValue))
    for (rule, code) in zip(rules, FindingCode.allCases) {
      #expect((rule["shortDescription"] as? [String: String]) == ["text": code.summary])
      #expect((rule["fullDescription"] as? [String: String]) == ["text": code.explanation])
      #expect((rule["help"] as? [String: String])?["text"]?.contains(code.rawValue) == true)
      #expect((rule["defaultConfiguration"] as? [String: String]) == ["level": code.severity.rawValue])
    }
  }

  @Test(arguments: [false, true])
  func `a run says whether it did all that it was to do (3.20.14)`(isComplete: Bool) throws {
    let run = try Self.run(of: LintReport([LintReportTests.finding], isComplete: isComplete))
    #expect(run["invocations"] as? [[String: Bool]] == [["executionSuccessful": isComplete]])
  }

  @Test func `a result has its rule, place, view and fix (3.27)`() throws {
    let result = try Self.results(of: LintReport([LintReportTests.finding]))[0]
    #expect(result["ruleId"] as? String == "unsnapped-edge")
    #expect(result["ruleIndex"] as? Int == FindingCode.allCases.firstIndex(of: .unsnappedEdge))
    #expect(result["level"] as? String == "warning")
    #expect(
      (result["message"] as? [String: String])?["text"]
        == "the right edge lies between two pixels. Fix: snap the frame.")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect(
      physical["artifactLocation"] as? [String: String]
        == ["uri": "Examples/card.json", "uriBaseId": "%SRCROOT%"])
    #expect(physical["region"] as? [String: Int] == ["startLine": 12, "startColumn": 5])
    #expect(
      location["logicalLocations"] as? [[String: String]]
        == [["fullyQualifiedName": "Card/Badge[2]", "kind": "object"]])
    #expect(result["suppressions"] == nil)
  }

  @Test(arguments: [
    ("a b/c:d%.json", "a%20b/c%3Ad%25.json"), ("./x.json", "x.json"), ("é#?.json", "%C3%A9%23%3F.json"),
    ("/specs/a b.json", "file:///specs/a%20b.json"), ("a~b-c_d.json", "a~b-c_d.json"), ("\n", "%0A"),
  ])
  func `paths are URI references (3.4.3, RFC 3986)`(path: String, uri: String) throws {
    var finding = LintReportTests.finding
    finding.source?.file = path
    let result = try Self.results(of: LintReport([finding]))[0]
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == uri)
    #expect(artifact?["uriBaseId"] == (path.hasPrefix("/") ? nil : "%SRCROOT%"))
  }

  @Test func `a finding without a file has no physical location (3.28.3)`() throws {
    var finding = LintReportTests.finding
    finding.source = nil
    let result = try Self.results(of: LintReport([finding]))[0]
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    #expect(location["physicalLocation"] == nil && location["logicalLocations"] != nil)
  }

  @Test func `fingerprints survive lines that move, and tell findings apart (3.27.17)`() throws {
    let finding = LintReportTests.finding
    var moved = finding
    moved.source?.line = 99
    moved.values = [FindingValue("right edge", points: 7.25)]
    #expect(try Self.fingerprints([moved]) == Self.fingerprints([finding]))
    var others = [finding, finding]
    for change: (inout Finding) -> Void in [
      { $0.view = "Card" }, { $0.code = .thinHairline }, { $0.source?.file = "b.json" },
      { $0.values = [FindingValue("left edge", points: 7.25)] }, { $0.others = ["Card"] },
    ] {
      var other = finding
      change(&other)
      others.append(other)
    }
    #expect(Set(try Self.fingerprints(others)).count == others.count)
  }

  @Test func `what is exempted is a suppressed result (3.35)`() throws {
    let finding = LintReportTests.finding
    let report = LintReport(
      [finding],
      exempted: [
        ExemptedFinding(finding, reason: "drawn by hand", isInSource: true),
        ExemptedFinding(finding, reason: "known"),
      ])
    let suppressions = try Self.results(of: report).map { $0["suppressions"] as? [[String: String]] }
    #expect(
      suppressions == [
        nil, [["kind": "inSource", "justification": "drawn by hand"]],
        [["kind": "external", "justification": "known"]],
      ])
  }
}

import Escaping
import Foundation
import Testing

@testable import SnapshotReport

/// The pages of code hosts show a run: its numbers, causes and cases, within their limits, and no markup of strangers.
@Suite struct CodeHostTests {
  private static func cases(_ count: Int, name: String = "card", cause: String = "gap 4 → 6")
    -> [SnapshotCase]
  {
    (0..<count).map {
      SnapshotCase(
        name: "Specs/\(name)-\($0).json @2x", group: "Specs", status: .different, scale: 2,
        summary: ["12 of 100 pixels differ"],
        changes: [
          SnapshotCase.Change(
            kind: "moved", view: "dot", path: "Card/dot", text: "moved 2 pt down", causes: [cause])
        ], causes: [cause], accept: "snapshot accept 'Specs/\(name)-\($0).json @2x'")
    }
  }

  private static func run(_ cases: [SnapshotCase]) -> [SnapshotRun] {
    [SnapshotRun(program: "snapshot verify", folder: "/project", cases: cases)]
  }

  @Test("The summary has the numbers, each cause once with its command, and each case")
  func summary() {
    let same = SnapshotCase(name: "Specs/a.json @1x", group: "Specs", status: .same)
    let text = ReviewSummary.markdown(Self.run([same] + Self.cases(3)))
    #expect(text.hasPrefix("\(ReviewSummary.mark)\n### Snapshots: 1 same, 3 different\n"))
    #expect(
      text.contains("| 3 | gap 4 → 6 | <code>snapshot accept &#45;&#45;cause &#39;gap 4 → 6&#39;</code> |"))
    #expect(text.components(separatedBy: "dot moved 2 pt down because gap 4 → 6").count == 4)
    #expect(!text.contains("a&#46;json"))
  }

  @Test("A summary of any number of cases is within the limit, and says what it leaves out")
  func limit() {
    let runs = Self.run(Self.cases(20_000))
    let text = ReviewSummary.markdown(runs)
    #expect(text.utf8.count <= 1 << 20 && text.utf8.count > 900_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| <code>") }
    #expect(text.contains("\n\(20_000 - rows) more snapshots are not shown here; the report has them.\n"))
    #expect(ReviewSummary.markdown(runs, limit: 2_000).utf8.count <= 2_000)
  }

  @Test("A comment of any number of cases and pictures is within GitHub's limit, and has some of each")
  func comment() {
    var links = ReviewLinks()
    links.report = "https://example.com/\"><script>"
    links.command = "/accept 1 @all"
    links.thumbnails = (0..<500).map {
      ReviewLinks.Thumbnail(name: "card-\($0)", address: "https://example.com/\($0).png", width: 7, height: 5)
    }
    let cases = (0..<2_000).flatMap { Self.cases(1, cause: "gap \($0)") }
    let text = ReviewSummary.markdown(Self.run(cases), links: links, limit: ReviewSummary.commentLimit)
    #expect(text.utf8.count <= 65_536 && text.utf8.count > 60_000)
    for words in ["causes", "pictures", "snapshots"] {
      #expect(text.contains(" more \(words) are not shown here; the report has them."))
    }
    #expect(text.components(separatedBy: "<img ").count > 50)
    #expect(text.components(separatedBy: "<details open>").count == 3 + 1)
    #expect(text.components(separatedBy: "| <code>Specs").count > 10)
    #expect(!text.contains("<script") && !text.contains("@all") && !text.contains("\"\">"))
  }

  @Test(
    "Names and texts are no markup",
    arguments: [
      "<img src=x>", "@everyone", "![a](http://b)", "| a | b |", "`code`", "#1", "https://example.com",
      "**a**",
      "a\n\n## b", "&lt;", "$x$", "</code><b>",
    ])
  func markup(name: String) {
    let text = ReviewSummary.markdown(Self.run(Self.cases(2, name: name, cause: name)))
    let letters = text.replacing(ReviewSummary.mark, with: "").replacing("<code>", with: "").replacing(
      "</code>", with: ""
    )
    .replacing("<br>", with: "")
    #expect(
      !letters.contains("<") && !letters.contains("@") && !letters.contains("![") && !letters.contains("://"))
    #expect(
      !letters.contains("**") && !letters.contains("`") && !letters.contains("$x"))
    #expect(!letters.replacing("&#", with: "").dropFirst("\n###".count).contains("#"))
    // Each case is a row with four bars, whatever its name has.
    for line in text.split(separator: "\n") where line.hasPrefix("| <code>") {
      #expect(line.count { $0 == "|" } == 4, "\(line)")
    }
  }

  @Test("At most ten annotations are printed, of which the last counts the rest")
  func annotations() {
    #expect(GitHubAnnotations.lines(Self.run(Self.cases(10))).count == 10)
    let lines = GitHubAnnotations.lines(Self.run(Self.cases(25)))
    #expect(lines.count == 10)
    #expect(lines[9] == "::error title=Snapshots::16 more snapshots need a review; see the report")
    #expect(
      lines[0]
        == "::error title=Specs/card-0.json @2x,file=Specs/card-0.json::different: dot moved 2 pt down because gap 4 → 6"
        + "%0Aaccept with: snapshot accept 'Specs/card-0.json @2x'")
    let odd = GitHubAnnotations.lines(Self.run(Self.cases(1, name: "a,b:c%\n::error::x")))
    #expect(
      odd.count == 1
        && odd[0].hasPrefix("::error title=Specs/a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax-0.json @2x,file="))
    #expect(!odd[0].contains("\n"))
  }

  // The sections of the standard: tools 3.18, results 3.27, messages 3.11.5 and 3.11.6, locations 3.4.
  @Test("A SARIF document has a result for each case, of a rule for its status, with paths as URIs")
  func sarif() throws {
    var runs = Self.run(Self.cases(1) + [SnapshotCase(name: "a.json @1x", group: "", status: .same)])
    runs[0].cases.append(
      SnapshotCase(
        name: "É/[dark]", group: "/project/Tests/Ä B.swift", status: .missing,
        summary: ["{0} [\u{301}"]))
    runs[0].cases.append(SnapshotCase(name: "x", group: "/other/C.swift", status: .trouble))
    let data = try SARIFReport.json(runs, version: "1.2")
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let all = try #require(log["runs"] as? [[String: Any]])
    #expect(all.count == 1)
    let driver = try #require((all[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(all[0]["results"] as? [[String: Any]])
    #expect(driver["version"] as? String == "1.2" && results.count == 3)
    for result in results {
      #expect(rules[result["ruleIndex"] as? Int ?? -1] == result["ruleId"] as? String)
    }
    #expect(
      results.compactMap { $0["ruleId"] as? String } == [
        "snapshot-different", "snapshot-missing", "snapshot-trouble",
      ])
    let texts = results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(texts[0] == "Specs/card-0.json @2x: different: dot moved 2 pt down")
    #expect(texts[1].utf8.elementsEqual("É/\\[dark\\]: missing: {{0}} \\[\u{301}".utf8))
    let places = results.compactMap { result -> [String: Any]? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return location?["artifactLocation"] as? [String: Any]
    }
    #expect(
      places.compactMap { $0["uri"] as? String } == [
        "Specs/card-0.json", "Tests/%C3%84%20B.swift", "file:///other/C.swift",
      ])
    #expect(places.map { $0["uriBaseId"] as? String } == ["%SRCROOT%", "%SRCROOT%", nil])
    #expect(try SARIFReport.json(runs, version: "1.2") == data)
    func isSuccessful(_ data: Data) throws -> Bool? {
      let log = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let run = (log?["runs"] as? [[String: Any]])?.first
      return (run?["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool
    }
    #expect(try isSuccessful(data) == true)
    runs[0].isComplete = false
    #expect(try isSuccessful(SARIFReport.json(runs)) == false)
  }

  @Test("A code quality report has a finding for each case, with a fingerprint that stays")
  func codeQuality() throws {
    var cases = Self.cases(2)
    cases.append(
      SnapshotCase(
        name: "CardTests/dark", group: "/project/Tests/CardTests.swift", status: .missing, summary: ["none"]))
    let data = try CodeQualityReport.json(Self.run(cases))
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(issues.count == 3)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths == ["Specs/card-0.json", "Specs/card-1.json", "Tests/CardTests.swift"])
    #expect(try CodeQualityReport.json(Self.run(cases)) == data)
    #expect(try JSONSerialization.jsonObject(with: CodeQualityReport.json([])) as? [String] == [])
  }
}

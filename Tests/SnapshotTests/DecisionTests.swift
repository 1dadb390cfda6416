import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// Marks in the page of a report become a file, and exactly what they accept is accepted.
@Suite struct DecisionTests {
  private let review = ReviewTests()

  /// A decision as the page of a report makes it, from the values in the page.
  private static func decision(_ verdict: String, _ name: String, in folder: TemporaryFolder) throws -> String
  {
    let html = String(decoding: try folder.data("report.html"), as: UTF8.self)
    let start = try #require(html.range(of: "id=\"report\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(html[start.upperBound..<end.lowerBound].utf8))
        as? [String: Any])
    for entry in page["cases"] as? [[String: Any]] ?? [] {
      let item = try #require(entry["snapshot"] as? [String: Any])
      guard item["name"] as? String == name, let group = item["group"] as? String,
        let digest = entry["digest"] as? String
      else { continue }
      return
        #"{ "name": "\#(name)", "group": "\#(group)", "digest": "\#(digest)", "decision": "\#(verdict)" }"#
    }
    throw CancellationError()
  }

  private func decide(_ decisions: String..., in folder: TemporaryFolder) throws {
    try folder.write(
      "{ \"version\": 1, \"decisions\": [\(decisions.joined(separator: ","))] }", to: "decisions.json")
  }

  @Test func `what was accepted becomes the reference, and what was rejected stays`() throws {
    let folder = try review.changedFolder()
    #expect(try review.run("report failures", folder).exitCode == 1)
    try decide(
      Self.decision("accept", "./card.json @2x", in: folder),
      Self.decision("reject", "./card.json @1x", in: folder),
      in: folder)
    let old = try folder.data("card.png")
    let result = try review.run("accept --decisions decisions.json", folder)
    #expect(result.exitCode == 0)
    #expect(result.outputText == "1 reference accepted, 1 rejected\n")
    #expect(try folder.data("card@2x.png") == folder.data("failures/card@2x.actual.png"))
    #expect(try folder.data("card.png") == old)
    #expect(try review.run("verify card.json --scale 2", folder).exitCode == 0)
    #expect(try review.run("verify card.json --scale 1,3", folder).exitCode == 1)
  }

  @Test func `what was accepted becomes the line of a manifest, with its picture in the store`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("store adopt .", folder)
    _ = try review.run("verify .", folder)
    _ = try review.run("report failures", folder)
    try decide(Self.decision("accept", "./card.json @2x", in: folder), in: folder)
    func lines() throws -> [Substring] {
      String(decoding: try folder.data("snapshots.json"), as: UTF8.self).split(separator: "\n")
    }
    let old = try lines()
    // Another picture than the page shows is not accepted.
    let actual = try folder.data("failures/card@2x.actual.png")
    try folder.data("failures/card@3x.actual.png")
      .write(to: folder.url.appending(path: "failures/card@2x.actual.png"))
    #expect(try review.run("accept --decisions decisions.json", folder).exitCode == 2)
    #expect(try lines() == old)
    try actual.write(to: folder.url.appending(path: "failures/card@2x.actual.png"))
    let result = try review.run("accept --decisions decisions.json", folder)
    #expect(result.outputText == "1 reference accepted\n", "\(result.errors)")
    let changed = zip(old, try lines()).filter { $0 != $1 }.map(\.1)
    #expect(changed.count == 1 && changed[0].hasPrefix(",\"card@2x.png\":"))
    #expect(!folder.files.contains("card@2x.png"))
    #expect(try review.run("verify card.json --scale 2", folder).exitCode == 0)
    #expect(try review.run("verify card.json --scale 1", folder).exitCode == 1)
  }

  @Test func `the page has the command that takes the file, and a digest for what can be decided alone`()
    throws
  {
    let folder = try review.changedFolder()
    _ = try review.run("verify . -o other", folder)
    _ = try review.run("report other", folder)
    let html = String(decoding: try folder.data("report.html"), as: UTF8.self)
    #expect(html.contains("\"decide\":\"snapshot accept --decisions decisions.json --results other\""))
    // Three pictures differ; the other three have the same status as before.
    #expect(html.components(separatedBy: "\"digest\":").count - 1 == 3)
  }

  @Test func `a picture that is not the one of the report is not accepted`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("report failures", folder)
    try decide(Self.decision("accept", "./card.json @1x", in: folder), in: folder)
    try folder.write(ReviewTests.spec(gap: 8), to: "card.json")
    _ = try review.run("verify .", folder)
    let old = try folder.data("card.png")
    let result = try review.run("accept --decisions decisions.json", folder)
    #expect(result.exitCode == 2)
    #expect(
      result.troubles == [
        "snapshot: failures/card.actual.png: is not what the report showed; make a new report of the run"
      ])
    #expect(try folder.data("card.png") == old)
  }

  @Test func `a decision about nothing in the results is told, and the others are carried out`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("report failures", folder)
    let good = try Self.decision("accept", "./card.json @1x", in: folder)
    try decide(good, good.replacing("card.json @1x", with: "card.json @9x"), in: folder)
    let result = try review.run("accept --decisions decisions.json", folder)
    #expect(result.exitCode == 2)
    #expect(result.outputText == "1 reference accepted\n")
    #expect(
      result.troubles.count == 1 && result.errors.contains("is not among the differences of the results"))
  }

  @Test func `a file that is no file of decisions ends with 2 and one line`() throws {
    let folder = try review.changedFolder()
    for text in ["", "{", "[]", "{}", "null", "{ \"version\": 7 }", "\u{FEFF}", "\0"] {
      try folder.write(text, to: "decisions.json")
      let result = try review.run("accept --decisions decisions.json", folder)
      #expect(result.exitCode == 2 && result.outputText.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains("decisions.json: "))
    }
    #expect(try review.run("accept --decisions nowhere.json", folder).exitCode == 2)
    #expect(try review.run("accept --decisions .", folder).exitCode == 2)
    #expect(try review.run("accept --decisions decisions.json", folder, ["CI": "1"]).exitCode == 2)
  }

  @Test func `a review that rejects everything changes nothing, and is no error`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("report failures", folder)
    try decide(Self.decision("reject", "./card.json @1x", in: folder), in: folder)
    let result = try review.run("accept --decisions decisions.json", folder)
    #expect(result.exitCode == 0 && result.outputText == "0 references accepted, 1 rejected\n")
  }

  @Test func `a text is accepted by the lines that were shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old\n", to: "tests/a.txt")
    try folder.write("new\n", to: "artifacts/a.txt")
    try folder.write("a.txt\n", to: "tests/.snapshot-references")
    func results(_ summary: [String]) throws {
      let item = SnapshotCase(
        name: "a", group: "g", status: .different, reference: "tests/a.txt", actual: "artifacts/a.txt",
        summary: summary, accept: "snapshot accept a --results artifacts/results-xctest.jsonl")
      let run = SnapshotRun(program: "XCTest", folder: folder.url.path, cases: [item])
      try folder.write(
        String(decoding: ResultsFile.data(run), as: UTF8.self), to: "artifacts/results-xctest.jsonl")
    }
    try results(["-old", "+new"])
    _ = try review.run("report artifacts", folder)
    try decide(Self.decision("accept", "a", in: folder), in: folder)
    let line = "accept --decisions decisions.json --results artifacts/results-xctest.jsonl"
    try results(["-old", "+newer"])
    #expect(try review.run(line, folder).errors.contains("is not what the report showed"))
    try results(["-old", "+new"])
    #expect(try review.run(line, folder).outputText == "1 reference accepted\n")
    #expect(try folder.data("tests/a.txt") == Data("new\n".utf8))
  }
}

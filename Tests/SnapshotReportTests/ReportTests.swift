import Escaping
import Foundation
import Testing

@testable import SnapshotReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Results as files, as one JSON document and as JUnit.
@Suite("Results and reports")
struct ReportTests {
  static let run = SnapshotRun(
    program: "snapshot verify", folder: "/project", filter: ["card.json"],
    cases: [
      SnapshotCase(name: "card.json @1x", group: "Snapshots", status: .same, scale: 1, seconds: 0.0015),
      SnapshotCase(
        name: "card.json @2x", group: "Snapshots", status: .different, scale: 2, seconds: 1.5,
        reference: "card@2x.png",
        actual: "failures/card@2x.actual.png", difference: "failures/card@2x.difference.png",
        comparison: "c.png",
        summary: ["12 of 100 pixels differ"],
        measurement: SnapshotCase.Measurement(
          differingPixels: 12, totalPixels: 100, largestChannelDifference: 255,
          box: SnapshotCase.Box(x: 1, y: 2, width: 3, height: 4),
          worst: SnapshotCase.Box(x: 1, y: 2, width: 1, height: 1)),
        changes: [
          SnapshotCase.Change(
            kind: "moved", view: "title", path: "Card/UILabel#title", text: "moved 1 pt down",
            causes: ["icon grew <20 → 21>"], pixels: 12,
            box: SnapshotCase.Box(x: 1, y: 2, width: 3, height: 4))
        ], causes: ["icon grew <20 → 21>"], referenceTree: [SnapshotCase.TreeRow(depth: 0, text: "Card")],
        actualTree: [SnapshotCase.TreeRow(depth: 0, text: "Card", marks: ["moved"])],
        accept: "snapshot record card.json"),
      SnapshotCase(name: "odd \"name\"\u{1}", group: "A & B", status: .trouble, summary: ["]]> & <x>"]),
    ])

  @Test("A file holds what was written, line by line or at once")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("results-tests.jsonl").path
    let writer = ResultsWriter(Self.run, path: path)
    for item in Self.run.cases { writer.append(item) }
    var unfinished = Self.run
    unfinished.isComplete = false
    #expect(ResultsFile.files(in: folder.path) == [path])
    #expect(ResultsFile.files(in: folder.path + "/") == [path])
    #expect(try ResultsFile.run(at: path) == unfinished)
    writer.finish()
    #expect(try ResultsFile.run(at: path) == Self.run)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == ResultsFile.data(Self.run))
  }

  @Test("Cases of several threads are each a line")
  func threads() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = ResultsWriter(SnapshotRun(program: "p", folder: "/"), path: path)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { writer.append(SnapshotCase(name: "\(number)", group: "g", status: .same)) }
      }
    }
    writer.finish()
    let run = try ResultsFile.run(at: path)
    #expect(run.isComplete)
    #expect(Set(run.cases.map(\.name)).count == 200)
  }

  @Test(
    "What is no file of results is told with its line",
    arguments: [
      ("", "r.jsonl: the file is empty"), ("\n", "r.jsonl:1: this is not the beginning of snapshot results"),
      ("{}\n", "r.jsonl:1: this is not the beginning of snapshot results: version is missing"),
      ("[1]\n", "r.jsonl:1: this is not the beginning of snapshot results: it is not a JSON object"),
      ("\u{0}", "r.jsonl:1: this is not the beginning of snapshot results: it is not JSON"),
      (#"{"version":2}"#, "r.jsonl:1: results of version 2, and this program reads version 1"),
      (#"{"version":2,"program":"p","folder":"/","filter":[]}"#, "r.jsonl:1: results of version 2"),
      (
        #"{"version":1,"program":"p","folder":"/","filter":[]}"# + "\n{}\n",
        "r.jsonl:2: this line is not a case of a snapshot: name is missing"
      ),
      (
        #"{"version":1,"program":"p","folder":"/","filter":[]}"# + "\n\n" + #"{"name":1}"# + "\n",
        "r.jsonl:3: this line is not a case of a snapshot: name is not of type String"
      ),
      (
        #"{"version":1,"program":"p","folder":"/","filter":[]}"# + "\n"
          + #"{"name":"n","group":"g","status":"fine"}"# + "\n",
        "r.jsonl:2: this line is not a case of a snapshot: status has an unknown value"
      ),
      (
        #"{"version":1,"program":"p","folder":"/","filter":[]}"# + "\n{\"end\":0}\n{\"end\":0}\n",
        "r.jsonl:3: a line after the end"
      ),
      (
        #"{"version":1,"program":"p","folder":"/","filter":[]}"# + "\n{\"end\":3}\n",
        "r.jsonl:2: the end of 3 cases"
      ),
    ])
  func damaged(text: String, problem: String) throws {
    let error = try #require(throws: ResultsError.self) {
      try ResultsFile.run(in: Data(text.utf8), path: "r.jsonl")
    }
    #expect(error.description.hasPrefix(problem))
  }

  @Test("Blank lines and lines as Windows ends them are no cases")
  func blankLines() throws {
    let text = String(decoding: try ResultsFile.data(Self.run), as: UTF8.self)
    let run = try ResultsFile.run(
      in: Data(text.replacing("\n", with: "\r\n\r\n").utf8), path: "r.jsonl")
    #expect(run == Self.run)
  }

  @Test("What comes behind the end is left out")
  func behindTheEnd() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = ResultsWriter(Self.run, path: path)
    for item in Self.run.cases { writer.append(item) }
    writer.finish()
    writer.append(Self.run.cases[0])
    writer.finish()
    #expect(try ResultsFile.run(at: path) == Self.run)
  }

  @Test("A run that ended early is nothing good, whatever it found")
  func endedEarly() {
    let same = SnapshotCase(name: "n", group: "g", status: .same)
    var run = SnapshotRun(program: "XCTest", folder: "/", cases: [same])
    #expect(RunSummary([run]).isGood && RunSummary([run]).words == "1 same")
    #expect(JUnitReport.xml([run]).contains(#"<testsuites tests="1" failures="0" errors="0""#))
    run.isComplete = false
    #expect(!RunSummary([run]).isGood && RunSummary([run]).words == "1 same; a run ended early")
    #expect(RunSummary([run, run]).words == "2 same; 2 runs ended early")
    let xml = JUnitReport.xml([run])
    #expect(xml.contains(#"<testsuites tests="2" failures="0" errors="1""#))
    #expect(xml.contains(#"<testsuite name="XCTest" tests="1" failures="0" errors="1""#))
  }

  @Test("Half a line at the end is a run that ended early")
  func halfLine() throws {
    let whole = try ResultsFile.data(Self.run)
    let run = try ResultsFile.run(in: whole.dropLast(40), path: "r.jsonl")
    #expect(!run.isComplete)
    #expect(run.cases.count >= 2)
  }

  @Test("Every key of the document is declared in its schema, and nothing more is required")
  func schema() throws {
    let schema = try object(Data(JSONReport.schema.utf8))
    let document = try object(JSONReport.json([Self.run]))
    check(document, schema, schema, path: "$")
    let summary = try #require(document["summary"] as? [String: Any])
    #expect(summary["total"] as? Int == 3)
    #expect(
      summary["same"] as? Int == 1 && summary["different"] as? Int == 1 && summary["trouble"] as? Int == 1)
  }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func check(_ value: Any, _ schema: [String: Any], _ root: [String: Any], path: String) {
    var schema = schema
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        Issue.record("\(reference) is not defined")
        return
      }
      schema = definition
    }
    if let options = schema["enum"] as? [String] {
      #expect(options.contains(value as? String ?? ""), "\(path)")
    }
    if let constant = schema["const"] { #expect("\(constant)" == "\(value)", "\(path)") }
    switch schema["type"] as? String {
    case "object":
      guard let members = value as? [String: Any], let known = schema["properties"] as? [String: Any] else {
        Issue.record("\(path) is no object")
        return
      }
      for (key, member) in members {
        guard let inner = known[key] as? [String: Any] else {
          Issue.record("\(path).\(key) is not declared")
          continue
        }
        check(member, inner, root, path: "\(path).\(key)")
      }
      for key in schema["required"] as? [String] ?? [] { #expect(members[key] != nil, "\(path).\(key)") }
    case "array":
      guard let items = value as? [Any], let inner = schema["items"] as? [String: Any] else {
        Issue.record("\(path) is no array")
        return
      }
      for item in items { check(item, inner, root, path: "\(path)[]") }
    case "string": #expect(value is String, "\(path)")
    case "integer", "number", "boolean": #expect(value is NSNumber, "\(path)")
    default: #expect(schema["enum"] != nil || schema["const"] != nil, "\(path) has no type")
    }
  }

  @Test("JUnit has a suite for each group, and escapes what XML has no character for")
  func junit() throws {
    let xml = JUnitReport.xml([Self.run])
    #expect(xml.contains(#"<testsuites tests="3" failures="1" errors="1" time="1.502">"#))
    #expect(xml.contains(#"<testsuite name="A &amp; B" tests="1" failures="0" errors="1" time="0.000">"#))
    #expect(xml.contains(#"<testcase classname="Snapshots" name="card.json @1x" time="0.002"/>"#))
    #expect(xml.contains(#"<failure type="different" message="title moved 1 pt down">"#))
    #expect(xml.contains("title moved 1 pt down because icon grew &lt;20 → 21&gt;"))
    #expect(xml.contains("name=\"odd &quot;name&quot;\u{FFFD}\""))
    #expect(xml.contains("]]&gt; &amp; &lt;x&gt;"))
    #if canImport(FoundationXML)
      #expect(XMLParser(data: Data(xml.utf8)).parse())
    #endif
  }
}

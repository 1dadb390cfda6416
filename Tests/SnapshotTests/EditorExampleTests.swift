import Foundation
import TestSupport
import Testing

/// The files of `Examples/Editor` fit what the command prints.
@Suite struct EditorExampleTests {
  /// A form of lines, as tasks have it: the expression, and the group of each part.
  private struct Form {
    let expression: NSRegularExpression
    let groups: [String: Int]

    /// Returns the parts of the first line that has the form, and those of the other lines.
    func matches(in text: String) -> [[String: String]] {
      text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
        let line = String(line)
        let whole = NSRange(line.startIndex..<line.endIndex, in: line)
        guard let match = expression.firstMatch(in: line, range: whole) else { return nil }
        return groups.compactMapValues { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
      }
    }
  }

  private static func tasks() throws -> [[String: Any]] {
    let path = PackageFolders.path("Examples/Editor/.vscode/tasks.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    return try #require((file as? [String: Any])?["tasks"] as? [[String: Any]])
  }

  /// Returns the forms of a task's matcher.
  private static func forms(_ task: String, _ owner: String) throws -> [Form] {
    let found = try #require(try tasks().first { $0["label"] as? String == task })
    let one = found["problemMatcher"] as? [String: Any]
    let all = found["problemMatcher"] as? [[String: Any]] ?? (one.map { [$0] } ?? [])
    let matcher = try #require(all.first { $0["owner"] as? String == owner })
    let pattern = matcher["pattern"] as? [String: Any]
    return try (matcher["pattern"] as? [[String: Any]] ?? (pattern.map { [$0] } ?? [])).map { pattern in
      let text = try #require(pattern["regexp"] as? String)
      return Form(
        expression: try NSRegularExpression(pattern: text), groups: pattern.compactMapValues { $0 as? Int })
    }
  }

  @Test func `an error of a spec is at its place`() throws {
    let folder = try TemporaryFolder()
    let line = #"  "canvas": { "width": 20, "height": 10, "colour": "red" }, "views": [] }"#
    try folder.write("{\n\(line)\n", to: "a b.json")
    let start = try #require(line.range(of: "\"colour\"")).lowerBound
    let column = line.distance(from: line.startIndex, to: start) + 1
    for (task, arguments) in [
      ("snapshot: lint", ["lint", "a b.json"]), ("snapshot: verify", ["verify", "a b.json"]),
      ("snapshot: render this spec", ["render", "a b.json"]),
    ] {
      let result = try SnapshotProcess.run(arguments, in: folder.url)
      let found = try Self.forms(task, "snapshot-spec")[0].matches(in: result.errors)
      #expect(found.count == 1)
      #expect(
        found.first?["file"] == "a b.json" && found.first?["line"] == "2"
          && found.first?["column"] == "\(column)")
      #expect(found.first?["severity"] == nil && found.first?["message"]?.contains("colour") == true)
    }
  }

  @Test func `a finding is at its place, with its code`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "snap": false, "canvas": { "width": 100, "height": 40 }, "views": [
        { "frame": { "x": 0.3, "y": 0, "width": 20, "height": 20 }, "background": "red" } ] }
      """, to: "card.json")
    let result = try SnapshotProcess.run(["lint", "card.json", "--scale", "1"], in: folder.url)
    let found = try Self.forms("snapshot: lint", "snapshot-lint")[0].matches(in: result.outputText)
    let edge = try #require(found.first { $0["code"] == "unsnapped-edge" }, "\(result.outputText)")
    #expect(edge["file"] == "card.json" && edge["line"] == "2" && edge["severity"] == "warning")
  }

  @Test func `a difference is in its picture, and a missing reference, too`() throws {
    let folder = try TemporaryFolder()
    func write(_ color: String) throws {
      try folder.write(
        #"{ "canvas": { "width": 9, "height": 9, "background": "\#(color)" }, "views": [] }"#, to: "card.json"
      )
    }
    try write("red")
    let missing = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    let file = try Self.forms("snapshot: verify", "snapshot-file")[0].matches(in: missing.errors)
    #expect(file.first?["file"] == "card.png" && file.first?["message"]?.hasPrefix("no reference") == true)

    _ = try SnapshotProcess.run(["record", "card.json", "--scale", "1"], in: folder.url)
    try write("blue")
    let result = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    let forms = try Self.forms("snapshot: verify", "snapshot-difference")
    #expect(forms[0].matches(in: result.outputText).first?["file"] == "card.png")
    // The message is in the next line.
    let lines = result.outputText.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { !forms[0].matches(in: $0).isEmpty })
    #expect(
      forms[1].matches(in: lines[place + 1]).first?["message"]?.hasPrefix("81 of 81 pixels differ") == true)
  }

  @Test func `the lines of the compiler have a place and a severity`() throws {
    let line = "/home/me/App/Sources/Card.swift:12:7: error: cannot find 'x' in scope"
    let found = try Self.forms("swift: build", "swift")[0].matches(in: line)
    #expect(
      found == [
        [
          "file": "/home/me/App/Sources/Card.swift", "line": "12", "column": "7", "severity": "error",
          "message": "cannot find 'x' in scope",
        ]
      ])
  }

  @Test func `the tasks are commands that the program reads`() throws {
    for task in try Self.tasks() where task["command"] as? String == "snapshot" {
      let arguments = try #require(task["args"] as? [String])
      let help = try SnapshotProcess.run([arguments[0], "--help"])
      #expect(help.exitCode == 0)
      for option in arguments where option.hasPrefix("--") { #expect(help.outputText.contains(option)) }
    }
  }
}

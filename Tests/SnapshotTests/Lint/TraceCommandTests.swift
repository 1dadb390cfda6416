import Foundation
import TestSupport
import Testing

/// `snapshot trace` as its users run it.
@Suite struct TraceCommandTests {
  private static let spec = """
    { "canvas": { "width": 90, "height": 60 },
      "views": [{ "id": "icon", "frame": { "x": 2, "y": "1 / scale", "width": 8, "height": 6 } }] }
    """

  @Test func `the events of a layout are told in their order, by view`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.json")
    let result = try SnapshotProcess.run(["trace", "a.json"], in: folder.url)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let lines = result.outputText.split(separator: "\n").map(String.init)
    // The centre is at 2 + 8 / 2 and 1 + 6 / 2.
    let expected = [
      "layout pass from SpecCanvas", "  layoutSubviews of SpecCanvas/SpecView[0]",
      "SpecView#icon position (0, 0) → (6, 4), by layoutSubviews of SpecCanvas/SpecView[0]",
    ]
    var rest = lines[...]
    for text in expected {
      let place = try #require(rest.firstIndex { $0.contains(text) }, "\(text) in \(lines)")
      rest = rest[(place + 1)...]
    }
    // 1 / 2 + 3: each scale has a layout of its own.
    let double = try SnapshotProcess.run(["trace", "a.json", "--scale", "2"], in: folder.url)
    #expect(double.outputText.contains("SpecView#icon position (0, 0) → (6, 3.5)"))
    #expect(try SnapshotProcess.run(["trace", "a.json"], in: folder.url).output == result.output)
  }

  @Test func `several specs have headings`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a"] { try folder.write(Self.spec, to: "s/\(name).json") }
    let result = try SnapshotProcess.run(["trace", "s"], in: folder.url)
    let headings = result.outputText.split(separator: "\n").filter { $0.hasPrefix("s/") }
    #expect(headings == ["s/a.json @1x:", "s/b.json @1x:"])
  }

  @Test func `JSON is one document of all traces`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a \"b\".json")
    let result = try SnapshotProcess.run(
      ["trace", "a \"b\".json", "-", "--format", "json", "--scale", "3"], in: folder.url,
      input: Data(Self.spec.utf8))
    let document = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let traces = try #require(document["traces"] as? [[String: Any]])
    #expect(traces.map { $0["spec"] as? String } == ["a \"b\".json", "-"])
    #expect(traces.map { $0["scale"] as? Int } == [3, 3])
    let trace = try #require(traces[0]["trace"] as? [String: Any])
    #expect(Set(trace.keys) == ["views", "events", "turns"])
    let names = (trace["views"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names?.contains("SpecView#icon") == true)
  }

  @Test func `trouble exits with 2, and the other specs are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a.json")
    try folder.write(
      Self.spec.replacing("\"x\": 2", with: "\"x\": \"1 / (superview.width - 90)\""), to: "b.json")
    let result = try SnapshotProcess.run(["trace", "b.json", "c.json", "a.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("snapshot: b.json:2:") && result.errors.contains("division by zero"))
    #expect(result.errors.contains("snapshot: c.json: no such file"))
    #expect(result.outputText.contains("SpecView#icon position"))
  }
}

import Foundation
import SnapshotReport
import TestSupport
import Testing

/// The commands after a run: results are reported and accepted, and references without an owner are found.
@Suite struct ReviewTests {
  static func spec(gap: Int, color: String = "black") -> String {
    """
    { "canvas": { "width": 40, "height": 30, "background": "white" }, "metrics": { "gap": \(gap) },
      "views": [
        { "id": "bar", "background": "\(color)", "frame": { "x": 0, "y": 0, "width": 20, "height": 10 } },
        { "id": "dot", "background": "red",
          "frame": { "x": 0, "y": "bar.maxY + gap", "width": 5, "height": 5 } }] }
    """
  }

  /// A folder with two specs, their references, and what verify left of a change to one of them.
  func changedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(gap: 4), to: "card.json")
    try folder.write(Self.spec(gap: 4), to: "postcard.json")
    _ = try run("record .", folder)
    try folder.write(Self.spec(gap: 6), to: "card.json")
    #expect(try run("verify .", folder).exitCode == 1)
    return folder
  }

  /// Runs the command; `_` stands for a blank in an argument.
  func run(
    _ line: String, _ folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      line.split(separator: " ").map { String($0).replacing("_", with: " ") }, in: folder.url,
      environment: environment)
  }

  @Test func `verify tells which view moved and why, and leaves it for others`() throws {
    let folder = try changedFolder()
    let text = try run("verify card.json --scale 2", folder).outputText
    #expect(text.contains("dot moved 2 pt (4 px) down because gap 4 → 6"))
    let run = try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl")
    #expect(run.filter == ["card.json"] && run.isComplete)
    #expect(run.cases.map(\.status) == [.different])
    #expect(run.cases[0].causes == ["gap 4 → 6"])
    #expect(run.cases[0].measurement?.differingPixels == 2 * 10 * 4)
    #expect(run.cases[0].actualTree.contains { $0.text.contains("#dot") && $0.marks == ["moved"] })
  }

  @Test func `pictures of one spec that differ for the same reasons are told once, each with its pixels`()
    throws
  {
    let folder = try changedFolder()
    let text = try run("verify card.json", folder).outputText
    #expect(text.components(separatedBy: "why:").count == 2)
    #expect(text.components(separatedBy: "because gap 4 → 6").count == 2 + 1)
    // A square of 5 points moved by 2: two strips of 2 by 5 points differ.
    for (name, count, all) in [("card@2x.png", 80, 4_800), ("card@3x.png", 180, 10_800)] {
      #expect(
        text.contains("different: \(name), for the same reasons: \(count) of \(all) pixels differ"), "\(text)"
      )
    }
    #expect(text.contains("accept with: snapshot accept 'card.json @3x'"))
  }

  @Test(arguments: [
    (
      "media-row", "\"imageSize\": 68", "\"imageSize\": 70", "longText shrank 174 → 172 pt (344 px) wide",
      "imageSize 68 → 70"
    ),
    (
      "media-row", "\"imageSize\": 68", "\"imageSize\": 70", "longCard grew 100 → 102 pt (204 px) high",
      "because cardHeight 100 → 102 because imageSize 68 → 70"
    ),
    (
      "media-row", "\"imageSize\": 68", "\"imageSize\": 72", "shortImage corner radius changed 34 → 36",
      "because imageSize 68 → 72"
    ),
    (
      "sign-in", "\"fieldHeight\": 44", "\"fieldHeight\": 48", "mail grew 44 → 48 pt (96 px) high",
      "fieldHeight 44 → 48"
    ),
    ("profile-card", "\"gap\": 12", "\"gap\": 14", "about moved 4 pt (8 px) down", "gap 12 → 14"),
  ])
  func `what a metric of an example moved, moved because of the metric`(
    name: String, old: String, new: String, change: String, cause: String
  ) throws {
    let folder = try TemporaryFolder()
    let spec = try String(contentsOfFile: PackageFolders.path("Examples/\(name).json"), encoding: .utf8)
    #expect(spec.contains(old))
    try folder.write(spec, to: "spec.json")
    _ = try run("record spec.json --scale 2", folder)
    try folder.write(spec.replacing(old, with: new), to: "spec.json")
    let text = try run("verify spec.json --scale 2", folder).outputText
    let line = try #require(text.split(separator: "\n").first { $0.contains(change) }, "\(text)")
    #expect(line.contains(cause), "\(line)")
    #expect(!text.contains("!!"))
    // All changes have one cause, which is told once.
    let causes = try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl").cases[0].causes
    #expect(causes.count == 1 && cause.hasSuffix(causes[0]), "\(causes)")
  }

  @Test func `a spec that cannot be read is a case in trouble`() throws {
    let folder = try changedFolder()
    try folder.write("{ \"canvas\": 1 }", to: "broken.json")
    #expect(try run("verify . --scale 1", folder).exitCode == 2)
    let cases = try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl").cases
    #expect(cases.map(\.status) == [.trouble, .different, .same])
    #expect(cases[0].name == "./broken.json")
    #expect(cases[0].summary.count == 1 && cases[0].summary[0].contains("$.canvas"))
  }

  @Test func `what several pictures differ for is told at the end, with what accepts it`() throws {
    let folder = try changedFolder()
    try folder.write(Self.spec(gap: 6), to: "postcard.json")
    let text = try run("verify . --scale 1,2", folder).outputText
    #expect(
      text.hasSuffix(
        """
        4 differ because gap 4 → 6
          accept with: snapshot accept --cause 'gap 4 → 6'
        0 same, 4 different, 0 not compared

        """))
    // One alone has its own line above.
    #expect(try !run("verify card.json --scale 1", folder).outputText.contains("differ because"))
  }

  @Test func `a whole name accepts that case alone`() throws {
    let folder = try changedFolder()
    let accepted = try run("accept ./card.json_@2x", folder)
    #expect(accepted.exitCode == 0)
    #expect(accepted.outputText == "1 reference accepted\n")
    #expect(try run("verify . --scale 2", folder).exitCode == 0)
    #expect(try run("verify . --scale 1", folder).exitCode == 1)
  }

  @Test func `of two names of which one is a part of the other, the whole one is meant`() throws {
    let folder = try TemporaryFolder()
    for gap in [4, 6] {
      for name in ["card.json", "postcard.json"] { try folder.write(Self.spec(gap: gap), to: name) }
      _ = try run("\(gap == 4 ? "record" : "verify") card.json postcard.json --scale 1", folder)
    }
    #expect(try run("accept card.json_@1x", folder).outputText == "1 reference accepted\n")
    #expect(try run("verify card.json --scale 1 -o other", folder).exitCode == 0)
    #expect(try run("accept post", folder).outputText == "1 reference accepted\n")
  }

  @Test func `a cause accepts all that differ for it`() throws {
    let folder = try changedFolder()
    #expect(try run("accept --cause gap_4_→_7", folder).exitCode == 2)
    #expect(try run("accept --cause gap_4_→_6", folder).outputText == "3 references accepted\n")
    #expect(try run("verify .", folder).exitCode == 0)
    // Nothing is left of a run without differences.
    let again = try run("accept --all", folder)
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("failures"))
  }

  @Test func `what was recorded since the run is kept, and in CI all is`() throws {
    let folder = try changedFolder()
    #expect(try run("accept --all", folder, ["CI": "1"]).exitCode == 2)
    #expect(try run("accept", folder).errors.contains("--cause or --all"))
    try folder.write(Self.spec(gap: 9), to: "card.json")
    _ = try run("record card.json", folder)
    let kept = try folder.data("card.png")
    // The clock of the file system may be coarse.
    let later = Date(timeIntervalSinceNow: 5)
    for name in ["card.png", "card@2x.png", "card@3x.png"] {
      try FileManager.default.setAttributes(
        [.modificationDate: later], ofItemAtPath: folder.url.path + "/" + name)
    }
    let result = try run("accept --all", folder)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("was written after the run"))
    #expect(try folder.data("card.png") == kept)
  }

  @Test func `pictures whose spec is gone are orphans, and those of other scales`() throws {
    let folder = try changedFolder()
    #expect(try run("orphans .", folder).outputText.contains("0 orphans") == false)
    try FileManager.default.removeItem(atPath: folder.url.path + "/failures")
    #expect(try run("orphans .", folder).exitCode == 0)
    try FileManager.default.removeItem(atPath: folder.url.path + "/postcard.json")
    _ = try run("record card.json --scale 4", folder)
    let found = try run("orphans .", folder)
    #expect(found.exitCode == 1)
    #expect(
      found.outputText == "./card@4x.png\n./postcard.png\n./postcard@2x.png\n./postcard@3x.png\n4 orphans\n")
    #expect(try run("orphans . --delete", folder).outputText.hasSuffix("4 orphans deleted\n"))
    #expect(try run("orphans .", folder).exitCode == 0)
    #expect(try run("accept --all", folder).exitCode == 2)
  }

  @Test func `nothing is deleted after a run under a filter, or one that ended early`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(gap: 4), to: "a.json")
    _ = try run("record a.json --scale 1", folder)
    let old = try folder.data("a.png")
    for name in ["tests/a.png", "tests/b.png"] {
      try folder.write("", to: name)
      try old.write(to: folder.url.appending(path: name))
    }
    func results(_ filter: [String], _ isComplete: Bool) throws {
      let owned = SnapshotCase(name: "a", group: "g", status: .same, reference: "tests/a.png")
      let run = SnapshotRun(
        program: "Swift Testing", folder: folder.url.path, filter: filter, isComplete: isComplete,
        cases: [owned])
      try folder.write(String(decoding: ResultsFile.data(run), as: UTF8.self), to: "results.jsonl")
    }
    try results(["--filter", "a"], true)
    let filtered = try run("orphans tests --results results.jsonl --delete", folder)
    #expect(filtered.exitCode == 2)
    #expect(
      filtered.errors.contains(
        "nothing was deleted: the run of Swift Testing was limited to --filter a; run all tests"))
    try results([], false)
    #expect(try run("orphans tests --results results.jsonl --delete", folder).exitCode == 2)
    #expect(try run("orphans tests --results results.jsonl", folder).outputText == "tests/b.png\n1 orphan\n")
    try results([], true)
    #expect(try run("orphans tests --results results.jsonl --delete", folder).exitCode == 0)
    #expect((try? folder.data("tests/b.png")) == nil)
    #expect(try folder.data("tests/a.png") == old)
  }

  @Test func `a report is a page, a document and JUnit, and ends as the run did`() throws {
    let folder = try changedFolder()
    let result = try run("report failures --json r.json --junit r.xml", folder)
    #expect(result.exitCode == 1)
    #expect(result.outputText == "3 same, 3 different: report.html\n")
    #expect(
      String(decoding: try folder.data("report.html").prefix(15), as: UTF8.self).lowercased()
        == "<!doctype html>")
    #expect(String(decoding: try folder.data("r.xml"), as: UTF8.self).contains("tests=\"6\" failures=\"3\""))
    let document = try JSONSerialization.jsonObject(with: folder.data("r.json")) as? [String: Any]
    #expect((document?["summary"] as? [String: Any])?["different"] as? Int == 3)
    #expect(try run("report nothing", folder).exitCode == 2)
    let schema = try run("schema --results", folder).outputText
    #expect(schema == JSONReport.schema)
  }

  @Test func `inspect prints the views of a reference, and a size where there are none`() throws {
    let folder = try changedFolder()
    let tree = try run("inspect postcard@2x.png", folder).outputText
    #expect(tree.hasPrefix("80×60 pixels @2x\nSpecCanvas 0 0 40 30\n"))
    #expect(tree.contains("SpecView#dot 0 14 5 5 background=#ff0000\nmetric#gap metric=4\n"))
    _ = try run("render postcard.json -o plain.png --scale 1", folder)
    #expect(try run("inspect plain.png", folder).outputText == "40×30 pixels, no layout tree\n")
    #expect(try run("inspect card.json", folder).exitCode == 2)
    let explained = try run("diff card@2x.png failures/card@2x.actual.png --explain", folder)
    #expect(
      explained.outputText.contains("  why:\n    dot moved 2 pt (4 px) down because gap 4 → 6 (80 px)\n"))
    #expect(try run("diff plain.png card.png --explain", folder).errors.contains("contains no layout tree"))
    #expect(try run("diff card@2x.png failures/card@2x.actual.png --ignore-view dot", folder).exitCode == 1)
    #expect(
      try run("diff card@2x.png failures/card@2x.actual.png --ignore-view dot --ignore 10x10+0+28", folder)
        .exitCode == 0)
    #expect(try run("diff plain.png plain.png --ignore-view dot", folder).exitCode == 2)
  }

  @Test func `frames that moved unseen are told, and fail where layout is strict`() throws {
    let folder = try TemporaryFolder()
    func spec(_ x: Int) -> String {
      """
      { "canvas": { "width": 40, "height": 30 },
        "views": [{ "id": "empty", "frame": { "x": \(x), "y": 0, "width": 5, "height": 5 } }] }
      """
    }
    try folder.write(spec(1), to: "card.json")
    _ = try run("record card.json --scale 1", folder)
    try folder.write(spec(2), to: "card.json")
    let told = try run("verify card.json --scale 1", folder)
    #expect(told.exitCode == 0)
    #expect(
      told.outputText.contains("frames moved, no pixel differs: card.png\n  empty moved 1 pt (1 px) right\n"))
    #expect(told.outputText.hasSuffix("1 same (frames moved in 1), 0 different, 0 not compared\n"))
    #expect(try run("verify card.json --scale 1 --strict-layout", folder).exitCode == 1)
  }

  @Test func `verify forgives what it is told to, and leaves out views`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(gap: 4), to: "card.json")
    _ = try run("record card.json --scale 1", folder)
    try folder.write(Self.spec(gap: 4, color: "#000001"), to: "card.json")
    #expect(try run("verify card.json --scale 1", folder).exitCode == 1)
    let forgiven = try run("verify card.json --scale 1 --per-channel 1", folder)
    #expect(forgiven.exitCode == 0)
    #expect(forgiven.outputText == "1 same, 0 different, 0 not compared\n")
    #expect(try run("verify card.json --scale 1 --max-pixels 199", folder).exitCode == 1)
    #expect(try run("verify card.json --scale 1 --max-pixels 200", folder).exitCode == 0)
    #expect(try run("verify card.json --scale 1 --ignore-view bar", folder).exitCode == 0)
    #expect(try run("verify card.json --scale 1 --ignore-view dot", folder).exitCode == 1)
    #expect(try run("verify card.json --scale 1 --ignore 20x10+0+0", folder).exitCode == 0)
  }
}

import Foundation
import TestSupport
import Testing

/// The option `--system`, as users run it.
@Suite struct SystemCommandTests {
  private static let spec = """
    { "canvas": { "width": 80, "height": 40, "background": "white" },
      "views": [{ "type": "switch", "on": true, "sizeToFit": {}, "position": {} }] }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
  }

  private func run(_ line: String) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url, environment: ["HOME": folder.url.path])
  }

  @Test func `several systems have references named by them, and one has none`() throws {
    #expect(try run("record card.json --scale 1,2 --system 17,26 --no-cache").exitCode == 0)
    #expect(
      folder.files == [
        "card-ios17.png", "card-ios17@2x.png", "card-ios26.png", "card-ios26@2x.png", "card.json",
      ])
    #expect(try run("record card.json --scale 1 --no-cache").exitCode == 0)
    #expect(try run("record card.json --scale 1 --system 17 --no-cache").exitCode == 0)
    #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 5)
    #expect(try folder.data("card.png") == folder.data("card-ios17.png"))
    #expect(try folder.data("card.png") != folder.data("card-ios26.png"))
    #expect(try run("verify card.json --scale 1,2 --system 17,26 --no-cache").exitCode == 0)
    #expect(try run("verify card.json --scale 1 --no-cache").exitCode == 0)
    #expect(try run("orphans .").outputText == "0 orphans\n")
    #expect(try run("orphans . --system 17").outputText.hasSuffix("2 orphans\n"))
    #expect(try run("verify card.json --scale 1 --system 26 --no-cache").exitCode == 1)
  }

  @Test func `results and reports name the system`() throws {
    #expect(try run("record card.json --scale 1 --system 17,26 --no-cache").exitCode == 0)
    try FileManager.default.copyItem(
      at: folder.url.appending(path: "card-ios17.png"), to: folder.url.appending(path: "old.png"))
    try folder.data("old.png").write(to: folder.url.appending(path: "card-ios26.png"))
    let result = try run("verify card.json --scale 1 --system 17,26 --no-cache --results all.jsonl")
    #expect(result.exitCode == 1)
    #expect(result.outputText.contains("accept with: snapshot accept 'card.json @1x iOS 26'"))
    #expect(folder.files.contains("failures/card-ios26.actual.png"))
    let lines = try String(decoding: folder.data("all.jsonl"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.contains("\"system\":26") } == 1)
    #expect(lines.count { $0.contains("\"name\":\"card.json @1x iOS 17\"") } == 1)
    #expect(try run("report all.jsonl --junit junit.xml -o report.html").exitCode == 1)
    let junit = try String(decoding: folder.data("junit.xml"), as: UTF8.self)
    #expect(junit.contains("name=\"card.json @1x iOS 26\""))
    #expect(junit.contains("<property name=\"system\" value=\"iOS 17\"/>"))
    let accepted = try SnapshotProcess.run(["accept", "card.json @1x iOS 26"], in: folder.url)
    #expect(accepted.exitCode == 0)
    #expect(try run("verify card.json --scale 1 --system 17,26 --no-cache").exitCode == 0)
  }

  @Test func `render names pictures as record does`() throws {
    #expect(try run("render card.json -o out.png --scale 1 --system 18,26").exitCode == 0)
    #expect(try run("render card.json -o out --scale 2 --system 26").exitCode == 0)
    #expect(folder.files == ["card.json", "out-ios18.png", "out-ios26.png", "out/card@2x.png"])
  }

  @Test func `a result of one system is not that of another, nor of another file`() throws {
    #expect(try run("record card.json --scale 1 --system 26 --no-cache").exitCode == 0)
    #expect(try run("verify card.json --scale 1 --system 26").exitCode == 0)
    #expect(try run("verify card.json --scale 1 --system 17").exitCode == 1)
    #expect(try run("verify card.json --scale 1").exitCode == 1)
    let known = try run("verify card.json --scale 1 --system 26 --explain-cache")
    #expect(known.exitCode == 0 && known.errors.contains("cache: card.json @1x iOS 26: nothing changed"))
    // Its reference has another name, and is not there.
    #expect(try run("verify card.json --scale 1 --system 26,17").exitCode == 2)
    #expect(try run("record card.json --scale 1 --system 26,17").exitCode == 0)
    #expect(try run("verify card.json --scale 1 --system 17,26").exitCode == 0)
  }

  @Test func `the option overrides the spec`() throws {
    try folder.write(Self.spec.replacing("\"white\"", with: "\"white\", \"system\": 26"), to: "new.json")
    #expect(try run("render card.json -o a.png --scale 1 --system 26").exitCode == 0)
    #expect(try run("render new.json -o b.png --scale 1").exitCode == 0)
    #expect(try run("render new.json -o c.png --scale 1 --system 17").exitCode == 0)
    #expect(try run("render card.json -o d.png --scale 1").exitCode == 0)
    #expect(try folder.data("a.png") == folder.data("b.png"))
    #expect(try folder.data("c.png") == folder.data("d.png"))
  }

  @Test(arguments: [
    ("render card.json --system 19", "\"--system\" takes 17, 18 or 26"),
    ("lint card.json --system 17,26", "\"--system\" takes 17, 18 or 26, not \"17,26\""),
    ("render card.json --system 26,26", "\"26\" appears twice"),
    (
      "verify card.json --device iphone-17 --system 18,26",
      "\"--system\" and \"--device\" do not fit: iOS 18 is older than the first system of iPhone 17, iOS 26; use 26 or later"
    ),
    ("trace card.json --device iphone-16 --system 17", "use 18 or later"),
  ])
  func `wrong systems are one line and exit code 2`(line: String, message: String) throws {
    let result = try run(line)
    #expect(result.exitCode == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `a device of a spec that is too new is told with its place`() throws {
    try folder.write("{ \"canvas\": { \"device\": \"iphone-air\" },\n\"views\": [] }", to: "air.json")
    let result = try run("render air.json --scale 1 --system 18")
    #expect(result.exitCode == 2)
    #expect(
      result.errors.contains(
        "air.json:1:25: $.canvas.device: iOS 18 is older than the first system of iPhone Air, iOS 26; use 26 or later"
      )
    )
  }

  @Test func `devices are listed with their first systems`() throws {
    let lines = try run("devices").outputText.split(separator: "\n")
    for (name, system) in [("iphone-8", "17"), ("iphone-16-pro", "18"), ("iphone-air", "26")] {
      let words = lines.first { $0.hasPrefix("\(name) ") }?.split(separator: " ") ?? []
      #expect(words.contains { $0 == system }, "\(words)")
    }
  }

  @Test func `lint and trace take one system`() throws {
    #expect(try run("lint card.json --system 26 --no-cache").exitCode == 0)
    let trace = try run("trace card.json --system 26 --format json")
    #expect(trace.outputText.contains("\"scale\": 1, \"system\": 26, \"trace\""))
  }
}

import Foundation
import PNG
import Raster
import TestSupport
import Testing

/// Files of a terabyte, in which nothing is on the disk: each is refused by its size, before memory is taken for it.
@Suite struct FileLimitTests {
  static let cases: [(line: String, limit: String)] = [
    ("inspect huge.png", "huge.png: the file has more bytes than the limit"),
    ("diff huge.png huge.png", "huge.png: the file has more bytes than the limit"),
    ("render huge.json -o out", "huge.json: more than the limit of 32 MiB"),
    ("report huge.jsonl", "huge.jsonl: the results cannot be read: more than the limit of 256 MiB"),
    (
      "accept --all --results huge.jsonl",
      "huge.jsonl: the results cannot be read: more than the limit of 256 MiB"
    ),
    ("merge huge.jsonl -o whole", "huge.jsonl: the results cannot be read: more than the limit of 256 MiB"),
    ("accept --results good.jsonl --decisions huge.json", "huge.json: "),
    ("verify good.json --scale 1 --no-cache", "good.png: the file has more bytes than the limit"),
    ("render image.json --scale 1 -o out", "more than the limit of 32 MiB"),
    ("render good.json --scale 1 -o out --fonts fonts", "fonts/huge.ttf: "),
    (
      "verify hashed/a.json --scale 1 --no-cache",
      "hashed/snapshots.json: the manifest cannot be read: more than the limit of 256 MiB"
    ),
    (
      "merge-references huge.json huge.json huge.json",
      "huge.json: cannot be read: more than the limit of 256 MiB"
    ),
  ]

  @Test(arguments: cases.indices)
  func `a file of a terabyte is refused by its size`(index: Int) throws {
    let (line, limit) = Self.cases[index]
    let folder = try TemporaryFolder()
    let spec = #"{ "canvas": { "width": 8, "height": 6 } }"#
    for name in ["good.json", "hashed/a.json"] { try folder.write(spec, to: name) }
    try folder.write(
      #"{ "canvas": { "width": 8, "height": 6 }, "views": "#
        + #"[{ "type": "image", "image": { "file": "huge.png" }, "frame": "superview" }] }"#, to: "image.json"
    )
    try folder.write(
      "{\"version\":1,\"program\":\"x\",\"folder\":\"/\",\"filter\":[]}\n{\"end\":0}\n", to: "good.jsonl")
    // The beginning of a manifest.
    try folder.write("{\"snapshots\":1", to: "hashed/snapshots.json")
    for name in ["huge.json", "huge.jsonl", "fonts/huge.ttf"] { try folder.write("", to: name) }
    for name in ["huge.png", "good.png"] {
      try Bitmap(width: 1, height: 1).write(toPNG: "\(folder.url.path)/\(name)")
    }
    for name in [
      "huge.png", "huge.json", "huge.jsonl", "good.png", "fonts/huge.ttf", "hashed/snapshots.json",
    ] {
      let file = try #require(FileHandle(forWritingAtPath: "\(folder.url.path)/\(name)"))
      try file.truncate(atOffset: 1 << 40)
      try file.close()
    }
    // 400 MiB, in KiB: the program takes a part of it before it reads anything.
    let limited = "ulimit -d 409600 && snapshot \(line) >/dev/null"
    let result = try SnapshotProcess.runShell(limited, in: folder)
    #expect(result.exitCode == 2, "\(line): \(result.errors.prefix(500))")
    #expect(result.errors.contains(limit), "\(line): \(result.errors.prefix(500))")
  }

  /// As values, so many lines would take 200 MiB and more.
  @Test func `blank lines of results take no memory but their own`() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "\n", count: 12 << 20)
    try folder.write(
      #"{"version":1,"program":"x","folder":"/","filter":[]}"# + lines + "{\"end\":0}\n", to: "blank.jsonl")
    let result = try SnapshotProcess.runShell("ulimit -d 262144 && snapshot report blank.jsonl", in: folder)
    #expect(
      result.exitCode == 2 && result.errors.contains("the results have no snapshot"),
      "\(result.errors.prefix(500))")
  }

  /// 4096 × 4096 pixels are 64 MiB, and their file has 64 KiB.
  @Test func `memory for a picture is in proportion to its pixels`() throws {
    let folder = try TemporaryFolder()
    try Bitmap(width: 4_096, height: 4_096).write(toPNG: folder.url.path + "/wide.png")
    try folder.write(#"{ "canvas": { "width": 8, "height": 6 } }"#, to: "wide.json")
    let line = "ulimit -d 655360 && snapshot verify wide.json --scale 1 --no-cache >/dev/null"
    let result = try SnapshotProcess.runShell(line, in: folder)
    #expect(result.exitCode == 1, "\(result.errors.prefix(500))")
  }

  /// A letter is 1 byte of a spec; its line and its glyph take about a hundred times as much.
  @Test func `memory for a text is in proportion to its length`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "ab ", count: 1 << 18)
    try folder.write(
      #"{ "canvas": { "width": 100, "height": 100 }, "views": [{ "type": "label", "lines": 0, "#
        + #""sizeToFit": { "width": 100 }, "position": {}, "text": "\#(text)" }] }"#, to: "long.json")
    let result = try SnapshotProcess.runShell(
      "ulimit -d 409600 && snapshot render long.json --scale 1 -q", in: folder)
    #expect(result.exitCode == 0, "\(result.errors.prefix(500))")
  }
}

import Foundation
import TestSupport
import Testing

/// Each bad input gives one line with its place, exit code 2, no crash and no file.
@Suite struct BadInputTests {
  private static let canvas = #""canvas": { "width": 10, "height": 10 }"#

  private static func views(_ views: String) -> String {
    "{ \(canvas),\n\"views\": [\n\(views)\n] }"
  }

  private static let size = #""size": { "width": 4, "height": 4 }, "position": {}"#

  static let cases: [(name: String, spec: String, line: Int, expected: [String])] = [
    ("malformed JSON", "{ \"canvas\": ]", 1, ["\"]\""]),
    ("empty", "", 1, ["expected"]),
    ("unknown key", "{ \"canvs\": {} }", 1, ["missing key \"canvas\"", "canvs"]),
    (
      "unknown key of a view", views(#"{ "backgrund": "red", \#(size) }"#), 3,
      ["$.views[0].backgrund", "background"]
    ),
    ("wrong type", views(#"{ "hidden": 1, \#(size) }"#), 3, ["$.views[0].hidden", "true or false"]),
    (
      "duplicate id", views("{ \"id\": \"a\", \(size) },\n{ \"id\": \"a\", \(size) }"), 4,
      ["$.views[1].id", "duplicate id \"a\""]
    ),
    (
      "unknown id",
      views(
        "{ \"id\": \"icon\", \(size) },\n{ \"frame\": { \"x\": \"icn.maxX\", \"y\": 0, \"width\": 1, \"height\": 1 } }"
      ), 4, ["$.views[1].frame.x", "\"icn\"", "\"icon\""]
    ),
    (
      "unknown metric", views(#"{ "cornerRadius": "radus", \#(size) }"#), 3,
      ["$.views[0].cornerRadius", "unknown metric \"radus\""]
    ),
    (
      "division by zero",
      views(#"{ "size": { "width": "1 / (superview.width - 10)", "height": 1 }, "position": {} }"#), 3,
      ["$.views[0].size.width", "division by zero"]
    ),
    (
      "cycle",
      views(
        #"{ "id": "label", "size": { "width": 1, "height": 1 }, "align": { "position": "topLeft", "with": "icon" } },"#
          + "\n"
          + #"{ "id": "icon", "size": { "width": 1, "height": 1 }, "align": { "position": "topLeft", "with": "label" } }"#
      ), 3, ["label.position → icon.position → label.position"]
    ),
    (
      "negative size", views(#"{ "size": { "width": "3 - 4", "height": 1 }, "position": {} }"#), 3,
      ["$.views[0].size.width", "negative width, -1"]
    ),
    ("not a number", views(#"{ "size": { "width": NaN, "height": 1 }, "position": {} }"#), 3, ["NaN"]),
    ("infinity", views(#"{ "size": { "width": 1e999, "height": 1 }, "position": {} }"#), 3, ["1e999"]),
    (
      "infinite result", views(#"{ "size": { "width": "1e308 * 10", "height": 1 }, "position": {} }"#), 3,
      ["not a finite number"]
    ),
    (
      "infinite side", views(#"{ "size": { "width": 1e300, "aspect": 1e-300 }, "position": {} }"#), 3,
      ["$.views[0].size", "height that is not a finite number"]
    ),
    (
      "infinite position",
      views(
        #"{ "size": { "width": 4, "height": 4 }, "#
          + #""align": { "position": "topRight", "inset": -1e308, "offset": { "x": 1e308 } } }"#), 3,
      ["$.views[0].align", "position that is not finite"]
    ),
    (
      "insets wider than the canvas",
      "{ \(canvas), \"slices\": [{ \"name\": \"room\", \"inset\": \"bounds\", \"by\": 8 }],\n"
        + "\"views\": [{ \"frame\": \"room\" }] }", 2,
      ["$.views[0].frame", "negative width, -6"]
    ),
    (
      "a canvas of nothing", #"{ "canvas": { "width": 0, "height": 10 } }"#, 1, ["$.canvas.width", "above 0"]
    ),
    (
      "a canvas beyond the limit", #"{ "canvas": { "width": 20000, "height": 10 } }"#, 1,
      ["$.canvas.width", "16384"]
    ),
    (
      "a canvas of no pixel", #"{ "canvas": { "width": 1e-7, "height": 10 } }"#, 1,
      ["$.canvas", "1e-07 points has no pixel"]
    ),
    (
      "unknown colour", views(#"{ "background": "rad", \#(size) }"#), 3, ["$.views[0].background", "\"red\""]
    ),
    (
      "unknown device", #"{ "canvas": { "device": "iphone-14-por" } }"#, 1,
      ["$.canvas.device", "iphone-14-pro"]
    ),
    (
      "a view where a slice is due", views("{ \"id\": \"a\", \(size) },\n{ \"frame\": \"a\" }"), 4,
      ["$.views[1].frame", "\"a\" is a view", "superview, layoutMargins"]
    ),
    (
      "unknown slice", views(#"{ "frame": "supervew" }"#), 3,
      ["$.views[0].frame", "unknown slice \"supervew\"", "\"superview\""]
    ),
    ("bad id", views(#"{ "id": "1a", \#(size) }"#), 3, ["$.views[0].id", "\"1a\" cannot be an id"]),
    ("no layout", views("{}"), 3, ["$.views[0]", "no size"]),
    ("two sizes", views(#"{ "sizeToFit": {}, \#(size) }"#), 3, ["$.views[0].sizeToFit", "size already"]),
    (
      "a metric that needs itself", "{ \(canvas), \"metrics\": { \"a\": \"b\", \"b\": \"a\" } }", 1,
      ["a → b → a"]
    ),
    ("too deep", String(repeating: "[", count: 100_000), 1, ["1000"]),
    ("views too deep", nested(100_000), 1, ["1000"]),
  ]

  private static func nested(_ depth: Int) -> String {
    "{ \(canvas), \"views\": [" + String(repeating: "{\(size), \"views\":[", count: depth)
      + String(repeating: "]}", count: depth) + "]}"
  }

  @Test(arguments: cases.indices)
  func `is one line and exit code 2`(index: Int) throws {
    let (name, spec, line, expected) = Self.cases[index]
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "bad.json")
    let result = try SnapshotProcess.run(["render", "bad.json", "-o", "out"], in: folder.url)
    #expect(result.exitCode == 2, "\(name)")
    try #require(result.troubles.count == 1, "\(name): \(result.errors)")
    let trouble = result.troubles[0]
    #expect(trouble.hasPrefix("snapshot: bad.json:\(line):"), "\(name): \(trouble)")
    for part in expected { #expect(trouble.contains(part), "\(name): \(trouble)") }
    #expect(trouble.count < 500, "\(name)")
    #expect(folder.files == ["bad.json"], "\(name)")
  }

  @Test func `views nested up to the limit are drawn, sized to fit or not`() throws {
    for layout in [#""frame": "superview""#, #""sizeToFit": {}, "position": {}"#] {
      let folder = try TemporaryFolder()
      // Two levels of JSON a view, two for the canvas and the last view's own object: 2 · 498 + 3 = 999.
      let spec =
        "{ \(Self.canvas), \"views\": [" + String(repeating: "{\(layout), \"views\":[", count: 498)
        + "{ \"background\": \"red\", \(Self.size) }" + String(repeating: "]}", count: 498) + "]}"
      try folder.write(spec, to: "deep.json")
      let result = try SnapshotProcess.run(["render", "deep.json", "-q", "--scale", "1"], in: folder.url)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
  }

  @Test func `a file of 50 MB is refused by its size`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: " ", count: 50_000_000), to: "big.json")
    let result = try SnapshotProcess.run(["render", "big.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles == ["snapshot: big.json: more than the limit of 32 MiB"])
  }

  @Test func `more than 100,000 views are refused`() throws {
    let folder = try TemporaryFolder()
    let view = "{\(Self.size)},"
    try folder.write(Self.views(String(repeating: view, count: 100_001)), to: "many.json")
    let result = try SnapshotProcess.run(["render", "many.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1 && result.troubles[0].contains("100000 views"))
  }

  /// 11 blocks of 10,000 lines, each line 0.01 of 100 points high.
  @Test func `more than 100,000 lines in blocks are refused`() throws {
    let folder = try TemporaryFolder()
    let block =
      #"{"type": "block", "idealWidth": 1e9, "lineHeight": 0.01, "#
      + #""size": { "width": 1, "height": 100 }, "position": {}},"#
    try folder.write(Self.views(String(repeating: block, count: 11)), to: "lines.json")
    let result = try SnapshotProcess.run(["render", "lines.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1 && result.troubles[0].contains("limit of 100000 lines"))
    #expect(result.troubles.first?.contains("$.views[10].lineHeight") == true)
    #expect(folder.files == ["lines.json"])
  }

  @Test func `a missing file`() throws {
    let folder = try TemporaryFolder()
    let result = try SnapshotProcess.run(["render", "none.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles == ["snapshot: none.json: no such file"])
  }

  @Test func `a folder that cannot be written to`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \(Self.canvas) }", to: "good.json")
    try folder.write("", to: "out")
    let result = try SnapshotProcess.run(["render", "good.json", "-o", "out"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(!result.troubles.isEmpty && result.troubles.allSatisfy { $0.hasPrefix("snapshot: out") })
    #expect(folder.files == ["good.json", "out"])
  }

  @Test func `too much on standard input`() throws {
    let input = Data(repeating: UInt8(ascii: " "), count: 34 << 20)
    let result = try SnapshotProcess.run(["render", "-"], input: input)
    #expect(result.exitCode == 2)
    #expect(result.troubles == ["snapshot: <stdin>: more than the limit of 32 MiB"])
  }

  /// For the superuser every folder can be listed.
  @Test(.enabled(if: geteuid() != 0)) func `a subfolder that cannot be listed is not passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \(Self.canvas) }", to: "specs/good.json")
    try folder.write("{ \(Self.canvas) }", to: "specs/sub/other.json")
    let sub = folder.url.appending(path: "specs/sub").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: sub)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sub) }
    let result = try SnapshotProcess.run(["render", "specs", "-o", "out", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles == ["snapshot: specs/sub/: the folder cannot be read"])
    #expect(folder.files.contains("out/good.png"))
  }

  @Test func `a folder whose name ends as a spec's is a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \(Self.canvas) }", to: "specs/sub.json/good.json")
    let result = try SnapshotProcess.run(["render", "specs", "-o", "out", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(folder.files == ["out/sub.json/good.png", "specs/sub.json/good.json"])
  }

  @Test func `one bad spec does not stop the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "specs/bad.json")
    try folder.write("{ \(Self.canvas) }", to: "specs/good.json")
    let result = try SnapshotProcess.run(["render", "specs", "-o", "out", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1)
    #expect(folder.files == ["out/good.png", "specs/bad.json", "specs/good.json"])
  }

  @Test func `a canvas too large at one scale is refused there alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "canvas": { "width": 9000, "height": 1 } }"#, to: "wide.json")
    let result = try SnapshotProcess.run(
      ["render", "wide.json", "-o", "out", "--scale", "1,2"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.troubles == [
        "snapshot: wide.json:1:13: $.canvas: "
          + "a canvas width of 9000 points has 18000 pixels at 2x, more than the limit of 16384"
      ])
    #expect(folder.files == ["out/wide.png", "wide.json"])
  }
}

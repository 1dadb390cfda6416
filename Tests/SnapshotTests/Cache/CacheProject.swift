import Foundation
import PNG
import TestSupport

/// A folder of specs whose references match, with a cache of its own.
struct CacheProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.spec(3), to: "Specs/plain.json")
    try write(
      Self.spec(
        5,
        others:
          #", { "type": "image", "image": { "file": "pixel.png" }, "frame": { "x": 0, "y": 5, "width": 2, "height": 2 } }"#
      ), to: "Specs/photo.json")
    try write(Self.warned, to: "Specs/warned.json")
    try write(Self.spec(4), to: "Specs/decoded.json")
    try Self.picture(9).write(to: url("Specs/pixel.png"))
    _ = try run("record Specs --no-cache")
    for scale in ["", "@2x", "@3x"] {
      let reference = url("Specs/decoded\(scale).png")
      let bytes = try [UInt8](Data(contentsOf: reference))
      try Data(PNGText(key: "Comment", value: "of another program").embedded(in: bytes)).write(to: reference)
    }
  }

  /// A bar of a width on white.
  static func spec(_ width: Int, others: String = "") -> String {
    """
    { "canvas": { "width": 20, "height": 10, "background": "white" },
      "views": [{ "id": "bar", "background": "black", "frame": { "x": 0, "y": 0, "width": \(width), "height": 4 } }
      \(others)] }
    """
  }

  /// A spec with constraints that cannot all be satisfied, which is a warning.
  private static let warned = """
    { "canvas": { "width": 100, "height": 60, "background": "white" }, "views": [{ "id": "icon" }],
      "constraints": ["V:|[icon(20)]", "H:|[icon(40)]", "icon.width == 50"] }
    """

  /// The file of a picture of 2 × 2 pixels of one grey; each row begins with its filter, which is none.
  static func picture(_ grey: UInt8) -> Data {
    let row = [0] + [UInt8](repeating: grey, count: 6)
    let rows = row + row
    return Data(TestPNG(width: 2, height: 2, format: SampleFormat(colourType: 2, depth: 8), rows: rows).bytes)
  }

  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// Runs the command with a folder of caches.
  func run(_ line: String, _ environment: [String: String] = [:]) throws -> SnapshotProcess.Result {
    let environment = ["XDG_CACHE_HOME": url("caches").path].merging(environment) { $1 }
    return try SnapshotProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url, environment: environment)
  }

  /// Runs a verb, and returns what is printed about the cache for each picture.
  func explanations(_ line: String, _ environment: [String: String] = [:]) throws -> [String: String] {
    let errors = try run("\(line) --explain-cache", environment).errors.split(separator: "\n")
    var explanations: [String: String] = [:]
    for line in errors where line.hasPrefix("cache: ") {
      let parts = line.dropFirst("cache: ".count).split(separator: ": ", maxSplits: 1)
      explanations[String(parts[0])] = String(parts[1])
    }
    return explanations
  }
}

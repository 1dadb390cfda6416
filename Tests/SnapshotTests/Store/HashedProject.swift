import FileAccess
import Foundation
import SnapshotReport
import TestSupport

/// A folder with two specs, whose references can be hashes.
struct HashedProject {
  let folder = try! TemporaryFolder()

  static func spec(_ width: Int) -> String {
    """
    { "canvas": { "width": 20, "height": 10, "background": "white" },
      "views": [{ "id": "bar", "background": "black", "frame": { "x": 0, "y": 0, "width": \(width), "height": 4 } }] }
    """
  }

  /// Makes the project: two specs at two scales, with files as references, or hashes.
  init(hashes: Bool = true) throws {
    try folder.write(Self.spec(3), to: "Specs/a.json")
    try folder.write(Self.spec(5), to: "Specs/sub/b.json")
    if hashes { _ = try run("store adopt Specs") }
    _ = try run("record Specs --scale 1,2")
  }

  func run(_ line: String, _ environment: [String: String] = [:]) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url, environment: environment)
  }

  /// The references of the manifest.
  var hashes: ReferenceHashes {
    get throws {
      try ReferenceHashes([UInt8](try folder.data("Specs/snapshots.json")), path: "Specs/snapshots.json")
    }
  }

  /// The paths of the pictures of the store in a folder.
  func objects(_ store: String = "Specs/.snapshot-store") -> [String] {
    folder.files.filter { $0.hasPrefix(store + "/") && $0.hasSuffix(".png") && !$0.contains("incoming") }
  }

  /// The path of the picture of a reference in the store.
  func object(_ name: String) throws -> String {
    "Specs/.snapshot-store/" + (try hashes.pictures[FilePath(name)]?.object.path ?? "")
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  /// Writes a program, by which a tool is replaced, to the folder `bin`, and returns the environment that finds it.
  func install(_ name: String, _ script: String) throws -> [String: String] {
    try folder.write("#!/bin/sh\n" + script, to: "bin/\(name)")
    let path = folder.url.path + "/bin"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
    return ["PATH": "\(path):/usr/bin:/bin", "FAKE": folder.url.path + "/fake"]
  }
}

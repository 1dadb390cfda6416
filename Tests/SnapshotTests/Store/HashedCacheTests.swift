import FileAccess
import Foundation
import SnapshotReport
import TestSupport
import Testing

/// Results of earlier runs depend on the hashes of a reference as they do on its file.
@Suite struct HashedCacheTests {
  private static let (same, other) = ("nothing changed", "the reference's hashes are others")

  /// Changes the lines of a manifest.
  private func change(
    _ manifest: Data, in project: CacheProject, _ body: (inout ReferenceHashes) -> Void
  ) throws {
    var hashes = try ReferenceHashes([UInt8](manifest), path: "snapshots.json")
    body(&hashes)
    try Data(hashes.bytes).write(to: project.url("Specs/snapshots.json"))
  }

  @Test func `a result holds as long as the line of its reference is the same, and needs no picture`() throws
  {
    let project = try CacheProject()
    let verify = "verify Specs/plain.json --scale 1,2"
    func reasons() throws -> [String] {
      let all = try project.explanations(verify)
      return [1, 2].map { all["Specs/plain.json @\($0)x"] ?? "" }
    }
    func isSame() throws -> [Bool] { try reasons().map { $0 == Self.same } }
    #expect(try isSame() == [false, false])
    #expect(try isSame() == [true, true])
    // The manifest that appears is another reference than the files, although it has the same pictures.
    _ = try project.run("store adopt Specs")
    let appeared = try reasons()
    #expect(appeared.allSatisfy { $0.contains(Self.other) }, "\(appeared)")
    try project.remove("Specs/.snapshot-store")
    #expect(try isSame() == [true, true])
    let manifest = try project.folder.data("Specs/snapshots.json")
    try change(manifest, in: project) { $0.pictures[FilePath("photo.png")] = nil }
    #expect(try isSame() == [true, true])
    try change(manifest, in: project) {
      $0.pictures[FilePath("plain.png")] = $0.pictures[FilePath("photo.png")]
    }
    for _ in 0..<2 {
      #expect(try reasons() == [Self.other, Self.same])
      #expect(try project.run(verify).exitCode == 1)
    }
    try change(manifest, in: project) { $0.pictures[FilePath("plain.png")] = nil }
    for _ in 0..<2 {
      #expect(try reasons() == [Self.other, Self.same])
      #expect(try project.run(verify).exitCode == 2)
    }
    try project.remove("Specs/snapshots.json")
    #expect(try isSame() == [false, false])
    #expect(try project.run(verify).exitCode == 2)
    try manifest.write(to: project.url("Specs/snapshots.json"))
    #expect(try isSame() == [true, true])
    #expect(try project.run(verify).exitCode == 0)
  }

  @Test(
    "A result within a tolerance depends on the picture in the store, wherever the manifest is",
    arguments: ["Specs", "."])
  func tolerance(folder: String) throws {
    let project = try CacheProject()
    _ = try project.run("store adopt \(folder)")
    try project.write(CacheProject.spec(4), to: "Specs/plain.json")
    // By a path from the current directory, and by an absolute one.
    for path in ["Specs/plain.json", project.url("Specs/plain.json").path] {
      let verify = "verify \(path) --scale 1 --max-pixels 4"
      func isSame() throws -> Bool { try project.explanations(verify).values.first == Self.same }
      #expect(try !isSame())
      #expect(try isSame() && project.run(verify).exitCode == 0)
      let store = "\(folder)/.snapshot-store"
      try FileManager.default.moveItem(at: project.url(store), to: project.url("moved"))
      for _ in 0..<2 { #expect(try !isSame() && project.run(verify).exitCode == 1) }
      try FileManager.default.moveItem(at: project.url("moved"), to: project.url(store))
      #expect(try isSame() && project.run(verify).exitCode == 0)
      #expect(try project.run(verify.replacing("max-pixels 4", with: "max-pixels 3")).exitCode == 1)
    }
  }

  @Test func `a reference that is recorded already is not recorded again, unless its picture is not there`()
    throws
  {
    let project = try CacheProject()
    _ = try project.run("store adopt Specs")
    func reason() throws -> String? { try project.explanations("record Specs")["Specs/plain.json @2x"] }
    _ = try reason()
    #expect(try reason() == Self.same)
    let manifest = try project.folder.data("Specs/snapshots.json")
    let hashes = try ReferenceHashes([UInt8](manifest), path: "snapshots.json")
    let object = try #require(hashes.pictures[FilePath("plain@2x.png")]?.object)
    let path = "Specs/.snapshot-store/\(object.path)"
    let picture = try project.folder.data(path)
    try project.remove(path)
    #expect(try reason() == "\(path) is missing")
    #expect(try project.folder.data(path) == picture && reason() == Self.same)
    try picture.dropLast(9).write(to: project.url(path))
    #expect(try reason() == "\(path) is another")
    #expect(try project.folder.data(path) == picture)
    try change(manifest, in: project) { $0.pictures[FilePath("plain@2x.png")] = nil }
    #expect(try reason() == Self.other)
    #expect(try project.folder.data("Specs/snapshots.json") == manifest && reason() == Self.same)
    // Without the manifest, the reference is a file.
    try project.remove("Specs/snapshots.json")
    #expect(try reason() == Self.other && project.folder.files.contains("Specs/plain@2x.png"))
    // The manifest that is back has what was recorded before.
    try manifest.write(to: project.url("Specs/snapshots.json"))
    #expect(try reason() == Self.same)
  }
}

import Foundation
import PNG
import Raster
import SnapshotReport
import TestSupport
import Testing

/// `orphans` finds, and deletes, only what a record wrote and nothing names.
@Suite struct OrphansCommandTests {
  private static let spec = """
    { "canvas": { "width": 8, "height": 6 }, "views": [] }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "gone.json")
    #expect(try run("record", "gone.json", "--scale", "1").exitCode == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "gone.json"))
  }

  private func run(_ arguments: String...) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(arguments, in: folder.url)
  }

  /// Results of tests that compared `reference`.
  private func writeResults(_ reference: String) throws {
    let item = SnapshotCase(name: "a", group: "g", status: .same, reference: reference)
    let run = SnapshotRun(program: "XCTest", folder: folder.url.path, cases: [item])
    try folder.write(String(decoding: ResultsFile.data(run), as: UTF8.self), to: "results.jsonl")
  }

  @Test func `a picture that no record wrote is no reference`() throws {
    try Bitmap(width: 2, height: 2).write(toPNG: folder.url.path + "/docs-logo.png")
    try folder.write("text", to: "notes.png")
    #expect(try run("orphans", ".").outputText == "./gone.png\n1 orphan\n")
    #expect(try run("orphans", ".", "--delete").outputText == "./gone.png\n1 orphan deleted\n")
    #expect(folder.files == ["docs-logo.png", "notes.png"])
  }

  @Test(arguments: ["gone.png", "gone", "./sub/../gone.png"])
  func `what a spec shows is none, though a record wrote it`(name: String) throws {
    let image = #"{ "type": "image", "image": { "file": "\#(name)" }, "sizeToFit": {}, "position": {} }"#
    try folder.write("// With a comment.\n" + Self.spec.replacing("[]", with: "[\(image),]"), to: "card.json")
    let result = try run("orphans", ".", "--delete")
    #expect(result.outputText == "0 orphans deleted\n")
    #expect(folder.files.contains("gone.png"))
  }

  @Test func `a forged result makes the files beside it no references`() throws {
    try folder.write("struct CardTests {}", to: "Tests/CardTests.swift")
    try writeResults("Tests/a.png")
    #expect(
      try run("orphans", "Tests", "--results", "results.jsonl", "--delete").outputText
        == "0 orphans deleted\n")
    #expect(folder.files.contains("Tests/CardTests.swift"))
  }

  @Test func `a text is one if the manifest of its folder names it, and leaves the manifest with its file`()
    throws
  {
    try folder.write("text", to: "Tests/a.txt")
    try folder.write("text", to: "Tests/b.txt")
    for name in ["a.txt", "b.txt"] { try ReferenceManifest.add("\(folder.url.path)/Tests/\(name)") }
    try folder.write("text", to: "Tests/c.txt")
    try writeResults("Tests/a.txt")
    let result = try run("orphans", "Tests", "--results", "results.jsonl", "--delete")
    #expect(result.outputText == "Tests/b.txt\n1 orphan deleted\n")
    #expect(
      folder.files.filter { $0.hasPrefix("Tests/") } == [
        "Tests/.snapshot-references", "Tests/a.txt", "Tests/c.txt",
      ])
    #expect(try folder.data("Tests/.snapshot-references") == Data("a.txt\n".utf8))
  }

  @Test func `nothing is deleted where a document cannot be read: it may name some`() throws {
    try folder.write("{", to: "broken.json")
    let result = try run("orphans", ".", "--delete")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("nothing was deleted: ./broken.json: "))
    #expect(folder.files.contains("gone.png"))
    #expect(try run("orphans", ".").outputText == "./gone.png\n1 orphan\n")
  }

  @Test func `links are not followed, and not deleted`() throws {
    let other = try TemporaryFolder()
    try folder.data("gone.png").write(to: other.url.appending(path: "theirs.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/sub", withDestinationPath: other.url.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.png", withDestinationPath: other.url.path + "/theirs.png")
    #expect(try run("orphans", ".", "--delete").outputText == "./gone.png\n1 orphan deleted\n")
    #expect(other.files == ["theirs.png"])
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.url.path + "/link.png")) != nil)
  }
}

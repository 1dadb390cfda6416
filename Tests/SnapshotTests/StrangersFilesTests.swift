import Foundation
import PNG
import Raster
import SnapshotReport
import TestSupport
import Testing
import ViewDifference

/// Files and links that a stranger's change brings lead no command to write, or to show, anything elsewhere.
@Suite struct StrangersFilesTests {
  private static func spec(_ color: String) -> String {
    """
    { "canvas": { "width": 8, "height": 6, "background": "white" },
      "views": [{ "background": "\(color)", "frame": { "x": 2, "y": 1, "width": 3, "height": 2 } }] }
    """
  }

  /// The folder in which commands run is `project`; beside it is what is none of their business.
  private let folder: TemporaryFolder
  private var project: URL { folder.url.appending(path: "project") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec("black"), to: "project/card.json")
    try folder.write("mine", to: "outside/file")
  }

  private func run(_ arguments: String...) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(arguments, in: project)
  }

  /// Puts a link into the project that leads to a place outside of it.
  private func link(_ name: String, to target: String) throws {
    let path = project.appending(path: name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: path.path, withDestinationPath: folder.url.appending(path: target).path)
  }

  /// Records the card in black, paints it red, and verifies it: a difference at scale 1.
  private func makeDifference() throws {
    #expect(try run("record", "card.json", "--scale", "1").exitCode == 0)
    try folder.write(Self.spec("red"), to: "project/card.json")
    #expect(try run("verify", "card.json", "--scale", "1").exitCode == 1)
  }

  /// Results as a stranger may write them, with one case.
  private func forge(
    _ file: String, reference: String, actual: String = "failures/card.actual.png",
    in runFolder: String? = nil
  ) throws {
    let item = SnapshotCase(
      name: "card.json @1x", group: ".", status: .different, scale: 1, reference: reference, actual: actual)
    let run = SnapshotRun(program: "snapshot verify", folder: runFolder ?? project.path, cases: [item])
    try folder.write(String(decoding: ResultsFile.data(run), as: UTF8.self), to: "project/\(file)")
  }

  // MARK: accept

  @Test(arguments: [
    ("../outside/file", "outside the current directory"),
    ("../outside/new.png", "outside the current directory"),
    ("a/../../outside/new.png", "outside the current directory"),
    (".git/hooks/pre-commit", "hidden"), (".git/a.png", "hidden"), ("a/.b/c.png", "hidden"),
    ("card.json", "neither a picture nor a recorded text of a test"),
    ("Makefile", "neither a picture nor a recorded text of a test"),
    ("linked/new.png", "symbolic link"), ("link.png", "symbolic link"),
  ])
  func `accept writes references alone, beneath the project and through no link`(
    reference: String, reason: String
  ) throws {
    try makeDifference()
    try link("linked", to: "outside")
    try link("link.png", to: "outside/file")
    let before = folder.files
    try forge("failures/results.jsonl", reference: reference)
    let result = try run("accept", "--all")
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1 && result.errors.contains(reason), "\(result.errors)")
    #expect(folder.files == before)
    #expect(try folder.data("outside/file") == Data("mine".utf8))
  }

  @Test func `an absolute path, and a folder of the run that holds everything, do not help`() throws {
    try makeDifference()
    try forge(
      "failures/results.jsonl", reference: folder.url.path + "/outside/new.png", in: "/")
    #expect(try run("accept", "--all").errors.contains("outside the current directory"))
    try forge(
      "failures/results.jsonl", reference: project.path + "/card.png", in: folder.url.path + "/outside")
    #expect(try run("accept", "--all").errors.contains("outside the folder of its run"))
  }

  @Test(arguments: [
    ("../outside/picture.png", "outside the folder of the results"),
    ("failures/../card.json", "outside the folder of the results"),
    ("failures/text.png", "not a PNG"), ("failures/link.png", "symbolic link"),
    ("failures/linked/picture.png", "symbolic link"), ("failures/none.png", "no longer exists"),
  ])
  func `accept copies a picture of the results' folder alone`(actual: String, reason: String) throws {
    try makeDifference()
    try Bitmap(width: 1, height: 1).write(toPNG: folder.url.path + "/outside/picture.png")
    try folder.write("#!/bin/sh", to: "project/failures/text.png")
    try link("failures/link.png", to: "outside/picture.png")
    try link("failures/linked", to: "outside")
    let old = try folder.data("project/card.png")
    try forge("failures/results.jsonl", reference: "card.png", actual: actual)
    let result = try run("accept", "--all")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(try folder.data("project/card.png") == old)
  }

  @Test func `results of others count only where they are named`() throws {
    try makeDifference()
    let kept = try folder.data("project/failures/results.jsonl")
    try forge("failures/results-x.jsonl", reference: "other.png")
    #expect(try run("accept", "--all").outputText == "1 reference accepted\n")
    #expect(!folder.files.contains("project/other.png"))
    // After a run without differences, nothing of that folder counts.
    #expect(try run("verify", "card.json", "--scale", "1").exitCode == 0)
    let refused = try run("accept", "--all")
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("named by their file: \"failures/results-x.jsonl\""))
    #expect(!folder.files.contains("project/other.png"))
    #expect(
      try run("accept", "--all", "--results", "failures/results-x.jsonl").outputText
        == "1 reference accepted\n")
    #expect(folder.files.contains("project/other.png"))
    #expect(!kept.isEmpty)
  }

  @Test func `a text is accepted where a test recorded it`() throws {
    for name in ["failures/T/card.txt", "T/card.txt"] {
      try folder.write("new \(name)", to: "project/\(name)")
    }
    let later = Date(timeIntervalSinceNow: 5)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: project.path + "/failures/T/card.txt")
    try forge("failures/results.jsonl", reference: "T/card.txt", actual: "failures/T/card.txt")
    #expect(try run("accept", "--all").exitCode == 2)
    try ReferenceManifest.add(project.path + "/T/card.txt")
    #expect(try run("accept", "--all").outputText == "1 reference accepted\n")
    #expect(try folder.data("project/T/card.txt") == Data("new failures/T/card.txt".utf8))
  }

  // MARK: record and verify

  @Test func `verify writes through no link`() throws {
    try makeDifference()
    try FileManager.default.removeItem(at: project.appending(path: "failures"))
    try link("failures/card.actual.png", to: "outside/file")
    let file = try run("verify", "card.json", "--scale", "1")
    #expect(file.exitCode == 2)
    #expect(file.errors.contains("\"card.actual.png\" is a symbolic link"))
    try FileManager.default.removeItem(at: project.appending(path: "failures"))
    try link("failures", to: "outside")
    #expect(try run("verify", "card.json", "--scale", "1").exitCode == 2)
    #expect(folder.files.filter { $0.hasPrefix("outside/") } == ["outside/file"])
    #expect(try folder.data("outside/file") == Data("mine".utf8))
  }

  @Test func `record and render write through no link`() throws {
    try link("card.png", to: "outside/file")
    try link("specs", to: "outside")
    try folder.write(Self.spec("black"), to: "outside/other.json")
    for line in [
      ["record", "card.json", "--scale", "1"], ["record", "specs", "--scale", "1"],
      ["render", "card.json", "-o", "card.png", "--scale", "1"],
      ["render", "card.json", "-o", "specs", "--scale", "1"],
      ["render", "card.json", "-o", project.path + "/specs", "--scale", "1"],
    ] {
      let result = try SnapshotProcess.run(line, in: project)
      #expect(
        result.exitCode == 2 && result.errors.contains("is a symbolic link"), "\(line) \(result.errors)")
    }
    #expect(folder.files.filter { $0.hasPrefix("outside/") } == ["outside/file", "outside/other.json"])
    #expect(try folder.data("outside/file") == Data("mine".utf8))
  }

  // MARK: report

  @Test func `a report shows no picture from elsewhere`() throws {
    try makeDifference()
    let secret = Bitmap(width: 3, height: 1, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255))
    try secret.write(toPNG: folder.url.path + "/outside/secret.png")
    try link("failures/linked.png", to: "outside/secret.png")
    let shown = try secret.pngData()
    for reference in [
      folder.url.path + "/outside/secret.png", "../outside/secret.png", "failures/linked.png",
    ] {
      try forge("failures/results.jsonl", reference: reference)
      _ = try run("report", "failures")
      let page = String(decoding: try folder.data("project/report.html"), as: UTF8.self)
      #expect(!page.contains(Data(shown).base64EncodedString()))
    }
    // The files in the folder are shown.
    try secret.write(toPNG: project.path + "/failures/own.png")
    try forge("failures/results.jsonl", reference: "failures/own.png")
    _ = try run("report", "failures")
    #expect(
      String(decoding: try folder.data("project/report.html"), as: UTF8.self)
        .contains(Data(shown).base64EncodedString()))
  }
}

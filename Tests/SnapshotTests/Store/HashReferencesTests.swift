import FileAccess
import Foundation
import PNG
import SnapshotReport
import TestSupport
import Testing

/// References are hashes where a folder says so, and pictures only explain.
@Suite struct HashReferencesTests {
  @Test func `record writes hashes and stores pictures, and verify needs the hashes alone`() throws {
    let project = try HashedProject()
    #expect(
      try project.hashes.pictures.keys.sorted().map(\.text) == [
        "a.png", "a@2x.png", "sub/b.png", "sub/b@2x.png",
      ])
    #expect(project.objects().count == 4)
    #expect(project.folder.files.filter { $0.hasSuffix(".png") }.count == 4)
    let hash = try #require(try project.hashes.pictures[FilePath("a@2x.png")])
    #expect((hash.width, hash.height, hash.scale) == (40, 20, 2) && hash.layout != nil)
    try project.remove("Specs/.snapshot-store")
    let result = try project.run("verify Specs --scale 1,2")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.outputText.hasSuffix("4 same, 0 different, 0 not compared\n"))
    // A part of the folder has the same manifest.
    #expect(try project.run("verify Specs/sub --scale 1,2").exitCode == 0)
    #expect(try project.run("verify Specs/sub/b.json --scale 3").errors.contains("no reference; record one"))
  }

  @Test func `a difference is explained as that of a file is`() throws {
    let (hashed, plain) = (try HashedProject(), try HashedProject(hashes: false))
    for project in [hashed, plain] { try project.folder.write(HashedProject.spec(4), to: "Specs/a.json") }
    let results = try [hashed, plain].map { try $0.run("verify Specs --scale 1,2") }
    #expect(results[0].exitCode == 1 && results[0].outputText == results[1].outputText)
    #expect(results[0].outputText.contains("bar grew 3 → 4 pt"))
    let pictures = hashed.folder.files.filter { $0.hasPrefix("failures/") && $0.hasSuffix(".png") }
    #expect(pictures.count == 6)
    for path in pictures { #expect(try hashed.folder.data(path) == plain.folder.data(path), "\(path)") }
    #expect(try hashed.run("report failures").exitCode == 1)
    _ = try plain.run("report failures")
    // The page has the pictures of the references, too.
    let pages = try [hashed, plain].map { try $0.folder.data("report.html").count }
    #expect(abs(pages[0] - pages[1]) < 200, "\(pages)")
  }

  @Test func `the merged run of a shard whose hashes could not be read is not good`() throws {
    let project = try HashedProject()
    #expect(try project.run("verify Specs --scale 1 --shard 1/2 -o part-1").exitCode == 0)
    let manifest = String(decoding: try project.folder.data("Specs/snapshots.json"), as: UTF8.self)
    try project.folder.write(manifest + "<<<<<<< ours\n", to: "Specs/snapshots.json")
    let result = try project.run("verify Specs --scale 1 --shard 2/2 -o part-2")
    #expect(result.exitCode == 2 && result.errors.contains("snapshots.json"))
    let shard = try ResultsFile.run(at: project.folder.url.path + "/part-2/results.jsonl")
    #expect(!shard.cases.isEmpty && shard.cases.allSatisfy { $0.status == .trouble })
    _ = try project.run("merge part-1 part-2 -o run")
    #expect(try project.run("report run").exitCode == 1)
  }

  @Test func `a tolerance applies to the picture`() throws {
    let project = try HashedProject()
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    #expect(try project.run("verify Specs/a.json --scale 1 --max-pixels 4").exitCode == 0)
    #expect(try project.run("verify Specs/a.json --scale 1 --max-pixels 3").exitCode == 1)
  }

  @Test func `without its picture a difference is a difference, and the reason is told`() throws {
    let project = try HashedProject()
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    try project.remove("Specs/.snapshot-store")
    for options in ["", " --max-pixels 1000000", " --max-share 1"] {
      let result = try project.run("verify Specs --scale 1,2" + options)
      #expect(result.exitCode == 1, "\(options)")
      #expect(result.errors.contains("the picture is not there"))
      #expect(result.outputText.contains("the pixels are others than the recorded ones"))
      #expect(result.outputText.hasSuffix("2 same, 2 different, 0 not compared\n"))
    }
    let run = try ResultsFile.run(at: project.folder.url.path + "/failures/results.jsonl")
    #expect(run.cases.map(\.status) == [.different, .different, .same, .same])
    try project.folder.write(HashedProject.spec(4).replacing("20", with: "21"), to: "Specs/a.json")
    #expect(
      try project.run("verify Specs --scale 1").outputText.contains(
        "the picture is 21×10 pixels, its reference 20×10"))
  }

  @Test func `a damaged picture makes nothing green`() throws {
    let project = try HashedProject()
    try project.folder.write(HashedProject.spec(5), to: "Specs/a.json")
    let object = try project.object("a.png")
    let whole = try project.folder.data(object)
    // The picture that is drawn now, the whole one without its end, and nothing.
    let others = [try project.folder.data(try project.object("sub/b.png")), whole.dropLast(30), Data()]
    for bytes in others {
      try bytes.write(to: project.folder.url.appending(path: object))
      let result = try project.run("verify Specs/a.json --scale 1")
      #expect(result.exitCode == 1 && result.errors.contains("the picture is damaged"), "\(result.errors)")
    }
  }

  @Test func `frames that moved are explained, and count with an option only`() throws {
    let project = try HashedProject()
    let spec = HashedProject.spec(3).replacing(
      "\"views\": [",
      with:
        "\"views\": [{ \"id\": \"empty\", \"frame\": { \"x\": 1, \"y\": 0, \"width\": 1, \"height\": 1 } }, ")
    try project.folder.write(spec, to: "Specs/a.json")
    _ = try project.run("record Specs/a.json --scale 1")
    try project.folder.write(spec.replacing("\"x\": 1", with: "\"x\": 2"), to: "Specs/a.json")
    var result = try project.run("verify Specs/a.json --scale 1")
    #expect(result.exitCode == 0 && result.outputText.contains("frames moved in 1"), "\(result.outputText)")
    #expect(try project.run("verify Specs/a.json --scale 1 --strict-layout").exitCode == 1)
    try project.remove("Specs/.snapshot-store")
    result = try project.run("verify Specs/a.json --scale 1")
    #expect(result.exitCode == 0 && result.outputText.contains("the views or their frames are others"))
    #expect(try project.run("verify Specs/a.json --scale 1 --strict-layout").exitCode == 1)
  }

  @Test func `a difference is accepted into the manifest and the store`() throws {
    let project = try HashedProject()
    let old = try project.hashes
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    #expect(try project.run("verify Specs --scale 1,2").exitCode == 1)
    #expect(try project.run("accept --all").outputText == "2 references accepted\n")
    #expect(try project.run("verify Specs --scale 1,2").exitCode == 0)
    let new = try project.hashes
    #expect(new.pictures.count == 4 && new.pictures[FilePath("a.png")] != old.pictures[FilePath("a.png")])
    #expect(new.pictures[FilePath("sub/b.png")] == old.pictures[FilePath("sub/b.png")])
    #expect(!project.folder.files.contains("Specs/a.png") && project.objects().count == 6)
    // A reference that was recorded after the run stays.
    try project.folder.write(HashedProject.spec(6), to: "Specs/a.json")
    _ = try project.run("verify Specs --scale 1")
    try project.folder.write(HashedProject.spec(7), to: "Specs/a.json")
    _ = try project.run("record Specs --scale 1")
    let refused = try project.run("accept --all")
    #expect(refused.exitCode == 2 && refused.errors.contains("was written after the run"))
  }

  @Test func `the manifest is no spec, and a damaged one is trouble`() throws {
    let project = try HashedProject()
    #expect(try project.run("lint Specs").exitCode == 0)
    let manifest = try project.folder.data("Specs/snapshots.json")
    for bytes in [
      manifest.dropLast(3), manifest.prefix(40), Data("{\"snapshots\":1\n<<<<<<< ours\n}\n".utf8), Data(),
    ] {
      try bytes.write(to: project.folder.url.appending(path: "Specs/snapshots.json"))
      #expect(try project.run("verify Specs --scale 1").exitCode == 2)
      #expect(try project.run("store push Specs --store place").exitCode == 2)
      #expect(try project.run("orphans Specs --delete").exitCode == 2)
      #expect(try project.folder.data("Specs/snapshots.json") == bytes)
    }
  }

  /// Not even the superuser can open a link that leads to itself.
  @Test func `a manifest that cannot be read is trouble, and no reason for files beside it`() throws {
    let project = try HashedProject()
    let manifest = project.folder.url.appending(path: "Specs/snapshots.json").path
    try project.remove("Specs/snapshots.json")
    try FileManager.default.createSymbolicLink(atPath: manifest, withDestinationPath: "snapshots.json")
    for verb in ["record", "verify"] {
      let result = try project.run("\(verb) Specs --scale 1")
      #expect(result.exitCode == 2)
      #expect(result.errors.contains("Specs/snapshots.json: the manifest cannot be read"), "\(result.errors)")
    }
    #expect(!project.folder.files.contains("Specs/a.png"))
  }

  @Test func `references without a spec are orphans of the manifest`() throws {
    let project = try HashedProject()
    try project.remove("Specs/sub/b.json")
    #expect(
      try project.run("orphans Specs").outputText == "Specs/sub/b.png\nSpecs/sub/b@2x.png\n2 orphans\n")
    #expect(try project.run("orphans Specs --delete").exitCode == 0)
    #expect(try project.hashes.pictures.keys.sorted().map(\.text) == ["a.png", "a@2x.png"])
  }

  @Test func `files become hashes, and hashes files with the same bytes`() throws {
    let project = try HashedProject(hashes: false)
    let files = project.folder.files
    let bytes = try files.map { try project.folder.data($0) }
    let adopted = try project.run("store adopt Specs")
    #expect(adopted.outputText == "4 pictures adopted by Specs/snapshots.json\n", "\(adopted.errors)")
    #expect(project.objects().count == 4 && !project.folder.files.contains("Specs/a.png"))
    #expect(try project.run("verify Specs --scale 1,2").exitCode == 0)
    #expect(try project.run("store adopt Specs").outputText.hasPrefix("0 pictures"))
    // While a picture is missing, the manifest stays.
    let object = try project.object("a.png")
    let picture = try project.folder.data(object)
    try project.remove(object)
    #expect(try project.run("store restore Specs").exitCode == 2)
    #expect(project.folder.files.contains("Specs/snapshots.json"))
    try picture.write(to: project.folder.url.appending(path: object))
    #expect(try project.run("store restore Specs").exitCode == 0)
    try project.remove("Specs/.snapshot-store")
    #expect(project.folder.files == files)
    #expect(try project.folder.files.map { try project.folder.data($0) } == bytes)
  }

  @Test func `pictures of tests become hashes, but neither their texts nor images that specs show`() throws {
    let project = try HashedProject(hashes: false)
    let picture = try project.folder.data("Specs/a@2x.png")
    let test = "__Snapshots__/CardTests/card.1"
    try project.folder.write("text", to: "Specs/\(test).txt")
    try project.folder.write("{ \"image\": \"logo.png\" }", to: "Specs/note.json")
    for path in ["Specs/\(test)@2x.png", "Specs/logo.png"] {
      try picture.write(to: project.folder.url.appending(path: path))
    }
    let adopted = try project.run("store adopt Specs")
    #expect(adopted.outputText == "5 pictures adopted by Specs/snapshots.json\n", "\(adopted.errors)")
    #expect(try project.hashes.pictures[FilePath("\(test)@2x.png")]?.scale == 2)
    let kept = project.folder.files.filter { $0.hasPrefix("Specs/__") || $0.hasSuffix("logo.png") }
    #expect(kept == ["Specs/\(test).txt", "Specs/logo.png"])
    #expect(try project.run("store restore Specs").exitCode == 0)
    #expect(try project.folder.data("Specs/\(test)@2x.png") == picture)
  }

  @Test func `a file that is another picture than the manifest's is not adopted`() throws {
    let project = try HashedProject()
    try project.folder.data(try project.object("sub/b.png"))
      .write(to: project.folder.url.appending(path: "Specs/a.png"))
    let old = try project.folder.data("Specs/snapshots.json")
    let result = try project.run("store adopt Specs")
    #expect(result.exitCode == 2 && result.errors.contains("Specs/a.png: is another picture"))
    #expect(try project.folder.data("Specs/snapshots.json") == old)
    #expect(project.folder.files.contains("Specs/a.png"))
  }

  @Test func `in CI nothing is recorded`() throws {
    let project = try HashedProject()
    let old = try project.folder.data("Specs/snapshots.json")
    try project.folder.write(HashedProject.spec(4), to: "Specs/a.json")
    #expect(try project.run("record Specs", ["CI": "true"]).exitCode == 2)
    #expect(try project.folder.data("Specs/snapshots.json") == old)
  }
}

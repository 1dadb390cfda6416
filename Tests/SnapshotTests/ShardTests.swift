import Foundation
import SnapshotReport
import TestSupport
import Testing

/// Several machines verify a suite in parts, and their results are those of one machine.
@Suite struct ShardTests {
  private static func spec(_ width: Int) -> String {
    """
    { "canvas": { "width": 20, "height": 10, "background": "white" },
      "views": [{ "id": "bar", "background": "black", "frame": { "x": 0, "y": 0, "width": \(width), "height": 4 } }] }
    """
  }

  /// A folder with 12 specs in two folders and their references, of which some no longer match, and one is missing.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.write(Self.spec(index), to: "Specs/\(index % 2)/card-\(index / 2).json")
    }
    #expect(try run("record Specs --quiet", folder).exitCode == 0)
    for index in [1, 4, 6, 9] {
      try folder.write(Self.spec(index + 1), to: "Specs/\(index % 2)/card-\(index / 2).json")
    }
    try folder.write("{", to: "Specs/0/broken.json")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/1/card-3@2x.png"))
    return folder
  }

  private func run(
    _ line: String, _ folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url, environment: environment)
  }

  /// The files below a folder of a project, by their paths in it.
  private func files(_ path: String, _ folder: TemporaryFolder) throws -> [String: Data] {
    let root = folder.url.appending(path: path)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var files: [String: Data] = [:]
    for path in paths where path.hasSuffix("l") || path.hasSuffix("g") {
      files[path] = try Data(contentsOf: root.appending(path: path))
    }
    return files
  }

  @Test("Merged shards are the run of one machine, byte for byte, with its pictures", arguments: [2, 3])
  func merging(count: Int) throws {
    let folder = try project()
    #expect(try run("verify Specs -o run", folder).exitCode == 2)
    let whole = try files("run", folder)
    #expect(whole.count > 20 && whole["results.jsonl"] != nil)
    try FileManager.default.removeItem(at: folder.url.appending(path: "run"))
    for number in 1...count {
      _ = try run("verify ./Specs --shard \(number)/\(count) -o part-\(number)", folder)
    }
    let parts = (1...count).reversed().map { "part-\($0)" }.joined(separator: " ")
    let result = try run("merge \(parts) -o run", folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let merged = try files("run", folder)
    #expect(merged.keys.sorted() == whole.keys.sorted())
    for (path, bytes) in whole where path != "results.jsonl" { #expect(merged[path] == bytes, "\(path)") }
    // The specs were named in another way.
    let results = String(decoding: try #require(merged["results.jsonl"]), as: UTF8.self)
    #expect(
      results.replacing("./Specs", with: "Specs")
        == String(decoding: whole["results.jsonl"] ?? Data(), as: UTF8.self))
    #expect(try run("report run", folder).exitCode == 1)
  }

  @Test("The documents of a merged run are those of one machine")
  func documents() throws {
    let folder = try project()
    func documents() throws -> [Data] {
      let options = ["--json", "--junit", "--code-quality", "--sarif", "--summary"]
      let line = "report run" + options.map { " \($0) document\($0)" }.joined()
      #expect(try run(line, folder).exitCode == 1)
      return try (options.map { "document\($0)" } + ["report.html"]).map { try folder.data($0) }
    }
    _ = try run("verify Specs -o run", folder)
    let whole = try documents()
    try FileManager.default.removeItem(at: folder.url.appending(path: "run"))
    for number in 1...3 { _ = try run("verify Specs --shard \(number)/3 -o part-\(number)", folder) }
    #expect(try run("merge part-3 part-1 part-2 -o run", folder).exitCode == 0)
    #expect(try documents() == whole)
  }

  @Test("Orphans of a merged run are deleted, but not those of one that lacks a shard")
  func orphans() throws {
    let folder = try project()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/0/broken.json"))
    try folder.data("Specs/0/card-0.png").write(to: folder.url.appending(path: "Specs/0/old.png"))
    for number in 1...3 { _ = try run("verify Specs --shard \(number)/3 -o part-\(number)", folder) }
    #expect(try run("merge part-1 part-3 -o run", folder).exitCode == 2)
    let kept = try run("orphans Specs --results run --delete", folder)
    #expect(kept.exitCode == 2 && kept.errors.contains("nothing was deleted"), "\(kept.errors)")
    #expect(folder.files.contains("Specs/0/old.png"))
    #expect(try run("merge part-1 part-2 part-3 -o run", folder).exitCode == 0)
    let deleted = try run("orphans Specs --results run --delete", folder)
    #expect(deleted.outputText == "Specs/0/old.png\n1 orphan deleted\n", "\(deleted.errors)")
    #expect(!folder.files.contains("Specs/0/old.png"))
  }

  @Test("What a merged run shows can be accepted")
  func accepting() throws {
    let folder = try project()
    for number in 1...2 { _ = try run("verify Specs --shard \(number)/2 -o part-\(number)", folder) }
    #expect(try run("merge part-1 part-2", folder).exitCode == 0)
    let item = try #require(
      try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl").cases.first {
        $0.name == "Specs/1/card-0.json @2x"
      })
    // The folder is the usual one, which is not named.
    #expect(item.accept == "snapshot accept 'Specs/1/card-0.json @2x'")
    #expect(try run("accept --all", folder).exitCode == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/0/broken.json"))
    _ = try run("record Specs/1/card-3.json", folder)
    #expect(try run("verify Specs", folder).exitCode == 0)
  }

  @Test("Results that came to another folder find their pictures and references")
  func otherMachines() throws {
    let (first, second) = (try project(), try project())
    for number in 1...2 {
      _ = try run("verify Specs --shard \(number)/2 -o out/part", first)
      try FileManager.default.moveItem(
        at: first.url.appending(path: "out/part"), to: second.url.appending(path: "artifact-\(number)"))
    }
    let result = try run("merge artifact-1 artifact-2 -o run", second)
    #expect(result.exitCode == 0, "\(result.errors)")
    let run = try ResultsFile.run(at: second.url.path + "/run/results.jsonl")
    let different = run.cases.filter { $0.status == .different }
    #expect(different.count == 4 * 3)
    for path in different.flatMap({ [$0.actual, $0.difference, $0.comparison, $0.reference] }) {
      let path = try #require(path)
      #expect(FileManager.default.fileExists(atPath: second.url.appending(path: path).path), "\(path)")
    }
  }

  @Test("A picture of which it is unknown whether it exists is no missing one")
  func unknownPictures() throws {
    let folder = try project()
    for number in 1...2 { _ = try run("verify Specs --shard \(number)/2 -o part-\(number)", folder) }
    let path = try #require(folder.files.first { $0.hasPrefix("part-") && $0.hasSuffix(".png") })
    let picture = folder.url.appending(path: path)
    try FileManager.default.removeItem(at: picture)
    // The system follows such a link until it gives up.
    let link = picture.path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: picture.lastPathComponent)
    let result = try run("merge part-1 part-2 -o run", folder)
    #expect(result.exitCode == 2 && result.troubles.count == 1, "\(result.errors)")
    #expect(result.errors.contains("\(path): cannot be read"), "\(result.errors)")
    #expect(!folder.files.contains("run/results.jsonl"))
  }

  @Test("The shard is that of the environment, unless an option says otherwise")
  func environment() throws {
    let folder = try project()
    let gitlab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"]
    _ = try run("verify Specs", folder, gitlab)
    let run = try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl")
    #expect(run.shard?.description == "2/2" && (1..<39).contains(run.cases.count))
    _ = try self.run("verify Specs --shard 1/1", folder, gitlab)
    #expect(try ResultsFile.run(at: folder.url.path + "/failures/results.jsonl").cases.count == 37)
    let bazel = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status"]
    _ = try self.run("verify Specs --quiet", folder, bazel)
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "status").path))
    let bad = try self.run("verify Specs", folder, ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"])
    #expect(bad.exitCode == 2 && bad.troubles.count == 1 && bad.errors.contains("CI_NODE_INDEX is 3"))
  }

  @Test("Shards record and lint each spec once")
  func recordAndLint() throws {
    let folder = try project()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/0/broken.json"))
    var recorded: [String] = []
    for number in 1...3 {
      let output = try run("record Specs --scale 1 --shard \(number)/3", folder).outputText
      recorded += output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        .filter { $0.hasSuffix(".png") }
      #expect(try run("lint Specs --shard \(number)/3 --format json", folder).exitCode == 0)
    }
    #expect(recorded.sorted() == (0..<12).map { "Specs/\($0 % 2)/card-\($0 / 2).png" }.sorted())
    #expect(try run("verify Specs --scale 1", folder).exitCode == 0)
  }

  @Test("Durations of a run divide the next one")
  func durations() throws {
    let folder = try project()
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/0/broken.json"))
    _ = try run("verify Specs --timings --results times.jsonl", folder)
    let times = try ResultsFile.run(at: folder.url.path + "/times.jsonl")
    #expect(times.cases.count { ($0.seconds ?? 0) > 0 } == times.cases.count)
    var names: [String] = []
    for number in 1...3 {
      _ = try run("verify Specs --shard \(number)/3 --durations times.jsonl -o part", folder)
      names += try ResultsFile.run(at: folder.url.path + "/part/results.jsonl").cases.map(\.name)
    }
    #expect(names.sorted() == times.cases.map(\.name).sorted())
    _ = try run("verify Specs --results untimed.jsonl", folder)
    let bad = try run("verify Specs --shard 1/3 --durations untimed.jsonl", folder)
    #expect(bad.exitCode == 2 && bad.errors.contains("no durations"))
  }

  @Test("A run that compares nothing is not green")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec(3), to: "card.json")
    _ = try run("record .", folder)
    let codes = try (1...8).map { try run("verify . --shard \($0)/8", folder) }
    #expect(codes.count { $0.exitCode == 0 } == 1)
    for result in codes where result.exitCode != 0 {
      #expect(
        result.exitCode == 2 && result.errors.contains("has none of the 1 spec, so it compares nothing"))
    }
    try folder.write(
      "{\"version\":1,\"program\":\"XCTest\",\"folder\":\"/\",\"filter\":[]}\n{\"end\":0}\n",
      to: "results-xctest.jsonl")
    let report = try run("report results-xctest.jsonl", folder)
    #expect(report.exitCode == 2 && report.errors.contains("prove nothing"))
  }

  @Test("A merge names what is missing, damaged or the output itself")
  func faults() throws {
    let folder = try project()
    for number in 1...3 { _ = try run("verify Specs --shard \(number)/3 -o part-\(number)", folder) }
    var result = try run("merge part-1 part-3 -o run", folder)
    #expect(result.exitCode == 2 && result.errors.contains("snapshot: shard 2/3 is missing"))
    #expect(try !ResultsFile.run(at: folder.url.path + "/run/results.jsonl").isComplete)
    #expect(try run("report part-1 part-3", folder).errors.contains("shard 2/3 is missing"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Specs/0/broken.json"))
    let orphans = try run("orphans Specs --results part-1 --delete", folder)
    #expect(orphans.exitCode == 2 && orphans.errors.contains("was shard 1/3; merge all shards"))
    result = try run("merge part-1 part-2 part-3 -o part-1", folder)
    #expect(result.exitCode == 2 && result.errors.contains("part-1: is the output, too"))
    let file = folder.url.appending(path: "part-2/results.jsonl")
    let bytes = try Data(contentsOf: file)
    for length in [0, 10, bytes.count / 2, bytes.count - 4] {
      try bytes.prefix(length).write(to: file)
      result = try run("merge part-1 part-2 part-3 -o run", folder)
      #expect(result.exitCode == 2, "\(length)")
      #expect(try !ResultsFile.run(at: folder.url.path + "/run/results.jsonl").isComplete)
    }
    result = try run("merge part-1 nowhere -o run", folder)
    #expect(result.exitCode == 2 && result.errors.contains("nowhere"))
  }
}

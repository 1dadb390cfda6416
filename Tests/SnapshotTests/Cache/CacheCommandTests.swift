import Foundation
import TestSupport
import Testing

/// Results of earlier runs: what cannot have changed is not drawn, and nothing but the time shows it.
@Suite struct CacheCommandTests {
  private static let names = ["decoded", "photo", "plain", "warned"].flatMap { name in
    (1...3).map { "Specs/\(name).json @\($0)x" }
  }

  @Test("A run that draws nothing prints and writes what one prints and writes that draws all")
  func equality() throws {
    let project = try CacheProject()
    try project.write(CacheProject.spec(7), to: "Specs/different.json")
    _ = try project.run("record Specs/different.json --no-cache")
    try project.write(CacheProject.spec(8), to: "Specs/different.json")
    func outputs(_ options: String) throws -> [String] {
      try? project.remove("failures")
      let result = try project.run("verify Specs --results all.jsonl \(options)")
      _ = try project.run("report all.jsonl --junit junit.xml -o report.html")
      var texts = [result.outputText, result.errors, "\(result.exitCode)"]
      for path in project.folder.files where path.hasPrefix("failures") || path.hasSuffix("l") {
        texts.append("\(path) \(try project.folder.data(path).base64EncodedString())")
      }
      return texts
    }
    let drawn = try outputs("--no-cache")
    #expect(!project.folder.files.contains { $0.hasPrefix("caches") })
    #expect(
      drawn[0].contains("12 same, 3 different, 0 not compared") && drawn[1].contains("warning"))
    #expect(try outputs("") == drawn)
    #expect(try project.explanations("verify Specs").values.count { $0 == "nothing changed" } == 12)
    #expect(try outputs("") == drawn)
    #expect(try outputs("--jobs 1") == drawn)
    #expect(try outputs("--no-cache") == drawn)
  }

  @Test("The reason for which a picture is drawn is printed")
  func explanations() throws {
    let project = try CacheProject()
    func all(_ text: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: Self.names.map { ($0, text) })
    }
    func explain(_ options: String = "", _ environment: [String: String] = [:]) throws -> [String: String] {
      try project.explanations("verify Specs \(options)", environment)
    }
    #expect(try explain() == all("there is no earlier result"))
    #expect(try explain() == all("nothing changed"))
    #expect(try explain("--style dark") == all("--style is dark, and was not given"))
    // In the dark style an image has another tint colour: it is the same picture of another tree, which is not stored.
    let light = try explain("--style light")
    for name in Self.names {
      #expect(light[name] == "--style is light, and was \(name.contains("photo") ? "not given" : "dark")")
    }
    #expect(try explain("--max-pixels 3") == all("--max-pixels is 3, and was not given"))
    #expect(try explain("", ["LANG": "de_DE"]) == all("the variable LANG is another"))
    #expect(try explain("--timings") == all("--timings measures it"))
    #expect(try explain() == all("nothing changed"))
    // Of a change that failed, no result is kept, and the earlier one stays.
    try project.write(CacheProject.spec(9), to: "Specs/plain.json")
    for _ in 0..<2 {
      let changed = try explain()
      #expect(changed["Specs/plain.json @2x"] == "Specs/plain.json is another")
      #expect(changed["Specs/photo.json @2x"] == "nothing changed")
    }
    try project.write(CacheProject.spec(3), to: "Specs/plain.json")
    #expect(try explain() == all("nothing changed"))
  }

  @Test("Images, also those that are new or missing, and references are inputs")
  func files() throws {
    let project = try CacheProject()
    /// The reasons of the spec with an image at its scales, and those of all others.
    func explain() throws -> [String] {
      let all = try project.explanations("verify Specs")
      let others = Self.names.filter { !$0.contains("photo") }.map { all[$0] ?? "" }
      return Self.names.filter { $0.contains("photo") }.map { all[$0] ?? "" } + Set(others).sorted()
    }
    _ = try explain()
    let same = "nothing changed"
    #expect(try explain() == [same, same, same, same])
    let pixel = try project.folder.data("Specs/pixel.png")
    try pixel.write(to: project.url("Specs/pixel@3x.png"))
    // At 3x and 2x a larger variant is taken first, at 1x the file itself.
    let new = "pixel@3x.png is new"
    #expect(try explain() == [same, new, new, same])
    try project.remove("Specs/pixel@3x.png")
    #expect(try explain() == [same, same, same, same])
    try CacheProject.picture(8).write(to: project.url("Specs/pixel.png"))
    let other = "pixel.png is another"
    #expect(try explain() == [other, other, other, same])
    try pixel.write(to: project.url("Specs/pixel.png"))
    let reference = try project.folder.data("Specs/photo@2x.png")
    try project.remove("Specs/photo@2x.png")
    #expect(try explain() == [same, "Specs/photo@2x.png is missing", same, same])
    try reference.write(to: project.url("Specs/photo@2x.png"))
    #expect(try explain() == [same, same, same, same])
  }

  @Test("A damaged file of results is told, does no harm, and is written again")
  func damage() throws {
    let project = try CacheProject()
    _ = try project.run("verify Specs/plain.json")
    let file = try #require(project.folder.files.first { $0.hasPrefix("caches") })
    var generator = SeededGenerator(seed: 3)
    let bytes = try project.folder.data(file)
    for _ in 0..<8 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &generator)] ^=
        1 << Int.random(in: 0..<8, using: &generator)
      try damaged.write(to: project.url(file))
      let reasons = try project.explanations("verify Specs/plain.json")
      #expect(Set(reasons.values) == ["the stored results are damaged, or of another version"])
      #expect(try Set(project.explanations("verify Specs/plain.json").values) == ["nothing changed"])
    }
  }

  @Test("Results are stored in the named folder, else in the user's, else nowhere")
  func folders() throws {
    let project = try CacheProject()
    func stored(_ options: String, _ environment: [String: String]) throws -> Set<String> {
      for folder in ["caches", "home", "own"] { try? project.remove(folder) }
      let result = try SnapshotProcess.run(
        ["verify", "Specs/plain.json"] + options.split(separator: " ").map(String.init),
        in: project.folder.url,
        environment: environment)
      #expect(result.exitCode == 0)
      let found = project.folder.files.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }
      return Set(found.filter { !$0.hasPrefix("Specs") })
    }
    let home = project.url("home").path
    #expect(try stored("", [:]) == [])
    #expect(try stored("", ["HOME": "relative"]) == [])
    #expect(try stored("", ["HOME": home]) == ["home/.cache/plumb-snapshot"])
    let xdg = ["HOME": home, "XDG_CACHE_HOME": project.url("caches").path]
    #expect(try stored("", xdg).allSatisfy { $0.hasPrefix("caches/plumb-snapshot/") })
    #expect(try stored("--cache own", xdg).allSatisfy { $0.hasPrefix("own/") })
    #expect(try stored("--no-cache --cache own", xdg) == [])
    try project.write("", to: "file")
    let blocked = try project.run("verify Specs/plain.json --cache file")
    #expect(blocked.exitCode == 0)
    #expect(blocked.errors.contains("snapshot: warning: file: results cannot be stored: "))
    let nowhere = try SnapshotProcess.run(
      ["verify", "Specs/plain.json", "--explain-cache"], in: project.folder.url)
    #expect(nowhere.exitCode == 0 && nowhere.errors.contains("nothing is cached: HOME is not set"))
  }

  @Test("Results are those of another folder with the same files, and of links to them")
  func moved() throws {
    let project = try CacheProject()
    _ = try project.run("verify Specs")
    let other = try CacheProject()
    let cache = "--cache \(project.url("caches/plumb-snapshot").path)"
    #expect(try Set(other.explanations("verify Specs \(cache)").values) == ["nothing changed"])
    // A spec that is a link has its images beside the file to which it leads.
    try FileManager.default.moveItem(at: other.url("Specs/photo.json"), to: other.url("Elsewhere.json"))
    try FileManager.default.createSymbolicLink(
      atPath: other.url("Specs/photo.json").path, withDestinationPath: "../Elsewhere.json")
    let linked = try other.explanations("verify Specs/photo.json \(cache)")
    #expect(Set(linked.values).allSatisfy { $0.contains("pixel.png is missing") })
  }

  @Test("Another program draws all, although it has the same name and version")
  func program() throws {
    let project = try CacheProject()
    _ = try project.run("verify Specs/plain.json")
    #expect(try Set(project.explanations("verify Specs/plain.json").values) == ["nothing changed"])
    // A copy with another build ID: the note is its length, 20, its type, 3, its owner, "GNU", and the ID.
    var bytes = try Data(contentsOf: SnapshotProcess.executable)
    let note = Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8))
    let place = try #require(bytes.range(of: note))
    bytes[place.upperBound] ^= 1
    let copy = project.url("snapshot")
    try bytes.write(to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    let result = try SnapshotProcess.run(
      ["verify", "Specs/plain.json", "--explain-cache"], in: project.folder.url,
      environment: ["XDG_CACHE_HOME": project.url("caches").path], executable: copy)
    #expect(result.exitCode == 0)
    #expect(
      result.errors.contains("cache: Specs/plain.json @1x: the program is another\n"), "\(result.errors)")
  }

  @Test("References that are as they were recorded are not written again")
  func recording() throws {
    let project = try CacheProject()
    func number(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: project.url(path).path)
      return attributes[.systemFileNumber] as? Int ?? 0
    }
    let first = try project.run("record Specs")
    let (bytes, file) = (try project.folder.data("Specs/plain@2x.png"), try number("Specs/plain@2x.png"))
    let second = try project.run("record Specs")
    #expect(second.errors == first.errors && second.exitCode == 0)
    /// The rows of the table without their last column, and without lines.
    func withoutTimes(_ text: String) -> [[Substring]] {
      text.split(separator: "\n").filter { !$0.hasPrefix("-") }.map { $0.split(separator: " ").dropLast() }
    }
    #expect(withoutTimes(second.outputText) == withoutTimes(first.outputText))
    #expect(try number("Specs/plain@2x.png") == file)
    // Whatever else is there, it is recorded again.
    try Data("other".utf8).write(to: project.url("Specs/plain@2x.png"))
    let reasons = try project.explanations("record Specs")
    #expect(reasons["Specs/plain.json @2x"] == "Specs/plain@2x.png is another")
    #expect(reasons["Specs/plain.json @3x"] == "nothing changed")
    #expect(try project.folder.data("Specs/plain@2x.png") == bytes)
    try project.remove("Specs/plain@2x.png")
    _ = try project.run("record Specs")
    #expect(try project.folder.data("Specs/plain@2x.png") == bytes)
    // A link is refused, as without stored results.
    try FileManager.default.moveItem(at: project.url("Specs/plain@2x.png"), to: project.url("other.png"))
    try FileManager.default.createSymbolicLink(
      atPath: project.url("Specs/plain@2x.png").path, withDestinationPath: "../other.png")
    #expect(try project.run("record Specs").exitCode == 2)
  }

  @Test("Specs without findings are not laid out again, and those with findings are")
  func linting() throws {
    let project = try CacheProject()
    try project.write(
      #"{ "canvas": { "width": 90, "height": 60 }, "metrics": { "old": 3 } }"#, to: "Specs/unused.json")
    let specs = ["decoded", "photo", "plain", "unused", "warned"].map { "Specs/\($0).json" }
    func reasons(_ options: String = "") throws -> [String?] {
      let all = try project.explanations("lint Specs \(options)")
      return specs.map { all[$0] }
    }
    let results = try (0..<3).map { _ in try project.run("lint Specs --format json") }
    #expect(results[0].exitCode == 1 && results[0].output == results[1].output)
    #expect(results[0].errors == results[1].errors && results[1].output == results[2].output)
    let (same, none) = ("nothing changed", "there is no earlier result")
    let first = try reasons()
    #expect(first[0] == same && first[2] == same && first[3] == none)
    let other = try reasons("--severity repeated-literal=off")
    #expect(other[2]?.hasPrefix("--severity is ") == true && other[3] == none)
    try project.write("{ \"minimum\": \"note\" }", to: ".snapshot-lint.json")
    #expect(try reasons()[2] == ".snapshot-lint.json is new")
  }
}

import Escaping
import FileAccess
import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// A result holds as long as all that it depended on is the same, and no longer.
@Suite struct PresentInputsTests {
  /// The files of a spec, and the other inputs of its result.
  private struct World {
    let folder: TemporaryFolder
    var shared: [CacheInput.Name: String] = [
      Self.name(.program, ""): "p", Self.name(.variable, "LANG"): "de", Self.name(.option, "style"): "dark",
      Self.name(.fonts, ""): "f", Self.name(.settings, "lint.json"): "missing",
    ]
    var reference = "hash"
    var shaping: String? = "HarfBuzz"

    static func name(_ kind: CacheInput.Kind, _ text: String) -> CacheInput.Name {
      CacheInput.Name(kind: kind, text: ExactText(text))
    }

    init() throws {
      folder = try TemporaryFolder()
      for name in ["card.json", "card.png", "a/photo.png", "a/font.ttf", "written.png"] {
        try folder.write("content of \(name)", to: name)
      }
    }

    func path(_ name: String) -> String { "\(folder.url.path)/\(name)" }

    var present: PresentInputs {
      let shaping = shaping
      let folder = path("a")
      let present = PresentInputs(
        shared: shared.map { CacheInput($0.key.kind, $0.key.text.text, $0.value) }, root: path(""),
        folder: { folder }, shaping: { shaping })
      present.reference = reference
      return present
    }

    func record() -> CacheRecord {
      func state(_ name: String) -> String {
        (try? RegularFile.read(path(name))).map { FileState.content($0) } ?? FileState.missing
      }
      let files = [
        CacheInput(.file, path("card.json"), state("card.json")),
        CacheInput(.file, path("card.png"), state("card.png")),
        CacheInput(.companion, "photo.png", state("a/photo.png")),
        CacheInput(.companion, "photo@2x.png", state("a/photo@2x.png")),
        CacheInput(.companion, "font.ttf", state("a/font.ttf")),
        CacheInput(.output, path("written.png"), state("written.png")),
      ]
      let others = [
        CacheInput(.scale, "2"), CacheInput(.reference, reference), CacheInput(.shaping, shaping ?? ""),
        CacheInput(.folder, path("a")),
      ]
      return CacheRecord(
        inputs: shared.map { CacheInput($0.key.kind, $0.key.text.text, $0.value) } + others + files,
        content: [])
    }

    /// Changes an input, and returns a closure that changes it back.
    mutating func change(_ generator: inout SeededGenerator) throws -> (inout World) throws -> Void {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let names = shared.keys.sorted()
        let name = names[Int.random(in: 0..<names.count, using: &generator)]
        let old = shared[name]
        // Another value, or none.
        shared[name] = Bool.random(using: &generator) ? nil : (old ?? "") + "x"
        return { $0.shared[name] = old }
      case 1:
        // One more option or variable.
        let new = Self.name([.option, .variable][Int.random(in: 0..<2, using: &generator)], "new")
        shared[new] = ""
        return { $0.shared[new] = nil }
      case 2 where Bool.random(using: &generator):
        let old = reference
        reference = ["", "hash2"][Int.random(in: 0..<2, using: &generator)]
        return { $0.reference = old }
      case 2:
        let old = shaping
        shaping = Bool.random(using: &generator) ? nil : "another HarfBuzz"
        return { $0.shaping = old }
      default: return try changeFile(&generator)
      }
    }

    private func changeFile(_ generator: inout SeededGenerator) throws -> (inout World) throws -> Void {
      let names = ["card.json", "card.png", "a/photo.png", "a/photo@2x.png", "a/font.ttf", "written.png"]
      let url = URL(fileURLWithPath: path(names[Int.random(in: 0..<names.count, using: &generator)]))
      let old = try? Data(contentsOf: url)
      var bytes = old ?? Data("new".utf8)
      switch Int.random(in: 0..<4, using: &generator) {
      case _ where old == nil: try bytes.write(to: url)
      case 0: try FileManager.default.removeItem(at: url)
      case 1:
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      case 2:
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] ^= UInt8.random(in: 1...255, using: &generator)
        try bytes.write(to: url)
      default:
        let isLonger = Bool.random(using: &generator)
        try (isLonger ? bytes + Data([0]) : bytes.dropLast()).write(to: url)
      }
      return { _ in
        try? FileManager.default.removeItem(at: url)
        try old?.write(to: url)
      }
    }
  }

  @Test func `of 10,000 changes each makes a result another, until it is changed back`() throws {
    var world = try World()
    let record = world.record()
    #expect(world.present.match(record))
    var generator = SeededGenerator(seed: 32)
    for round in 0..<TestEffort.count(10_000) {
      let back = try world.change(&generator)
      let present = world.present
      #expect(!present.match(record) && present.changes(since: record).count == 1, "round \(round)")
      try back(&world)
      if round % 16 == 0 { #expect(world.present.match(record), "round \(round)") }
    }
    #expect(world.present.match(record))
  }

  @Test func `a written file is not one to which a link leads`() throws {
    let world = try World()
    let record = world.record()
    let url = URL(fileURLWithPath: world.path("written.png"))
    try FileManager.default.moveItem(at: url, to: URL(fileURLWithPath: world.path("moved.png")))
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "moved.png")
    #expect(!world.present.match(record))
  }

  @Test func `files of a spec are found in the folder in which it is now`() throws {
    let world = try World()
    let states = try [UInt8](world.folder.data("a/photo.png"))
    let record = CacheRecord(
      inputs: [CacheInput(.companion, "photo.png", FileState.content(states))], content: [])
    for (folder, isSame) in [("a", true), ("b", true), ("c", false), ("d", false)] {
      let path = world.path(folder)
      if folder == "b" { try world.folder.write("content of a/photo.png", to: "b/photo.png") }
      if folder == "c" { try world.folder.write("Content of a/photo.png", to: "c/photo.png") }
      let present = PresentInputs(shared: [], root: "", folder: { path }, shaping: { nil })
      #expect(present.match(record) == isSame, "\(folder)")
    }
  }
}

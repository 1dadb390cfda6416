import FileAccess
import Foundation
import ImageComparison
import PNG
import SnapshotReport
import TestSupport
import Testing
import ViewSpec

@testable import snapshot

/// A run with stored results reports the same as one without them, after any change.
///
/// A suite of one spec, its image in variants, its font, its references as files and as hashes, options, variables and
/// the program are changed at random, and verified after each change. No result is taken from another state, and one
/// that passed is known when it is asked for again.
@Suite struct CacheMutationTests {
  @Test("No change is taken for none", arguments: 0..<4)
  func mutations(seed: UInt64) async throws {
    var world = try CacheWorld(seed: seed)
    var (hits, changes) = (0, 0)
    var passed: Set<[String]> = []
    for step in 0..<TestEffort.count(40) {
      changes += try await world.mutate()
      let place = "seed \(seed), step \(step): \(world.history)"
      let drawn = await world.reports(isCached: false)
      let cached = await world.reports(isCached: true)
      try #require(cached.map(\.text) == drawn.map(\.text), "\(place)")
      for report in cached where report.isFromCache {
        hits += 1
        #expect(passed.contains(world.state(scale: report.scale)), "\(place)")
      }
      let same = drawn.filter(\.isSame).map(\.scale)
      let again = await world.reports(isCached: true)
      try #require(again.map(\.text) == drawn.map(\.text), "\(place)")
      #expect(again.filter(\.isFromCache).map(\.scale) == same, "\(place)")
      for scale in same { passed.insert(world.state(scale: scale)) }
    }
    #expect(changes >= TestEffort.count(40) && hits > 0)
  }
}

/// The report of a picture, as far as it is compared.
private struct PictureReport {
  var scale: Int
  var isSame: Bool
  var isFromCache: Bool
  var text: String
}

/// All that the results of a spec depend on, with its changes.
private struct CacheWorld {
  let folder: TemporaryFolder
  private var generator: SeededGenerator
  private var arguments = VerifyArguments()
  /// The options of the command line with their values, which are empty for flags.
  private var options: [String: String] = [:]
  private var program = "program 0"
  private var language = ""
  private(set) var history: [String] = []
  private let scales = [1, 2]
  /// One for all, which tells each error once.
  private let console = Console(isQuiet: true)

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    generator = SeededGenerator(seed: seed)
    for name in ["a", "b"] {
      try write(CacheProject.picture(9), "\(name)/pixel.png")
      try write(Data(TestFont().bytes), "\(name)/own.ttf")
      try write(Data(Self.specs[0].utf8), "\(name)/target.json")
    }
    try write(Data(Self.specs[0].utf8), "a/card.json")
  }

  private func url(_ name: String) -> URL { folder.url.appending(path: name) }

  private func write(_ bytes: Data, _ name: String) throws {
    try folder.write("", to: name)
    try bytes.write(to: url(name))
  }

  /// Specs with an image, with one by an absolute path or above the folder, without one, with a font, with a warning, and
  /// broken.
  private static let specs: [String] = [
    CacheProject.spec(3, others: image("pixel.png")), CacheProject.spec(3, others: image("../b/pixel.png")),
    CacheProject.spec(3), CacheProject.spec(4),
    CacheProject.spec(3, others: image("FOLDER/a/pixel.png")),
    CacheProject.spec(3).replacing("\"views\"", with: "\"fonts\": [\"own.ttf\"], \"views\""),
    CacheProject.spec(3).replacing(
      "\"views\"", with: "\"constraints\": [\"bar.width == 1\", \"bar.width == 2\"], \"views\""),
    "{",
  ]

  private static func image(_ name: String) -> String {
    #", { "type": "image", "image": { "file": "\#(name)" }, "frame": { "x": 0, "y": 5, "width": 2, "height": 2 } }"#
  }

  private mutating func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Changes something, or several things; returns the number of changes.
  mutating func mutate() async throws -> Int {
    var changes = 1
    while random(0..<3) == 0 { changes += 1 }
    for _ in 0..<changes { try change() }
    // References that match are rare by chance.
    if random(0..<2) == 0 { await accept() }
    if history.count > 40 { history.removeFirst(history.count - 40) }
    return changes
  }

  private mutating func change() throws {
    let kind = random(0..<14)
    let value = random(0..<4)
    history.append("\(kind)=\(value)")
    switch kind {
    case 0, 1, 2:
      let spec = Self.specs[random(0..<Self.specs.count)].replacing("FOLDER", with: folder.url.path)
      try remove("a/card.json")
      try write(Data(spec.utf8), "a/card.json")
    case 3:
      // A link to a spec in either folder, whose images are beside it.
      try remove("a/card.json")
      try FileManager.default.createSymbolicLink(
        atPath: url("a/card.json").path, withDestinationPath: ["target.json", "../b/target.json"][value % 2])
    case 4:
      let name = ["a", "b"][random(0..<2)] + "/pixel" + ["", "@2x", "@3x"][random(0..<3)] + ".png"
      try remove(name)
      if value > 0 {
        try write(value == 3 ? Data("no picture".utf8) : CacheProject.picture(UInt8(value)), name)
      }
    case 5:
      var font = TestFont()
      font.ascender += value
      try write(Data(font.bytes), ["a", "b"][random(0..<2)] + "/own.ttf")
    case 6:
      let name = ["a/card.png", "a/card@2x.png"][random(0..<2)]
      guard value > 0, let old = try? folder.data(name) else { return try remove(name) }
      // Compressed by another program, damaged, or another picture.
      let bytes = [UInt8](old)
      let text = PNGText(key: "Comment", value: "\(random(0..<3))")
      try write(
        value == 1
          ? Data((try? text.embedded(in: bytes)) ?? bytes)
          : value == 2 ? old.dropLast(9) : CacheProject.picture(3),
        name)
    case 7: program = "program \(value)"
    case 8: language = ["", "de", "fr", "C"][value]
    case 9: try give("--style", [nil, "light", "dark", nil][value])
    case 10: try give("--max-pixels", [nil, "1", "100", nil][value])
    case 11: try changeManifest(value)
    case 12: try give("--system", [nil, "17", "18", "26"][value])
    default:
      try give("--strict-layout", value == 1 ? "" : nil)
      try give("--direction", [nil, "rtl", nil, "ltr"][value])
      try give("--pixel-limit", value == 2 ? "3" : nil)
    }
  }

  /// Gives an option on the command line, or leaves it out.
  private mutating func give(_ option: String, _ value: String?) throws {
    options[option] = value
    let words = options.sorted { $0.key < $1.key }.flatMap { [$0.key] + ($0.value.isEmpty ? [] : [$0.value]) }
    guard case .run(let parsed) = try VerifyArguments.verb.parse(["card.json"] + words) else { return }
    arguments = parsed
    // As at the start, so that an option that is left out again makes an equal state.
    arguments.specs = []
  }

  /// Removes the manifest of the references, or makes one, without a reference, or with that of another scale; or changes
  /// the pictures of its store.
  private func changeManifest(_ value: Int) throws {
    if value == 0 { return try remove("a/snapshots.json") }
    try ReferenceHashes.change(in: url("a").path + "/", makes: true) { hashes in
      let (first, second) = (FilePath("card.png"), FilePath("card@2x.png"))
      if value == 1 { hashes.pictures[first] = nil }
      if value == 2 { hashes.pictures[second] = hashes.pictures[first] }
    }
    guard value == 3, let object = manifest?.pictures.values.first?.object else { return }
    try Data("no picture".utf8).write(to: url("a/\(ObjectStore.name)/\(object.path)"))
  }

  /// The manifest of the references; nil if they are files.
  private var manifest: ReferenceHashes? {
    (try? folder.data("a/snapshots.json")).flatMap { try? ReferenceHashes([UInt8]($0), path: "a") }
  }

  private func remove(_ name: String) throws {
    do { try FileManager.default.removeItem(at: url(name)) } catch CocoaError.fileNoSuchFile {}
  }

  private var location: SpecLocation {
    SpecLocation(path: url("a/card.json").path, root: folder.url.path)
  }

  /// Records the present pictures.
  private func accept() async {
    guard let spec = try? LayoutSpec(at: location) else { return }
    let writer = ReferenceWriter(.standard)
    for scale in scales {
      var lines = Lines()
      let path = PictureName(location: location, scale: scale).referencePath
      guard
        let rendering = try? await spec.renderPNG(at: scale, arguments.rendering, recordsLayout: true),
        let bytes = try? rendering.reference(for: path, &lines)
      else { continue }
      try? writer.write(bytes, to: path, scale: scale, beneath: folder.url.path)
    }
    try? writer.finish()
  }

  /// All that the result at a scale depends on, but the files that the spec names.
  func state(scale: Int) -> [String] {
    let reference = PictureName(location: location, scale: scale).referencePath
    func content(_ path: String) -> String {
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { SHA256.text(of: $0) } ?? "missing"
    }
    let hashes = manifest.map { PictureHash.state($0.pictures[FilePath(FilePath(reference).name)]) }
    return ["\(scale)", program, language, "\(arguments)", content(location.path)] + [
      hashes ?? content(reference)
    ]
  }

  /// Verifies the spec at its scales.
  func reports(isCached: Bool) async -> [PictureReport] {
    let shared = [CacheInput(.program, program), CacheInput(.variable, "LANG", language)] + arguments.inputs
    var cache =
      isCached
      ? RunCache(ResultCache(folder: url("cache").path), verb: "verify", shared: shared) : nil
    var options = arguments.rendering
    options.scales = scales
    // The manifest is never damaged here.
    let hashed = try? HashedReferences([PictureName]([location], options), .standard)
    cache?.hashes = { hashed?.state(of: $0) }
    var unreadable: [PictureReport] = []
    let jobs = await CachedJob.all([location], options: options, cache: &cache, console: console) {
      _, reasons in
      unreadable.append(PictureReport(scale: 0, isSame: false, isFromCache: false, text: "\(reasons)"))
    }
    var reports = unreadable
    let command = VerifyCommand(arguments: arguments, console: console)
    let failures = url("failures").path
    for job in jobs {
      let report = await command.verified(
        job, cache,
        .init(actual: "\(failures)/a.png", difference: "\(failures)/d.png", comparison: "\(failures)/c.png"),
        hashed: hashed?[job.picture])
      let outcome = report.value
      let row = outcome.row.map { "\($0.name) \($0.pixels) \($0.byteCount)" }
      reports.append(
        PictureReport(
          scale: job.picture.scale, isSame: outcome.result.status == .same, isFromCache: job.pass != nil,
          text:
            "\(outcome.result) \(row ?? "") \(outcome.brief ?? "") \(report.lines.all)"
            + " \(report.finished ?? "")"))
    }
    return reports
  }
}

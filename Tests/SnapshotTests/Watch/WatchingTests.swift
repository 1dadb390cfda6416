import FileWatching
import Foundation
import TestSupport
import Testing
import ViewSession

@testable import LoopbackServer
@testable import snapshot

/// The loop of `snapshot watch`, step by step in this process.
@MainActor
@Suite struct WatchingTests {
  /// A loop over files of a folder of its own.
  @MainActor
  private final class Loop {
    let folder: TemporaryFolder
    let watcher: FileWatcher
    let board: WatchBoard
    let watching: Watching

    init(_ files: [String: String], choice: WatchChoice = WatchChoice()) throws {
      folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: "Specs/\(name)") }
      watcher = try FileWatcher()
      board = WatchBoard {}
      let options = WatchOptions(
        paths: [folder.url.appending(path: "Specs").path], choice: choice, limits: LimitOptions(),
        scratch: folder.url.path)
      watching = Watching(options, board: board, watcher: watcher, console: Console(isQuiet: true))
    }

    deinit { watcher.stop() }

    var cells: [WatchCell] { watching.cells }
    var state: WatchState {
      get throws { try JSONDecoder().decode(WatchState.self, from: Data(get("/state").body)) }
    }

    func get(_ path: String) -> HTTPResponse {
      board.response(to: HTTPRequest(method: .get, path: path, query: "", fields: [:], keepsOpen: true))
    }

    func post(_ text: String) -> HTTPStatus {
      var request = HTTPRequest(method: .post, path: "/show", query: "", fields: [:], keepsOpen: true)
      request.body = Array(text.utf8)
      return board.response(to: request).status
    }

    /// Does all that there is to do.
    func settle() async { while await watching.step() {} }

    /// Writes a spec, and does all that follows from it, until a condition holds.
    func write(_ text: String, to name: String, until condition: () -> Bool) async throws {
      try folder.write(text, to: "Specs/\(name)")
      try await settle(until: condition)
    }

    func settle(until condition: () -> Bool) async throws {
      repeat {
        _ = await watcher.wait()
        await settle()
      } while !condition()
    }
  }

  private static func spec(width: Int, more: String = "") -> String {
    """
    { "canvas": { "width": 20, "height": 10, "background": "white" }, "views": [
      { "id": "bar", "background": "black", "frame": { "x": 0, "y": 0, "width": \(width), "height": 4 } }\(more)
    ] }
    """
  }

  @Test func `draws, examines and draws again what changes`() async throws {
    let loop = try Loop(["card.json": Self.spec(width: 4)])
    #expect(await loop.watching.start())
    await loop.settle()
    let first = try #require(loop.cells.first?.entry.picture)
    #expect(first.width == 40 && first.height == 20)
    let cell = try loop.state.cells[0]
    #expect(cell.findings == [] && cell.error == nil && cell.before == nil)
    let nodes = loop.get("/nodes/\(try #require(cell.nodes))")
    #expect(nodes.status == .ok && String(decoding: nodes.body, as: UTF8.self).contains("\"bar\""))

    try await loop.write(Self.spec(width: 6), to: "card.json") { loop.cells[0].entry.picture != first }
    let second = try #require(loop.cells[0].entry.picture)
    #expect(loop.cells[0].entry.before == first)
    // Two points of width and four of height at 2x are 4 × 8 pixels.
    #expect(loop.cells[0].entry.change?.first?.hasPrefix("32 of 800 pixels differ") == true)
    #expect(loop.get("/picture/\(first.number)").status == .ok)
    try await loop.write(Self.spec(width: 8), to: "card.json") { loop.cells[0].entry.before == second }
    #expect(loop.get("/picture/\(first.number)").status == .notFound)
  }

  @Test func `keeps the picture and its number if it is drawn the same`() async throws {
    let loop = try Loop(["card.json": Self.spec(width: 4)])
    #expect(await loop.watching.start())
    await loop.settle()
    let (picture, version) = (loop.cells[0].entry.picture, loop.watching.state.version)
    try await loop.write(Self.spec(width: 4) + "\n", to: "card.json") {
      loop.watching.state.version > version
    }
    #expect(loop.cells[0].entry.picture == picture && loop.cells[0].entry.change == [])
  }

  @Test func `shows an error at its line, and keeps the last picture`() async throws {
    let loop = try Loop(["card.json": Self.spec(width: 4)])
    #expect(await loop.watching.start())
    await loop.settle()
    let picture = loop.cells[0].entry.picture
    let wrong = Self.spec(width: 4).replacingOccurrences(of: "\"frame\"", with: "\"fram\"")
    try await loop.write(wrong, to: "card.json") { loop.cells[0].entry.error != nil }
    let error = try #require(try loop.state.cells[0].error)
    #expect(error.line == 2 && error.message.contains("did you mean \"frame\"?"))
    #expect(error.excerpt.map(\.number) == [1, 2, 3])
    #expect(loop.cells[0].entry.picture == picture && picture != nil)
    try await loop.write(Self.spec(width: 4), to: "card.json") { loop.cells[0].entry.error == nil }
  }

  @Test func `lays out all combinations side by side`() async throws {
    var choice = WatchChoice()
    (choice.scales, choice.styles, choice.directions) = ([1, 2], ["light", "dark"], ["ltr", "rtl"])
    let loop = try Loop(["card.json": Self.spec(width: 4)], choice: choice)
    #expect(await loop.watching.start())
    await loop.settle()
    #expect(loop.cells.count == 8 && Set(loop.cells.map(\.variant)).count == 8)
    #expect(loop.cells.allSatisfy { $0.entry.picture != nil && $0.session == nil })
    #expect(
      loop.post(
        #"{ "choice": { "scales": [3], "devices": [], "systems": [], "styles": [], "directions": [],"#
          + #" "textSizes": [], "languages": [] } }"#) == .noContent)
    await loop.settle()
    #expect(loop.cells.map(\.entry.picture?.width) == [60])
  }

  @Test func `follows the spec that changes, unless the page keeps to one`() async throws {
    let loop = try Loop(["a.json": Self.spec(width: 4), "b.json": Self.spec(width: 5)])
    #expect(await loop.watching.start())
    await loop.settle()
    let (a, b) = (loop.watching.subjects[0].id, loop.watching.subjects[1].id)
    #expect(loop.watching.state.shown == a)
    try await loop.write(Self.spec(width: 6), to: "b.json") { loop.watching.state.shown == b }
    #expect(loop.post(#"{ "follows": false, "shown": \#(a) }"#) == .noContent)
    await loop.settle()
    #expect(loop.watching.state.shown == a)
    let version = loop.watching.state.version
    try await loop.write(Self.spec(width: 7), to: "b.json") { loop.watching.state.version > version }
    #expect(loop.watching.state.shown == a)
  }

  @Test func `lists specs that come, and forgets those that go`() async throws {
    let loop = try Loop(["a.json": Self.spec(width: 4)])
    #expect(await loop.watching.start())
    await loop.settle()
    try await loop.write(Self.spec(width: 5), to: "more/b.json") { loop.watching.subjects.count == 2 }
    try FileManager.default.removeItem(at: loop.folder.url.appending(path: "Specs/a.json"))
    try await loop.settle { loop.watching.subjects.count == 1 }
    #expect(loop.watching.shown?.name.hasSuffix("more/b.json") == true)
  }

  @Test(arguments: [
    "", "[]", "{", #"{"shown": 1e99}"#, #"{"choice": {}}"#, String(repeating: "[", count: 60_000),
    #"{"choice":{"scales":[],"devices":[],"systems":[],"styles":[],"directions":[],"textSizes":[],"languages":[]}}"#,
    #"{"choice":{"scales":[99],"devices":[],"systems":[],"styles":[],"directions":[],"textSizes":[],"languages":[]}}"#,
    #"{"choice":{"scales":[2],"devices":["x"],"systems":[],"styles":[],"directions":[],"textSizes":[],"languages":[]}}"#,
    #"{"choice":{"scales":[2],"devices":[],"systems":[],"styles":[],"directions":[],"textSizes":[],"languages":["../x"]}}"#,
  ])
  func `refuses wishes that cannot be`(text: String) throws {
    let loop = try Loop([:])
    #expect(loop.post(text) == .badRequest)
  }

  @Test func `serves the page, and nothing else`() throws {
    let loop = try Loop([:])
    #expect(loop.get("/").type.hasPrefix("text/html") && loop.get("/watch.js").status == .ok)
    for path in ["/picture/1", "/nodes/x", "/../etc/passwd", "/state/x", "/watch"] {
      #expect(loop.get(path).status == .notFound)
    }
  }

  @Test func `files in the current folder are those of which changes are told`() {
    // Changes in "." are told as "card.json".
    #expect(WatchPaths.all(["./card.json"]) == ["./card.json", "card.json"])
    #expect(WatchPaths.all(["a//./b.json", "c"]) == ["a//./b.json", "a/b.json", "c"])
  }

  @Test func `an excerpt has the lines around a line that there is`() {
    func numbers(_ line: Int) -> [Int] {
      WatchState.Problem.excerpt(of: Array("a\nb\nc\nd".utf8), around: line).map(\.number)
    }
    #expect(numbers(1) == [1, 2, 3] && numbers(3) == [1, 2, 3, 4] && numbers(4) == [2, 3, 4])
    for line in [0, -1, 5, .max, .min] { #expect(numbers(line).isEmpty) }
  }

  @Test func `a program is forgotten when it has ended, unless another one took its place`() throws {
    let package = WatchPackage(folder: ".")
    let programs = try (0..<2).map { _ in
      try SessionProcess(executable: "/bin/cat", arguments: [], environment: [:])
    }
    package.process = programs[1]
    programs[0].stop()
    package.forget(programs[0])
    package.forget(programs[1])
    #expect(package.process === programs[1])
    programs[1].stop()
    package.forget(programs[1])
    #expect(package.process == nil)
  }

  @Test func `takes at most so many pictures side by side`() {
    var choice = WatchChoice()
    choice.scales = Array(1...7)
    choice.systems = [17, 18, 26]
    #expect(choice.count == 21 && choice.problem == nil && choice.variants.count == 21)
    choice.textSizes = ["S", "M", "L"]
    #expect(choice.problem == "63 pictures are more than 48")
  }
}

import Foundation
import TestSupport
import Testing

@testable import snapshot

@Suite struct ProgressBarTests {
  @Test func `a bar is as full as the run is done, and its line fits the terminal`() {
    let bar = ProgressBar(done: 15, total: 60, name: "out/card@2x.png")
    // 79 characters, less 5 of the count and 3 of brackets and a blank: 71, of which the bar has 30 at most.
    #expect(bar.line(columns: 80) == "[#######-----------------------] 15/60 out/card@2x.png")
    #expect(ProgressBar(done: 0, total: 60, name: "").line(columns: 80).hasPrefix("[------"))
    #expect(
      ProgressBar(done: 60, total: 60, name: "").line(columns: 80).hasPrefix(
        "[" + String(repeating: "#", count: 30)))
    for columns in 0...90 {
      let line = bar.line(columns: columns)
      #expect(line.count <= max(0, columns - 1), "\(columns): \(line)")
    }
    // 30 characters: 29 less 8 are 21, of which the bar has 10; 10 are left for the name.
    #expect(bar.line(columns: 30) == "[##--------] 15/60 …rd@2x.png")
  }

  /// Runs the command with a terminal as standard error, and answers what it was shown.
  private func shown(_ specs: Int, environment: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    for index in 0..<specs {
      try folder.write(
        #"{ "canvas": { "width": 4, "height": 4 }, "views": [] }"#, to: "specs/\(index + 10).json")
    }
    var (main, terminal): (Int32, Int32) = (0, 0)
    try #require(unsafe openpty(&main, &terminal, nil, nil, nil) == 0)
    defer { close(main) }
    _ = try SnapshotProcess.run(
      ["render", "specs", "--scale", "1", "-o", "out"], in: folder.url, environment: environment,
      errors: FileHandle(fileDescriptor: terminal, closeOnDealloc: false))
    close(terminal)
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while case let count = unsafe read(main, &bytes, bytes.count), count > 0 { text += bytes[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `on a terminal a long run has a bar, which is gone in the end`() throws {
    let text = try shown(25, environment: ["TERM": "xterm"])
    #expect(text.hasPrefix("[") && text.contains("/25 ") && !text.contains("rendered"))
    #expect(text.hasSuffix(Terminal.emptyLine))
  }

  @Test func `short runs and build servers have plain lines`() throws {
    for (specs, environment) in [
      (3, ["TERM": "xterm"]), (25, ["TERM": "xterm", "CI": "true"]), (25, ["TERM": "dumb"]),
    ] {
      let text = try shown(specs, environment: environment)
      #expect(text.contains("[\(specs)/\(specs)] rendered") && !text.contains("\u{1B}"))
    }
  }
}

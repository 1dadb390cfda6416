import Foundation
import TestSupport
import Testing

/// Names of files are bytes, whatever characters those make.
@Suite struct FileNameTests {
  private static func spec(_ color: String) -> String {
    #"{ "canvas": { "width": 8, "height": 6, "background": "\#(color)" } }"#
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(arguments, in: folder.url)
  }

  /// é in one scalar, and in two.
  private static let twins = ["\u{E9}.json", "e\u{301}.json"]

  @Test func `two names that look the same are two specs`() throws {
    let folder = try TemporaryFolder()
    for (name, color) in zip(Self.twins, ["red", "blue"]) { try folder.write(Self.spec(color), to: name) }
    #expect(try run("record", ".", "--scale", "1", in: folder).outputText.contains("2 pictures"))
    #expect(
      try run("verify", ".", "--scale", "1", in: folder).outputText == "2 same, 0 different, 0 not compared\n"
    )
    // The second of them, in the order of bytes, is no less verified than the first.
    try folder.write(Self.spec("green"), to: Self.twins[0])
    let result = try run("verify", ".", "--scale", "1", in: folder)
    #expect(result.exitCode == 1)
    #expect(result.outputText.contains("1 same, 1 different"))
    let accepted = try run("accept", "./\(Self.twins[1]) @1x", in: folder)
    #expect(accepted.exitCode == 2 && accepted.errors.contains("nothing to accept"))
    #expect(try run("accept", "./\(Self.twins[0]) @1x", in: folder).outputText == "1 reference accepted\n")
    #expect(try run("verify", ".", "--scale", "1", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    "\u{D4E}.json", "\u{301}card.json", "a\u{301}/\u{301}b.json", "\u{600}.json", "card\u{200D}.json",
  ])
  func `a name whose first or last character joins with a dot or a slash is one`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec("red"), to: "specs/\(name)")
    #expect(try run("record", "specs", "--scale", "1", in: folder).exitCode == 0)
    let stem = String(String.UnicodeScalarView(name.unicodeScalars.dropLast(5)))
    #expect(FileManager.default.fileExists(atPath: "\(folder.url.path)/specs/\(stem).png"), "\(folder.files)")
    let verified = try run("verify", "specs/\(name)", "--scale", "1", in: folder)
    #expect(verified.outputText == "1 same, 0 different, 0 not compared\n", "\(verified.errors)")
    try folder.write(Self.spec("blue"), to: "specs/\(name)")
    #expect(try run("verify", "specs", "--scale", "1", in: folder).exitCode == 1)
    #expect(try run("accept", "--all", in: folder).outputText == "1 reference accepted\n")
    #expect(try run("render", "specs", "--scale", "1", "-o", "out/\u{301}", in: folder).exitCode == 0)
    #expect(folder.files.contains { $0.unicodeScalars.starts(with: "out/\u{301}/".unicodeScalars) })
  }

  @Test func `a name that is no UTF-8 is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec("red"), to: "good.json")
    // A name that is not a valid string is valid in the shell.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "cp good.json \"$(printf 'a\\377.json')\""]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    let result = try run("render", ".", "-o", "out", "--scale", "1", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.troubles == ["snapshot: ./a\u{FFFD}.json: the name is not UTF-8; rename the file"])
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/out/good.png"))
  }

  @Test func `a pipe is no spec, no picture and no results, and nobody waits for it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec("red"), to: "card.json")
    for name in ["pipe.json", "pipe.png", "pipe.jsonl"] {
      #expect(unsafe mkfifo(folder.url.path + "/" + name, 0o600) == 0)
    }
    for line in [
      ["render", "pipe.json"], ["verify", "."], ["lint", "pipe.json"], ["diff", "pipe.png", "pipe.png"],
      ["inspect", "pipe.png"], ["report", "pipe.jsonl"], ["accept", "--all", "--results", "pipe.jsonl"],
      ["lint", "card.json", "--config", "pipe.json"],
    ] {
      let result = try SnapshotProcess.run(line, in: folder.url)
      #expect(result.exitCode == 2, "\(line)")
      #expect(result.errors.contains("found a pipe, expected a file"), "\(line): \(result.errors)")
    }
  }
}

import Foundation
import TestSupport
import Testing
import ViewDifference
import ViewLint

@testable import snapshot

/// Texts and names of strangers in what the command prints.
@Suite struct HostileOutputTests {
  /// Whether a terminal would not show a scalar, or would obey it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static let odd = OddScalars.texts(around: "\"'<\n").joined()

  private static func spec(_ text: String, x: Int) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      { "canvas": { "width": 40, "height": 30 }, "views": [
        { "id": "\u{D4E}label\u{FE0F}", "type": "label", "text": \(quoted),
          "frame": { "x": \(x), "y": 0.3, "width": 20, "height": 10 } },
        { "id": "box", "background": "red", "frame": { "x": \(x), "y": 10, "width": 20, "height": 10 } }] }
      """
  }

  /// All verbs that print what a spec says; `verify` prints an old text and a new one.
  @Test func `nothing that is printed moves a cursor or is unseen`() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{202E}\u{9B}2J\u{D4E}.json"
    try folder.write(Self.spec("old", x: 0), to: name)
    func run(_ words: String...) throws -> SnapshotProcess.Result {
      try SnapshotProcess.run(words, in: folder.url)
    }
    _ = try run("record", name, "--scale", "1")
    try folder.write(Self.spec(Self.odd, x: 1), to: name)
    let png = try #require(folder.files.first { $0.utf8.suffix(4).elementsEqual(".png".utf8) })
    let results = [
      try run("verify", name, "--scale", "1"), try run("inspect", png, "failures/" + png),
      try run("inspect", "--json", png), try run("lint", name), try run("lint", name, "--format", "json"),
      try run("lint", name, "--format", "sarif"), try run("graph", name),
      try run("graph", name, "--format", "dot"),
      try run("graph", name, "--format", "json"), try run("trace", name),
      try run("trace", name, "--format", "json"),
      try run("render", name, "-o", "out"), try run("lint", name, "--allow", "\u{1B}[2J=\u{202E}x"),
    ]
    for (place, result) in results.enumerated() {
      let text = result.outputText + result.errors
      let unseen = text.unicodeScalars.first(where: Self.isInvisible)
      #expect(unseen == nil, "\(place)")
      let isEmpty = text.isEmpty
      #expect(!isEmpty, "\(place)")
    }
    for place in [2, 4, 5, 8, 10] {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: results[place].output) }
    }
  }

  @Test func `what is printed to accept a picture accepts it`() throws {
    let folder = try TemporaryFolder()
    // It would run a command: the quote joins with the mark behind it.
    let name = "a'\u{301};touch ran;'\u{301}\u{202E}\u{15}.json"
    try folder.write(Self.spec("old", x: 0), to: name)
    _ = try SnapshotProcess.run(["record", name, "--scale", "1"], in: folder.url)
    try folder.write(Self.spec("new", x: 5), to: name)
    let text = try SnapshotProcess.run(["verify", name, "--scale", "1"], in: folder.url).outputText
    let line = try #require(
      text.components(separatedBy: "accept with: snapshot ").dropFirst().first?.components(separatedBy: "\n")
        .first)
    let program = "/proc/self/exe"
    let command = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "snapshot").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(command)' \(line)"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(line)")
    #expect(!folder.files.contains("ran"))
    #expect(try SnapshotProcess.run(["verify", name, "--scale", "1"], in: folder.url).exitCode == 0)
  }

  @Test func `arguments are split where their marks are, whatever joins with these`() throws {
    #expect(try SampleArguments.parse("a --name=\u{301}x")?.inner.name.scalars == "\u{301}x".scalars)
    #expect(try SampleArguments.parse("a -n\u{301}x")?.inner.name.scalars == "\u{301}x".scalars)
    let list = ValueSyntax.list(of: .text("PATH", "a path"))
    #expect(
      try list.parse("a,\u{301}b\u{D4E},c").map(\.scalars) == [
        "a".scalars, "\u{301}b\u{D4E}".scalars, "c".scalars,
      ])
    let exemption = try ValueSyntax.exemption.parse("unsnapped-edge@\u{301}v\u{D4E}=\u{301}r")
    #expect(
      exemption.view?.scalars == "\u{301}v\u{D4E}".scalars && exemption.reason.scalars == "\u{301}r".scalars)
  }

  @Test func `a table of Markdown has its cells, whatever is in them`() {
    let texts = OddScalars.texts(around: "|\\`\n")
    let others = texts.indices.filter { place in
      let help = String(
        String.UnicodeScalarView(texts[place].unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
      let verb = Verb<SampleArguments>(
        name: "sample", abstract: "", discussion: "",
        operand: .oneOrMore("FILE", \.files, takesStandardInput: true, help: "A file."),
        options: [.flag("--loud", \.loud, help: help, example: "a")], examples: [],
        run: .text { _ in "" })
      let rows = HelpPage(verb).markdownTable.unicodeScalars.split(separator: "\n")
      // A bar ends a cell unless a backslash stands before it.
      let row = Array(rows[2])
      let ends = row.indices.filter { row[$0] == "|" && ($0 == 0 || row[$0 - 1] != "\\") }
      return rows.count != 3 || ends.count != 5
    }
    #expect(others.isEmpty)
  }

  @Test func `no line of a table ends in a blank, and columns count what takes room`() {
    var table = TextTable(.right("n"), .left("name"))
    table.append("1", "\u{D4E}")
    table.append("2", "cafe\u{301}s")
    #expect(
      table.lines.map(\.scalars) == ["n  name", "-  -----", "1  \u{D4E}", "2  cafe\u{301}s"].map(\.scalars))
    var wide = TextTable(.left("a"), .left("b"))
    wide.append("e\u{301}\u{302}", "c")
    #expect(wide.lines[2].scalars == "e\u{301}\u{302}  c".scalars)
  }
}

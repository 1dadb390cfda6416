import Foundation
import SnapshotReport
import Testing

/// Results of sizes that no run has, as a stranger may send them.
@Suite struct LargeResultsTests {
  private func error(_ lines: [String]) throws -> String {
    let error = try #require(throws: ResultsError.self) {
      try ResultsFile.run(in: Data(lines.joined(separator: "\n").utf8), path: "r.jsonl")
    }
    return error.description
  }

  private func header(folder: String) -> String {
    #"{"filter":[],"folder":"\#(folder)","program":"p","version":1}"#
  }

  @Test func `the path that stands before each path of a run is no longer than a system has it`() throws {
    let longest = "/" + String(repeating: "x", count: 4_095)
    let run = try ResultsFile.run(
      in: Data("\(header(folder: longest))\n{\"end\":0}\n".utf8), path: "r.jsonl")
    #expect(run.folder == longest)
    #expect(
      try error([header(folder: longest + "x"), ""])
        == "r.jsonl:1: folder has 4097 bytes, more than the limit of 4096")
  }

  @Test func `a letter with too many marks is told with its line`() throws {
    let marks = String(repeating: "\u{301}", count: 513)
    for line in [#"{"end":0,"e\#(marks)":1}"#, #"{"end":0,"x":"e\#(marks)"}"#] {
      #expect(
        try error([header(folder: "/"), line, ""])
          == "r.jsonl:2: a letter with more than 512 combining marks")
    }
  }

  /// As many bytes of folders as a line may have, and one more.
  @Test(arguments: [(1_024, true), (1_025, false)])
  func `a cause whose cases are in many folders has no line that accepts them`(length: Int, isLine: Bool)
    throws
  {
    let folders =
      (0..<length / 8).map { "folder\(10 + $0 % 90)" } + [String(repeating: "x", count: 304 + length % 8)]
    // Ninety folders of eight letters, each of several cases, and one that fills the line.
    let cases = folders.map { folder in
      SnapshotCase(
        name: "a", group: "g", status: .different, causes: ["gap"],
        accept: "snapshot accept a --results \(folder)")
    }
    let run = SnapshotRun(program: "p", folder: "/", cases: cases)
    let html = HTMLReport([run]).html { _ in nil }
    #expect(html.contains("snapshot accept --cause gap --results folder10,") == isLine)
    #expect(html.contains(#""accept":"""#) == !isLine)
  }
}

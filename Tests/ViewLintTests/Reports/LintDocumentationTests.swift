import Foundation
import TestSupport
import Testing
import ViewLint

/// The tables of codes in the guide are those of the code.
///
/// To write them again, run these tests with `RECORD_SNAPSHOTS=1`.
@Suite struct LintDocumentationTests {
  private static let path = PackageFolders.path("Documentation/LayoutLint.md")
  private static let marks = (start: "<!-- codes -->\n", end: "\n<!-- /codes -->\n")

  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  /// The page, and where the tables are in it.
  private func page() throws -> (text: String, tables: Range<String.Index>) {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    let start = try #require(text.range(of: Self.marks.start))
    let end = try #require(text.range(of: Self.marks.end))
    return (text, start.upperBound..<end.lowerBound)
  }

  @Test func theGuideHasTheTableOfCodes() throws {
    if isRecording {
      let (text, tables) = try page()
      try Data(text.replacingCharacters(in: tables, with: FindingCode.documentation).utf8)
        .write(to: URL(fileURLWithPath: Self.path), options: .atomic)
    }
    let (text, tables) = try page()
    #expect(text[tables] == FindingCode.documentation)
  }

  @Test(arguments: FindingCode.allCases) func theTableHasEveryCodeOnce(code: FindingCode) {
    let row = "| `\(code.rawValue)` | \(code.severity.rawValue) | **\(code.summary).** \(code.explanation) |"
    #expect(FindingCode.documentation.split(separator: "\n").count { $0 == row } == 1)
  }

  @Test func theReadmeNamesTheFirstAndTheLastCode() throws {
    let text = try String(contentsOfFile: PackageFolders.path("README.md"), encoding: .utf8)
    let (first, last) = (FindingCode.allCases[0], FindingCode.allCases[FindingCode.allCases.count - 1])
    #expect(text.contains("from `\(first.rawValue)` to `\(last.rawValue)`"))
  }
}

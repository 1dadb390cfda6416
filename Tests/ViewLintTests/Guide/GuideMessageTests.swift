import Foundation
import Testing

@testable import ViewLint

/// The guide tells what the linter says of the code that it shows.
///
/// To write it anew, run these tests with `RECORD_SNAPSHOTS=1`, and read it.
@MainActor @Suite struct GuideMessageTests {
  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  /// The first finding in the wrong code, as it is printed; code is numbered from the first line that is shown.
  private func text(_ sample: GuideSample, _ snippet: Guide.Snippet) throws -> String {
    var finding = try #require(sample.wrong.findings(sample.code).first)
    if let source = finding.source {
      #expect(URL(fileURLWithPath: source.file).lastPathComponent == snippet.file)
      finding.source?.file = "Card.swift"
      finding.source?.line -= snippet.line
      finding.source?.function = nil
    }
    let text = LintReport.lines(of: finding).joined(separator: "\n")
    return text.replacing("\(type(of: sample.wrong.make()))", with: "Card")
  }

  @Test(arguments: GuideSample.all.indices) func theGuideTellsWhatIsFound(index: Int) throws {
    let sample = GuideSample.all[index]
    let snippet = try #require(try Guide.snippets()["\(sample.code.rawValue) wrong"])
    let block = "```swift\n\(snippet.text)\n```\n\n```text\n\(try text(sample, snippet))\n```\n"
    var guide = try Guide.text()
    if isRecording {
      let code = "```swift\n\(snippet.text)\n```\n"
      let parts = guide.split(separator: code, maxSplits: 1)
      let rest =
        parts[1].hasPrefix("\n```text\n")
        ? parts[1].dropFirst(9).split(separator: "\n```\n", maxSplits: 1)[1] : parts[1]
      guide = parts[0] + block + rest
      try Data(guide.utf8).write(to: URL(fileURLWithPath: Guide.path), options: .atomic)
    }
    #expect(guide.contains(block), "\(block)")
  }
}

import Foundation
import TestSupport
import Testing

@testable import ViewLint

/// The guide tells what the linter says of the code that it shows.
///
/// To write it again, run these tests with `RECORD_SNAPSHOTS=1`, and read it.
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

  /// The wrong code of a sample, and what is found in it.
  private func block(_ sample: GuideSample) throws -> (code: String, text: String) {
    let snippet = try #require(try Guide.snippets()["\(sample.code.rawValue) wrong"])
    return ("```swift\n\(snippet.text)\n```\n", "\n```text\n\(try text(sample, snippet))\n```\n")
  }

  @Test(arguments: GuideSample.all.indices) func theGuideTellsWhatIsFound(index: Int) throws {
    let sample = GuideSample.all[index]
    let (code, text) = try block(sample)
    let guide = try Guide.text()
    let heading = "\n### `\(sample.code.rawValue)`\n"
    let parts = guide.split(separator: heading, maxSplits: 1)
    if isRecording {
      let around = parts[1].split(separator: code, maxSplits: 1)
      let rest =
        around[1].hasPrefix("\n```text\n")
        ? around[1].split(separator: "\n```\n", maxSplits: 1)[1] : around[1]
      try Data((parts[0] + heading + around[0] + code + text + rest).utf8)
        .write(to: URL(fileURLWithPath: Guide.path), options: .atomic)
    }
    let section = try Guide.text().split(separator: heading, maxSplits: 1)[1]
    #expect(section.split(separator: "\n### `")[0].contains(code + text), "\(code)\(text)")
  }

  @Test func theReadmeShowsOneOfThem() throws {
    let sample = try #require(GuideSample.all.first { $0.code == .staleSibling })
    let (code, text) = try block(sample)
    #expect(
      try String(contentsOfFile: PackageFolders.path("README.md"), encoding: .utf8).contains(code + text))
  }
}

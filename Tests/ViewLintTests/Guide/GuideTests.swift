import Foundation
import LayoutCore
import Testing

@testable import ViewLint

/// The guide shows code that is compiled, and finds in it what it says.
@MainActor @Suite struct GuideTests {
  /// Codes of specs have JSON instead: the tests of the command have them.
  private static let ofSpecs = FindingCode.allCases.filter { $0.descriptor.topic == .specs }

  @Test func everyCodeHasAnExample() {
    #expect(
      Set(GuideSample.all.map(\.code)).union(Self.ofSpecs).symmetricDifference(FindingCode.allCases) == [])
  }

  @Test(arguments: GuideSample.all.indices) func theWrongCodeHasJustThisFinding(index: Int) {
    let sample = GuideSample.all[index]
    let found = sample.wrong.findings(sample.code)
    #expect(Set(found.map(\.code.rawValue)) == [sample.code.rawValue], "\(found.map(\.message))")
  }

  @Test(arguments: GuideSample.all.indices) func theRightCodeHasNone(index: Int) {
    let sample = GuideSample.all[index]
    let found = sample.right.findings(sample.code)
    #expect(found.map(\.code.rawValue) == [], "\(sample.code.rawValue): \(found.map(\.message))")
  }

  @Test func theGuideShowsTheCode() throws {
    let (guide, snippets) = (try Guide.text(), try Guide.snippets())
    let codes = GuideSample.all.map(\.code.rawValue)
    #expect(Set(snippets.keys) == Set(codes.flatMap { ["\($0) wrong", "\($0) right"] }))
    let missing = snippets.filter { !guide.contains("```swift\n\($0.value.text)\n```") }
    #expect(missing.keys.sorted() == [])
    #expect(FindingCode.allCases.filter { !guide.contains("\n### `\($0.rawValue)`\n") } == [])
  }

  /// The exemption that the guide proposes for a finding covers that finding.
  @Test(arguments: GuideSample.all.indices) func theExemptionCoversTheFinding(index: Int) throws {
    let sample = GuideSample.all[index]
    let section = try #require(
      try Guide.text().split(separator: "\n### `\(sample.code.rawValue)`\n").last?.split(separator: "\n### `")
        .first)
    let pattern = #/`LintExemption\(\.(\w+), view: "([^"]+)", reason: "[^"]+"\)`/#
    let words = try #require(section.firstMatch(of: pattern))
    #expect(words.1 == "\(sample.code)")
    let exemption = LintExemption(sample.code, view: String(words.2), reason: "It is meant.")
    let found = sample.wrong.findings(sample.code)
    #expect(found.contains(where: exemption.covers), "\(words.2): \(found.map(\.view))")
  }
}

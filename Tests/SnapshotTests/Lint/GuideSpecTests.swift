import Foundation
import TestSupport
import Testing

/// The specs of the guide have the findings that it says, and none where they are repaired.
@Suite struct GuideSpecTests {
  @Test(arguments: ["repeated-literal", "unused-metric", "metric-named-by-value"])
  func `a spec of the guide has its finding, and the repaired one none`(code: String) throws {
    let guide = try String(
      contentsOfFile: PackageFolders.path("Documentation/LayoutLint.md"), encoding: .utf8)
    let section = try #require(
      guide.split(separator: "\n### `\(code)`\n").last?.split(separator: "\n### `").first)
    let specs = section.split(separator: "```json\n").dropFirst().compactMap {
      $0.split(separator: "\n```").first
    }
    try #require(specs.count == 2)
    let folder = try TemporaryFolder()
    try folder.write(String(specs[0]), to: "wrong.json")
    try folder.write(String(specs[1]), to: "right.json")
    let wrong = try SnapshotProcess.run(["lint", "wrong.json"], in: folder.url)
    #expect(wrong.exitCode == 1 && wrong.outputText.contains("[\(code)]"), "\(wrong.outputText)")
    #expect(wrong.outputText.contains("1 finding (1 warning) in 1 file"), "\(wrong.outputText)")
    let right = try SnapshotProcess.run(["lint", "right.json"], in: folder.url)
    #expect(right.exitCode == 0, "\(right.outputText)")
  }
}

import Foundation
import TestSupport
import Testing

@testable import snapshot

struct ReadmeTests {
  @Test("The README's table of options is the declarations'")
  func options() throws {
    let readme = try String(contentsOfFile: PackageFolders.path("README.md"), encoding: .utf8)
    let table = HelpPage(RenderArguments.verb).markdownTable
    #expect(readme.contains("<!-- options -->\n\(table)\n<!-- /options -->"), "It should be:\n\(table)")
  }

  @Test("The README's example is the spec that it names")
  func example() throws {
    let readme = try String(contentsOfFile: PackageFolders.path("README.md"), encoding: .utf8)
    let spec = try String(contentsOfFile: PackageFolders.path("Examples/loading.json"), encoding: .utf8)
    let withoutComment = spec.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n")
    #expect(readme.contains("```json\n\(withoutComment)\n```"))
  }
}

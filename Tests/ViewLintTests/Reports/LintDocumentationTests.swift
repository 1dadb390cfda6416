import Foundation
import TestSupport
import Testing
import ViewLint

@Suite struct LintDocumentationTests {
  @Test(arguments: FindingCode.allCases) func everyCodeIsInTheDocumentation(code: FindingCode) throws {
    let text = try String(contentsOfFile: PackageFolders.path("Documentation/LayoutLint.md"), encoding: .utf8)
    let row = "| `\(code.rawValue)` | \(code.severity.rawValue) | **\(code.summary).** \(code.explanation) |"
    #expect(text.contains(row), "Documentation/LayoutLint.md lacks: \(row)")
  }
}

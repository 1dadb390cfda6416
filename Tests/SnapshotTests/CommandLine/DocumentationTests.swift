import Foundation
import TestSupport
import Testing

@testable import snapshot

/// The README and the page of the command show what is there.
@Suite struct DocumentationTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: PackageFolders.path(path), encoding: .utf8)
  }

  @Test("The page's table of options is the declarations'") func options() throws {
    let page = try Self.text("Documentation/Command.md")
    let table = HelpPage(RenderArguments.verb).markdownTable
    #expect(page.contains("<!-- options -->\n\(table)\n<!-- /options -->"), "It should be:\n\(table)")
  }

  @Test("The README's example is the spec that it names") func example() throws {
    let spec = try Self.text("Examples/loading.json")
    let withoutComment = spec.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n")
    #expect(try Self.text("README.md").contains("```json\n\(withoutComment)\n```"))
  }

  @Test(
    "The README's view and its test are those of the package that it names",
    arguments: [
      "Sources/Tickets/TicketView.swift", "Tests/TicketsTests/TicketTests.swift",
    ])
  func ticket(path: String) throws {
    let file = try Self.text("Examples/TicketSnapshots/\(path)")
    let shown = try Self.text("README.md").split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    // A closing brace ends what is shown of the file, which goes on.
    #expect(shown.contains { file.contains($0.hasSuffix("\n}\n") ? $0.dropLast(2) : $0) })
  }

  @Test("A newcomer can read the README at a sitting") func length() throws {
    #expect(try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
  }
}

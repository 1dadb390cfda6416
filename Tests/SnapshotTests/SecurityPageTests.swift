import Foundation
import TestSupport
import Testing

@testable import snapshot

/// The page of threats names the place of each limit, and the tests that hold each row.
@Suite struct SecurityPageTests {
  private static let page = try! text("SECURITY.md")

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: PackageFolders.path(path), encoding: .utf8)
  }

  /// The links to sources and tests, by their words and paths.
  private static var links: [(words: String, path: String)] {
    page.matches(of: /\[([^\[\]]+)\]\(((?:Sources|Tests)\/[^)]+)\)/).map { (String($0.1), String($0.2)) }
  }

  @Test func `what the page names is there`() throws {
    let links = Self.links
    #expect(links.count > 60)
    for (words, path) in links {
      let name =
        words.replacing("`", with: "").split(separator: path.hasPrefix("Sources") ? "." : "\0").last ?? ""
      #expect(try Self.text(path).contains(name), "\(path) has no \(name)")
    }
  }

  @Test func `each command has a row`() {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined()
    for verb in Invocation.verbs.map(\.name) where !["doctor", "schema", "devices", "help"].contains(verb) {
      #expect(rows.contains("`\(verb)`"), "\(verb)")
    }
  }
}

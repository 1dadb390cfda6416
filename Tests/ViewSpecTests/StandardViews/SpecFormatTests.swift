import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import ViewSpec

/// The page of the format, which must be true of UIKit's views.
@Suite struct SpecFormatTests {
  private static let text = try? String(
    contentsOfFile: PackageFolders.path("Documentation/SpecFormat.md"), encoding: .utf8)

  @Test func `every property is described`() throws {
    let text = try #require(Self.text)
    for property in PropertyFuzzTests.cases {
      #expect(text.contains("`\(property.key)`"), "\(property.type).\(property.key)")
      #expect(text.contains("`\(property.type)`"))
    }
  }

  @MainActor
  @Test func `every symbol in the list can be drawn`() throws {
    let text = try #require(Self.text)
    let list = try #require(text.split(separator: "<!-- symbols -->").last?.split(separator: "<!--").first)
    let names = list.split(separator: "`").filter { !$0.contains(",") && !$0.allSatisfy(\.isWhitespace) }
    #expect(names.count > 200)
    for name in names { #expect(UIImage(systemName: String(name)) != nil, "\(name)") }
  }
}

import SourceRewriting
import Testing

/// Tests of the types of Combine that files see by way of Apple's Foundation.
@Suite struct ObservableTests {
  private func text(_ source: String, present: Set<String>) -> String? {
    ModuleRewriter(options: RewriteOptions(presentModules: present)).rewrite([
      .init(path: "/a/0.swift", text: source)
    ])[0]
    .text.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["class A: ObservableObject {}", "class A { @Published var a = 1 }"])
  func aFileThatNamesThemImportsTheirModule(_ line: String) {
    let source = "// A\nimport Foundation\n\(line)\n"
    func expected(_ module: String) -> String { "// A\nimport \(module); import Foundation\n\(line)\n" }
    #expect(text(source, present: ["Combine"]) == expected("Combine"))
    #expect(text(source, present: ["SwiftUI", "Combine"]) == expected("Combine"))
    #expect(text(source, present: ["SwiftUI"]) == expected("SwiftUI"))
    #expect(text(expected("Combine"), present: ["Combine"]) == nil, "a second time changes nothing")
    #expect(text(source, present: []) == nil)
  }

  @Test(arguments: [
    "class A: MyObservableObject {}", "let isPublished = true", "case Published", "// Published",
  ])
  func othersStay(_ line: String) {
    #expect(text("import Foundation\n\(line)\n", present: ["SwiftUI"]) == nil)
  }
}

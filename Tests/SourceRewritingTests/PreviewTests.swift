import SourceRewriting
import Testing

/// Tests of previews, which become types that a program finds.
@Suite struct PreviewTests {
  /// Returns the beginning of the type of a preview in `Card.swift`.
  private func registry(_ line: Int, _ column: Int = 1) -> String {
    "nonisolated fileprivate struct __Preview_Card_\(line)_\(column): DeveloperToolsSupport.PreviewRegistry { "
      + "static var fileID: String { #fileID }; static var line: Int { \(line) }; "
      + "static var column: Int { \(column) }; @MainActor static func makePreview() throws -> "
      + "DeveloperToolsSupport.Preview { DeveloperToolsSupport.Preview"
  }

  @Test(arguments: [
    "{ UIView() }", "(\"Dark\") { UIView() }",
    "(\"A\\nB\", traits: .a, .b(width: 1, height: 2)) {\n  UIView()\n}",
    "(\"A\", body: {\n  let a = A()\n  return a\n})", "(traits: .sizeThatFitsLayout,\n  .c) { A() }",
  ])
  func argumentsAndClosureStay(_ rest: String) {
    let text = "import UIKit\n#Preview\(rest.hasPrefix("{") ? " " : "")\(rest)\nlet a = 1\n"
    let space = rest.hasPrefix("{") ? " " : ""
    #expect(code(text) == "import UIKit\n\(registry(2))\(space)\(rest) } }\nlet a = 1\n")
  }

  @Test func attributesAndConditionsStayAround() {
    let start = "import UIKit\n#if DEBUG\n  @available(iOS 17, *)\n  "
    #expect(code(start + "#Preview { A() }\n#endif\n") == start + "\(registry(4, 3)) { A() } } }\n#endif\n")
  }

  @Test func codeInThemIsRewritten() {
    let text =
      "import UIKit\n#Preview { a.perform(#selector(A.b)); return a }\nclass A: NSObject { @objc func b() {} }\n"
    #expect(code(text).contains("\(registry(2)) { a.perform(Selector(\"b\", A.b)); return a } } }\n"))
  }

  @Test func wrappedVariablesNeedNoType() {
    let text = "import SwiftUI\n#Preview {\n  @Previewable @State var a = 1\n  A(a: $a)\n}\n"
    let new =
      ModuleRewriter(options: RewriteOptions(presentModules: ["SwiftUI"]))
      .rewrite([.init(path: "Card.swift", text: text)])[0].text ?? []
    #expect(
      String(decoding: new, as: UTF8.self)
        == "import UIKit; import SwiftUI\n\(registry(2)) {\n               @State var a = 1\n  A(a: $a)\n} } }\n"
    )
  }

  @Test func thoseInTypesAreFoundToo() {
    let text = "import UIKit\nclass A: UIView {\n  #Preview(\"A\") { A() }\n}\n"
    #expect(rewritten(text).contains("\n  \(registry(3, 3))(\"A\") { A() } } }\n"))
    let generic = "import UIKit\nstruct A<B> {\n#Preview { UIView() }\n}\n"
    #expect(code(generic) == "import UIKit\nstruct A<B> {\n                     \n}\n")
  }

  @Test func thoseOfWidgetsAreLeftOut() {
    let text =
      "import UIKit\n#Preview(\"A\", as: .systemSmall) {\n  A()\n} timeline: {\n  B()\n}\nlet a = 1\n"
    let result = ModuleRewriter().rewrite([.init(path: "Card.swift", text: text)])[0]
    let lines = String(decoding: result.text ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[1...5].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[6] == "let a = 1")
    #expect(result.warnings.map { [$0.line, $0.column] } == [[2, 1]])
    #expect(result.warnings[0].message.contains("'as:'"))
  }

  @Test func providersHaveATypeBehindThem() {
    let text =
      "import SwiftUI\nstruct A_Previews: PreviewProvider {\n  static var previews: some View { A() }\n}\nlet a = 1\n"
    func new(_ present: Set<String>) -> String? {
      ModuleRewriter(options: RewriteOptions(presentModules: present))
        .rewrite([.init(path: "Card.swift", text: text)])[0].text.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      new(["SwiftUI"])
        == "import UIKit; "
        + text.replacing("\n}\n", with: "\n} \(registry(2))(__provider: A_Previews.self) } }\n"))
    #expect(new([])?.contains("PreviewRegistry") == false, "without SwiftUI the protocol is another one")
  }

  @Test func aSecondTimeNothingChanges() {
    let text = "import UIKit\n#Preview {\n  A()\n}\n"
    let once = rewritten(text)
    #expect(rewritten(once) == once)
  }
}

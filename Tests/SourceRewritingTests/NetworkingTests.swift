import SourceRewriting
import Testing

/// Tests of the types of Foundation that are in another module on Linux.
@Suite struct NetworkingTests {
  private func texts(_ texts: String...) -> [String?] {
    ModuleRewriter().rewrite(texts.enumerated().map { .init(path: "/a/\($0).swift", text: $1) })
      .map { $0.text.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(arguments: ["URLSession.shared", "HTTPURLResponse()", "[URLRequest]()", "NSMutableURLRequest()"])
  func aFileThatNamesThemImportsTheirModule(_ value: String) {
    let source = "// A\nimport Foundation\nlet a = \(value)\n"
    let expected = "// A\nimport FoundationNetworking; import Foundation\nlet a = \(value)\n"
    #expect(texts(source) == [expected])
    #expect(texts(expected) == [nil], "a second time changes nothing")
  }

  @Test(arguments: [
    "import Foundation\nlet a = URL(string: \"\")\n", "import Foundation\nlet a = MyURLSession()\n",
    "let a = URLSession.shared\n",
    "import Foundation\nimport FoundationNetworking\nlet a = URLSession.shared\n",
    "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared\n",
    "import UIKit\nimport Foundation\nlet a = URLSession.shared\n",
  ]) func othersStay(_ source: String) {
    #expect(texts(source) == [nil])
  }

  @Test func aFileAmongOthersWithUIKitSeesThemByThat() {
    let both = texts("import UIKit\n", "import Foundation\nlet a = URLSession.shared\n")
    #expect(both == [nil, "import UIKit; import Foundation\nlet a = URLSession.shared\n"])
  }
}

/// Tests of frameworks that UIKit and Foundation show on Apple's systems.
@Suite struct ImpliedModuleTests {
  private func text(_ text: String, present: Set<String> = ["UserNotifications", "Security"]) -> String? {
    ModuleRewriter(options: RewriteOptions(presentModules: present)).rewrite([
      .init(path: "/a/A.swift", text: text)
    ])[0]
    .text.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aFileThatNamesThemImportsThem() {
    let push = "import UIKit\nlet a: UNNotificationResponse? = nil\n"
    #expect(text(push) == "import UserNotifications; " + push)
    #expect(text(push, present: []) == nil)
    #expect(text("import UserNotifications; " + push) == nil)
    let key = "import Foundation\nlet a = errSecSuccess\n"
    #expect(text(key) == "import Security; " + key)
    for name in ["object_getClass(b)", "objc_getAssociatedObject(b, c)", "class_getName(b)"] {
      let function = "import Foundation\nfunc f() { a(\(name)) }\n"
      #expect(text(function) == "import UIKit; " + function)
      #expect(text(function.replacing("Foundation", with: "UIKit")) == nil)
      #expect(text("import Foundation\n#if A\nlet a = \(name)\n#endif\n") == nil)
    }
    let lock = "import UIKit\nvar a = os_unfair_lock_s()\n"
    #expect(text(lock, present: ["os"]) == "import os; " + lock)
    #expect(text("import os\n" + lock, present: ["os"]) == nil)
    #expect(text("import Foundation\nlet a = MySecItem()\n") == nil)
    #expect(text("import Foundation\nlet a: UNNotificationResponse? = nil\n") == nil)
  }
}

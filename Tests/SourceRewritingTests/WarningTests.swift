import SourceRewriting
import Testing

@Suite struct WarningTests {
  private func warnings(_ text: String) -> [String] {
    ModuleRewriter().rewrite([.init(path: "/a/A.swift", text: text)])[0].warnings.map(\.description)
  }

  @Test func swizzling() {
    let found = warnings("func f() {\n  method_exchangeImplementations(a, b)\n}\n")
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("/a/A.swift:2:3: warning: 'method_exchangeImplementations' does not exist on Linux"))
  }

  @Test func invocations() {
    #expect(warnings("let a: NSInvocation? = nil\n")[0].hasPrefix("/a/A.swift:1:8: warning: 'NSInvocation'"))
  }

  @Test func lookups() {
    let found = warnings("func f(_ a: Any) { (a as AnyObject).reload?(); (a as AnyObject).isEqual(b) }\n")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("/a/A.swift:1:37: warning: 'reload' cannot be looked up"))
  }

  @Test func ordinaryCodeHasNone() {
    #expect(warnings("func f(_ a: AnyObject) { (a as? B)?.c() }\n") == [])
  }
}

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
      found[0].hasPrefix("/a/A.swift:2:3: warning: 'method_exchangeImplementations' has no effect on Linux"))
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

  @Test func classesAreNotLookedInto() {
    let found = warnings("func f() {\n  _ = class_copyIvarList(a, &b)\n}\n")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("/a/A.swift:2:7: warning: 'class_copyIvarList' does not exist on Linux"))
    #expect(warnings("func f() { _ = class_getInstanceMethod(a, b) }\n") == [])
  }

  @Test(arguments: [
    "a.perform(NSSelectorFromString(\"_b\"))", "a.perform(Selector((\"_b\")))", "NSClassFromString(\"_b\")",
    "a.value(forKey: \"_b\")", "a.setValue(1, forKey: \"_b\")",
  ]) func privateNames(_ text: String) {
    let found = warnings("func f() {\n\(text)\n}\n")
    let column = 1 + text.prefix { $0 != "\"" }.count
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("/a/A.swift:2:\(column): warning: '_b' is private to Apple's frameworks") == true
    )
    #expect(warnings("func f() {\n\(text.replacing("_b", with: "b"))\n}\n") == [])
    #expect(warnings("func f() {\n\(text)\n}\nclass C { @objc var _b = 1 }\n") == [])
  }

  @Test func managedProperties() {
    let found = warnings("class A: NSObject {\n  @NSManaged var a: Int\n}\n")
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "/a/A.swift:2:3: warning: '@NSManaged' properties have values on Linux only in layers"))
    #expect(warnings("class Ring: CAShapeLayer {\n  @NSManaged var a: Int\n}\n") == [])
  }

  @Test func valuesAreLookedUp() {
    let text = "import UIKit\nlet a = (b[c]! as AnyObject).doubleValue!, d = (e as AnyObject?)?.cgRectValue\n"
    #expect(
      code(text)
        == "import UIKit\nlet a = ObjectiveCRuntime.anyObject(b[c]! as Any?).doubleValue!, "
        + "d = ObjectiveCRuntime.anyObject(e as Any?).cgRectValue\n")
    #expect(warnings(text) == [])
  }

  @Test func messagesAreSentForMethodsOfTheModule() {
    let text = "import UIKit\nclass A: UIView { @objc func b() {}; @objc func c(_ d: Int, for e: Int) {} }\n"
    let calls = "func f() {\n(a as AnyObject).b()\n(a as AnyObject).b?()\n(a as AnyObject).c(1, for: 2)\n}\n"
    let lines = code(text + calls).split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines[3] == "Selector(\"b\").invoke(on:(aasAnyObject),with:[])")
    #expect(lines[4] == lines[3])
    #expect(lines[5] == "Selector(\"c:for:\").invoke(on:(aasAnyObject),with:[1,2])")
    #expect(warnings(text + calls) == [])
    #expect(warnings(text + "func f() { let g = (a as AnyObject).b() }\n").count == 1)
  }

  @Test func valuesOfVariablesOfAnyObjectAreLookedUp() {
    let head = "import UIKit\nfunc f(_ a: AnyObject?, _ b: NSNumber) { "
    let looked = "ObjectiveCRuntime.anyObject"
    #expect(code(head + "g(a?.doubleValue) }\n") == head + "g(\(looked)(a).doubleValue) }\n")
    #expect(code(head + "g(b.doubleValue) }\n") == head + "g(b.doubleValue) }\n")
    let local = head + "let c: AnyObject = d(); if c.boolValue { g() } }\n"
    #expect(code(local) == local.replacing("c.boolValue", with: "\(looked)(c).boolValue"))
    for hidden in [
      "let a = 3; g(a.doubleValue)", "if let a = a as? NSNumber { g(a.doubleValue) }",
      "guard let a = a as? NSNumber else { return }; g(a.doubleValue)", "for a in b { g(a.doubleValue) }",
      "g { a in a.doubleValue }",
    ] {
      #expect(code(head + hidden + " }\n") == head + hidden + " }\n")
    }
  }

  @Test func castsToAnyObjectAreKnownInTheCodeBehind() {
    let text = """
      import UIKit
      class A: UIView {
        func a(_ b: [String: Any]) {
          if let c = b["c"] as AnyObject?, c.boolValue { let d = b["d"] as AnyObject; print(d.intValue) }
        }
      }

      """
    let new = code(text)
    #expect(new.contains("ObjectiveCRuntime.anyObject(d).intValue"))
  }

  @Test func anchorsAreLookedUp() {
    let text = """
      import UIKit
      class A: UIView {
        func pin(to other: AnyObject) { other.topAnchor.constraint(equalTo: topAnchor).isActive = true }
        func pin(_ other: UIView) { other.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      }

      """
    let lines = code(text).split(separator: "\n")
    #expect(
      lines[2].hasSuffix(
        "{ ObjectiveCRuntime.anyObject(other).topAnchor.constraint(equalTo: topAnchor).isActive = true }"))
    #expect(lines[3].hasSuffix("{ other.topAnchor.constraint(equalTo: topAnchor).isActive = true }"))
  }

  @Test func descriptionsOfClassesAreTheirNames() {
    let text = "import UIKit\nfunc f() { a(type(of: b).description(), type(of: b).c(), b.description()) }\n"
    #expect(
      code(text)
        == "import UIKit\nfunc f() { a(ObjectiveCRuntime.name(of: type(of: b)), type(of: b).c(), b.description()) }\n"
    )
    let own = "class A { class func description() -> String { \"\" } }\n"
    #expect(code(text + own) == text + own)
  }
}

import SourceRewriting
import Testing

@Suite struct TableTests {
  private func table(_ text: String, with others: [String: String] = [:]) -> String {
    let count = text.count { $0 == "\n" }
    let lines = rewritten(text, with: others).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(count).joined(separator: "\n")
  }

  @Test func classesAndMembers() {
    let text = """
      import UIKit
      class A: UIView, P {
        @IBOutlet weak var label: UILabel!
        @objc private func save(_ a: UIButton!, for b: Int) {}
        func plain() {}
        class func made() {}
      }

      """
    let expected =
      "extension A { @available(*, deprecated) @MainActor fileprivate static func __objectiveC_Card_A() -> "
      + "[ObjectiveCMember] { [ObjectiveCMember(\"label\", \\A.label), ObjectiveCMember(\"save:for:\", "
      + "{ (target: A, a0: UIButton?, a1: Int) in target.save(a0, for: a1) })] } }; "
      + "@available(*, deprecated) enum __ObjectiveC_Card: ObjectiveCFile { nonisolated static var classes: "
      + "[ObjectiveCClass] { [ObjectiveCClass(A.self, \"label plain()\", { A.__objectiveC_Card_A() })] } }\n"
    #expect(table(text) == expected)
  }

  @Test func genericClassesHaveNames() {
    let text = "import UIKit\nclass A<T>: B { func a() {}\nfunc b() {} }\n"
    #expect(table(text).contains("[ObjectiveCClass(named: \"A\", \"a() b()\")]"))
  }

  @Test func extensionsOfOtherModules() {
    let text = "import UIKit\nextension UIViewController { @objc func close() {} }\n"
    #expect(
      table(text).contains(
        "ObjectiveCClass(UIViewController.self, \"\", { UIViewController.__objectiveC_Card_UIViewController() })"
      ))
    #expect(table("import UIKit\nextension String: P { func close() {} }\n") == "")
  }

  @Test func rewritingTwiceAddsNoTable() {
    let text = "import Foundation\nclass A: B { func a() { b(#selector(C.d)) } }\n"
    let once = rewritten(text)
    #expect(once == "import UIKit; import Foundation\nclass A: B { func a() { b(Selector(\"d\", C.d)) } }\n")
    #expect(rewritten(once) == once)
  }

  @Test func filesWithoutUIKitHaveNamesWhereTheyMatter() {
    #expect(table("import Foundation\nclass A: B { func a() {} }\n") == "")
    let protocols = ["P.swift": "@objc protocol P { @objc optional func a() }\n"]
    let text = "import Foundation\nclass A: P { func a() {} }\n"
    #expect(table(text, with: protocols).contains("ObjectiveCClass(A.self, \"a()\")"))
  }

  @Test func namesOfFilesBecomeNamesOfTypes() {
    let text = "import UIKit\nclass A: B { func a() {} }\n"
    let new = rewritten(text, path: "/x y/A+B 1.swift")
    #expect(new.contains("enum __ObjectiveC_A_B_1_"))
  }

  @Test func conditionalMembersAreLeftOut() {
    let text =
      "import UIKit\nclass A: B {\n#if DEBUG\n@objc func a() {}\n#endif\n#if os(iOS)\n@objc func b() {}\n#endif\n}\n"
    #expect(!table(text).contains("\"a\""))
    #expect(table(text).contains("\"b\""))
  }

  @Test func membersOfOptionalProperties() {
    let text = "import UIKit\nclass A: P { var title: String = \"\" }\n"
    let other = "@objc protocol P { @objc optional var title: String { get } }\n"
    #expect(table(text, with: ["P.swift": other]).contains("ObjectiveCMember(\"title\", \\A.title)"))
    #expect(!table(text).contains("ObjectiveCMember(\"title\""))
  }

  @Test func classesOfLaterVersionsOfSwiftAreNotListed() {
    let text =
      "import UIKit\n@available(swift 256)\n@objcMembers public class A: NSObject { public var a = 1 }\n"
    #expect(!rewritten(text).contains("ObjectiveCClass(A.self"))
    let known =
      "import UIKit\n@available(swift 5.1)\n@objcMembers public class A: NSObject { public var a = 1 }\n"
    #expect(rewritten(known).contains("ObjectiveCClass(A.self"))
  }

  @Test func aPrivateClassInAGenericOneIsListedByNameAlone() {
    let text = """
      import UIKit
      class Cache<Key> {}
      extension Cache { private class Entry: NSObject { @objc func clear() {} } }

      """
    let table = rewritten(text)
    #expect(table.contains("ObjectiveCClass(named: \"Cache.Entry\", \"clear()\")"))
    #expect(!table.contains("Cache.__objectiveC"))
  }
}

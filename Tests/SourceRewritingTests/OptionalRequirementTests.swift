import SourceRewriting
import Testing

@Suite struct OptionalRequirementTests {
  private let declaration = """
    import UIKit
    @objc protocol CardDelegate {
      @objc optional func card(_ card: Card, didSelect index: Int) -> Bool
      @objc optional func cardDidLoad(_ card: Card)
      @objc optional func name() -> String?
      @objc optional var title: String { get }
      func must()
    }

    """

  @Test func protocolsAreOfClasses() {
    let head = { (text: String) in
      String(code("import UIKit\n@objc \(text) { func a() }\n").split(separator: "\n")[1])
    }
    #expect(head("protocol A") == "      protocol A: AnyObject { func a() }")
    #expect(head("protocol A: B") == "      protocol A: AnyObject, B { func a() }")
    #expect(head("protocol A: NSObjectProtocol") == "      protocol A: NSObjectProtocol { func a() }")
    #expect(head("protocol A: class") == "      protocol A: class { func a() }")
  }

  @Test func requirementsGetDefaultsAndCalls() {
    let lines = code(declaration).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[1] == "      protocol CardDelegate: AnyObject {")
    #expect(lines[2] == "                 func card(_ card: Card, didSelect index: Int) -> Bool")
    #expect(lines[5].allSatisfy { $0 == " " })
    #expect(lines[6] == "  func must()")
    let parts = lines[7].split(separator: "; ").map(String.init)
    #expect(parts[0] == "}")
    #expect(
      Array(parts[1...]) == [
        "extension CardDelegate { var title: (String)? { ObjectiveCRuntime.value(of: \"title\", in: self) }",
        "func card(_ a0: Card, didSelect a1: Int) -> Bool "
          + "{ ObjectiveCRuntime.unimplemented(\"CardDelegate.card(_:didSelect:)\") }",
        "func __optional_card(_ a0: Card, didSelect a1: Int) -> (Bool)? "
          + "{ ObjectiveCRuntime.implements(self, \"card(_:didSelect:)\") ? card(a0, didSelect: a1) : nil }",
        "func cardDidLoad(_ a0: Card) {  }",
        "@discardableResult func __optional_cardDidLoad(_ a0: Card) -> (Void)? "
          + "{ ObjectiveCRuntime.implements(self, \"cardDidLoad(_:)\") ? cardDidLoad(a0) : nil }",
        "var cardDidLoad: ((Card) -> Void)? "
          + "{ ObjectiveCRuntime.implements(self, \"cardDidLoad(_:)\") ? { self.cardDidLoad($0) } : nil }",
        "func name() -> String? { nil }",
        "func __optional_name() -> String? { ObjectiveCRuntime.implements(self, \"name()\") ? name() : nil }"
          + " }",
      ])
  }

  @Test func publicProtocolsHavePublicExtensions() {
    let text = code("import UIKit\n@objc public protocol A { @objc optional func a() }\n")
    #expect(text.contains("}; public extension A { func a() {  }; "))
  }

  @Test(arguments: [
    ("delegate?.card?(self, didSelect: 3)", "delegate?.__optional_card(self, didSelect: 3)"),
    ("delegate?.cardDidLoad?(self)", "delegate?.__optional_cardDidLoad(self)"),
    ("delegate.name?()", "delegate.__optional_name()"),
    (
      "delegate?.card?(self, didSelect: 3).description",
      "delegate?.__optional_card(self, didSelect: 3)?.description"
    ),
    ("delegate?.card!(self, didSelect: 3)", "delegate?.card(self, didSelect: 3)"),
    (
      "a.card?(b.card?(c, didSelect: 1), didSelect: 2)",
      "a.__optional_card(b.__optional_card(c, didSelect: 1), didSelect: 2)"
    ),
    (
      "delegate?.tableView?(table, heightForRowAt: path)",
      "(delegate?.tableView(_:heightForRowAt:) as Optional)?(table,                 path)"
    ),
    ("delegate.tableView!(table, heightForRowAt: path)", "delegate.tableView (table, heightForRowAt: path)"),
    ("delegate?.scrollViewDidScroll?(view)", "(delegate?.scrollViewDidScroll as Optional)?(view)"),
    ("self.completion?(true)", "self.completion?(true)"),
    ("completion?()", "completion?()"),
  ]) func calls(_ call: String, _ expected: String) {
    let text = "import UIKit\nfunc f() {\n\(call)\n}\n"
    #expect(code(text, with: ["P.swift": declaration]) == "import UIKit\nfunc f() {\n\(expected)\n}\n")
  }

  @Test func closuresOfTheSameNameAreLeft() {
    let text =
      "import UIKit\nclass A { var cardDidLoad: ((Int) -> Void)?\nfunc f() { self.cardDidLoad?(1) } }\n"
    #expect(code(text, with: ["P.swift": declaration]) == text)
  }
}

@Suite struct ExtensionMemberTests {
  @Test func overridesMoveIntoTheClass() {
    let text = """
      import UIKit
      class A: UIView {
      }
      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
        override var tag: Int { get { 1 } set { } }
        override class var layerClass: AnyClass { B.self }
      }

      """
    let expected = """
      import UIKit
      class A: UIView {
      override func layoutSubviews() { __extension_A_layoutSubviews() }; \
      override var tag: Int { get { __extension_A_tag } set { __extension_A_tag = newValue } }; \
      override class var layerClass: AnyClass { __extension_A_layerClass } }
      extension A {
                 func __extension_A_layoutSubviews() {
          super.layoutSubviews()
        }
                 var __extension_A_tag: Int { get { 1 } set { } }
                 class var __extension_A_layerClass: AnyClass { B.self }
      }

      """
    #expect(code(text) == expected)
  }

  @Test func membersThatSubclassesOverrideMoveIntoTheClass() {
    let base = "import UIKit\npublic class A: UIView { let a = 1 }\n"
    let more =
      "import UIKit\npublic extension A { @objc func set(_ a: Int, by b: inout Int) throws -> Int { 1 } }\n"
    let sub =
      "import UIKit\nclass B: A {}\nclass C: B { override func set(_ a: Int, by b: inout Int) throws -> Int { 2 } }\n"
    let newBase = code(base, path: "A.swift", with: ["M.swift": more, "S.swift": sub])
    let forwarder =
      "public func set(_ a0: Int, by a1: inout Int) throws -> Int { try __extension_A_set(a0, by: &a1) }"
    #expect(newBase == "import UIKit\npublic class A: UIView { let a = 1 ; \(forwarder) }\n")
    let newMore = code(more, path: "M.swift", with: ["A.swift": base, "S.swift": sub])
    #expect(newMore.contains("func __extension_A_set(_ a: Int"))
    #expect(code(sub, path: "S.swift", with: ["A.swift": base, "M.swift": more]) == sub)
  }

  @Test func membersOfOtherModulesClassesAreDispatched() {
    let text = """
      import UIKit
      extension UIView {
        @objc func fill(_ a: Int) -> Int { a }
      }
      extension UILabel {
        override func fill(_ a: Int) -> Int { super.fill(a) + 1 }
      }
      class Card: UIView {
        override func fill(_ a: Int) -> Int { super.fill(a + 1) }
      }

      """
    let expected = """
      import UIKit
      extension UIView {
              func __extension_UIView_fill(_ a: Int) -> Int { a }
      func fill(_ a0: Int) -> Int { __dispatch_fill(from: nil, a0) }; \
      func __dispatch_fill(from start: AnyClass?, _ a0: Int) -> Int { \
      for type in ObjectiveCRuntime.classes(of: self, above: start) { \
      if type == Card.self { return unsafeDowncast(self, to: Card.self).__extension_Card_fill(a0) }; \
      if type == UILabel.self { return unsafeDowncast(self, to: UILabel.self).__extension_UILabel_fill(a0) } }; \
      return __extension_UIView_fill(a0) } }
      extension UILabel {
                 func __extension_UILabel_fill(_ a: Int) -> Int { self.__dispatch_fill(from: UILabel.self, a) + 1 }
      }
      class Card: UIView {
                 func __extension_Card_fill(_ a: Int) -> Int { self.__dispatch_fill(from: Card.self, a + 1) }
      }

      """
    #expect(code(text) == expected)
  }

  @Test func otherMembersStay() {
    let text =
      "import UIKit\nclass A: UIView {}\nextension A { func a() {} }\nextension UIView { func b() {} }\n"
    #expect(code(text) == text)
  }
}

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

  @Test func genericClassesHaveNamesOnly() {
    let text = "import UIKit\nclass A<T>: B { func a() {}\n@objc func b() {} }\n"
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

  @Test func previews() {
    let text = "import UIKit\n#Preview(\"Dark\", traits: .a) {\n  UIView()\n}\n"
    let new = rewritten(text)
    #expect(new.contains("import UIKit\n@MainActor func __preview_Card_2() -> Any {\n  UIView()\n}\n"))
    #expect(new.contains("[ObjectiveCPreview(\"Dark\", file: #fileID, line: 2, { __preview_Card_2() })]"))
  }
}

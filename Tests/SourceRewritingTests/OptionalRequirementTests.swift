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
        "var __reference_card: ((Card, Int) -> Bool)? { ObjectiveCRuntime.implements(self, "
          + "\"card(_:didSelect:)\") ? { self.card($0, didSelect: $1) } : nil }",
        "func cardDidLoad(_ a0: Card) {  }",
        "@discardableResult func __optional_cardDidLoad(_ a0: Card) -> (Void)? "
          + "{ ObjectiveCRuntime.implements(self, \"cardDidLoad(_:)\") ? cardDidLoad(a0) : nil }",
        "var cardDidLoad: ((Card) -> Void)? "
          + "{ ObjectiveCRuntime.implements(self, \"cardDidLoad(_:)\") ? { self.cardDidLoad($0) } : nil }",
        "func name() -> String? { nil }",
        "func __optional_name() -> String? { ObjectiveCRuntime.implements(self, \"name()\") ? name() : nil }",
        "var __reference_name: (() -> String?)? "
          + "{ ObjectiveCRuntime.implements(self, \"name()\") ? { self.name() } : nil } }",
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
    ("if let card = delegate.card, b {}", "if let card = delegate.__reference_card, b {}"),
    (
      "guard let load = delegate?.cardDidLoad else { return }",
      "guard let load = delegate?.cardDidLoad else { return }"
    ),
    (
      "a = delegate?.card != nil && dataSource.name == nil",
      "a = delegate?.__reference_card != nil && dataSource.__reference_name == nil"
    ),
    ("a(delegate?.card)", "a(delegate?.card)"),
    (
      "a = view.card == nil; b = delegate?.card == nil",
      "a = view.card == nil; b = delegate?.__reference_card == nil"
    ),
    ("delegate?.card!(self, didSelect: 3)", "delegate?.card(self, didSelect: 3)"),
    (
      "a.card?(b.card?(c, didSelect: 1), didSelect: 2)",
      "a.__optional_card(b.__optional_card(c, didSelect: 1), didSelect: 2)"
    ),
    (
      "delegate?.tableView?(table, heightForRowAt: path)",
      "(ObjectiveCRuntime.narrowed(delegate, to: (any UITableViewDelegate).self)?"
        + ".tableView(_:heightForRowAt:) as Optional)?(table,                 path)"
    ),
    (
      "source?.tableView?(table, heightForRowAt: path)",
      "(source?.tableView(_:heightForRowAt:) as Optional)?(table,                 path)"
    ), ("source.tableView!(table, heightForRowAt: path)", "source.tableView (table, heightForRowAt: path)"),
    ("delegate?.scrollViewDidScroll?(view)", "(delegate?.scrollViewDidScroll as Optional)?(view)"),
    ("adapter.scrollViewDidScroll?(view)", "(adapter.scrollViewDidScroll as Optional)?(view)"),
    ("self.next.textFieldShouldReturn?(field)", "(self.next.textFieldShouldReturn as Optional)?(field)"),
    ("self.completion?(true)", "self.completion?(true)"),
    ("completion?()", "completion?()"),
    ("animator.addCompletion? { _ in }", "animator.addCompletion { _ in }"),
    ("animator.addCompletion?({ _ in })", "animator.addCompletion({ _ in })"),
    ("animator.addCompletion? { _ in a() }\n", "animator.addCompletion { _ in a() }\n"),
    ("self.completion? { _ in }", "self.completion? { _ in }"),
  ]) func calls(_ call: String, _ expected: String) {
    let text = "import UIKit\nfunc f() {\n\(call)\n}\n"
    #expect(code(text, with: ["P.swift": declaration]) == "import UIKit\nfunc f() {\n\(expected)\n}\n")
  }

  @Test func overriddenPropertiesOfTheSameNameAreNoClosures() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func supportedInterfaceOrientations() -> UIInterfaceOrientationMask }
      class A: UIViewController {
        weak var delegate: P?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
        func f() { a(delegate?.supportedInterfaceOrientations?() ?? .all) }
      }

      """
    #expect(code(text).contains("a(delegate?.__optional_supportedInterfaceOrientations() ?? .all)"))
  }

  @Test func namesThatAreBoundToDelegatesHaveReferences() {
    let text = "import UIKit\nfunc f() {\nif let d = delegate, let card = d.card { e(card) }\n}\n"
    let new = "import UIKit\nfunc f() {\nif let d = delegate, let card = d.__reference_card { e(card) }\n}\n"
    #expect(code(text, with: ["P.swift": declaration]) == new)
    // A property of the same name may be meant, unless the value is called.
    let property = ["P.swift": declaration + "class B { var card: Int? }\n"]
    #expect(code(text.replacing("e(card)", with: "card"), with: property).contains("d.card {"))
    #expect(
      code(text.replacing("e(card)", with: "a = card(b)"), with: property).contains("d.__reference_card {"))
    let other = text.replacing("= delegate", with: "= view")
    #expect(code(other, with: ["P.swift": declaration]) == other)
  }

  @Test func closuresOfTheSameNameAreLeft() {
    let text =
      "import UIKit\nclass A { var cardDidLoad: ((Int) -> Void)?\nfunc f() { self.cardDidLoad?(1) } }\n"
    #expect(code(text, with: ["P.swift": declaration]) == text)
  }

  @Test func propertiesOfAnyObjectAreCast() {
    let text =
      "import UIKit\n@objc protocol P { @objc optional func a(_ b: Int) }\nclass A { weak var c: AnyObject?\n"
    let new = code(text + "func d() { self.c?.a?(1) } }\n")
    #expect(new.contains("func d() { (self.c as? any P)?.__optional_a(1) } }"))
    let two = code(text + "func d() { c?.a?(1) } }\n@objc protocol Q { @objc optional func a(_ b: Int) }\n")
    #expect(two.contains("func d() { c?.__optional_a(1) } }"))
    let other = code(text.replacing("AnyObject?", with: "P?") + "func d() { c?.a?(1) } }\n")
    #expect(other.contains("func d() { c?.__optional_a(1) } }"))
  }

  @Test func windowsOfDelegatesStayOptionalTwice() {
    let text = "import UIKit\nfunc a() { b.delegate?.window??.c(); b.delegate!.window!!.c(); d??.e() }\n"
    #expect(code(text) == text)
  }

  @Test func privateImplementationsAreSeenByTheProtocol() {
    let text = """
      import UIKit
      @objc protocol Focusable { @objc optional func focus(_ count: Int) }
      class A: UIView, Focusable { private func focus(_ count: Int) {} }
      class B: UIView, Focusable { private func focus() {} }

      """
    let lines = code(text).split(separator: "\n")
    #expect(lines[2].hasPrefix("class A: UIView, Focusable {         func focus(_ count: Int) {}"))
    #expect(lines[3].hasPrefix("class B: UIView, Focusable { private func focus() {}"))
  }

  @Test func requirementsAreNotWeak() {
    let text = "import UIKit\n@objc protocol A { weak var owner: UIView? { get set } }\n"
    #expect(code(text).contains("{      var owner: UIView? { get set } }"))
    let plain = "import UIKit\nprotocol A: AnyObject { weak var owner: UIView? { get set } }\n"
    #expect(code(plain).contains("{      var owner: UIView? { get set } }"))
  }
}

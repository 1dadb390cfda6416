import SourceRewriting
import Testing

@Suite struct SelectorTests {
  private func selector(_ argument: String, members: String = "") -> String {
    let text = "import UIKit\nclass Card: UIView {\n\(members)\nlet a = #selector(\(argument))\n}\n"
    let lines = code(text).split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[3 + members.count { $0 == "\n" }].dropFirst("let a = ".count))
  }

  @Test(arguments: [
    ("save(_:)", "Selector(\"save:\", Card.save(_:))"),
    ("save", "Selector(\"save\", Card.save)"),
    ("self.save", "Selector(\"save\", Card.save)"),
    ("Self.save(_:for:)", "Selector(\"save:for:\", Card.save(_:for:))"),
    ("save(sender:)", "Selector(\"saveWithSender:\", Card.save(sender:))"),
    ("move(to:)", "Selector(\"moveTo:\", Card.move(to:))"),
    ("moveTo(point:)", "Selector(\"moveToPoint:\", Card.moveTo(point:))"),
    ("UIView.setNeedsLayout", "Selector(\"setNeedsLayout\", UIView.setNeedsLayout)"),
    ("UIKit.UIView.endEditing(_:)", "Selector(\"endEditing:\", UIKit.UIView.endEditing(_:))"),
    ("model.reload", "Selector(\"reload\", of: { model }, { $0.reload })"),
    ("self.model.reload(_:)", "Selector(\"reload:\", of: { self.model }, { $0.reload(_:) })"),
    ("save as () -> Void", "Selector(\"save\", (Card.save as (Card) -> () -> Void))"),
    ("self.save as (Int) -> Void", "Selector(\"save\", (Card.save as (Card) -> (Int) -> Void))"),
    ("Card.save as (Card) -> () -> Void", "Selector(\"save\", (Card.save as (Card) -> () -> Void))"),
    ("self?.save", "Selector(\"save\", Card.save)"),
    ("model?.save", "Selector(\"save\", of: { (model)! }, { $0.save })"),
    ("(save)", "Selector(\"save\", Card.save)"),
    ("getter: title", "Selector(getter: \"title\", \\Card.title)"),
    ("setter: self.title", "Selector(setter: \"setTitle:\", \\Card.title)"),
    ("getter: URLSessionConfiguration.default", "Selector(\"default\")"),
    ("getter: UIApplication.shared", "Selector(\"shared\")"),
    ("getter: UIView.tag", "Selector(getter: \"tag\", \\UIView.tag)"),
    ("UIView.init(frame:)", "Selector(\"initWithFrame:\")"),
  ]) func forms(_ argument: String, _ expected: String) {
    #expect(selector(argument) == expected)
  }

  @Test func namesAreThoseOfDeclarations() {
    #expect(
      selector("save", members: "@objc(keep:) func save(_ a: Int) {}") == "Selector(\"keep:\", Card.save)")
    #expect(
      selector("save", members: "@objc func save(sender: Any) {}")
        == "Selector(\"saveWithSender:\", Card.save)")
    #expect(
      selector("save", members: "@objc func save() throws {}")
        == "Selector(\"saveAndReturnError:\", Card.save)")
    let own = selector("Card.make", members: "@objc static func make() {}")
    #expect(own == "Selector(\"make\")")
    let two = "@objc func save() {}\n@objc func save(_ a: Int) {}"
    #expect(selector("save as (Int) -> Void", members: two).hasPrefix("Selector(\"save:\", "))
  }

  @Test func namesOfOtherFiles() {
    let text = "import UIKit\nclass A: UIView { let a = #selector(B.go) }\n"
    let other = "class B { @objc func go(now a: Bool) {} }"
    let new = code(text, with: ["B.swift": other])
    #expect(new == text.replacing("#selector(B.go)", with: "Selector(\"goWithNow:\", B.go)"))
    let result = ModuleRewriter().rewrite([
      .init(path: "A.swift", text: text), .init(path: "B.swift", text: other),
    ])
    #expect(result[0].dependencies == ["B.swift"])
    #expect(result[1].dependencies == [])
  }

  @Test func protocolsHaveNoUnboundMethods() {
    let text = "import UIKit\n@objc protocol P { func go() }\nclass A: UIView { let a = #selector(P.go) }\n"
    #expect(code(text).contains("let a = Selector(\"go\", { (target: any P) in target.go })"))
  }

  @Test func theNearestTypeIsNamed() {
    let text = """
      import UIKit
      class Outer { class Inner: UIView { func a() { b(#selector(c)) } } }
      extension Outer.Inner { func d() { b(#selector(c)) } }

      """
    let new = code(text)
    #expect(new.contains("func a() { b(Selector(\"c\", Inner.c)) }"))
    #expect(new.contains("func d() { b(Selector(\"c\", Outer.Inner.c)) }"))
  }

  @Test func linesStay() {
    let text = "import UIKit\nclass A: UIView {\nlet a = #selector(\n  b(_:)\n)\nlet c = 1\n}\n"
    #expect(
      code(text) == "import UIKit\nclass A: UIView {\nlet a = Selector(\"b:\", A.b(_:)\n\n)\nlet c = 1\n}\n")
  }

  @Test func selectorsOfStringsStay() {
    let text = "import UIKit\nfunc f() { a(Selector(\"x:\"), NSSelectorFromString(\"y\")) }\n"
    #expect(rewritten(text) == text)
  }

  @Test(arguments: [
    ("#keyPath(Card.title)", "\"title\"             "), ("#keyPath(title)", "\"title\"        "),
    ("#keyPath(Card.owner.name)", "\"owner.name\"             "),
    ("#keyPath(UIScrollView.contentOffset)", "\"contentOffset\"                     "),
    ("#keyPath(UIView.isHidden)", "\"hidden\"                 "),
    ("#keyPath(Card.isOn)", "\"isOn\"             "),
  ]) func keyPaths(_ text: String, _ expected: String) {
    #expect(code("let a = \(text)\n") == "let a = \(expected)\n")
  }

  @Test func aModuleWithATypeOfThatNameNamesUIKits() {
    let text = "import UIKit\nclass A: UIView { func a() {}; let b = #selector(a) }\n"
    let new = rewritten(text, with: ["B.swift": "enum Selector { case one }\n"])
    #expect(new.contains("let b = ObjectiveCRuntime.NamedSelector(\"a\", A.a)"))
    #expect(rewritten(text).contains("let b = Selector(\"a\", A.a)"))
  }

  @Test func propertiesThatAreMethodsOfObjectiveCAreNamed() {
    let text = "import UIKit\nclass A: UIView { let a = #selector(NSObject.description) }\n"
    #expect(code(text).contains("let a = Selector(\"description\")"))
  }

  @Test func selectorsInANestedEnumerationAreThoseOfTheClass() {
    let text = """
      import UIKit
      class Bar: UIView {
        enum Kind { var action: Selector { #selector(back) } }
        @objc func back() {}
      }

      """
    #expect(code(text).contains("{ Selector(\"back\", Bar.back) }"))
  }
}

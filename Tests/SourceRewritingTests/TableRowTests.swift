import SourceRewriting
import Testing

/// Tests of the classes and members that tables list.
@Suite struct TableRowTests {
  private func rows(_ text: String) -> String {
    rewritten("import UIKit\n" + text).split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func everyClassHasARow() {
    #expect(rows("class Card: UIView {}").contains("ObjectiveCClass(Card.self, \"\")"))
    #expect(rows("class Outer { class Card: UIView {} }").contains("ObjectiveCClass(Outer.Card.self, \"\")"))
    #expect(
      rows("@objc(PLCard) class Card: UIView {}").contains("ObjectiveCClass(Card.self, as: \"PLCard\", \"\")")
    )
    #expect(rows("@objc(PLCard) class Card {}").contains("ObjectiveCClass(Card.self, as: \"PLCard\", \"\")"))
    #expect(!rows("class Card {}").contains("ObjectiveCClass"))
    #expect(!rows("class Card<A>: UIView {}").contains("ObjectiveCClass"))
    #expect(!rows("func a() { class Card: UIView { @objc func b() {} } }").contains("ObjectiveCClass"))
  }

  @Test func membersOfTheClassItselfAreListed() {
    #expect(
      rows("class A: UIView { @objc static func make(_ a: Int) {} }")
        .contains("ObjectiveCMember(\"+make:\", { (target: A.Type, a0: Int) in target.make(a0) })"))
    #expect(
      rows("class A: UIView { @objc class var shared: A { A() } }")
        .contains("ObjectiveCMember(\"+shared\", { (target: A.Type) in target.shared })"))
  }

  @Test func genericClassesListTheirMembersByTheirTypes() {
    let row = rows("class Box<T>: UIView { @objc func put(_ a: T) {}; @objc var title = 1 }")
    let name = "__objectiveC_Card_Box"
    let expected = """
      fileprivate protocol \(name)_class { @available(*, deprecated) @MainActor static func \(name)() -> \
      [ObjectiveCMember] }; extension Box: \(name)_class { @available(*, deprecated) @MainActor \
      fileprivate static func \(name)() -> [ObjectiveCMember] { \
      [ObjectiveCMember("put:", { (target: Box, a0: T) in target.put(a0) }), \
      ObjectiveCMember("title", \\Box.title)] } }
      """
    #expect(row.contains(expected))
    let entry = """
      ObjectiveCClass(named: "Box", "put(_:) title", { ($0 as? any \(name)_class.Type)?.\(name)() ?? [] })
      """
    #expect(row.contains(entry))
    let inner = rows("class Box<T> { class Inner: UIView { @objc func a() {} } }")
    #expect(inner.contains("extension Box.Inner: \(name)_Inner_class {"))
    #expect(inner.contains("{ (target: Box.Inner) in target.a() }"))
    let hidden = rows("class A { private class Box<T>: UIView { @objc func a() {} } }")
    #expect(!hidden.contains("ObjectiveCMember"))
  }

  @Test func asynchronousMethodsHaveHandlers() {
    let row = rows("class A: UIView { @objc func load() async throws -> Int { 1 } }")
    #expect(
      row.contains(
        "ObjectiveCMember(\"loadWithCompletionHandler:\", { (target: A, done: (() -> Void)?) in "
          + "Task { _ = try? await target.load(); done?() } })"))
    #expect(
      code("import UIKit\nclass A: UIView { @objc func load() async {}; let a = #selector(load) }\n")
        == "import UIKit\nclass A: UIView {       func load() async {}; "
        + "let a = Selector(\"loadWithCompletionHandler:\") }\n"
    )
  }

  @Test func gettersMayHaveNamesOfTheirOwn() {
    let row = rows("class A: UIView { @objc var on: Bool { @objc(isOn) get { true } } }")
    #expect(row.contains("ObjectiveCMember(\"on\", \\A.on), ObjectiveCMember(\"isOn\", \\A.on)"))
  }

  @Test func outletsOfAllKindsAreListed() {
    let row = rows(
      "class A: UIView { @IBOutlet private weak var a: UIView!; @IBOutlet var b: [UIView]!; "
        + "@IBInspectable private(set) var c: CGFloat = 1; @IBAction private func d(_ sender: Any?) {}; "
        + "@IBSegueAction func e(_ coder: NSCoder) -> A? { nil } }")
    for entry in ["(\"a\", \\A.a)", "(\"b\", \\A.b)", "(\"c\", \\A.c)", "(\"d:\", {", "(\"e:\", {"] {
      #expect(row.contains("ObjectiveCMember\(entry)"))
    }
  }

  @Test func privateClassesAreListedByTheTypeAround() {
    let text = "import UIKit\nclass A {\nprivate class B: UIView {\n@objc private func c() {}\n}\n}\n"
    let lines = rewritten(text).split(separator: "\n")
    #expect(
      lines[4].contains(
        "static func __objectiveC_Card_A_B() -> [ObjectiveCMember] { "
          + "[ObjectiveCMember(\"c\", { (target: B) in target.c() })] } }"))
    #expect(
      lines[6].contains("ObjectiveCClass { ObjectiveCClass(B.self, \"\", { B.__objectiveC_Card_A_B() }) }"))
    #expect(lines[6].contains("[A.__objectiveC_Card_A_B_class()]"))
  }

  @Test func classesInGenericTypesAreGeneric() {
    let text = "class A<B> {}\nextension A { class C: UIView { @objc func d() {} } }"
    #expect(rows(text).contains("extension A.C: __objectiveC_Card_A_C_class {"))
    #expect(!rows(text).contains("A.C.self"))
  }

  @Test func functionsThatMayNotEscapeAreNoArguments() {
    let row = rows(
      "class A: UIView { @objc func b(_ c: (Int) -> Void) {}; @objc func d(_ e: @escaping () -> Void) {} }")
    #expect(!row.contains("\"b:\""))
    #expect(row.contains("\"d:\""))
  }
}

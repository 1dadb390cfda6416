import SourceRewriting
import Testing

/// Tests of members that are looked up in any object and of messages to classes.
@Suite struct AnyObjectTests {
  private func line(_ text: String, with others: [String: String] = [:]) -> String {
    let head =
      "import UIKit\nclass A: NSObject {\nfunc f(_ a: AnyObject, _ b: AnyObject?, c: [String: AnyObject]) { "
    let new = code(head + "\(text) }\nweak var owner: AnyObject?\n}\n", with: others)
    let line = new.split(separator: "\n", omittingEmptySubsequences: false)[2]
    return String(line.dropFirst(head.split(separator: "\n")[2].count).dropLast(2))
  }

  @Test(arguments: [
    ("(d as AnyObject).value(forKey: k)", "@anyObject(d as Any?).value(forKey: k)"),
    ("a.setValue(1, forKey: k)", "@anyObject(a).setValue(1, forKey: k)"),
    ("b?.responds(to: s)", "@objectIfPresent(b)?.responds(to: s)"),
    ("b!.responds(to: s)", "@anyObject(b).responds(to: s)"),
    ("(d as AnyObject?)?.isKind(of: t)", "@objectIfPresent(d as Any?)?.isKind(of: t)"),
    ("a.isEqual?(d)", "@anyObject(a).isEqual(d)"),
    ("_ = a.perform(s, with: d)", "_ = @anyObject(a).perform(s, with: d)"),
    ("e(a.hash, a.classForCoder)", "e(@anyObject(a).hash, @anyObject(a).classForCoder)"),
    ("e(b?.superview)", "e(@anyObject(b).superview)"),
    ("e(c[k]?.cgRectValue)", "e(@anyObject(c[k]).cgRectValue)"),
    ("for d in c { e(d[\"k\"]) }", "for d in c { e(@anyObject(d)[\"k\"]) }"),
    ("for (d, g) in c { e(d[\"k\"], g[\"k\"]) }", "for (d, g) in c { e(d[\"k\"], @anyObject(g)[\"k\"]) }"),
    (
      "for d: AnyObject in e { d.removeFromSuperview() }",
      "for d: AnyObject in e { @anyObject(d).removeFromSuperview() }"
    ),
    (
      "for d in t.allObjects { d.responds(to: s) }", "for d in t.allObjects { @anyObject(d).responds(to: s) }"
    ),
    ("owner?.responds(to: s)", "@objectIfPresent(owner)?.responds(to: s)"),
    ("self.owner?.responds(to: s)", "@objectIfPresent(self.owner)?.responds(to: s)"),
    (
      "if let d = g.firstItem, d.superview == h {}", "if let d = g.firstItem, @anyObject(d).superview == h {}"
    ),
    ("if let b { e(b.hash) }", "if let b { e(@anyObject(b).hash) }"),
    ("guard let b else { return }; e(b.hash)", "guard let b else { return }; e(@anyObject(b).hash)"),
  ]) func membersAreLookedUp(_ text: String, _ expected: String) {
    #expect(line(text) == expected.replacing("@", with: "ObjectiveCRuntime."))
  }

  @Test(arguments: [
    "let a = NSString(); e(a.hash)", "for a in t { a.responds(to: s) }",
    "if let a = a as? UIView { e(a.hash) }",
    "g { a in e(a.hash) }", "e(g.hash, self.hash)", "e(c.count, c[k])", "e((d as AnyObject).self)",
    "for t in t.allObjects { e(t.count) }", "super.responds(to: s)",
  ]) func othersStay(_ text: String) {
    #expect(line(text) == text)
  }

  @Test func propertiesOfOtherTypesStay() {
    let other = [
      "P.swift": "class B { var owner: NSObject?, other: NSObject? }\nclass C { var other: AnyObject? }\n"
    ]
    #expect(line("other?.responds(to: s)", with: other) == "other?.responds(to: s)")
    #expect(line("b.owner?.responds(to: s)", with: other) == "b.owner?.responds(to: s)")
    #expect(
      line("owner?.responds(to: s)", with: other)
        == "ObjectiveCRuntime.objectIfPresent(owner)?.responds(to: s)")
  }

  @Test func propertiesOfTheModuleAreThoseOfTheirTypes() {
    let other = [
      "P.swift": """
      class Model { var value: AnyObject; static var shared: AnyObject }
      class Sub: Model { class Inner { var value: AnyObject } }
      class Text { var value: String }
      class Foreign: UIView {}
      """
    ]
    for text in [
      "e(foreign.value.count)", "e(foreign.value.description)", "e(value.count)", "e(self.value.count)",
      "let d = Foreign(); e(d.value.count)", "let d: Text = g; e(d.value.count)",
      "let d: [Model] = g; e(d.value.count)", "let d = Int(); e(d.value.count)",
    ] {
      #expect(line(text, with: other) == text)
    }
    for text in [
      "let d: Model = g; e(@(d.value).count)", "let d: Sub? = g; e(@(d?.value).count)",
      "e(@(Model.shared).hash)", "let d = Sub(); e(@(d.value).count)",
      "let d: Sub.Inner = g; e(@(d.value).count)",
      "if let d = g as? Model { e(@(d.value).count) }", "g { (d: Model) in e(@(d.value).count) }",
      "for d: Model in g { e(@(d.value).count) }", "guard let d = self else { return }; e(@(d.owner).hash)",
      "let d: A = g; e(@(d.owner).hash)", "g { [weak self] in e(@(self?.owner).hash) }",
    ] {
      let source = text.replacing("@(", with: "").replacing(").", with: ".")
      #expect(line(source, with: other) == text.replacing("@", with: "ObjectiveCRuntime.anyObject"))
    }
  }

  @Test func ownPropertiesMayBeThoseOfSuperclasses() {
    let text =
      "import UIKit\nclass B: C {\nlet model: C, other = D(), any: AnyObject\nfunc f() { e(value.count, @) }\n}\n"
    let others = [
      "C.swift":
        "class C: UIView { var value: AnyObject? }\nclass D { var value: AnyObject? }\nclass E: D {}\n"
    ]
    let source = text.replacing("@", with: "model.value.count, self.other.value.count, fourth.value.count")
    let expected = text.replacing("value.count", with: "ObjectiveCRuntime.anyObject(value).count")
      .replacing(
        "@",
        with: "ObjectiveCRuntime.anyObject(model.value).count, "
          + "ObjectiveCRuntime.anyObject(self.other.value).count, fourth.value.count")
    #expect(code(source, with: others) == expected)
    let unrelated = source.replacing("class B: C", with: "class B: UIView")
    #expect(
      code(unrelated, with: others)
        == expected.replacing("class B: C", with: "class B: UIView")
        .replacing("ObjectiveCRuntime.anyObject(value)", with: "value"))
  }

  @Test func propertiesThatAreBoundToEachOtherHaveNoType() {
    let text =
      "import UIKit\nclass A: UIView {\nlet a = b.superclass(), b = a.superclass(), any: AnyObject\n"
      + "func f() { a.isSubclass(of: t) }\n}\n"
    #expect(code(text) == text)
  }

  @Test func proxiesAreNoneToWarnOf() {
    let text = "import UIKit\nfunc f() { _ = (d as AnyObject).isProxy }\n"
    let result = ModuleRewriter().rewrite([.init(path: "A.swift", text: text)])[0]
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    ("let d: AnyClass = g; d.isSubclass(of: t)", "let d: AnyClass = g; @(d).isSubclass(of: t)"),
    ("let d: AnyClass? = g; d?.isSubclass(of: t)", "let d: AnyClass? = g; @(d)?.isSubclass(of: t)"),
    ("let d: UIView.Type = g; d.isSubclass(of: t)", "let d: UIView.Type = g; @(d).isSubclass(of: t)"),
    ("for d in g as! [AnyClass] { d.superclass() }", "for d in g as! [AnyClass] { @(d).superclass() }"),
    ("g { (d: AnyClass) in d.superclass() }", "g { (d: AnyClass) in @(d).superclass() }"),
    ("g { type(of: $0).isSubclass(of: t) }", "g { @(type(of: $0)).isSubclass(of: t) }"),
    ("let d = type(of: g); d.superclass()", "let d = type(of: g); @(d).superclass()"),
    ("e(d?.classForCoder.isSubclass(of: t))", "e(@(d?.classForCoder)?.isSubclass(of: t))"),
    ("e(NSClassFromString(n)?.superclass())", "e(@(NSClassFromString(n))?.superclass())"),
    ("let d: AnyClass? = g; d!.superclass()", "let d: AnyClass? = g; @(d)!.superclass()"),
    (
      "let d = type(of: g); while let g = d.superclass() {}",
      "let d = type(of: g); while let g = @(d).superclass() {}"
    ),
    ("UIView.superclass()", "@(UIView.self).superclass()"),
    ("UIView.superclass()?.superclass()", "@(@(UIView.self).superclass())?.superclass()"),
    ("A.superclass()", "@(A.self).superclass()"),
    ("A<Int>.superclass()", "@(A<Int>.self).superclass()"),
    ("A.self.superclass()", "@(A.self).superclass()"),
    (
      "if let d = NSClassFromString(n), d.responds(to: s) {}",
      "if let d = NSClassFromString(n), @(d).responds(to: s) {}"
    ),
    ("let d: AnyClass = g; d.instancesRespond(to: s)", "let d: AnyClass = g; @(d).instancesRespond(to: s)"),
  ]) func classesAreAsked(_ text: String, _ expected: String) {
    #expect(line(text) == expected.replacing("@", with: "ObjectiveCRuntime.anyClass"))
  }

  @Test func propertiesAndTheOwnClassAreAsked() {
    let text =
      "import UIKit\nclass A: UIView {\nlet type: AnyClass\nfunc f() { type.isSubclass(of: t) }\n"
      + "class func g() { self.superclass() }\nfunc h() { self.superclass() }\n}\n"
    let expected = text.replacing("{ type.", with: "{ ObjectiveCRuntime.anyClass(type).")
      .replacing("g() { self.", with: "g() { ObjectiveCRuntime.anyClass(self).")
    #expect(code(text) == expected)
  }

  @Test(arguments: [
    "e(d.superclass)", "d.superclass(of: t)", "d.responds(to: s)", "UIView.instancesRespond(to: s)",
    "super.superclass()", "d.isSubclass(of: t)", "d.superclass()?.superclass()", "g { $0.isSubclass(of: t) }",
    "Foreign.superclass()",
    "let d: Kind = g; d.isSubclass(of: t)", "self.superclass()",
  ]) func otherQuestionsStay(_ text: String) {
    #expect(line(text) == text)
  }

  @Test func theProcessHasOneObject() {
    #expect(
      line("e(ProcessInfo(), ProcessInfo.init().environment)")
        == "e(ProcessInfo.processInfo, ProcessInfo.processInfo.environment)")
    #expect(line("e(ProcessInfo.init(a))") == "e(ProcessInfo.init(a))")
  }

  @Test func descriptionsOfTheOwnClassAreItsName() {
    #expect(line("e(classForCoder.description())") == "e(ObjectiveCRuntime.name(of: classForCoder))")
  }
}

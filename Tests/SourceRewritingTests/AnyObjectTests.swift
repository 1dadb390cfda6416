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

  @Test(arguments: [
    ("d.isSubclass(of: t)", "@(d).isSubclass(of: t)"),
    ("d?.isSubclass(of: t)", "@(d)?.isSubclass(of: t)"),
    ("g { $0.type.isSubclass(of: t) }", "g { @($0.type).isSubclass(of: t) }"),
    ("e(d?.type.isSubclass(of: t))", "e(@(d?.type)?.isSubclass(of: t))"),
    ("d!.superclass()", "@(d)!.superclass()"),
    ("while let g = d.superclass() {}", "while let g = @(d).superclass() {}"),
    ("UIView.superclass()", "@(UIView.self).superclass()"),
    (
      "if let d = NSClassFromString(n), d.responds(to: s) {}",
      "if let d = NSClassFromString(n), @(d).responds(to: s) {}"
    ),
    ("let d: AnyClass = g; d.instancesRespond(to: s)", "let d: AnyClass = g; @(d).instancesRespond(to: s)"),
  ]) func classesAreAsked(_ text: String, _ expected: String) {
    #expect(line(text) == expected.replacing("@", with: "ObjectiveCRuntime.anyClass"))
  }

  @Test(arguments: [
    "e(d.superclass)", "d.superclass(of: t)", "d.responds(to: s)", "UIView.instancesRespond(to: s)",
    "super.superclass()",
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

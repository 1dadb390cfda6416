import SourceRewriting
import Testing

/// Tests of objects that metatypes make.
@Suite struct MetatypeTests {
  private func line(_ text: String, in scope: String = "class A: UIView") -> (text: String, hasMaker: Bool) {
    let new = rewritten("import UIKit\n\(scope) {\n\(text)\n}\n")
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines[2]), new.contains("extension ObjectiveCMaking"))
  }

  @Test(arguments: [
    ("type.init(frame: .zero)", "(ObjectiveCRuntime.request(type), type).1.init(frame: .zero)"),
    ("a.viewType.init()", "(ObjectiveCRuntime.request(a.viewType), a.viewType).1.init()"),
    ("type(of: self).init()", "(ObjectiveCRuntime.request(type(of: self)), type(of: self)).1.init()"),
    (
      "(B.self as UIView.Type).init()",
      "(ObjectiveCRuntime.request((B.self as UIView.Type)), (B.self as UIView.Type)).1.init()"
    ),
    ("types[0].init()", "(ObjectiveCRuntime.request(types[0]), types[0]).1.init()"),
    ("type?.init()", "(ObjectiveCRuntime.request(type), type).1?.init()"),
    ("type!.init()", "(ObjectiveCRuntime.request(type!), type!).1.init()"),
    (
      "cell.init(style: .default, reuseIdentifier: nil)",
      "(ObjectiveCRuntime.request(cell), cell).1.init(style: .default, reuseIdentifier: nil)"
    ),
    ("types.removeFirst().init()", "ObjectiveCRuntime.requested(types.removeFirst()).init()"),
    (
      "type(of: view).init(image: nil)",
      "(ObjectiveCRuntime.request(type(of: view)), type(of: view)).1.init(image: nil)"
    ),
  ]) func values(_ text: String, _ expected: String) {
    let (new, hasMaker) = line("func a() { b(\(text)) }")
    #expect(new == "func a() { b(\(expected)) }")
    #expect(hasMaker)
  }

  @Test(arguments: [
    "func a() { UIView.init(frame: .zero) }", "func a() { type.init(size: 3) }", "func a() { b(.init()) }",
    "init() { self.init(frame: .zero) }", "override init() { super.init() }", "func a() { B.C.init() }",
    "func a() { [Int].init() }", "func a() { let b = type.init }",
  ]) func othersStay(_ text: String) {
    let (new, hasMaker) = line(text)
    #expect(new == text)
    #expect(!hasMaker)
  }

  @Test func typesThatMayBeOthersHaveTheInitializer() {
    for text in [
      "static func a() -> Self { Self.init(frame: .zero) }", "func a<T: UIView>() -> T { T.init() }",
    ] {
      let (new, hasMaker) = line(text)
      #expect(new == text)
      #expect(hasMaker)
    }
    #expect(line("func a<T: UIView>() -> T { let b = T(); return b }").hasMaker)
    #expect(line("func b() -> T { T(frame: .zero) }", in: "class A<T>: UIView where T: UIView").hasMaker)
    let text = "import UIKit\nclass B<T: UIButton> {}\nextension B { func b() -> T { T(type: .system) } }\n"
    #expect(rewritten(text).contains("make(Self.self, type: type)"))
    #expect(line("func b() { c(T(keyPath: d)) }", in: "class A<T: CAPropertyAnimation>: NSObject").hasMaker)
    #expect(!line("func b() -> C { C() }", in: "class A<T: UIView>: UIView").hasMaker)
    let (new, hasMaker) = line("class func a() -> UIView { self.init() }")
    #expect(new == "class func a() -> UIView { (ObjectiveCRuntime.request(self), self).1.init() }")
    #expect(hasMaker)
    #expect(!line("static func a() -> Self { Self.init() }", in: "struct A").hasMaker)
    for text in [
      "static func a() -> Self? { Self(frame: .zero) }", "func a() { let view = Self.View(); b(view) }",
    ] {
      #expect(line(text, in: "extension A where Self: UIView").hasMaker, "\(text)")
    }
    #expect(line("func a<T: P>(_ b: T) { c(T.View(frame: .zero)) }").hasMaker)
    #expect(line("func a() -> R.View { .init() }", in: "class A<R: P>: UIView").hasMaker)
    let item = "static func a() -> Self { .init(title: nil, style: .done, target: nil, action: nil) }"
    #expect(line(item, in: "extension UIBarButtonItem").hasMaker)
    #expect(!line(item.replacing("Self", with: "A"), in: "extension UIBarButtonItem").hasMaker)
    #expect(!line("func a() -> A { Self() }", in: "struct A").hasMaker)
  }

  @Test func theInitializerIsAfterTheLines() {
    let text = "import UIKit\nfunc a(_ b: UIView.Type) { b.init(frame: .zero); b.init(frame: .zero) }\n"
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[2].hasPrefix(
        "extension ObjectiveCMaking { @preconcurrency @MainActor fileprivate init(frame: CGRect, __made: Void = ()) "
          + "{ self = ObjectiveCRuntime.make(Self.self, frame: frame) } }; @available"))
    #expect(rewritten(rewritten(text)) == rewritten(text))
  }

  @Test func filesWithoutUIKitStay() {
    let text = "import Foundation\nfunc a(_ b: NSObject.Type) { b.init() }\n"
    #expect(rewritten(text) == text)
  }

  @Test func referencesToInitializersBecomeClosures() {
    let (new, hasMaker) = line(
      "static func a(_ b: CGColor?) -> Self? { b.map(self.init(cgColor:)) }", in: "extension UIColor")
    #expect(
      new == "static func a(_ b: CGColor?) -> Self? "
        + "{ b.map({ (ObjectiveCRuntime.request(self), self).1.init(cgColor: $0) }) }")
    #expect(hasMaker)
    let (other, hasOtherMaker) = line("let a = b.map(UIColor.init(cgColor:))")
    #expect(other == "let a = b.map(UIColor.init(cgColor:))")
    #expect(!hasOtherMaker)
  }
}

import SourceRewriting
import Testing

/// Tests of conventions of functions and of delegates that only Objective-C has.
@Suite struct ConventionTests {
  private func words(_ text: String) -> [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
  }

  @Test(arguments: [
    (
      "typealias F = @convention(c) (AnyObject, Selector) -> Void\n",
      "typealias F = (AnyObject, Selector) -> Void\n"
    ),
    ("let a: @convention(block) (Int) -> Void = { _ in }\n", "let a: (Int) -> Void = { _ in }\n"),
    (
      "func f() {\n  let g = b as! @convention(c) (UIView, Selector, Bool) -> Bool\n}\n",
      "func f() {\n  let g = b as! (UIView, Selector, Bool) -> Bool\n}\n"
    ),
    (
      "func f(_ a: @escaping @convention(block) (CGPathElement) -> Void) {}\n",
      "func f(_ a: @escaping (CGPathElement) -> Void) {}\n"
    ),
  ]) func conventionsOfObjectsAreTakenAway(_ source: String, _ expected: String) {
    #expect(words(code(source)) == words(expected))
  }

  @Test func functionsOfCKeepTheirConvention() {
    let source = "typealias F = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void\n"
    #expect(code(source) == source)
  }

  @Test func objectiveCCannotBeImported() {
    let source = "import UIKit\n#if canImport(ObjectiveC)\nlet a = 1\n#endif\n"
    #expect(code(source) == source)
  }

  @Test(arguments: ["UICollectionViewDelegate", "UITableViewDelegate", "UITextViewDelegate"])
  func delegatesHaveTheTypeOfScrollViews(_ type: String) {
    let source =
      "class A: B {\n  open override var delegate: \(type)? {\n    get { super.delegate } set {}\n  }\n}\n"
    #expect(code(source) == source.replacing(type, with: "UIScrollViewDelegate"))
    let any = source.replacing("\(type)?", with: "(any \(type))?")
    #expect(code(any) == any.replacing(type, with: "UIScrollViewDelegate"))
    let observed =
      "import UIKit\nclass A: B { override weak var delegate: \(type)? { didSet { c = delegate } } }\n"
    #expect(
      code(observed)
        == observed.replacing(type, with: "UIScrollViewDelegate")
        .replacing("didSet {", with: "didSet { let delegate = self.delegate as? \(type);"))
    let setting = observed.replacing("c = delegate", with: "delegate = c; self.delegate?.d()")
    #expect(code(setting) == setting.replacing(type, with: "UIScrollViewDelegate"))
    for body in [
      "if delegate !== c { delegate = c }", "self.delegate = c; d(delegate)",
      "guard let delegate else { return }",
    ] {
      let other = observed.replacing("c = delegate", with: body)
      #expect(code(other) == other.replacing(type, with: "UIScrollViewDelegate"), "\(body)")
    }
    for (head, body) in [("didSet(old) {", "c = delegate"), ("didSet {", "if let delegate { c = delegate }")]
    {
      let other = observed.replacing("c = delegate", with: body).replacing("didSet {", with: head)
      #expect(
        code(other)
          == other.replacing(type, with: "UIScrollViewDelegate")
          .replacing(head, with: "\(head) let delegate = self.delegate as? \(type);"), "\(body)")
    }
    let moved = rewritten("class A: B {}\n\(source.replacing("class A: B", with: "extension A"))")
    #expect(
      moved.contains("open override var delegate: UIScrollViewDelegate? { get { __extension_A_delegate }"))
    #expect(!moved.contains(type))
    let own = source.replacing("override ", with: "")
    #expect(code(own) == own)
    let other = source.replacing("delegate:", with: "other:")
    #expect(code(other) == other)
  }

  @Test func functionsInParenthesesAreInNoTable() {
    let source =
      "import UIKit\nclass A: NSObject {\n  @objc func f(_ a: ((Bool) -> Void)) {}\n  @objc func g() {}\n}\n"
    let new = rewritten(source)
    #expect(new.contains("ObjectiveCMember(\"g\""))
    #expect(!new.contains("ObjectiveCMember(\"f:\""))
    #expect(rewritten(source.replacing("a: (", with: "a: @escaping (")).contains("ObjectiveCMember(\"f:\""))
  }
}

import SourceRewriting
import Testing

/// Tests of conventions of functions, conditions and delegates that only Objective-C has.
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

  @Test func objectiveCIsThereForCodeOfUIKit() {
    let source = "#if canImport(ObjectiveC)\nlet a = 1\n#endif\n"
    #expect(code(source) == source)
    let new = code(source, with: ["B.swift": "import UIKit\nlet b = 1\n"])
    #expect(words(new)[0].suffix(2) == ["#if", "true"])
    let body = "import UIKit\nfunc f() {\n  #if canImport(ObjectiveC) && os(iOS)\n  g()\n  #endif\n}\n"
    #expect(words(code(body))[2] == ["#if", "true", "&&", "true"])
  }

  @Test(arguments: ["UICollectionViewDelegate", "UITableViewDelegate", "UITextViewDelegate"])
  func delegatesHaveTheTypeOfScrollViews(_ type: String) {
    let source =
      "class A: B {\n  open override var delegate: \(type)? {\n    get { super.delegate } set {}\n  }\n}\n"
    #expect(code(source) == source.replacing(type, with: "UIScrollViewDelegate"))
    let any = source.replacing("\(type)?", with: "(any \(type))?")
    #expect(code(any) == any.replacing(type, with: "UIScrollViewDelegate"))
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

import SourceRewriting
import Testing

/// Tests of members that `NSObject` has on Apple's systems only.
@Suite struct ObjectMemberTests {
  private func isOverride(_ member: String, of superclass: String, with other: String = "") -> Bool {
    let text = "import UIKit\nclass Model: \(superclass) {\noverride \(member)\n}\n\(other)\n"
    let new = code(text)
    let line = new.split(separator: "\n", omittingEmptySubsequences: false)[2]
    #expect(line == "override \(member)" || line == "         \(member)")
    return line.hasPrefix("override")
  }

  @Test(arguments: [
    "func value(forKey key: String) -> Any? { nil }", "func setValue(_ a: Any?, forKey key: String) {}",
    "func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) {}",
    "func value(forUndefinedKey key: String) -> Any? { nil }", "func awakeFromNib() {}",
    "func responds(to selector: Selector!) -> Bool { true }",
    "var accessibilityLabel: String? { get { nil } set {} }",
    "class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }",
    "class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }",
  ]) func nothingIsOverriddenWhereNothingIsThere(_ member: String) {
    #expect(!isOverride(member, of: "NSObject"))
    #expect(!isOverride(member, of: "Operation"))
    #expect(isOverride(member, of: "UIView"))
    #expect(isOverride(member, of: "Base", with: "class Base: UIControl {}"))
    #expect(!isOverride(member, of: "Base", with: "class Base: NSObject {}"))
    #expect(isOverride(member, of: "Base", with: "class Base: NSObject { override \(member) }"))
  }

  @Test func othersStay() {
    #expect(isOverride("var description: String { \"\" }", of: "NSObject"))
    #expect(isOverride("func value(for key: String) -> Any? { nil }", of: "NSObject"))
  }

  @Test func extensionsDeclareThem() {
    let text = "import UIKit\nclass A: NSObject {}\nextension A {\noverride func awakeFromNib() {}\n}\n"
    let lines = code(text).split(separator: "\n")
    #expect(lines[1] == "class A: NSObject {func awakeFromNib() { __extension_A_awakeFromNib() } }")
    #expect(lines[3] == "         func __extension_A_awakeFromNib() {}")
  }

  @Test func tablesListThemByTheirSelectors() {
    let text = rewritten(
      """
      import UIKit
      class A: NSObject {
        override func value(forUndefinedKey key: String) -> Any? { nil }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
        override var accessibilityLabel: String? { get { nil } set {} }
      }
      """)
    #expect(
      text.contains(
        "ObjectiveCMember(\"valueForUndefinedKey:\", { (target: A, a0: String) in target.value(forUndefinedKey: a0) })"
      ))
    #expect(
      text.contains(
        "ObjectiveCMember(\"automaticallyNotifiesObserversForKey:\", { (target: A, a0: String) in type(of: target)."
      ))
    #expect(text.contains("ObjectiveCMember(\"accessibilityLabel\", \\A.accessibilityLabel)"))
  }
}

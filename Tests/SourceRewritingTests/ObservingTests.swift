import SourceRewriting
import Testing

/// Tests of properties whose changes are announced.
@Suite struct ObservingTests {
  private let will = "ObjectiveCRuntime.willChange(self, \"a\")"
  private let did = "ObjectiveCRuntime.didChange(self, \"a\")"

  private func member(_ text: String, above: String = "") -> String {
    let start = "import UIKit\nclass Base: UIView {\n\(above)\n}\nclass Card: Base {\n"
    let new = code(start + text + "\n}\n")
    return String(
      new.split(separator: "\n", omittingEmptySubsequences: false)[5...].dropLast(2).joined(separator: "\n"))
  }

  @Test(arguments: [
    "var a = 1", "lazy var a = { 1 }()", "weak var a: UIView?", "private(set) var a: Int = 1",
  ])
  func storedPropertiesGetObservers(_ text: String) {
    #expect(
      member("@objc dynamic \(text)") == "              \(text) { willSet { \(will) } didSet { \(did) } }")
  }

  @Test func severalPropertiesBecomeDeclarations() {
    let new = member("@objc dynamic private var a, b: Int?")
    let other = new.replacing("\"b\"", with: "\"a\"")
    let observers = " { willSet { \(will) } didSet { \(did) } }"
    #expect(other == "              private var a: Int?\(observers); private var b: Int?\(observers)")
    #expect(new.contains("willChange(self, \"b\")"))
  }

  @Test func observersAnnounce() {
    #expect(
      member("@objc dynamic var a = 1 { didSet { guard a != oldValue else { return } } }")
        == "              var a = 1 { willSet { \(will) } "
        + "didSet { defer { \(did) }; guard a != oldValue else { return } } }"
    )
    #expect(
      member("@objc dynamic var a = 1 {\n// first\nwillSet(new) { b() }\n}")
        == "              var a = 1 { didSet { \(did) }\n// first\nwillSet(new) { \(will); b() }\n}")
    #expect(
      member("@objc dynamic var a = 1 { willSet { b() } didSet { } }")
        == "              var a = 1 { willSet { \(will); b() } didSet { \(did); } }")
  }

  @Test func settersAnnounce() {
    #expect(
      member("@objc dynamic var a: Int { get { 1 } set { b = newValue } }")
        == "              var a: Int { get { 1 } set { \(will); defer { \(did) }; b = newValue } }")
    #expect(member("@objc dynamic var a: Int { b }") == "              var a: Int { b }")
    #expect(member("@objc dynamic var a: Int { get { b } }") == "              var a: Int { get { b } }")
  }

  @Test func namesAreThoseOfObjectiveC() {
    #expect(member("@objc(isA) dynamic var a = false").contains("willChange(self, \"isA\")"))
  }

  @Test func overridesAnnounceOnce() {
    let above = "@objc dynamic var a = 1"
    func isAnnounced(_ text: String, _ above: String = above) -> Bool {
      member(text, above: above).contains("ObjectiveCRuntime")
    }
    #expect(!isAnnounced("override var a: Int { didSet { b() } }"))
    #expect(!isAnnounced("override var a: Int { get { super.a } set { super.a = newValue } }"))
    #expect(isAnnounced("override var a: Int { get { b } set { b = newValue } }"))
    #expect(!isAnnounced("override var a: Int { get { b } set { b = newValue } }", "@objc var a = 1"))
  }

  @Test(arguments: [
    "@objc var a = 1", "dynamic var a = 1", "@objc dynamic static var a = 1", "@nonobjc dynamic var a = 1",
    "@objc dynamic func a() {}",
  ]) func othersDoNot(_ text: String) {
    #expect(!member(text).contains("ObjectiveCRuntime"))
  }

  @Test func allMembersOfAClassMayBeKnownToObjectiveC() {
    let text =
      "import UIKit\n@objcMembers class A: NSObject {\ndynamic var a = 1\ndynamic private var b = 1\n}\n"
    let lines = code(text).split(separator: "\n")
    #expect(lines[2] == "        var a = 1 { willSet { \(will) } didSet { \(did) } }")
    #expect(lines[3] == "        private var b = 1")
  }
}

import SourceRewriting
import Testing

@Suite struct ExtensionMemberTests {
  @Test func overridesMoveIntoTheClass() {
    let text = """
      import UIKit
      class A: UIView {
      }
      extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
        override var tag: Int { get { 1 } set { } }
        override class var layerClass: AnyClass { B.self }
      }

      """
    let expected = """
      import UIKit
      class A: UIView {
      override func layoutSubviews() { __extension_A_layoutSubviews() }; \
      override var tag: Int { get { __extension_A_tag } set { __extension_A_tag = newValue } }; \
      override class var layerClass: AnyClass { __extension_A_layerClass } }
      extension A {
                 func __extension_A_layoutSubviews() {
          super.layoutSubviews()
        }
                 var __extension_A_tag: Int { get { 1 } set { } }
                 class var __extension_A_layerClass: AnyClass { B.self }
      }

      """
    #expect(code(text) == expected)
  }

  @Test func overridesOfMembersOfNoActorStayOfNone() {
    let text = """
      import UIKit
      @MainActor class A: NSObject {
      }
      extension A {
        override var debugDescription: String { MainActor.assumeIsolated { "" } }
        nonisolated override var hash: Int { 1 }
        override func isEqual(_ object: Any?) -> Bool { true }
      }

      """
    let lines = code(text).split(separator: "\n")
    #expect(
      lines[4]
        == "  nonisolated var __extension_A_debugDescription: String { MainActor.assumeIsolated { \"\" } }")
    #expect(lines[5] == "  nonisolated          var __extension_A_hash: Int { 1 }")
    #expect(lines[6] == "  nonisolated func __extension_A_isEqual(_ object: Any?) -> Bool { true }")
  }

  @Test func membersThatSubclassesOverrideMoveIntoTheClass() {
    let base = "import UIKit\npublic class A: UIView { let a = 1 }\n"
    let more =
      "import UIKit\npublic extension A { @objc func set(_ a: Int, by b: inout Int) throws -> Int { 1 } }\n"
    let sub =
      "import UIKit\nclass B: A {}\nclass C: B { override func set(_ a: Int, by b: inout Int) throws -> Int { 2 } }\n"
    let newBase = code(base, path: "A.swift", with: ["M.swift": more, "S.swift": sub])
    let forwarder =
      "public func set(_ a0: Int, by a1: inout Int) throws -> Int { try __extension_A_set(a0, by: &a1) }"
    #expect(newBase == "import UIKit\npublic class A: UIView { let a = 1 ; \(forwarder) }\n")
    let newMore = code(more, path: "M.swift", with: ["A.swift": base, "S.swift": sub])
    #expect(newMore.contains("func __extension_A_set(_ a: Int"))
    #expect(code(sub, path: "S.swift", with: ["A.swift": base, "M.swift": more]) == sub)
  }

  @Test func membersOfOtherModulesClassesAreDispatched() {
    let text = """
      import UIKit
      extension UIView {
        @objc func fill(_ a: Int) -> Int { a }
      }
      extension UILabel {
        override func fill(_ a: Int) -> Int { super.fill(a) + 1 }
      }
      class Card: UIView {
        override func fill(_ a: Int) -> Int { super.fill(a + 1) }
      }

      """
    let expected = """
      import UIKit
      extension UIView {
              func __extension_UIView_fill(_ a: Int) -> Int { a }
      func fill(_ a0: Int) -> Int { __dispatch_fill(from: nil, a0) }; \
      func __dispatch_fill(from start: AnyClass?, _ a0: Int) -> Int { \
      for type in ObjectiveCRuntime.classes(of: self, above: start) { \
      if type == Card.self { return unsafeDowncast(self, to: Card.self).__extension_Card_fill(a0) }; \
      if type == UILabel.self { return unsafeDowncast(self, to: UILabel.self).__extension_UILabel_fill(a0) } }; \
      return __extension_UIView_fill(a0) } }
      extension UILabel {
                 func __extension_UILabel_fill(_ a: Int) -> Int { self.__dispatch_fill(from: UILabel.self, a) + 1 }
      }
      class Card: UIView {
                 func __extension_Card_fill(_ a: Int) -> Int { self.__dispatch_fill(from: Card.self, a + 1) }
      }

      """
    #expect(code(text) == expected)
  }

  @Test func onlyClassesThatInheritAreDispatchedTo() {
    let text = "import UIKit\nextension UIRectEdge { var a: String { \"\" } }\n"
    let other =
      "import UIKit\nclass A: UIView { var a: String { \"\" } }\nclass B: A { override var a: String { \"\" } }\n"
    #expect(code(text, with: ["B.swift": other]) == text)
    let control = "import UIKit\nextension UIControl { @objc func a() {} }\n"
    func isDispatched(_ superclass: String) -> Bool {
      code(control, with: ["B.swift": "import UIKit\nclass B: \(superclass) { override func a() {} }\n"])
        .contains("__dispatch_a")
    }
    #expect(isDispatched("UIButton"))
    #expect(isDispatched("UIControl"))
    #expect(isDispatched("OtherLibrarysButton"))
    #expect(!isDispatched("UILabel"))
    #expect(!isDispatched("NSObject"))
  }

  @Test func overloadsWithAnyNumberOfArgumentsStay() {
    let text =
      "import UIKit\nextension UIView {\nfunc a(_ b: Int...) {}\n@objc func a(_ b: [Int]) {}\n}\n"
      + "class A: UIView { override func a(_ b: [Int]) {} }\n"
    let lines = code(text).split(separator: "\n")
    #expect(lines[2] == "func a(_ b: Int...) {}")
    #expect(lines[3] == "      func __extension_UIView_a(_ b: [Int]) {}")
  }

  @Test func otherMembersStay() {
    let text =
      "import UIKit\nclass A: UIView {}\nextension A { func a() {} }\nextension UIView { func b() {} }\n"
    #expect(code(text) == text)
  }

  @Test func observersOfExtensionsMoveIntoTheClass() {
    let text = """
      import UIKit
      class Cell: UITableViewCell {}
      extension Cell { override open var tag: Int { willSet { a(newValue) } didSet(old) { b(old) } } }
      extension Cell {
        override var isSelected: Bool {
          didSet {
            b()
          }
        }
      }

      """
    let lines = code(text).split(separator: "\n")
    #expect(
      lines[1] == "class Cell: UITableViewCell {override open var tag: Int { "
        + "willSet { __extension_Cell_tag_willSet(newValue) } didSet { __extension_Cell_tag_didSet(oldValue) } }; "
        + "override var isSelected: Bool { didSet { __extension_Cell_isSelected_didSet(oldValue) } } }")
    #expect(
      lines[2].filter { $0 != " " }
        == "extensionCell{func__extension_Cell_tag_willSet(_newValue:Int){a(newValue)};"
        + "func__extension_Cell_tag_didSet(_old:Int){b(old)}}")
    #expect(lines[5] == "    func __extension_Cell_isSelected_didSet(_ oldValue: Bool) {")
    #expect(lines[8].allSatisfy { $0 == " " })
  }

  @Test func overridesInExtensionsOfOtherModulesClassesAreNone() {
    let text = "import UIKit\nextension UIPageControl { override func sizeToFit() { super.sizeToFit() } }\n"
    let file = ModuleRewriter.File(path: "A.swift", text: text)
    let result = ModuleRewriter().rewrite([file])[0]
    #expect(
      code(text).hasPrefix(
        "import UIKit\nextension UIPageControl {          "
          + "func __extension_UIPageControl_sizeToFit() { super.sizeToFit() }"
      ))
    #expect(result.warnings.map(\.line) == [2])
    #expect(
      result.warnings[0].message.contains(
        "'sizeToFit' of 'UIPageControl' cannot be overridden in an extension"))
  }

  @Test func propertiesOfOtherModulesClassesAreReadAndSet() {
    let text = """
      import UIKit
      extension UIView { @objc var kind: Int { get { 1 } set { a(newValue) } } }
      class Card: UIView { override var kind: Int { get { super.kind } set { super.kind = newValue; super.kind += 1 } } }

      """
    let lines = code(text).split(separator: "\n")
    let search = "for type in ObjectiveCRuntime.classes(of: self, above: start) { if type == Card.self { "
    let card = "unsafeDowncast(self, to: Card.self).__extension_Card_kind"
    #expect(
      lines[1].hasSuffix(
        "; var kind: Int { get { self[__dispatch_kind: nil] } set { self[__dispatch_kind: nil] = newValue } }; "
          + "subscript(__dispatch_kind start: AnyClass?) -> Int { get { \(search)return \(card) } }; "
          + "return __extension_UIView_kind } set { \(search)\(card) = newValue; return } }; "
          + "__extension_UIView_kind = newValue; return } } }"))
    let own = "self[__dispatch_kind: Card.self]"
    #expect(lines[2].hasSuffix("Int { get { \(own) } set { \(own) = newValue; \(own) += 1 } } }"))
  }

  @Test func observersOfDispatchedPropertiesMove() {
    let text = """
      import UIKit
      extension CALayer { var kind: Int { get { 1 } set {} } }
      extension UIView { @objc var kind: Int { get { 1 } set {} } }
      class Card: UIView { override var kind: Int { didSet { a(oldValue) } } }

      """
    let lines = code(text).split(separator: "\n")
    let own = "self[__dispatch_kind: Card.self]"
    #expect(
      lines[3].filter { $0 != " " }
        == ("class Card: UIView { var __extension_Card_kind: Int { get { \(own) } "
        + "set { let oldValue = \(own); \(own) = newValue; __extension_Card_kind_didSet(oldValue) } }; "
        + "func __extension_Card_kind_didSet(_ oldValue: Int) { a(oldValue) } }").filter { $0 != " " })
    #expect(!lines[1].contains("__dispatch"))
  }

  @Test func attributesAreBeforeTheAccessOfTheExtension() {
    let text =
      "import UIKit\npublic extension UIView { @discardableResult @objc func a() -> Int { 1 } }\n"
      + "class B: UIView { override func a() -> Int { 2 } }\n"
    #expect(code(text).contains("; @discardableResult public func a() -> Int { __dispatch_a(from: nil) }"))
  }

  @Test func observersOfAnotherModulesClassAreNeverCalled() {
    let text = """
      import UIKit
      extension UITableView { override var contentSize: CGSize { didSet { layoutIfNeeded() } } }

      """
    let new = code(text)
    #expect(
      new.contains("func __extension_UITableView_contentSize_didSet(_ oldValue: CGSize) { layoutIfNeeded() }")
    )
    #expect(!new.contains("override"))
  }

  @Test func otherNamesOfClassesAreTheClasses() {
    let text = """
      import UIKit
      typealias Recognizer = UIGestureRecognizer
      typealias Base = UIView
      extension Recognizer { @objc var tag: Int { 1 } }
      class Tap: UITapGestureRecognizer { override var tag: Int { 2 } }
      class Card: Base { override var tag: Int { get { super.tag } set {} } }
      class Press: Recognizer { override var tag: Int { 3 } }

      """
    let lines = code(text).split(separator: "\n")
    #expect(lines[6].contains("var __extension_Press_tag: Int { 3 }"))
    #expect(lines[4].contains("var __extension_Tap_tag: Int { 2 }"))
    #expect(lines[5] == "class Card: Base { override var tag: Int { get { super.tag } set {} } }")
  }

  @Test func aResultOfTheObjectsClassIsCast() {
    let text = """
      import UIKit
      extension UIView { @objc func tint() -> Self { self } }
      class Card: UIView { override func tint() -> Self { self } }

      """
    #expect(
      code(text).contains(
        "return unsafeDowncast(unsafeDowncast(self, to: Card.self).__extension_Card_tint(), to: Self.self)"))
  }
}

import SourceRewriting
import Testing

@Suite struct AttributeTests {
  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(save:) private func a() {}", "             private func a() {}"),
    ("@objc dynamic func a() {}", "              func a() {}"),
    ("@IBOutlet private weak var a: UILabel!", "          private weak var a: UILabel!"),
    ("@IBAction func a(_ sender: Any) {}", "          func a(_ sender: Any) {}"),
    ("@IBInspectable var a: CGFloat = 1", "               var a: CGFloat = 1"),
    ("@nonobjc func a() {}", "         func a() {}"),
    ("@GKInspectable var a = 1", "               var a = 1"),
    (
      "@IBSegueAction func a(_ c: NSCoder) -> A? { nil }", "               func a(_ c: NSCoder) -> A? { nil }"
    ),
    ("@available(iOS 13, *) @objc func a() {}", "@available(iOS 13, *)       func a() {}"),
    ("@objc\n  func a() {}", "     \n  func a() {}"),
    ("@objc (save) func a() {}", "             func a() {}"),
    ("@available (iOS 9, *) @objc func a() {}", "@available (iOS 9, *)       func a() {}"),
    ("@MainActor func a() {}", "@MainActor func a() {}"),
  ]) func members(_ text: String, _ expected: String) {
    #expect(code("import UIKit\nclass A {\n\(text)\n}\n") == "import UIKit\nclass A {\n\(expected)\n}\n")
  }

  @Test(arguments: [
    ("@objcMembers class A {}\n", "             class A {}\n"),
    ("@IBDesignable @objc(BA) open class A {}\n", "                        open class A {}\n"),
    ("@objc enum A: Int { case a }\n", "      enum A: Int { case a }\n"),
    ("@objc extension A { func a() {} }\n", "      extension A { func a() {} }\n"),
    ("@UIApplicationMain\nclass A {}\n", "@main             \nclass A {}\n"),
  ]) func types(_ text: String, _ expected: String) {
    #expect(code("import UIKit\n" + text) == "import UIKit\n" + expected)
  }

  @Test func stringsAndCommentsStay() {
    let text = "// @objc\nlet a = \"@objc #selector(a)\" /* @objc dynamic */\nlet b = #\"@objc \\(x)\"#\n"
    #expect(rewritten(text) == text)
  }

  @Test func managedPropertiesGetAccessors() {
    let text = code("import UIKit\nclass A {\n@NSManaged var a: Int\n}\n")
    #expect(
      text.contains(
        "           var a: Int { get { ObjectiveCRuntime.managed(self, \"a\") }"
          + " set { ObjectiveCRuntime.setManaged(newValue, of: self, \"a\") } }"))
    let weak = code("import UIKit\nclass A {\n@NSManaged weak var a: A!\n}\n")
    #expect(weak.contains("set { ObjectiveCRuntime.setManagedWeakly(newValue, of: self, \"a\") } }"))
  }
}

@Suite struct ImportTests {
  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit                            \n"),
    ("import class UIKit.UIView\n", "import UIKit             \n"),
    ("import ObjectiveC\n", "import UIKit     \n"),
    ("import Darwin\n", "import Glibc \n"), ("import OSLog\n", "import os   \n"),
    ("import ObjectiveC.runtime\n", "import UIKit             \n"),
    ("import Foundation.NSObject\n", "import Foundation         \n"),
    ("import Foundation\n", "import Foundation\n"),
    ("@testable import Cards\n", "@testable import Cards\n"),
  ]) func imports(_ text: String, _ expected: String) {
    let rest = "@objc enum A: Int { case a }\n"
    #expect(code(text + rest) == expected + "      enum A: Int { case a }\n")
  }

  @Test func theRuntimeIsImportedWhereItIsNamed() {
    let text = "import Foundation\nclass A: NSObject {\n  let a = #selector(b)\n  @objc func b() {}\n}\n"
    let expected =
      "import UIKit; import Foundation\nclass A: NSObject {\n  let a = Selector(\"b\", A.b)\n        func b() {}\n}\n"
    #expect(code(text) == expected)
  }
}

@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "true   "), ("!os(iOS)", "!true   "), ("os(iOS) || os(tvOS)", "true    || os(tvOS)"),
    ("canImport(UIKit) && !os(watchOS)", "canImport(UIKit) && !os(watchOS)"),
    ("(os(iOS) && DEBUG) || os(macOS)", "(true    && DEBUG) || os(macOS)"),
    ("targetEnvironment(simulator)", "true                        "),
    ("os(macOS)", "os(macOS)"), ("targetEnvironment(macCatalyst)", "targetEnvironment(macCatalyst)"),
  ]) func conditions(_ text: String, _ expected: String) {
    #expect(code("#if \(text)\nclass A {}\n#endif\n") == "#if \(expected)\nclass A {}\n#endif\n")
    let inside = "func a() {\n#if DEBUG\na()\n#elseif \(text)\nb()\n#else\nc()\n#endif\n}\n"
    #expect(code(inside) == inside.replacing("#elseif \(text)", with: "#elseif \(expected)"))
  }

  @Test func clausesOfOtherVersionsMayBeBroken() {
    let text = "#if swift(<3)\nlet a = = 3 @\n#else\n@objc enum A: Int { case a }\n#endif\n"
    #expect(code(text) == "#if swift(<3)\nlet a = = 3 @\n#else\n      enum A: Int { case a }\n#endif\n")
  }

  @Test func certainConditionsAreKnown() {
    let isListed = { (condition: String) in
      let text = "import UIKit\n#if \(condition)\nclass A: B { func a() {} }\n#endif\n"
      return rewritten(text).contains("ObjectiveCClass(A.self")
    }
    #expect(isListed("os(iOS)"))
    #expect(isListed("os(tvOS) || canImport(UIKit) && !os(macOS)"))
    #expect(isListed("swift(>=5.3)"))
    #expect(isListed("(compiler(>=5) && os(iOS))"))
    #expect(!isListed("DEBUG"))
    #expect(!isListed("swift(<5)"))
    #expect(!isListed("os(iOS) && DEBUG"))
    #expect(!isListed("!os(iOS)"))
  }

  @Test(arguments: [
    "@objc class A { func a( {} }\n", "@objc class A {\n", "@objc class A {}}\n",
    "@objc class A { let a = \"b }\n",
    "@objc class A { @objc func a() { let b = = 3 } }\n@objc func\n", "/* @objc\n@objc class A {}\n",
    "class A { @objc func a() { b(#selector(a } }\n",
  ]) func brokenFilesStay(_ text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func filesOfOtherEncodingsStay() {
    let bytes = Array("@objc class A {} // ".utf8) + [0xFF, 0xFE]
    #expect(ModuleRewriter().rewrite([.init(path: "A.swift", text: bytes)])[0].text == nil)
  }

  @Test func errorsInBodiesThatAreNotReadAreTheCompilers() {
    let text = "import UIKit\nclass A {\n@objc func a() {}\nfunc b() { let c = = 3 }\n}\n"
    #expect(code(text) == text.replacing("@objc", with: "     "))
  }

  @Test func lineBreaksOfAllKindsStay() {
    let text = "import UIKit\r\n@objc\r\nenum A: Int {\r\n  case a\r\n}\r\n"
    #expect(rewritten(text) == text.replacing("@objc", with: "     "))
  }
}

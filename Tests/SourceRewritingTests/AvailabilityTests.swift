import SourceRewriting
import Testing

/// Tests of conditions of availability, which ask the system of the run for versions of iOS above 17.
@Suite struct AvailabilityTests {
  private func line(_ text: String) -> String {
    let new = code("import UIKit\nfunc f() {\n\(text)\n}\n")
    return String(new.split(separator: "\n", omittingEmptySubsequences: false)[2])
  }

  @Test(arguments: [
    ("if #available(iOS 26, *) {}", "if __isSystemAvailable(26, 0, 0) {}"),
    ("if #available(iOS 18.0, *) {}", "if __isSystemAvailable(18, 0, 0) {}"),
    ("if #available(iOS 18.0.1, *) {}", "if __isSystemAvailable(18, 0, 1) {}"),
    ("guard #available(iOS 26.1, *) else { return }", "guard __isSystemAvailable(26, 1, 0) else { return }"),
    ("if #unavailable(iOS 26) {}", "if !__isSystemAvailable(26, 0, 0) {}"),
    ("while #available(iOS 18, *) { break }", "while __isSystemAvailable(18, 0, 0) { break }"),
    ("if a, #available(iOS 26, *), let b {}", "if a, __isSystemAvailable(26, 0, 0), let b {}"),
    (
      "if #available(macOS 15, iOS 18, tvOS 18, *) {}",
      "if __isSystemAvailable(18, 0, 0)            {}"
    ),
    (
      "let a = if #available(iOS 26, *) { 1 } else { 2 }",
      "let a = if __isSystemAvailable(26, 0, 0) { 1 } else { 2 }"
    ),
    ("if #available( iOS 26, * ) {}", "if __isSystemAvailable(26, 0, 0) {}"),
    (
      "if #available(iOSApplicationExtension 26, iOS 26, *) {}",
      "if __isSystemAvailable(26, 0, 0)                     {}"
    ),
  ]) func newVersionsAreAskedFor(_ text: String, _ expected: String) {
    #expect(line(text) == expected)
  }

  @Test(arguments: [
    "if #available(iOS 17.4, *) {}", "if #available(iOS 9, *) {}", "if #unavailable(iOS 17) {}",
    "if #available(macOS 26, *) {}", "if #available(iOSApplicationExtension 26, *) {}",
    "if #available(visionOS 26, iOS 13, *) {}", "@available(iOS 26, *) func g() {}",
  ]) func othersStay(_ text: String) {
    #expect(line(text) == text)
  }

  @Test func conditionsAreFoundInPropertiesAndClosures() {
    let text = """
      import UIKit
      class A: UIView {
        var a: Int { if #available(iOS 26, *) { 1 } else { 2 } }
        lazy var b: Int = { guard #available(iOS 26, *) else { return 1 }; return 2 }()
        override func layoutSubviews() { super.layoutSubviews() }
      }

      """
    #expect(code(text) == text.replacing("#available(iOS 26, *)", with: "__isSystemAvailable(26, 0, 0)"))
  }

  @Test func linesStay() {
    let text = "import UIKit\nfunc f() {\nif #available(\n  iOS 26,\n  *\n), a {\nb()\n} }\n"
    let lines = code(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("if __isSystemAvailable(26, 0, 0)"))
    #expect(lines[5...] == ["), a {".dropFirst() + "", "b()", "} }", ""])
  }

  @Test func filesThatDoNotSeeUIKitStay() {
    let text = "import Foundation\nfunc f() { if #available(iOS 26, *) {} }\n"
    #expect(code(text) == text)
    let interface = text.replacing("Foundation", with: "SwiftUI")
    func result(_ present: Set<String>) -> String {
      let file = ModuleRewriter.File(path: "A.swift", text: interface)
      let new = ModuleRewriter(options: RewriteOptions(presentModules: present)).rewrite([file])[0].text
      return new.map { String(decoding: $0, as: UTF8.self) } ?? interface
    }
    // The module exports UIKit if it is here; otherwise UIKit is imported in its place.
    #expect(result(["SwiftUI"]).contains("{ if __isSystemAvailable(26, 0, 0) {} }"))
    // Combine shows no UIKit, whether or not it is here.
    let combine = text.replacing("Foundation", with: "Combine")
    for present: Set<String> in [[], ["Combine"]] {
      let file = ModuleRewriter.File(path: "A.swift", text: combine)
      let new = ModuleRewriter(options: RewriteOptions(presentModules: present)).rewrite([file])[0].text
      #expect(new.map { String(decoding: $0, as: UTF8.self) }?.contains("__isSystem") != true)
    }
    #expect(result([]).contains("import UIKit"))
    #expect(result([]).contains("{ if __isSystemAvailable(26, 0, 0) {} }"))
  }
}

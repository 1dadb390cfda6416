import SourceRewriting
import Testing

/// Tests of formats whose text depends on numbers.
@Suite struct FormatTests {
  @Test func timersWithoutATimeGetOne() {
    let new = "Timer(timeInterval: 0, repeats: false, block: { _ in })"
    #expect(code("var a = Timer()\n") == "var a = \(new)\n")
    #expect(code("func f() {\n  a = Timer()\n}\n") == "func f() {\n  a = \(new)\n}\n")
    let own = "class Timer {}\nlet a = Timer()\n"
    #expect(code(own) == own)
    let other = "let a = Timer(timeInterval: 1, repeats: true) { _ in }\nlet b = MyTimer()\n"
    #expect(code(other) == other)
  }

  @Test(arguments: [
    ("String(format: a, arguments: b)", "String(format: a, __arguments: b)"),
    ("String(format: a, locale: c, arguments: b)", "String(format: a, locale: c, __arguments: b)"),
    ("String.init(format: a, arguments: b)", "String.init(format: a, __arguments: b)"),
    (
      "String(format: NSLocalizedString(\"a\", comment: \"\"), 3)",
      "String(format: NSLocalizedString(\"a\", comment: \"\"), 3 as Int)"
    ),
    (
      "String.localizedStringWithFormat(NSLocalizedString(\"a\", comment: \"\"), -1.5, b)",
      "String.localizedStringWithFormat(NSLocalizedString(\"a\", comment: \"\"), -1.5 as Double, b)"
    ),
  ]) func textsOfFormats(_ text: String, _ expected: String) {
    #expect(
      code("import UIKit\nfunc f() {\nd(\(text))\n}\n") == "import UIKit\nfunc f() {\nd(\(expected))\n}\n")
  }

  @Test(arguments: [
    "String(format: a, b)", "String(format: \"%d\", 3)", "Process(path: a, arguments: b)",
    "String(a, arguments: b)", "NSLocalizedString(\"a, 3\", comment: \"\")",
  ]) func othersStay(_ text: String) {
    #expect(code("import UIKit\nfunc f() {\nd(\(text))\n}\n") == "import UIKit\nfunc f() {\nd(\(text))\n}\n")
    let file = "import Foundation\nfunc f() { d(String(format: a, arguments: b)) }\n"
    #expect(code(file) == file)
  }
}

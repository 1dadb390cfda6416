import SourceRewriting
import Testing

/// Tests of formats whose text depends on numbers.
@Suite struct FormatTests {
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

import SourceRewriting
import Testing

/// Tests of files that see UIKit by way of other files of their module.
@Suite struct ModuleImportTests {
  private func new(_ text: String) -> String { code(text, with: ["B.swift": "import UIKit\nlet b = 1\n"]) }

  @Test(arguments: [
    ("import Foundation\nlet a = 1\n", "import UIKit; import Foundation\nlet a = 1\n"),
    ("let a = 1\n", "import UIKit; let a = 1\n"),
    ("// A\n\n/* B /* C */ */ let a = 1\n", "// A\n\n/* B /* C */ */ import UIKit; let a = 1\n"),
    ("@testable import C\n", "import UIKit; @testable import C\n"),
    ("import struct D.E\nimport F\n", "import UIKit; import struct D.E\nimport F\n"),
    (
      "// A\n#if DEBUG\nimport C\n#endif\nlet a = 1\n",
      "// A\nimport UIKit; #if DEBUG\nimport C\n#endif\nlet a = 1\n"
    ),
    ("#if DEBUG\nimport C\n#endif\nimport D\n", "#if DEBUG\nimport C\n#endif\nimport UIKit; import D\n"),
    ("#!/usr/bin/swift\nlet a = 1\n", "#!/usr/bin/swift\nimport UIKit; let a = 1\n"),
    ("let a = 1; import C\n", "let a = 1; import UIKit; import C\n"),
  ]) func filesGetTheImport(_ text: String, _ expected: String) {
    #expect(new(text) == expected)
    #expect(code(text) == text)
    #expect(new(expected) == expected)
  }

  @Test(arguments: [
    "import UIKit\nlet a = 1\n", "import class UIKit.UIView\n",
    "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = 1\n",
    "import ObjectiveC\n", "// A\n", "", "class A {\n",
  ]) func othersHaveIt(_ text: String) {
    #expect(!new(text).contains("import UIKit;"))
  }

  @Test func importsThatWerePutInDoNotCount() {
    let other = code("let a = 1\n", with: ["B.swift": "import UIKit; import Foundation\n"])
    #expect(other == "let a = 1\n")
  }

  @Test func theImportOfObjectiveCIsOneOfUIKit() {
    #expect(code("import ObjectiveC\nlet a = 1\n") == "import UIKit     \nlet a = 1\n")
  }
}

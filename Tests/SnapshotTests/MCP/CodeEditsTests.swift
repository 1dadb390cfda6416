import Escaping
import Testing
import ViewLint

@testable import snapshot

@Suite struct CodeEditsTests {
  private static func edited(_ code: String, _ finding: FindingCode, line: Int) -> String {
    var found = Finding(finding, view: ViewPath(names: ["A"]), message: "", fix: "")
    found.source = FindingSource(file: "A.swift", line: line)
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    let edits = CodeEdits(Array(code.utf8), file: "A.swift").edits(for: found)
    for edit in edits.reversed() {
      if edit.old.isEmpty {
        lines.insert(edit.new[...] + "", at: edit.line - 1)
      } else {
        lines.remove(at: edit.line - 1)
      }
    }
    return edits.isEmpty ? "" : String(lines.joined().dropLast())
  }

  @Test func `the sibling is laid out first`() {
    let code = """
        super.layoutSubviews()
        title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
        badge.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
      }
      """
    let right = """
        super.layoutSubviews()
        icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
        title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
        badge.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      }
      """
    #expect(Self.edited(code, .staleSibling, line: 2) == right)
  }

  @Test func `the size is set first`() {
    let code = """
        icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
        icon.bounds.size = icon.sizeThatFits(bounds.size)
      """
    let right = """
        icon.bounds.size = icon.sizeThatFits(bounds.size)
        icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
      """
    #expect(Self.edited(code, .positionBeforeSize, line: 2) == right)
  }

  @Test(arguments: [
    // In another block, in several lines, two of them, another view of a similar name, and none.
    "a.frame = CGRect(x: b.frame.maxX)\nif c {\n  b.frame = .zero\n}",
    "a.frame = CGRect(x: b.frame.maxX)\nb.frame = CGRect(\n  x: 1)",
    "a.frame = CGRect(x: b.frame.maxX)\nb.frame = .zero\nb.frame = .null",
    "a.frame = CGRect(x: bb.frame.maxX + c.b.frame.maxX)\nb.frame = .zero",
    "a.frame = CGRect(x: b.frame.maxX)",
    "",
  ])
  func `what is not certain is left alone`(code: String) {
    #expect(Self.edited(code, .staleSibling, line: 1) == "")
  }
}

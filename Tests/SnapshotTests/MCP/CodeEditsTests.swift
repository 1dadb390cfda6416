import Escaping
import Testing
import ViewLint

@testable import snapshot

@Suite struct CodeEditsTests {
  /// Returns code after the edits of a finding at a line; empty if there are none.
  static func edited(_ code: String, _ finding: FindingCode, line: Int, values: [String] = []) -> String {
    var found = Finding(finding, view: ViewPath(names: ["A"]), message: "", fix: "")
    found.source = FindingSource(file: "A.swift", line: line)
    found.values = values.map { FindingValue($0, points: 0) }
    let edits = CodeEdits(Array(code.utf8), file: "A.swift").edits(for: found)
    var scalars = Array(code.unicodeScalars)
    func offset(_ line: Int, _ column: Int) -> Int {
      let starts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
      return line > starts.count ? scalars.count : starts[line - 1] + column - 1
    }
    for edit in edits.reversed() {
      let range = offset(edit.line, edit.column)..<offset(edit.endLine, edit.endColumn)
      #expect(String(String.UnicodeScalarView(scalars[range])) == edit.old)
      scalars.replaceSubrange(range, with: Array(edit.new.unicodeScalars))
    }
    return edits.isEmpty ? "" : String(String.UnicodeScalarView(scalars))
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
      }
      """
    let right = """
        icon.bounds.size = icon.sizeThatFits(bounds.size)
        icon.center = CGPoint(x: 16 + icon.bounds.width / 2, y: bounds.midY)
      }
      """
    #expect(Self.edited(code, .positionBeforeSize, line: 2) == right)
  }

  @Test func `the content is set before the size is asked for`() {
    let code = """
        title.frame.size = title.sizeThatFits(bounds.size)
        title.text = isNarrow ? "Badge" : "Badge of honour"
      }
      """
    let right = """
        title.text = isNarrow ? "Badge" : "Badge of honour"
        title.frame.size = title.sizeThatFits(bounds.size)
      }
      """
    #expect(Self.edited(code, .changedAfterSizing, line: 2) == right)
  }

  @Test func `layout is asked for, not called`() {
    #expect(
      Self.edited("  panel.layoutSubviews()\n", .directLayoutCall, line: 1) == "  panel.layoutIfNeeded()\n")
    #expect(Self.edited("  super.layoutSubviews()\n", .directLayoutCall, line: 1) == "")
  }

  @Test func `super is called`() {
    let layout = "  override func layoutSubviews() {\n    line.frame = bounds\n  }\n"
    #expect(
      Self.edited(layout, .missingSuper, line: 2)
        == "  override func layoutSubviews() {\n    super.layoutSubviews()\n    line.frame = bounds\n  }\n")
    // Overrides call super last (B.1).
    let constraints = "  override func updateConstraints() {\n    gap.constant = 8\n  }\n"
    #expect(
      Self.edited(constraints, .missingSuper, line: 1)
        == "  override func updateConstraints() {\n    gap.constant = 8\n    super.updateConstraints()\n  }\n"
    )
  }

  @Test func `a view computes in its bounds`() {
    let code = "  dot.center = CGPoint(x: frame.midX, y: self.frame.midY + dot.frame.height) // frame.midX"
    let right = "  dot.center = CGPoint(x: bounds.midX, y: self.bounds.midY + dot.frame.height) // frame.midX"
    #expect(Self.edited(code, .foreignCoordinates, line: 1) == right)
  }

  @Test func `a view is laid out before its subview is read`() {
    let code = "  line.frame = CGRect(x: panel.icon.frame.minX, y: 50, width: 80, height: 1)"
    #expect(Self.edited(code, .pendingRead, line: 1) == "  panel.layoutIfNeeded()\n" + code)
    #expect(
      Self.edited("  height = icon.frame.maxY", .staleRead, line: 1)
        == "  icon.superview?.layoutIfNeeded()\n  height = icon.frame.maxY")
    // In the middle of a statement, and of two views.
    #expect(Self.edited("  CGRect(\n    x: panel.icon.frame.minX)", .pendingRead, line: 2) == "")
    #expect(Self.edited("  a = b.c.frame.minX + d.e.frame.minX", .pendingRead, line: 1) == "")
  }

  @Test(arguments: [
    // In another block, in several lines, two of them, another view of a similar name, and none.
    "a.frame = CGRect(x: b.frame.maxX)\nif c {\n  b.frame = .zero\n}",
    "a.frame = CGRect(x: b.frame.maxX)\nb.frame = CGRect(\n  x: 1)",
    "a.frame = CGRect(x: b.frame.maxX)\nb.frame = .zero\nb.frame = .null",
    "a.frame = CGRect(x: bb.frame.maxX + c.b.frame.maxX)\nb.frame = .zero",
    "a.frame = CGRect(x: b.frame.maxX)",
    // In a comment, and in a text.
    "a.frame = CGRect(x: b.frame.maxX)\n/*\nb.frame = .zero\n*/",
    "a.frame = CGRect(x: b.frame.maxX)\nlet text = \"\"\"\nb.frame = .zero\n\"\"\"",
    "",
  ])
  func `what is not certain is left alone`(code: String) {
    #expect(Self.edited(code, .staleSibling, line: 1) == "")
  }
}

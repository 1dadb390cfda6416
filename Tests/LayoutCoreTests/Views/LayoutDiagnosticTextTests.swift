import DiagnosticCore
import LayoutCore
import TestSupport
import Testing
import VisualFormatCore

/// Names and texts of strangers in diagnostics.
@MainActor
struct LayoutDiagnosticTextTests {
  private static let hostile = "a\nlayout: b\u{1B}[2J\u{202E}\u{9B}c\u{FE0F}"
  private static let escaped = #"a\nlayout: b\u{1B}[2J\u{202E}\u{9B}c\u{FE0F}"#

  @Test func `a diagnostic is one line, whatever names say`() {
    let text = Self.hostile
    let diagnostics: [LayoutDiagnostic] = [
      .invalidGeometry(layer: text, property: text), .layoutLoop(layer: text, layouts: 1, causes: [text]),
      .constraintLoop(layer: text, updates: 1, causes: [text]), .missingSuperCall(method: text, layer: text),
      .notDrawn(text), .placement(.noSuperview(view: text)), .constraint(.itemGone(constraint: text)),
      .font(.substituted(name: text)), .missingGlyph(codePoint: 1, owner: text), .missingSymbol(text),
    ]
    for diagnostic in diagnostics {
      #expect(diagnostic.description.contains(Self.escaped), "\(diagnostic)")
      #expect(!diagnostic.description.contains("\n"))
    }
  }

  @Test func `a conflict has a line for each constraint`() {
    let conflict = LayoutDiagnostic.unsatisfiable(constraints: ["a", Self.hostile], broken: Self.hostile)
    #expect(
      conflict.description == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "a",
            "\(Self.escaped)"
        )

        Will attempt to recover by breaking constraint
        \(Self.escaped)
        """)
  }

  /// The caret stands beneath the character that is meant: each of the unseen ones is a blank.
  @Test func `a visual format is shown in one line`() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        visualFormat: "[a\u{1B}]\u{202E}", options: [], metrics: nil, views: ["a": UIView()])
    }
    #expect(
      LayoutDiagnostic.visualFormat(error).description == """
        Unable to parse constraint format:
        [a ]\u{20}
          ^
        Expected ( or ] here.
        """)
    let other = try #require(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        visualFormat: "[e\u{200D}\u{301}(x)]", options: [], metrics: nil, views: [:])
    }
    #expect(!other.description.unicodeScalars.contains("\u{200D}"))
  }
}

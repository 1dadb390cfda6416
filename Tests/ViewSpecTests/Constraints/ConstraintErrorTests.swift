import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ViewSpec

/// Mistakes in constraints and visual formats, which are reported with their place, down to the character.
@Suite struct ConstraintErrorTests {
  /// The error of a spec with one entry in `constraints`, read and made.
  @MainActor
  private func error(_ constraint: String, views: String = "", metrics: String = "") -> SpecError? {
    let entry = constraint.hasPrefix("{") ? constraint : "\"\(constraint)\""
    let spec = """
      { "canvas": { "width": 100, "height": 60 }, "metrics": { "gap": 8, "zero": 0, "huge": 1e9, \(metrics) },
        "views": [ { "id": "icon", "guides": ["column"] }, { "id": "title" }, { "id": "other" }, \(views) ],
        "constraints": [ "other.width == icon.width", "title.width == 1",
      \(entry) ] }
      """
    do throws(SpecError) {
      _ = try LayoutSpec(parsing: Array(spec.utf8), file: "a.json").makeView(
        traits: UITraitCollection(displayScale: 1))
      return nil
    } catch {
      return error
    }
  }

  static let cases: [(constraint: String, column: Int, found: String, suggestion: String?)] = [
    // Mistakes of syntax.
    ("", 1, "the constraint is empty", "write one such as \"icon.width == 40\""),
    ("icon.width", 11, "found the end of the constraint, expected ==, <= or >=", nil),
    ("icon.width @750", 12, "found \"@\", expected ==, <= or >=", nil),
    (
      "icon.width title.width == 1", 12, "found \"title\", expected one of + - * / == <= >=",
      "write * to multiply"
    ),
    ("icon.width = 40", 12, "found \"=\", expected ==, <= or >=", "write =="),
    ("icon.width < 40", 12, "found \"<\", expected ==, <= or >=", "write <="),
    ("icon.width => 40", 12, "found \"=>\", expected ==, <= or >=", "write >="),
    ("icon.width ≥ 40", 12, "found \"≥\", expected ==, <= or >=", "write >="),
    ("icon.width ==", 14, "the expression is empty", "write a number or a name"),
    ("icon.width + == 3", 14, "found \"=\", expected a number, a name or \"(\"", nil),
    ("icon.width == title.width == 3", 27, "found \"=\", expected one of + - * / @", nil),
    ("icon.width == 40 @", 19, "the expression is empty", "write a number or a name"),
    // Names.
    ("icn.width == 40", 1, "unknown view \"icn\"", "did you mean \"icon\"?"),
    ("icon.width == titel.width", 15, "unknown view \"titel\"", "did you mean \"title\"?"),
    (
      "icon.leadng == title.leading", 6, "unknown attribute \"leadng\" of \"icon\"",
      "did you mean \"leading\"?"
    ),
    (
      "icon.leadingAnchor == title.leading", 6, "unknown attribute \"leadingAnchor\" of \"icon\"",
      "did you mean \"leading\"?"
    ),
    (
      "icon.safeArea.top == title.top", 6, "unknown guide \"safeArea\" of \"icon\"",
      "did you mean \"safeAreaLayoutGuide\"?"
    ),
    (
      "icon.layoutMarginsGuide == title.top", 6, "\"icon.layoutMarginsGuide\" is a guide, not an attribute",
      "name one of its edges, such as \"icon.layoutMarginsGuide.top\""
    ),
    (
      "column.lastBaseline == icon.top", 8, "\"column\" is a guide and has no lastBaseline",
      "guides have neither baselines nor margins"
    ),
    ("column.layoutMarginsGuide.top == icon.top", 8, "\"column\" is a guide and has no guides", nil),
    (
      "icon == title", 1, "\"icon\" is a view, not a number",
      "name one of its attributes, such as \"icon.leading\""
    ),
    ("icon.width == gapp", 15, "unknown metric \"gapp\"", "did you mean \"gap\"?"),
    ("icon.width == gap.width", 15, "\"gap\" is a number and has no members", nil),
    (
      "superview.width == 100", 1, "the canvas has no superview",
      "name the canvas \"self\" in its own constraints"
    ),
    // Constraints that UIKit refuses (F.6), and numbers that it could not hold.
    (
      "icon.leading == title.top", 17, "leading cannot be related to top: they are on different axes",
      nil
    ),
    (
      "icon.width == title.leading", 15,
      "width cannot be related to leading: one is a size and the other is a position",
      nil
    ),
    (
      "icon.leading == 8", 1, "leading is a position, but is compared with a number",
      "relate it to another position, such as \"superview.leading\""
    ),
    ("8 == 9", 1, "the constraint has no attribute of a view", "write one such as \"icon.width == 40\""),
    (
      "icon.width + title.width == other.width", 29,
      "found a third attribute, \"other.width\"; a constraint relates at most two",
      "write a constraint for each pair"
    ),
    (
      "icon.width * title.width == 3", 1,
      "\"icon.width * title.width\" is not a multiple of a view's attribute plus a number",
      "multiply, divide and call functions with numbers only"
    ),
    (
      "max(icon.width, 3) == 3", 1,
      "\"max(icon.width, 3)\" is not a multiple of a view's attribute plus a number",
      "multiply, divide and call functions with numbers only"
    ),
    (
      "3 / icon.width == 3", 1, "\"3 / icon.width\" is not a multiple of a view's attribute plus a number",
      "multiply, divide and call functions with numbers only"
    ),
    ("icon.width == icon.width + 1", 1, "the attributes cancel out, so the constraint relates nothing", nil),
    // Numbers.
    ("icon.width == 4 / zero", 19, "division by zero: \"zero\" is 0", nil),
    ("icon.width == huge", 1, "found a constant of 1000000000 points, more than the limit of 10000000", nil),
    (
      "icon.width == huge * title.width", 1,
      "found a multiplier of 1000000000, expected 0.001 to 1000 or its negative", nil
    ),
    (
      "icon.leading == zero * title.leading + 3", 1,
      "leading cannot be related to notAnAttribute, or with a multiplier of 0: a position needs another position that it "
        + "is relative to", nil
    ),
    ("icon.width == 40 @1001", 19, "found a priority of 1001, expected 0 to 1000", nil),
    ("icon.width == 40 @hgih", 19, "unknown priority \"hgih\"", "did you mean \"high\"?"),
    ("icon.width == 40 @gap - 9", 19, "found a priority of -1, expected 0 to 1000", nil),
    // Visual formats (F.25, F.27).
    ("H:|-[icn]", 6, "unknown view \"icn\"", "did you mean \"icon\"?"),
    ("H:|-[gap]", 6, "\"gap\" is a metric, not a view", nil),
    ("H:|-gapp-[icon]", 5, "unknown metric \"gapp\"", "did you mean \"gap\"?"),
    ("H:|-title-[icon]", 5, "\"title\" is a view, not a number", nil),
    ("H:[icon(<=gap@hgih)]", 15, "unknown priority \"hgih\"", "did you mean \"high\"?"),
    ("H:[icon", 8, "found the end, expected ( or ]", nil),
    ("H:[icon]-|-", 11, "found \"-\" after the closing |", nil),
    ("H:[icon]--[title]", 10, "found \"-\", expected [, |, (, a number or a metric", nil),
    ("H:[icon(40@1001)]", 12, "found a priority of 1001, expected 0 to 1000", nil),
    ("H:|-99999999-[icon]", 5, "found more than the limit of 10000000 points", nil),
  ]

  @Test(arguments: cases.indices) @MainActor
  func `is found at its character`(index: Int) throws {
    let (constraint, column, found, suggestion) = Self.cases[index]
    let error = try #require(self.error(constraint))
    #expect(error.line == 4 && error.column == 1 && error.path == "$.constraints[2]")
    #expect(error.message == "\(found) at column \(column) of \"\(constraint)\"")
    #expect(error.suggestion == suggestion)
    // The caret stands under the character.
    #expect(error.excerpt == [constraint, String(repeating: " ", count: column - 1) + "^"])
  }

  @Test @MainActor func `options along the axis of the format are refused (F.27)`() {
    let error = error(#"{ "format": "H:[icon][title]", "options": ["alignAllTop", "alignAllLeft"] }"#)
    #expect(error?.path == "$.constraints[2].format")
    #expect(error?.message.contains("align the views by left, and the format is horizontal itself") == true)
  }

  @Test(arguments: [
    ("3", "found the number 3, expected a constraint in quotes"),
    (#"{ "constrant": "icon.width == 1" }"#, "is \"constrant\" a misspelling of it?"),
    (#"{ "constraint": "icon.width == 1", "options": "alignAllTop" }"#, "unknown key \"options\""),
    (#"{ "format": "H:[icon]", "options": "alignAllTops" }"#, "did you mean \"alignAllTop\"?"),
  ]) @MainActor
  func `entries of another kind are refused`(entry: String, expected: String) throws {
    let spec = """
      { "canvas": { "width": 9, "height": 9 }, "views": [{ "id": "icon" }], "constraints": [\(entry)] }
      """
    let error = #expect(throws: SpecError.self) {
      try LayoutSpec(parsing: Array(spec.utf8), file: "a.json")
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (#"{ "id": "icon" }"#, "$.views[0]: the view has no size"),
    (
      #"{ "type": "stack", "frame": "superview", "views": [{ "frame": "superview" }] }"#,
      "$.views[0].views[0].frame: a stack positions its views; remove \"frame\""
    ),
    (
      #"{ "frame": "superview", "spacingAfter": 3 }"#, "$.views[0].spacingAfter: unknown key \"spacingAfter\""
    ),
    (#"{ "type": "stack", "frame": "superview", "axis": "vertcal" }"#, "did you mean \"vertical\"?"),
    (#"{ "frame": "superview", "guides": ["a", "a"] }"#, "$.views[0].guides[1]: duplicate name \"a\""),
    (
      #"{ "frame": "superview", "contentHuggingPriority": 1001 }"#,
      "$.views[0].contentHuggingPriority: found a priority of 1001, expected 0 to 1000"
    ),
    (
      #"{ "type": "block", "idealWidth": 1, "lineHeight": 1, "frame": "superview", "intrinsicContentSize": {} }"#,
      "unknown key \"intrinsicContentSize\""
    ),
    (
      #"{ "frame": "superview", "intrinsicContentSize": { "width": "0 - 1" } }"#, "found a negative width, -1"
    ),
    (#"{ "type": "stack", "frame": "superview", "spacing": 1e8 }"#, "more than the limit of 10000000"),
  ]) @MainActor
  func `views that cannot be placed are refused`(view: String, expected: String) throws {
    let spec = #"{ "canvas": { "width": 9, "height": 9 }, "views": [\#(view)] }"#
    let error = #expect(throws: SpecError.self) {
      try LayoutSpec(parsing: Array(spec.utf8), file: "a.json").makeView(
        traits: UITraitCollection(displayScale: 1))
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }
}

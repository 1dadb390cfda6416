import Foundation
import TestSupport
import Testing

/// The limits of a spec: one more is one line with its place, exit code 2, and no file.
@Suite struct SpecLimitTests {
  private static func views(_ views: String, _ more: String = "") -> String {
    #"{ "canvas": { "width": 10, "height": 10 }\#(more), "views": [\#(views)] }"#
  }

  private static func view(_ type: String, _ keys: String) -> String {
    views(#"{ "type": "\#(type)", "frame": "superview", \#(keys) }"#)
  }

  private static func texts(_ count: Int) -> String {
    "[" + Array(repeating: "\"a\"", count: count).joined(separator: ",") + "]"
  }

  private static func sized(_ width: String) -> String {
    views(#"{ "size": { "width": "\#(width)", "height": 1 }, "position": {} }"#)
  }

  /// A group of a compositional layout in which one element is repeated.
  private static func group(_ count: Int) -> String {
    let size = #""width": 1, "height": 1"#
    return view(
      "collection",
      #""compositional": { "sections": [{ "group": { \#(size), "count": \#(count), "elements": [{ \#(size) }] } }] }, "#
        + #""sections": [{ "items": [{ "view": {} }] }]"#)
  }

  /// A thousand groups of a thousand groups of a thousand elements.
  private static var nestedGroups: String {
    let size = #""width": 1, "height": 1"#
    var element = "{ \(size) }"
    for _ in 0..<3 { element = #"{ \#(size), "count": 1000, "elements": [\#(element)] }"# }
    return view(
      "collection",
      #""compositional": { "sections": [{ "group": \#(element) }] }, "sections": [{ "items": [{ "view": {} }] }]"#
    )
  }

  private static let rows = texts(1_001)
  private static let long = String(repeating: "1+", count: 5_000) + "1"
  private static let deep = String(repeating: "(", count: 1_001) + "1" + String(repeating: ")", count: 1_001)
  private static let format = "\"H:|" + String(repeating: "-[a]", count: 2_500) + "|\""

  static let cases: [(name: String, spec: String, expected: String)] = [
    ("rows of a table", view("table", #""sections": [{ "rows": \#(rows) }]"#), "limit of 1000"),
    ("rows of a list", view("list", #""sections": [{ "rows": \#(rows) }]"#), "limit of 1000"),
    ("segments", view("segmentedControl", #""items": \#(rows)"#), "limit of 1000"),
    ("tabs", view("tabBar", #""items": \#(rows)"#), "limit of 1000"),
    ("titles of a wheel", view("picker", #""components": [\#(rows)]"#), "limit of 1000"),
    ("repeated elements", group(1_000_000_000), "count: found the number 1000000000"),
    ("elements of groups in groups", nestedGroups, "limit of 10000 elements together"),
    (
      "pages", view("pageControl", #""numberOfPages": 1000000000"#),
      "numberOfPages: found the number 1000000000"
    ),
    ("points of a symbol", view("image", #""image": { "symbol": "gear", "pointSize": 1e7 }"#), "1 to 10000"),
    ("characters of an expression", sized(long), "limit of 10000 characters"),
    ("levels of an expression", sized(deep), "limit of 1000"),
    (
      "characters of a format", views(#"{ "id": "a" }"#, #", "constraints": [{ "format": \#(format) }]"#),
      "limit of 10000"
    ),
  ]

  @Test(arguments: cases.indices)
  func `one more is refused`(index: Int) throws {
    let (name, spec, expected) = Self.cases[index]
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "spec.json")
    let result = try SnapshotProcess.run(
      ["render", "spec.json", "-o", "out", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 2, "\(name)")
    #expect(
      result.troubles.count == 1 && result.troubles[0].hasPrefix("snapshot: spec.json:1:"),
      "\(name): \(result.errors.prefix(500))")
    #expect(result.errors.contains(expected), "\(name): \(result.errors.prefix(500))")
    #expect(result.errors.utf8.count < 1_000, "\(name)")
    #expect(folder.files == ["spec.json"], "\(name)")
  }

  /// Nine labels, each of which has a million letters.
  @Test func `texts of more than 8 MiB together are refused`() throws {
    let folder = try TemporaryFolder()
    let label = #"{"type": "label", "frame": "superview", "text": ""#
    let letters = String(repeating: "a", count: 1 << 20) + "\"}\n"
    try folder.write(
      Self.views(Array(repeating: label + letters, count: 9).joined(separator: ",")), to: "long.json")
    let result = try SnapshotProcess.run(["render", "long.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.troubles.count == 1 && result.errors.contains("long.json:8:")
        && result.errors.contains("more than the limit of 8 MiB together"), "\(result.errors.prefix(300))")
    #expect(folder.files == ["long.json"])
  }

  /// Reading so many takes seconds.
  @Test(.enabled(if: TestEffort.factor > 1)) func `more than 100,000 constraints are refused`() throws {
    let folder = try TemporaryFolder()
    let equations = Array(repeating: "\"a.width == 1\"", count: 100_001).joined(separator: ",")
    try folder.write(Self.views(#"{ "id": "a" }"#, #", "constraints": [\#(equations)]"#), to: "spec.json")
    let result = try SnapshotProcess.run(["render", "spec.json", "-o", "out"], in: folder.url)
    #expect(result.exitCode == 2 && result.errors.contains("limit of 100000 constraints"))
    #expect(folder.files == ["spec.json"])
  }
}

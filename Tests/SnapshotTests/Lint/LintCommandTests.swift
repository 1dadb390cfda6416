import Foundation
import PNG
import Raster
import TestSupport
import Testing
import ViewLint

/// `snapshot lint` as its users run it.
@Suite struct LintCommandTests {
  private static let clean = """
    { "canvas": { "width": 90, "height": 60 },
      "views": [{ "id": "title", "type": "label", "text": "A" }],
      "constraints": ["title.leading == superview.leading", "title.top == superview.top"] }
    """
  /// The last two constraints cannot both hold; the last stands in line 4 behind 4 blanks.
  private static let conflicting = """
    { "canvas": { "width": 90, "height": 60 },
      "views": [{ "id": "title", "type": "label", "text": "A" }],
      "constraints": ["title.leading == superview.leading", "title.top == superview.top", "title.width == 30",
        "title.width == 40"] }
    """
  /// 43 characters and the 13 of `"metrics": { ` stand before the metric.
  private static let unused = #"{ "canvas": { "width": 90, "height": 60 }, "metrics": { "old": 3 } }"#

  private static func lint(
    _ folder: TemporaryFolder, _ arguments: String..., input: String? = nil
  ) throws -> SnapshotProcess.Result {
    try SnapshotProcess.run(
      ["lint"] + arguments, in: folder.url, input: input.map { Data($0.utf8) })
  }

  @Test func `a clean spec exits with 0, one with findings with 1, trouble with 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.clean, to: "clean.json")
    try folder.write(Self.conflicting, to: "conflicting.json")
    try folder.write("{", to: "broken.json")
    let clean = try Self.lint(folder, "clean.json")
    #expect(clean.exitCode == 0 && clean.outputText == "no findings\n" && clean.errors.isEmpty)
    #expect(try Self.lint(folder, "clean.json", "conflicting.json").exitCode == 1)
    let trouble = try Self.lint(folder, "broken.json", "conflicting.json")
    #expect(trouble.exitCode == 2)
    #expect(trouble.errors.hasPrefix("snapshot: broken.json:1:2: "))
    // The others are looked at all the same.
    #expect(trouble.outputText.contains("conflicting.json:4:5: error: "))
    #expect(try Self.lint(folder, "missing.json").errors == "snapshot: missing.json: no such file\n")
  }

  @Test func `what could not be looked at is not said to be clean`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "broken.json")
    let text = try Self.lint(folder, "broken.json", "--allow", "thin-hairline=thin")
    #expect(text.outputText == "no findings, but not everything could be checked\n")
    // Maybe it covers what would be found there.
    #expect(!text.errors.contains("thin-hairline"))
    for (format, word) in [
      ("json", #""complete" : false"#), ("sarif", #""executionSuccessful" : false"#),
    ] {
      let result = try Self.lint(folder, "broken.json", "--format", format)
      #expect(result.exitCode == 2 && result.outputText.contains(word), "\(format)")
    }
  }

  /// Rules on views say what would be right in Swift; what is done here is the same.
  @Test func `what would be right is said in words of specs`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "canvas": { "width": 101, "height": 60 }, "snap": false,
        "views": [
          { "id": "line", "background": "red", "frame": { "x": 8, "y": 8, "width": 40, "height": 0.25 } },
          { "id": "title", "type": "label", "text": "A long text", "frame": { "x": 0, "y": 20, "width": 50, "height": 22 } }
        ] }
      """, to: "a.json")
    let text = try Self.lint(folder, "a.json").outputText
    #expect(text.contains("fix: Make it one pixel: 1 / scale\n"))
    #expect(text.contains(#"fix: Make the text wider, or allow any number of lines: "lines": 0"#))
  }

  @Test func `findings that cannot be shown are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.conflicting, to: "a.json")
    let result = try Self.lint(folder, "a.json", "--pictures", "a.json", "--scale", "1")
    #expect(result.exitCode == 2)
    #expect(result.errors == "snapshot: a.json/a.png: cannot be written: \"a.json\" is not a folder\n")
    #expect(result.outputText.hasPrefix("a.json:4:5: error: "))
    #expect(result.outputText.hasSuffix("\n1 finding (1 error) in 1 file\n"))
  }

  @Test func `constraints that cannot hold have their place and their views`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.conflicting, to: "a.json")
    let expected = """
      a.json:4:5: error: "title.width == 40" is broken: it conflicts with "title.width == 30" (line 3) \
      [conflicting-constraints]
          SpecCanvas/SpecView[0]/UILabel#title
          at @1x, @3x
          fix: Remove one of the constraints, or give one a lower priority than the others, such as @750
      1 finding (1 error) in 1 file

      """
    let result = try Self.lint(folder, "a.json", "--scale", "1,3")
    #expect(result.outputText == expected)
    // A finding is no trouble: nothing is said a second time.
    #expect(result.errors.isEmpty)
  }

  @Test func `a spec may come from standard input`() throws {
    let folder = try TemporaryFolder()
    let result = try Self.lint(folder, "-", input: Self.unused)
    #expect(result.exitCode == 1)
    #expect(
      result.outputText.hasPrefix("<stdin>:1:57: warning: Unused metric \"old\" [unused-metric]\n"))
  }

  @Test func `files of a folder come in the order of their names, findings in the order of lines`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.conflicting.replacing("\"views\":", with: "\"metrics\": { \"old\": 3 }, \"views\":"),
      to: "s/b.json")
    try folder.write(Self.unused, to: "s/a.json")
    let result = try Self.lint(folder, "s", "--quiet")
    let heads = result.outputText.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads.map { $0.prefix { $0 != " " } } == ["s/a.json:1:57:", "s/b.json:2:16:", "s/b.json:4:5:"])
    #expect(!result.outputText.contains("finding"))
  }

  @Test func `JSON and SARIF go to standard output or a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unused, to: "a.json")
    for format in ["json", "sarif"] {
      let printed = try Self.lint(folder, "a.json", "--format", format)
      #expect(printed.exitCode == 1)
      let written = try Self.lint(folder, "a.json", "--format", format, "-o", "out/r.\(format)")
      #expect(written.exitCode == 1)
      #expect(written.outputText == "1 finding (1 warning) in 1 file\n")
      #expect(try folder.data("out/r.\(format)") == printed.output)
      #expect(try JSONSerialization.jsonObject(with: printed.output) is [String: Any])
    }
    let text = try Self.lint(folder, "a.json", "-o", "-")
    #expect(text.outputText.contains("[unused-metric]"))
    #expect(try Self.lint(folder, "a.json", "-o", "a.json/x").exitCode == 2)
  }

  @Test func `pictures show specs that have findings, at the scales that have them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.clean, to: "s/clean.json")
    try folder.write(Self.conflicting, to: "s/deep/bad.json")
    _ = try Self.lint(folder, "s", "--pictures", "shown", "--scale", "1,2")
    #expect(folder.files.filter { $0.hasPrefix("shown") } == ["shown/deep/bad.png", "shown/deep/bad@2x.png"])
    let picture = try Bitmap(pngData: Array(folder.data("shown/deep/bad@2x.png")))
    // The canvas of 90 × 60 points, with a margin around it.
    #expect(picture.width > 180 && picture.height > 120)
  }

  @Test func `severities change, and what is too small or off is not told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unused, to: "a.json")
    let worse = try Self.lint(folder, "a.json", "--severity", "unused-metric=error")
    #expect(worse.outputText.contains("a.json:1:57: error: "))
    #expect(try Self.lint(folder, "a.json", "--severity", "unused-metric=off").exitCode == 0)
    #expect(try Self.lint(folder, "a.json", "--minimum", "error").exitCode == 0)
    #expect(
      try Self.lint(folder, "a.json", "--minimum", "error", "--severity", "unused-metric=error").exitCode == 1
    )
    // Notes are for who asks for them.
    #expect(try Self.lint(folder, "a.json", "--severity", "unused-metric=note").exitCode == 0)
    #expect(
      try Self.lint(folder, "a.json", "--severity", "unused-metric=note", "--minimum", "note").exitCode == 1)
  }

  @Test func `what is allowed is not told, and what allows nothing is`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.conflicting, to: "a.json")
    for view in ["", "@title", "@UILabel", "@SpecView[0]/UILabel#title"] {
      let result = try Self.lint(folder, "a.json", "--allow", "conflicting-constraints\(view)=a test of it")
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(view)")
      #expect(result.outputText == "no findings, 1 exempted\n")
    }
    let other = try Self.lint(
      folder, "a.json", "--allow", "conflicting-constraints@icon=a = b", "--allow", "thin-hairline=thin")
    #expect(other.exitCode == 1)
    #expect(
      other.errors == """
        snapshot: warning: --allow 'conflicting-constraints@icon=a = b' matches no finding; remove it
        snapshot: warning: --allow thin-hairline=thin matches no finding; remove it

        """)
    // An exemption of what is too small to be told covers it all the same.
    let small = try Self.lint(
      folder, "a.json", "--allow", "conflicting-constraints=x", "--severity", "conflicting-constraints=note",
      "--minimum", "warning")
    #expect(small.exitCode == 0 && small.errors.isEmpty && small.outputText == "no findings\n")
  }

  @Test func `a spec says what is meant of a view and what is in it`() throws {
    let folder = try TemporaryFolder()
    func spec(_ lint: String, on place: String) -> String {
      let object = "\"lint\": { \"allow\": { \(lint) } },"
      let text = Self.conflicting
      return place == "root"
        ? text.replacing("{ \"canvas\"", with: "{ \(object) \"canvas\"")
        : text.replacing("\"id\"", with: "\(object) \"id\"")
    }
    for place in ["root", "title"] {
      try folder.write(spec(#""conflicting-constraints": "a test of it""#, on: place), to: "a.json")
      let result = try Self.lint(folder, "a.json", "--format", "json")
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(place): \(result.errors)")
      #expect(result.outputText.contains("\"reason\" : \"a test of it\""))
    }
    // 24 characters stand before the code in the first line.
    try folder.write(spec(#""thin-hairline": "thin""#, on: "root"), to: "a.json")
    let unused = try Self.lint(folder, "a.json")
    #expect(
      unused.errors
        == "snapshot: warning: a.json:1:24: thin-hairline matches no finding; remove it\n")
    try folder.write(spec(#""thin-hairlin": "thin""#, on: "root"), to: "a.json")
    let unknown = try Self.lint(folder, "a.json")
    #expect(unknown.exitCode == 2)
    #expect(
      unknown.errors
        == "snapshot: a.json:1:24: unknown code \"thin-hairlin\"; did you mean \"thin-hairline\"?\n")
    // Pictures do not care.
    #expect(try SnapshotProcess.run(["render", "a.json"], in: folder.url).exitCode == 0)
  }

  @Test(arguments: [
    (["--allow", "truncated-txt=x"], "not \"truncated-txt\"; did you mean \"truncated-text\"?"),
    (["--allow", "truncated-text"], "and a reason, not \"truncated-text\""),
    (["--allow", "truncated-text= "], "and a reason, not \"truncated-text= \""),
    (["--allow", "truncated-text@=x"], "not \"truncated-text@=x\""),
    (["--severity", "truncated-text"], "not \"truncated-text\""),
    (["--severity", "truncated-text=bad"], "note, warning, error or off, not \"truncated-text=bad\""),
    (["--severity", "xyz=off"], "not \"xyz\"\n"),
    (["--minimum", "off"], "\"--minimum\" takes note or warning or error, not \"off\""),
    (["--format", "xml"], "\"--format\" takes text or json or sarif, not \"xml\""),
    (["--config", "none.json"], "snapshot: none.json: no such file"),
    (["--config", "."], "snapshot: .: found a folder, expected a file"),
    (["--format", "json", "--format", "text"], "\"--format\" is given twice"),
  ])
  func `wrong options are told in one line`(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.clean, to: "a.json")
    let result = try SnapshotProcess.run(["lint", "a.json"] + arguments, in: folder.url)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `the schema of findings is printed`() throws {
    let result = try SnapshotProcess.run(["schema", "--lint"])
    #expect(result.exitCode == 0 && result.outputText == LintReport.schema)
    #expect(try SnapshotProcess.run(["schema", "--lint", "--results"]).exitCode == 2)
  }
}

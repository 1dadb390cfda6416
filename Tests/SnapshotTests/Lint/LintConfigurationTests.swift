import Foundation
import TestSupport
import Testing

/// The file that says what is meant in all specs.
@Suite struct LintConfigurationTests {
  private static let spec = #"{ "canvas": { "width": 90, "height": 60 }, "metrics": { "old": 3, "six": 6 } }"#

  private static func run(
    _ configuration: String, named name: String, _ arguments: [String] = []
  ) throws -> SnapshotProcess.Result {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "specs/a.json")
    try folder.write(configuration, to: name)
    return try SnapshotProcess.run(["lint", "specs/a.json"] + arguments, in: folder.url)
  }

  private static let allowing = """
    { // Specs of old.
      "allow": [{ "code": "unused-metric", "view": "SpecCanvas", "reason": "kept for later" }],
      "severity": { "metric-named-by-value": "off" },
    }
    """

  @Test func `the file that the guide shows can be read`() throws {
    let guide = try String(
      contentsOfFile: PackageFolders.path("Documentation/LayoutLint.md"), encoding: .utf8)
    let example = try #require(
      guide.split(separator: "```json\n").dropFirst().first?.split(separator: "```").first)
    let result = try Self.run(String(example), named: ".snapshot-lint.json")
    #expect(result.exitCode == 1 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `the file of the current folder is read, or the one that is named`() throws {
    let found = try Self.run(Self.allowing, named: ".snapshot-lint.json")
    #expect(found.exitCode == 0 && found.outputText == "no findings, 2 exempted\n", "\(found.errors)")
    #expect(try Self.run(Self.allowing, named: "other.json").exitCode == 1)
    #expect(try Self.run(Self.allowing, named: "other.json", ["--config", "other.json"]).exitCode == 0)
    // The named file is read in place of the other.
    let named = try Self.run(Self.allowing, named: ".snapshot-lint.json", ["--config", "specs/a.json"])
    #expect(named.exitCode == 2 && named.errors.contains("unknown key \"canvas\""))
  }

  @Test func `the command line comes before the file`() throws {
    let file =
      #"{ "severity": { "unused-metric": "off", "metric-named-by-value": "error" }, "minimum": "error" }"#
    let result = try Self.run(file, named: ".snapshot-lint.json")
    #expect(result.outputText.hasSuffix("1 finding (1 error) in 1 file\n"))
    let options = ["--severity", "unused-metric=warning", "--minimum", "warning"]
    let changed = try Self.run(file, named: ".snapshot-lint.json", options)
    #expect(changed.outputText.hasSuffix("3 findings (1 error, 2 warnings) in 1 file\n"))
  }

  @Test func `what covers nothing is told where a folder was looked at`() throws {
    let file = #"{ "allow": [{ "code": "thin-hairline", "reason": "thin" }] }"#
    #expect(try Self.run(file, named: ".snapshot-lint.json").errors.isEmpty)
    let folder = try Self.run(file, named: ".snapshot-lint.json", ["specs"])
    // `{ "allow": [{ "code": ` has 22 characters.
    #expect(
      folder.errors
        == "snapshot: warning: .snapshot-lint.json:1:23: thin-hairline matches no finding; remove it\n"
    )
  }

  @Test(arguments: [
    ("{", ":1:2: "), ("{\n \"alow\": [] }", ":2:2: $.alow: unknown key \"alow\"; did you mean \"allow\"?"),
    (
      "{ \"allow\": [\n { \"code\": \"thin-hairlin\", \"reason\": \"x\" }] }",
      ":2:12: unknown code \"thin-hairlin\"; did you mean \"thin-hairline\"?"
    ),
    ("{ \"allow\": [\n { \"code\": \"thin-hairline\" }] }", ":2:2: $.allow[0]: missing key \"reason\""),
    (
      "{ \"allow\": [\n { \"code\": \"thin-hairline\", \"reason\": \" \" }] }",
      ":2:39: $.allow[0].reason: the reason is empty; explain why the finding is intended"
    ),
    ("{ \"severity\": { \"nothing-known\": \"off\" } }", ":1:17: unknown code \"nothing-known\""),
    (
      "{ \"severity\": { \"thin-hairline\": \"eror\" } }",
      ":1:34: found \"eror\", expected one of \"note\", \"warning\", \"error\", \"off\"; did you mean \"error\"?"
    ),
    ("{ \"minimum\": \"off\" }", ":1:14: found \"off\", expected one of \"note\", \"warning\", \"error\""),
    ("[]", ":1:1: $: found an array, expected an object"),
  ])
  func `what is wrong is told with its line`(text: String, message: String) throws {
    let result = try Self.run(text, named: ".snapshot-lint.json")
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("snapshot: .snapshot-lint.json\(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}

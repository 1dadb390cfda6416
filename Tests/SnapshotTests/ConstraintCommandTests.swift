import Foundation
import TestSupport
import Testing

/// The command's messages about constraints.
@Suite struct ConstraintCommandTests {
  private func render(_ spec: String) throws -> (SnapshotProcess.Result, files: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "card.json")
    let result = try SnapshotProcess.run(["render", "card.json", "-q", "-o", "out"], in: folder.url)
    return (result, folder.files)
  }

  private static func spec(_ constraint: String) -> String {
    """
    {
      "canvas": { "width": 100, "height": 60 },
      "views": [{ "id": "icon" }, { "id": "title" }],
      "constraints": [
        "V:|[icon(20)]", "H:|[icon][title(40)]", "V:|[title]",
        \(constraint)
      ]
    }
    """
  }

  @Test(arguments: [
    (
      #""title.leading == icn.trailing + 8""#,
      #"unknown view "icn" at column 18 of "title.leading == icn.trailing + 8"; did you mean "icon"?"#,
      "title.leading == icn.trailing + 8", 18
    ),
    (
      #""H:|-[icon]-[titel]""#,
      #"unknown view "titel" at column 13 of "H:|-[icon]-[titel]"; did you mean "title"?"#,
      "H:|-[icon]-[titel]", 13
    ),
  ])
  func `a mistake is shown with a caret under the character`(
    constraint: String, message: String, text: String, column: Int
  ) throws {
    let (result, files) = try render(Self.spec(constraint))
    #expect(result.exitCode == 2)
    // Once, although there are three scales.
    let caret = String(repeating: " ", count: column - 1) + "^"
    #expect(
      result.errors == """
        snapshot: card.json:6:5: $.constraints[3]: \(message)
            \(text)
            \(caret)

        """)
    #expect(files == ["card.json"])
  }

  /// F.28: the layout goes on, so there are pictures; the warning names what the spec says, once for all scales.
  @Test func `a conflict is a warning`() throws {
    let (result, files) = try render(Self.spec(#""title.width == 50""#))
    #expect(result.exitCode == 0)
    let lines = result.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 2, "\(result.errors)")
    #expect(lines[0].hasPrefix("snapshot: warning: card.json:"))
    #expect(lines[0].hasSuffix(" is broken: it conflicts with"))
    #expect(result.errors.contains(#"card.json:6:5: $.constraints[3]: "title.width == 50""#))
    #expect(result.errors.contains(#"card.json:5:22: $.constraints[1]: "H:|[icon][title(40)]""#))
    #expect(files.filter { $0.hasSuffix(".png") }.count == 3)
  }
}

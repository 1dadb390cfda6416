import Foundation
import TestSupport
import Testing

/// A full disk is trouble, and a reader that stops reading is none.
@Suite struct StandardStreamTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "canvas": { "width": 8, "height": 6 } }"#, to: "card.json")
    return folder
  }

  @Test(arguments: ["--version", "help", "devices", "render card.json --scale 1", "schema", "lint card.json"])
  func `an output that is full is trouble`(arguments: String) throws {
    let result = try SnapshotProcess.runShell("snapshot \(arguments) > /dev/full", in: folder())
    #expect(result.exitCode == 2)
    #expect(
      result.errors.contains("snapshot: <stdout>: cannot be written: No space left on device"),
      "\(result.errors)")
  }

  @Test func `a reader that stops reading is none`() throws {
    let folder = try folder()
    // The reader has gone before the first line is written.
    let line =
      "{ sleep 0.2; snapshot render card.json --scale 1; echo $? > code; } | true; sleep 0.1; wait; cat code >&2"
    let result = try SnapshotProcess.runShell(line, in: folder)
    #expect(result.errors.hasSuffix("0\n"), "\(result.errors)")
    #expect(folder.files.contains("pictures/card.png"))
  }
}

import Foundation
import TestSupport
import Testing
import ViewSpec

@testable import snapshot

/// `snapshot schema` as its users run it.
@Suite struct SchemaCommandTests {
  @Test(arguments: [["schema"], ["schema", "-o", "-"]])
  func `the schema is printed`(arguments: [String]) throws {
    let result = try SnapshotProcess.run(arguments)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.outputText == SpecSchema.text)
  }

  @Test func `the schema is written to a file, whose folder is made`() throws {
    let folder = try TemporaryFolder()
    let result = try SnapshotProcess.run(["schema", "-o", "editor/spec.schema.json"], in: folder.url)
    #expect(result.exitCode == 0 && result.errors.isEmpty && result.outputText.isEmpty)
    #expect(folder.files == ["editor/spec.schema.json"])
    #expect(try folder.data("editor/spec.schema.json") == Data(SpecSchema.text.utf8))
  }

  @Test func `a file that cannot be written is one line and exit code 2`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "taken")
    let result = try SnapshotProcess.run(["schema", "-o", "taken/spec.schema.json"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(
      result.errors == "snapshot: taken/spec.schema.json: cannot be written: \"taken\" is not a folder\n")
  }

  @Test func `it takes no specs`() throws {
    #expect(try SnapshotProcess.run(["schema", "card.json"]).exitCode == 2)
  }

  @Test func `a spec may name its schema`() throws {
    let folder = try TemporaryFolder()
    let spec = #"{ "$schema": "./spec.schema.json", "canvas": { "width": 4, "height": 4 } }"#
    try folder.write(spec, to: "card.json")
    let result = try SnapshotProcess.run(
      ["render", "card.json", "-o", "out", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
  }
}

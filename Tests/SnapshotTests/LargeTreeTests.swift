import Foundation
import PNG
import TestSupport
import Testing
import ViewDifference

/// Pictures whose trees are larger than any that a program has, as a stranger may send them.
@Suite struct LargeTreeTests {
  private static let spec = #"{ "canvas": { "width": 8, "height": 6 } }"#

  /// A tree of nodes of which each is in the one before, and of as many in the last one.
  private func tree(depth: Int, count: Int) -> LayoutTree {
    LayoutTree(
      scale: 1,
      nodes: (0...depth + count).map {
        LayoutNode(type: "A", parent: $0 > 0 ? min($0 - 1, depth) : nil, frame: .zero)
      })
  }

  /// A folder with a recorded reference that carries a tree in place of its own.
  private func folder(_ tree: LayoutTree) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let result = try SnapshotProcess.run(["record", "card.json", "--scale", "1"], in: folder.url)
    try #require(result.exitCode == 0)
    let text = PNGText(key: LayoutTree.textKey, value: tree.json, isCompressed: true)
    let file = try text.embedded(in: [UInt8](folder.data("card.png")))
    try Data(file).write(to: folder.url.appending(path: "card.png"))
    return folder
  }

  private static let problem =
    "card.png: node 1001 of the layout tree is in 1001 others, more than the limit of 1000"

  @Test func `a tree that is too deep is told in a line`() throws {
    let folder = try folder(tree(depth: 60_000, count: 0))
    for option in [[], ["--json"]] {
      let result = try SnapshotProcess.run(["inspect", "card.png"] + option, in: folder.url)
      #expect(result.exitCode == 2 && result.output.isEmpty)
      #expect(result.errors == "snapshot: \(Self.problem)\n")
    }
  }

  @Test func `a reference whose tree cannot be read is one without a tree, which is told in a line`() throws {
    let folder = try folder(tree(depth: 60_000, count: 0))
    let same = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(same.exitCode == 0 && same.outputText.hasPrefix("1 same"))
    #expect(same.errors.split(separator: "\n").filter { $0.hasSuffix(Self.problem) }.count == 1)

    try folder.write(#"{ "canvas": { "width": 8, "height": 6, "background": "red" } }"#, to: "card.json")
    let other = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(other.exitCode == 1 && !other.outputText.contains("why:"))
    #expect(other.errors.split(separator: "\n").filter { $0.hasSuffix(Self.problem) }.count == 1)
  }

  @Test func `a long output is printed line by line, until nobody takes it`() throws {
    let tree = tree(depth: 900, count: 600)
    let folder = try folder(tree)
    let whole = try SnapshotProcess.run(["inspect", "card.png"], in: folder.url)
    #expect(whole.exitCode == 0)
    #expect(whole.outputText == "8×6 pixels \(tree)\n")
    let json = try SnapshotProcess.run(["inspect", "card.png", "--json"], in: folder.url)
    #expect(json.outputText == tree.json + "\n")

    let command = "snapshot inspect card.png card.png"
    let full = try SnapshotProcess.runShell("\(command) > /dev/full", in: folder)
    #expect(full.errors == "snapshot: <stdout>: cannot be written: No space left on device\n")
    #expect(full.exitCode == 2)
    let stopped = try SnapshotProcess.runShell(
      "{ \(command); echo $? >&2; } | head -c 1 > /dev/null", in: folder)
    #expect(stopped.errors == "0\n")
  }

  @Test func `what could not be read again is not stored, which is told`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 4_097)
    let frame = #""frame": { "x": 0, "y": 0, "width": 1, "height": 1 }"#
    try folder.write(
      #"{ "canvas": { "width": 8, "height": 6 }, "views": [{ "id": "\#(name)", \#(frame) }] }"#,
      to: "card.json")
    let result = try SnapshotProcess.run(["record", "card.json", "--scale", "1", "--quiet"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(
      result.errors == """
        snapshot: warning: card.png: stored without its views: node 2 of the layout tree has an identifier of 4097 \
        bytes, more than the limit of 4096

        """)
    let again = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(again.exitCode == 0 && again.outputText.hasPrefix("1 same"))
    let inspected = try SnapshotProcess.run(["inspect", "card.png"], in: folder.url)
    #expect(inspected.outputText == "8×6 pixels, no layout tree\n")
  }
}

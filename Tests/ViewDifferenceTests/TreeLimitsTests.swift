import Foundation
import TestSupport
import Testing

@testable import ViewDifference

/// The limits on the size of a stored tree, within which every stored tree can be read.
@Suite struct TreeLimitsTests {
  /// Nodes of which each is in the one before.
  private static func chain(_ count: Int) -> LayoutTree {
    LayoutTree(
      scale: 1, nodes: (0..<count).map { LayoutNode(type: "A", parent: $0 > 0 ? $0 - 1 : nil, frame: .zero) })
  }

  private static func tree(_ node: LayoutNode) -> LayoutTree { LayoutTree(scale: 1, nodes: [node]) }

  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// Trees at a limit.
  private static var largest: [LayoutTree] {
    let properties = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("key\($0)", "") })
    return [
      chain(1_001), tree(LayoutNode(type: text(4_096), identifier: text(4_096))),
      tree(LayoutNode(type: "A", properties: [text(4_096): text(1 << 20)])),
      tree(LayoutNode(type: "A", properties: properties)),
      tree(LayoutNode(type: "A", properties: ["text": "e" + String(repeating: "\u{301}", count: 512)])),
    ]
  }

  /// Trees beyond a limit, and what is said of them.
  private static var tooLarge: [(LayoutTree, String)] {
    let properties = Dictionary(uniqueKeysWithValues: (0..<1_001).map { ("key\($0)", "") })
    let long = Dictionary(uniqueKeysWithValues: (0..<8).map { ("key\($0)", text(1 << 20)) })
    let megabyte = 1 << 20
    return [
      (chain(1_002), "node 1001 of the layout tree is in 1001 others, more than the limit of 1000"),
      (
        LayoutTree(scale: 1, nodes: Array(repeating: LayoutNode(type: "A"), count: 100_001)),
        "the layout tree has 100001 nodes, more than the limit of 100000"
      ),
      (
        tree(LayoutNode(type: text(4_097))),
        "node 0 of the layout tree has a class of 4097 bytes, more than the limit of 4096"
      ),
      (
        tree(LayoutNode(type: "A", identifier: text(4_097))),
        "node 0 of the layout tree has an identifier of 4097 bytes, more than the limit of 4096"
      ),
      (
        tree(LayoutNode(type: "A", properties: [text(4_097): ""])),
        "node 0 of the layout tree has the name of a property of 4097 bytes, more than the limit of 4096"
      ),
      (
        tree(LayoutNode(type: "A", properties: ["text": text(1 << 20 + 1)])),
        "node 0 of the layout tree has a property of 1048577 bytes, more than the limit of 1048576"
      ),
      (
        tree(LayoutNode(type: "A", properties: properties)),
        "node 0 of the layout tree has 1001 properties, more than the limit of 1000"
      ),
      (
        tree(LayoutNode(type: "A", properties: ["text": "e" + String(repeating: "\u{301}", count: 513)])),
        "the layout tree has a letter with more than 512 combining marks"
      ),
      // 70 bytes around the properties: {"layout":1,"scale":1,"nodes":[ and a line feed; {"type":"A","properties":{…}} and a line feed; ]}. Of each
      // property 4 letters, 6 marks and its value, and 7 commas.
      (
        tree(LayoutNode(type: "A", properties: long)),
        "the layout tree has \(70 + 8 * (9 + megabyte)) bytes, more than the limit of 8 MiB"
      ),
    ]
  }

  @Test(arguments: largest.indices) func `a tree at a limit is stored and read`(number: Int) throws {
    let tree = Self.largest[number]
    #expect(tree.storageProblem == nil)
    let png = TestPNG.onePixel().bytes
    let (file, problem) = try tree.embedded(in: png)
    #expect(problem == nil && file != png)
    #expect(try LayoutTree(png: file) == tree)
  }

  @Test(arguments: tooLarge.indices)
  func `a tree beyond a limit is not read and not stored, for the same reason`(number: Int) throws {
    let (tree, words) = Self.tooLarge[number]
    let error = try #require(throws: LayoutTreeError.self) { try LayoutTree(json: tree.json) }
    #expect(error.description == words)
    #expect(tree.storageProblem == error)
    let png = TestPNG.onePixel().bytes
    let (file, problem) = try tree.embedded(in: png)
    #expect(file == png && problem == error)
  }

  @Test func `what is damaged is told with its node`() throws {
    for (nodes, words) in [
      (#"{"type":"A"},{"type":"B","frame":"wide"}"#, "“frame” of node 1 has another type"),
      (#"{"type":"A"},{"id":"b"}"#, "“type” of node 1 is missing"),
      (#"{"type":"A","properties":{"a\nb":1}}"#, "“a⏎b” of node 0 has another type"),
      (#"{"type":"A"},7"#, "node 1 has another type"),
    ] {
      let error = try #require(throws: LayoutTreeError.self) {
        try LayoutTree(json: #"{"layout":1,"scale":1,"nodes":[\#(nodes)]}"#)
      }
      #expect(error.description == "the layout tree is damaged: \(words)")
    }
  }

  @Test func `lines that are made one by one are those of the whole`() {
    for tree in [Self.chain(40), LayoutTree(scale: 1.5, nodes: [])] {
      #expect(tree.jsonLines.joined(separator: "\n") == tree.json)
      #expect(tree.lines().joined(separator: "\n") == tree.description)
      #expect(tree.lines(behind: "4×4").first { _ in true } == "4×4 @\(tree.scale.plain)x")
    }
  }

  @Test func `no walk over a tree recurses, however deep it is`() {
    let count = onSmallStack {
      let (old, new) = (Self.chain(20_000), Self.chain(20_001))
      return Explanation(from: old, to: new).changes.count + new.areas(ofViews: ["a"]).count
    }
    #expect(count == 1)
  }
}

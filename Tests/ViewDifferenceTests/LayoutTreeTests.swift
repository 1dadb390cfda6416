import Foundation
import GraphicsCore
import LayoutCore
import Testing
import TextViewCore

@testable import ViewDifference

/// The content of a tree, which is the same after it was stored.
@Suite("Layout trees")
@MainActor
struct LayoutTreeTests {
  @Test("A node has its frame in points, its box in pixels and what it paints")
  func nodes() throws {
    let tree = Recorded(CardView()).tree
    #expect(tree.scale == 2)
    #expect(tree.nodes.map(\.identifier) == ["card", "icon", "title", "caption"])
    #expect(tree.nodes.map(\.parent) == [nil, 0, 0, 0])
    let icon = tree.nodes[1]
    #expect(icon.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(icon.box == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(icon.paint == icon.box)
    #expect(icon.properties == ["background": "#ff0000"])
    #expect(tree.nodes[2].properties["text"] == "Title")
    let title = try #require(tree.nodes[2].box)
    // Letters stay within the label.
    #expect(tree.nodes[2].paint.map { title.contains($0) } == true)
  }

  @Test("A frame depends on what code read before it set it, and on the view whose code it is")
  func dependencies() {
    let tree = Recorded(CardView()).tree
    #expect(tree.nodes[1].dependencies == [0])
    #expect(tree.nodes[2].dependencies == [2, 1, 0])
    #expect(tree.nodes[3].dependencies == [3, 2, 1, 0])
  }

  @Test("A tree is the same after it was stored as JSON, whatever its texts are")
  func roundTrip() throws {
    let card = CardView()
    card.title.text = "“A” \"B\"\\ \n\t\u{1}é👩‍👩‍👧"
    card.icon.transform = CGAffineTransform(rotationAngle: 0.3)
    card.icon.frame.origin.x = 1.0 / 3
    let tree = Recorded(card).tree
    #expect(try LayoutTree(json: tree.json) == tree)
  }

  @Test(
    "What is no tree is told in one line",
    arguments: [
      ("", "it is not JSON"), ("[]", "another type"), ("{\"layout\":1,\"scale\":1}", "“nodes” is missing"),
      ("{\"layout\":2,\"scale\":1,\"nodes\":[]}", "version 2"),
      ("{\"layout\":1,\"scale\":0,\"nodes\":[]}", "scale 0"),
      ("{\"layout\":1,\"scale\":1,\"nodes\":[{\"type\":\"A\",\"parent\":0}]}", "is not before it"),
      ("{\"layout\":1,\"scale\":1,\"nodes\":[{\"type\":\"A\",\"parent\":-1}]}", "is not before it"),
      ("{\"layout\":1,\"scale\":1,\"nodes\":[{\"type\":\"A\",\"dependencies\":[1]}]}", "does not exist"),
      ("{\"layout\":1,\"scale\":1,\"nodes\":[{\"type\":\"A\",\"frame\":[1]}]}", "four numbers"),
    ])
  func damaged(json: String, problem: String) throws {
    let error = try #require(throws: LayoutTreeError.self) { try LayoutTree(json: json) }
    #expect(error.description.contains(problem))
    #expect(!error.description.contains("\n"))
  }

  @Test("In words a tree has a line for each node, indented by depth")
  func words() {
    let root = LayoutNode(
      type: "Card", identifier: "card", frame: CGRect(x: 0, y: 0, width: 100, height: 20.5))
    let label = LayoutNode(
      type: "UILabel", parent: 0, frame: CGRect(x: 1.0 / 3, y: -4, width: 50, height: 20),
      properties: ["text": "Hello\nyou", "truncated": "", "alpha": "0.5"])
    #expect(
      LayoutTree(scale: 2, nodes: [root, label]).description == """
        @2x
        Card#card 0 0 100 20.5
          UILabel 0.333 -4 50 20 alpha=0.5 text=“Hello⏎you” truncated
        """)
  }
}
